import { assign, type Infer, object, optional } from 'superstruct';
import { list } from './bounded.js';
import { Range } from './catalogue.js';
import { maxListedQuantities } from './limits.js';
import { PricingRow } from './pricing.js';

/**
 * The answer to the first load of a quote page: its range and, so that prices need no second call, those of the
 * configuration it opens with. Without rows where that has no listed price.
 */
export const Opening = assign(
  Range,
  object({ opening_rows: optional(list(PricingRow, maxListedQuantities + 1)) }),
);
export type Opening = Infer<typeof Opening>;
