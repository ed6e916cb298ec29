import { productLine } from '@kerf/sdk/rules';
import type { ConfigurationState, Problem } from '@kerf/sdk/runtime';

/** Why there are no prices, unless somebody is typing what will be priced; the panel of a card says it in its field. */
export const pricesProblem = ({
  range,
  rows,
  typing,
  pricing,
  pricingProblem,
}: ConfigurationState): Problem | null =>
  rows.length || typing.length || (range && productLine(range.item).listsUnpriced && pricing === 'idle')
    ? null
    : pricingProblem;
