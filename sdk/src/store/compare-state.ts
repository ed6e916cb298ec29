/** What is kept for comparing, and what it costs now. */
import type { Dollars } from '../contract/money.js';
import type { PricingRequest, PricingRow } from '../contract/pricing.js';
import type { Selection } from '../contract/selection.js';
import type { Problem } from '../errors/problem.js';
import type { Fact } from '../rules/compare/facts.js';

/** How the names begin that the browser keeps them under. */
export const comparePrefix = 'kerf-compare-';

/** A configuration as it is compared: two with the same words and price are one. */
export interface CompareType {
  product: string;
  /** Its summary. */
  details: string;
  /** Of all sets, dollars with GST. */
  price: Dollars;
}

/** One that is kept, with what it takes to draw, price, open and order it again. */
export interface KeptType extends CompareType {
  /** What it is kept under; it ends with three random digits. */
  key: string;
  /** When that was, ms. */
  keptAt: number;
  /** What it cost when it was kept, where that is another price than now. */
  was: Dollars | null;
  /** Name of the configuration that it was kept from, and the slug of its item. */
  configuration: string;
  item: string;
  /** The address in the shop that opens it as it is; null where the shop has no page for it. */
  path: string | null;
  selection: Selection;
  /** With its quantity, listed or not. */
  request: PricingRequest;
  facts: readonly Fact[];
}

/** What one costs now: 'pending' while that is asked, 'failed' where there is no price, or it could not be had. */
export type ComparePrice =
  | { status: 'pending' }
  | { status: 'ready'; row: PricingRow }
  | { status: 'failed'; problem: Problem };

export interface CompareState {
  /** The one that was kept first in front. */
  types: readonly KeptType[];
  /** Keys of those that are in memory alone. */
  unsaved: readonly string[];
  /** By key; nothing of one that was not asked about yet. */
  prices: Readonly<Record<string, ComparePrice>>;
  /** What shows it on the page, the first in front. */
  trays: readonly string[];
  /** Which of them has its cards open. */
  open: string | null;
}

/** That of a shop, made where there is none. */
export function compareState({ state }: { readonly state: { compare?: CompareState } }): CompareState {
  state.compare ??= { types: [], unsaved: [], prices: {}, trays: [], open: null };
  return state.compare;
}
