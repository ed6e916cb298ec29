import type { Range } from '../contract/catalogue.js';
import type { PricingRow } from '../contract/pricing.js';
import type { Selection } from '../contract/selection.js';
import type { Problem } from '../errors/problem.js';
import type { ConfigurationState } from './shop-state.js';

/** A configuration of an item (and, where the page names one, a product) that nothing is known of yet. */
export const emptyConfiguration = (item: string, product: string | null): ConfigurationState => ({
  item,
  product,
  status: 'idle',
  problem: null,
  range: null,
  selection: null,
  typing: [],
  pricing: 'idle',
  pricingProblem: null,
  rows: [],
  submitting: false,
  notice: null,
});

/** A configuration that is known whole, for a server that renders with it. */
export const readyConfiguration = (known: {
  item: string;
  product: string | null;
  range: Range;
  selection: Selection;
  rows: PricingRow[];
  /** Why there are no rows, where the shop says. */
  pricingProblem?: Problem | null;
}): ConfigurationState & { selection: Selection } => ({
  ...emptyConfiguration(known.item, known.product),
  ...known,
  // What is chosen before the code came that tells the page is a change from this.
  range: { ...known.range, opening_selection: known.selection },
  status: 'ready',
  pricing: known.rows.length ? 'ready' : 'idle',
});
