/** The shape of the shared store. Widgets read snapshots of it; only the named actions write to it. */
import type { Cart } from '../contract/cart.js';
import type { Range } from '../contract/catalogue.js';
import type { Opening } from '../contract/opening.js';
import type { PricingRow } from '../contract/pricing.js';
import type { ProductInformation } from '../contract/product-info.js';
import type { Selection } from '../contract/selection.js';
import type { Problem } from '../errors/problem.js';
import type { PriceChanges } from '../rules/prices/price-changes.js';
import type { CompareState } from './compare-state.js';
import type { Consent } from './consent.js';
import type { OrdersState } from './orders-state.js';
import type { PersonState } from './person-state.js';
import type { ReviewsState } from './reviews-state.js';
import type { ShippingState } from './shipping-state.js';

/** One configuration on the page: the widgets that carry the same `configuration` name share it. */
export interface ConfigurationState {
  /** Slugs of the featured item and, where the page names one, the product. */
  item: string;
  product: string | null;
  status: 'idle' | 'loading' | 'ready' | 'missing' | 'failed';
  problem: Problem | null;
  /** With the selection that it opened with, where it was fetched. */
  range: (Range & Partial<Pick<Opening, 'opening_selection'>>) | null;
  selection: Selection | null;
  /** Fields being typed in, by name; while there is one, submitting, comparing and printing wait. */
  typing: string[];
  /**
   * 'pending' while prices are on their way, from the first key of what is typed on; 'ready' when `rows` are those of the selection; 'idle' when it has none to ask
   * for, which `pricingProblem` explains where there is a reason; 'failed' when they could not be had.
   */
  pricing: 'idle' | 'pending' | 'ready' | 'failed';
  /** Why there is no price for what is chosen; null where there is one. */
  pricingProblem: Problem | null;
  /** Rows of the last answer: listed quantities rising, then the custom one. Kept while the next is on its way. */
  rows: PricingRow[];
  /** What each choice would change the total of the selection by that the page was drawn with, where its server says so. */
  changes?: PriceChanges;
  submitting: boolean;
  /** The outcome of the last submit, said once; `sequence` makes equal notices distinct. */
  notice: { kind: 'added' | 'moved' | 'failed'; message: string; sequence: number } | null;
}

export interface CartState {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  problem: Problem | null;
  /** Secret that opens the cart; null until the first line is added. */
  token: string | null;
  cart: Cart | null;
  /** Ids of lines with a change on its way. */
  busy: string[];
  /** Whether the page may keep the cart in the browser, where it has said so. */
  consent?: Consent;
  /** A change of a line that a form without script sent and the shop refused; what was typed stays. */
  refused?: RefusedChange | null;
}

/** A change of a line that was refused, as it was typed. */
export interface RefusedChange {
  line: string;
  quantity: string;
  kinds: string;
  /** The field at fault; null where it is neither. */
  field: 'quantity' | 'kinds' | null;
  message: string;
}

export interface ShopState {
  configurations: Record<string, ConfigurationState>;
  cart: CartState;
  /** What is kept for comparing; missing until somebody keeps or shows it. */
  compare?: CompareState;
  /** Who uses the page; missing until somebody needs to know. */
  person?: PersonState;
  /** The orders of who uses the page; missing until a widget shows them. */
  orders?: OrdersState;
  /** What is read about products, by `informationKey`; missing until a widget shows it. */
  information?: Record<string, ProductInformation>;
  /** How long the products of an item take, by its slug; missing until a widget shows it. */
  shipping?: Record<string, ShippingState>;
  /** What customers say, by the slug of the item; missing until a widget shows it. */
  reviews?: Record<string, ReviewsState>;
}
