import type { OptionPrices } from '../../contract/price-detail.js';

/**
 * What the total changes by, dollars, below 0 where it falls; null where what comes of it has no listed price. By
 * `field=id` of an option, or `feature:item:side`.
 */
export type PriceChanges = Readonly<Record<string, number | null>>;

/** The changes of an answer, by what is chosen. */
export function toPriceChanges({ options, features }: OptionPrices): PriceChanges {
  const changes: Record<string, number | null> = {};
  for (const { field, id, change } of options) changes[`${field}=${id}`] = change;
  for (const { feature_id, item_id, side, change } of features)
    changes[`${feature_id}:${item_id}:${side}`] = change;
  return changes;
}
