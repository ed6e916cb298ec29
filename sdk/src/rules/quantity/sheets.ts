/** Sheets: where a supply asks for the stickers on one, the quantity is a number of sheets. */
import type { Range } from '../../contract/catalogue.js';
import type { Selection } from '../../contract/selection.js';
import { countsOf } from './counts.js';
import { formatQuantity } from './format-quantity.js';
import { quantityOf, setsOf } from './selected.js';

/** A number of sheets with its word. */
export const sheetWords = (quantity: string): string => `${quantity} sheet${quantity === '1' ? '' : 's'}`;

/** What all sets come to, as `50 sheets of 12: 600 stickers in all.` '' without sheets, or where too little is known. */
export function sheetsInAll(range: Range, selection: Selection): string {
  const sheets = (quantityOf(range, selection) ?? 0) * setsOf(selection);
  const each = countsOf(range, selection)?.ea;
  return sheets && each
    ? `${sheetWords(formatQuantity(sheets))} of ${each}: ${formatQuantity(sheets * each)} stickers in all.`
    : '';
}
