/** Quotations as they travel: priced papers that hold their prices for a time. Money is decimal dollars, GST included. */
import { boolean, type Infer, integer, nullable, object, optional } from 'superstruct';
import { boundedList, boundedText } from './bounded.js';
import { CartAnswer } from './cart.js';
import { maxAddressLength, maxCartLines, maxIdLength, maxWordsLength } from './limits.js';
import { DollarAmount } from './money.js';
import { PricingRequest } from './pricing.js';
import { maxBillAddressLength, maxQuotations } from './quotation-routes.js';

/** ISO 'YYYY-MM-DD', by the shop's clock. */
const Day = boundedText();

/** Whom a quotation is for, as typed; each is '' where nothing is said. The address has several lines. */
export const BillTo = object({
  name: boundedText(),
  company: boundedText(),
  address: boundedText(maxBillAddressLength),
});
export type BillTo = Infer<typeof BillTo>;

/**
 * What is to be quoted: a configuration, or the line of the caller's cart with that id. `cost` is the total of all its
 * sets that the shopper was shown.
 */
export const NewQuotedItem = object({
  configuration: optional(PricingRequest),
  line_id: optional(boundedText(maxIdLength)),
  cost: DollarAmount,
});
export type NewQuotedItem = Infer<typeof NewQuotedItem>;

/**
 * Making a quotation. The server prices it by itself; it is refused with today's total where `total_price` is another
 * one. The other sums repeat what was shown and are not trusted.
 */
export const NewQuotation = object({
  quotations: boundedList(NewQuotedItem, maxCartLines),
  sub_total: DollarAmount,
  shipping_fee: DollarAmount,
  point_discount: DollarAmount,
  coupon_discount: DollarAmount,
  total_price: DollarAmount,
});
export type NewQuotation = Infer<typeof NewQuotation>;

/** Something that is quoted. `price` is for one set, `total` = price × kinds. */
export const QuotedItem = object({
  id: boundedText(maxIdLength),
  product_name: boundedText(),
  /** The choices in words, one option a part, joined by ' / '. */
  details: boundedText(maxWordsLength),
  /** What is put into a cart; null for what the shop makes by agreement alone. */
  configuration: nullable(PricingRequest),
  quantity: integer(),
  kinds: integer(),
  price: DollarAmount,
  total: DollarAmount,
});
export type QuotedItem = Infer<typeof QuotedItem>;

/** A quotation in a list. */
export const QuotationSummary = object({
  id: boundedText(maxIdLength),
  quotation_no: boundedText(),
  issue_date: Day,
  /** The last day on which its prices are held. */
  held_until: Day,
  /** Whether its prices are held still. */
  is_held: boolean(),
  total_price: DollarAmount,
  items: boundedList(object({ product_name: boundedText() }), maxCartLines),
});
export type QuotationSummary = Infer<typeof QuotationSummary>;

/**
 * A quotation. `total_price` = `sub_total` − discounts + `shipping_fee`, with `gst_included` inside. What it holds it holds
 * to the end of `held_until`; `today` is what its items cost together since then, null while it is held and where they have no
 * price today.
 */
export const Quotation = object({
  ...QuotationSummary.schema,
  ...BillTo.schema,
  items: boundedList(QuotedItem, maxCartLines),
  sub_total: DollarAmount,
  point_discount: DollarAmount,
  coupon_discount: DollarAmount,
  shipping_fee: DollarAmount,
  gst_included: DollarAmount,
  today: nullable(DollarAmount),
  /** What the shop says with it, '' for nothing. */
  note: boundedText(maxWordsLength),
});
export type Quotation = Infer<typeof Quotation>;

/** The newest quotations of a member. */
export const QuotationList = object({ quotations: boundedList(QuotationSummary, maxQuotations) });
export type QuotationList = Infer<typeof QuotationList>;

/** A quotation that was asked for. */
export const QuotationAnswer = object({ quotation: Quotation });
export type QuotationAnswer = Infer<typeof QuotationAnswer>;

/**
 * A quotation that was made. `token` opens the cart that it belongs to, '' for a member's without one; `key` opens this
 * quotation in addresses, for who has it, as long as its prices are held; `page` is its page with that key.
 */
export const NewQuotationAnswer = object({
  token: boundedText(maxIdLength),
  key: boundedText(maxIdLength),
  page: boundedText(maxAddressLength),
  quotation: Quotation,
});
export type NewQuotationAnswer = Infer<typeof NewQuotationAnswer>;

/** Putting a quotation into a cart: `cost` is what its items come to, as the shopper was shown it. */
export const QuotationIntoCart = object({ cost: DollarAmount });
export type QuotationIntoCart = Infer<typeof QuotationIntoCart>;

/** The cart with a quotation in it. `added` counts its lines that were not there before. */
export const QuotationInCart = object({ ...CartAnswer.schema, added: integer() });
export type QuotationInCart = Infer<typeof QuotationInCart>;
