import type {
  Cents,
  Dollars,
  FeaturedItem,
  FeatureInfo,
  Holiday,
  Product,
  ProductInfo,
  Range,
  SpecialProcessing,
  Suburb,
} from '@kerf/sdk/contract';
import type { KnownSuburbs } from '@kerf/sdk/rules';
import type { RateCard } from './rate-card.js';

/** The days off of any year, rising by date: by rule, so that they never end. */
export interface HolidayCalendar {
  inYear(year: number): readonly Holiday[];
}

/** A way of delivery. Days are business days. */
interface ShippingMethod {
  id: number;
  method: string;
  printingDays: number;
  shippingDays: number;
  cost: Cents;
}

/** How orders leave the shop. */
export interface Shipping {
  /** IANA zone in which the cut-off is read. */
  zone: string;
  /** Hour of the day (0–23) from which an order counts as the next business day's. */
  cutOffHour: number;
  /** In the order they are offered; the first is the standard one. */
  methods: readonly ShippingMethod[];
  /** Extra printing days of the products that take longer, by product id. */
  extraPrintingDays: ReadonlyMap<number, number>;
}

/** What a featured item is, in a line for lists and a paragraph for its page, where its file has them. */
interface ItemWords {
  line: string | undefined;
  description: string | undefined;
}

/** What there is to read, as far as there is something. */
export interface Information {
  /** About products and stocks, by the key that these name it by. */
  infos: ReadonlyMap<string, ProductInfo>;
  /** About special features, by code. */
  features: ReadonlyMap<string, FeatureInfo>;
}

/** A text with a page of its own. */
interface WrittenPage {
  /** The end of its address. */
  slug: string;
  title: string;
  /** What search engines show of it. */
  description: string;
  /** What it is about, before anything else. */
  lead: string;
  sections: readonly { title: string; paragraphs: readonly string[]; items: readonly string[] }[];
  /** Where its readers go next: pages of the shop. */
  links: readonly { label: string; path: string }[];
}

/** Something that the shop has to tell. */
export interface NewsArticle extends WrittenPage {
  /** The day it is from, as an ISO date. */
  date: string;
  /** The featured item whose picture it has. */
  item: FeaturedItem;
}

/** What a shop says of itself: where it is reached, and on what terms it sells. */
export const housePages = ['contact', 'returns', 'terms', 'privacy'] as const;

/** What the shop says of itself under one of these heads. */
export interface HousePage extends WrittenPage {
  slug: (typeof housePages)[number];
}

/** Who sells: what invoices have to say, and where money goes. */
export interface Seller {
  name: string;
  /** Australian Business Number. */
  abn: string;
  /** Line by line. */
  address: readonly string[];
  email: string;
  bank: { name: string; bsb: string; account: string };
  /** Within how many days an invoice is to be paid. */
  paymentDays: number;
}

/** The suburbs of the country. */
export interface SuburbList extends KnownSuburbs {
  /** Those that begin with what was typed: a name, a postal code, or a name and after it a state or a code. At most `max`. */
  find(typed: string, max: number): Suburb[];
}

/** Everything the shop sells and how it is priced: read once from files, never changed while it is in use. */
export interface Catalogue {
  /** Of the prices: changes with any rate card or option cost, and with nothing else. */
  version: string;
  items: readonly FeaturedItem[];
  /** By product id, with the names as stored. */
  products: ReadonlyMap<number, Product>;
  /** By each slug of the featured item, with the names as people read them. */
  ranges: ReadonlyMap<string, Range>;
  /** What the pages say of featured items, by slug. */
  itemWords: ReadonlyMap<string, ItemWords>;
  /** A line about a product among the stocks, by slug of the product; one may have none yet. */
  stockLines: ReadonlyMap<string, string>;
  /** What items promise to cost at least, by slug; one may promise nothing. */
  fromPrices: ReadonlyMap<string, Dollars>;
  /** By product id. */
  rateCards: ReadonlyMap<number, RateCard>;
  shipping: Shipping;
  holidays: HolidayCalendar;
  seller: Seller;
  suburbs: SuburbList;
  /** What there is to choose for special processing. */
  special: SpecialProcessing;
  information: Information;
  /** The newest first. */
  news: readonly NewsArticle[];
  /** Those that there are. */
  house: readonly HousePage[];
}
