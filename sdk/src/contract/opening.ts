import { assign, type Infer, object, optional } from 'superstruct';
import { boundedList } from './bounded.js';
import { Range } from './catalogue.js';
import { maxListedQuantities } from './limits.js';
import { PricingRefusal, PricingRow } from './pricing.js';
import { Selection } from './selection.js';

/**
 * The answer to the first load of a quote page: its range, the selection it opens with and, so that prices need no
 * second call, those of that selection; or, where it has no listed price, why.
 */
export const Opening = assign(
  Range,
  object({
    opening_selection: Selection,
    opening_rows: optional(boundedList(PricingRow, maxListedQuantities + 1)),
    opening_refusal: optional(PricingRefusal),
  }),
);
export type Opening = Infer<typeof Opening>;
