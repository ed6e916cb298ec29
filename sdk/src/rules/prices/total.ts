/** What a configuration costs, read off the rows of its prices, and whether that stands. */
import type { Cents } from '../../contract/money.js';
import type { PricingRow } from '../../contract/pricing.js';
import { cents, toCents } from '../money/money.js';
import type { Configuration } from '../order/configuration.js';
import { quantityOf, setsOf } from '../quantity/selected.js';

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

/** Price of the selected quantity times the number of sets; 0 while there is no price. */
export function totalCents(configuration: Pick<Configuration, 'range' | 'selection' | 'rows'>): Cents {
  const row = selectedRow(configuration);
  return cents(row && configuration.selection ? toCents(row.price) * setsOf(configuration.selection) : 0);
}

/** Whether a price is that of what is chosen: nothing is being typed or priced. */
export const isSettled = ({ pricing, typing }: Pick<Configuration, 'pricing' | 'typing'>): boolean =>
  pricing !== 'pending' && !typing.length;
