import type { Product } from '@kerf/sdk/contract';
import { noneItemId } from '@kerf/sdk/rules';
import { CatalogueError } from './catalogue-error.js';
import { costsAtLeast, freeOfCost } from './cost.js';
import type { RateCardFile } from './price-files.js';
import type { CostKind, RateCard } from './rate-card.js';

/** Where a card's costs come from: its file, and what that changes of the shop's. */
export interface CardSource {
  file: string;
  changes: RateCardFile['option_costs'];
}

/** Printed sides cost no less the further down the list they stand, and choosing "none" of a print feature is free. */
export function checkCosts(
  { file, changes }: CardSource,
  { costs }: RateCard,
  { attributes }: Product,
): void {
  const refuse = (kind: CostKind, id: number, expected: string): never => {
    throw changes?.[kind]?.[id]
      ? new CatalogueError(file, `option_costs.${kind}.${id}`, expected)
      : new CatalogueError(`option-costs/${kind}.json`, String(id), expected);
  };
  const sides = costs['printed-sides'];
  for (const [index, { id, name }] of attributes.printed_sides.entries()) {
    const before = attributes.printed_sides[index - 1];
    if (before && !costsAtLeast(sides.get(id) ?? freeOfCost, sides.get(before.id) ?? freeOfCost))
      refuse('printed-sides', id, `'${name}' to cost at least as much as '${before.name}'`);
  }
  for (const feature of attributes.print_features) {
    const none = noneItemId(feature);
    const cost = none === undefined ? undefined : costs['print-features'].get(none);
    if (none !== undefined && cost && !costsAtLeast(freeOfCost, cost))
      refuse('print-features', none, `no cost for none of '${feature.name}'`);
  }
}
