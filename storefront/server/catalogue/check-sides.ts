import type { Product } from '@kerf/sdk/contract/catalogue';
import { noneItemId } from '@kerf/sdk/rules/none-choice';
import { costsAtLeast, freeOfCost } from '../pricing/cost.js';
import type { RateCard } from '../pricing/rate-card.js';
import { CatalogueError } from './catalogue-error.js';

/** Printed sides cost no less the further down the list they stand, and choosing "none" of a print feature is free. */
export function checkSides(file: string, { costs }: RateCard, { attributes }: Product): void {
  const sides = costs['printed-sides'];
  for (const [index, { id, name }] of attributes.printed_sides.entries()) {
    const before = attributes.printed_sides[index - 1];
    if (before && !costsAtLeast(sides.get(id) ?? freeOfCost, sides.get(before.id) ?? freeOfCost))
      throw new CatalogueError(
        file,
        `option_costs.printed-sides.${id}`,
        `'${name}' to cost at least as much as '${before.name}'`,
      );
  }
  for (const feature of attributes.print_features) {
    const none = noneItemId(feature);
    const cost = none === undefined ? undefined : costs['print-features'].get(none);
    if (cost && !costsAtLeast(freeOfCost, cost))
      throw new CatalogueError(
        file,
        `option_costs.print-features.${none}`,
        `no cost for none of '${feature.name}'`,
      );
  }
}
