import type { PricingRow } from '../contract/pricing.js';
import type { Configuration } from './configuration.js';
import { quantityOf } from './quantity-status.js';

/** The priced row of the selected quantity, or undefined while there is none. */
export function selectedRow({
  range,
  selection,
  rows,
}: Pick<Configuration, 'range' | 'selection' | 'rows'>): PricingRow | undefined {
  if (!range || !selection) return undefined;
  const quantity = quantityOf(range, selection);
  return rows.find((row) => row.quantity === quantity);
}
