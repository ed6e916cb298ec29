import type { Configuration } from './configuration.js';
import { kindsOf } from './kinds.js';
import { toCents } from './money.js';
import { selectedRow } from './selected-row.js';

/** Price of the selected quantity times the number of sets, in cents; 0 while there is no price. */
export function totalCents(configuration: Pick<Configuration, 'range' | 'selection' | 'rows'>): number {
  const row = selectedRow(configuration);
  return row && configuration.selection ? toCents(row.price) * kindsOf(configuration.selection) : 0;
}
