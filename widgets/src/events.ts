/** What the events of widgets carry in `detail`. All of them bubble, leave every shadow root, and come from a widget's tag. */
import type { QuoteType, ReviewFilter, Selection, User } from '@kerf/sdk/contract';
import type { CompareType, Problem } from '@kerf/sdk/runtime';

export type { FollowUp } from '@kerf/sdk/rules';

/** `kerf-ready`: the configuration by its name, and the slug of its item. */
export interface Opened {
  configuration: string;
  item: string;
}

/** `kerf-change`, and what acts on a configuration: with everything that is chosen. */
export interface Changed extends Opened {
  selection: Selection;
}

/** `kerf-price`: dollars with GST for all sets, or null while what is chosen has no price. */
export interface Priced extends Opened {
  total: number | null;
  currency: string;
}

/** `kerf-error` of a configuration: what went wrong, in words for visitors. */
export interface Failed extends Opened, Problem {}

/** `kerf-before-add-to-cart`: `line` is the id of the cart's line that is changed, null for a new one. */
export interface Adding extends Changed {
  line: string | null;
}

/** `kerf-add-to-cart`: `line` is the id of the line that it is in now. */
export interface Added extends Changed {
  line: string;
}

/** `kerf-before-quote`: why a quote is asked for. */
export interface QuoteAsked extends Changed {
  kind: QuoteType;
}

/** `kerf-quote`: the number that the request has. */
export interface QuoteSent extends QuoteAsked {
  number: string;
}

/** `kerf-compare`: what is kept. */
export interface Compared extends Changed {
  type: CompareType;
}

/** `kerf-compare-change`, and ahead of it: what is done to the one that is kept as that. */
export interface CompareChanged {
  type: CompareType;
  action: 'remove';
}

/** `kerf-before-quotation`: what the quotation comes to, dollars with GST and shipping. */
export interface Quoting {
  total: number;
}

/** `kerf-quotation`: the number by which people know the quotation that was made, and what it comes to. */
export interface Quoted extends Quoting {
  number: string;
}

/** `kerf-before-quotation-change`, `kerf-quotation-change`: what is done with the quotation of that number. */
export interface QuotationChanged {
  number: string;
  action: 'bill-to' | 'into-cart';
}

/** `kerf-cart-change`: what was done to the line of that id. */
export interface CartChanged {
  line: string;
  action: 'change' | 'remove' | 'restore';
}

/** `kerf-before-cart-change`: with what a change sets, pieces of one set and sets. */
export interface CartChanging extends CartChanged {
  quantity?: number;
  kinds?: number;
}

/** `kerf-signed-in`: the member. */
export interface SignedInUser {
  user: User;
}

/** `kerf-order-change`: what was done to the order of that id; `piece` is null where it was about none. */
export interface OrderChanged {
  order: string;
  piece: string | null;
  action: 'approve' | 'ask-change' | 'cancel' | 'message' | 'remove-artwork';
}

/** `kerf-order-progress`: the id of the order that came further. */
export interface OrderProgress {
  order: string;
}

/** `kerf-reorder`: the piece that is in the cart again, what all its sets cost then and what they cost now, dollars. */
export interface Reordering {
  order: string;
  piece: string;
  was: number;
  now: number;
}

/** `kerf-order-opened`: the number of the order. */
export interface OrderOpened {
  order_number: string;
}

/** `kerf-ready` of reviews: the slug of the item, and how many there are. */
export interface ReviewsShown {
  item: string;
  count: number;
}

/** `kerf-reviews-change`: which reviews of the item are shown now; the page from 1. */
export interface ReviewsTurned {
  item: string;
  filter: ReviewFilter;
  page: number;
}

/** `kerf-review`: the stars, 1 to 5, that the piece of that order was given. */
export interface Reviewed {
  order: string;
  piece: string;
  rate: number;
}
