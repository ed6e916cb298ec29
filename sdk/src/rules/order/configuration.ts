import type { Range } from '../../contract/catalogue.js';
import type { PricingRow } from '../../contract/pricing.js';
import type { Selection } from '../../contract/selection.js';

/** What the rules about a configuration read of it. */
export interface Configuration {
  range: Range | null;
  selection: Selection | null;
  rows: readonly PricingRow[];
  pricing: 'idle' | 'pending' | 'ready' | 'failed';
  /** Why there are no prices, where something says. */
  pricingProblem?: { readonly code: string } | null;
  typing: readonly string[];
  submitting: boolean;
}
