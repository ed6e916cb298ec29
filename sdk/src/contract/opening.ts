import { array, assign, type Infer, object, optional } from 'superstruct';
import { Range } from './catalogue.js';
import { PricingRow } from './pricing.js';

/**
 * The answer to the first load of a quote page: its range and, so that prices need no second call, those of the
 * configuration it opens with. Without rows where that has no listed price.
 */
export const Opening = assign(Range, object({ opening_rows: optional(array(PricingRow)) }));
export type Opening = Infer<typeof Opening>;
