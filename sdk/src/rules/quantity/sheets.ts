/** Sheets: where a supply asks for the stickers on one, the quantity is a number of sheets. */
import type { Range } from '../../contract/catalogue.js';
import type { Selection } from '../../contract/selection.js';
import { countsOf } from './counts.js';
import { formatQuantity } from './format-quantity.js';
import { quantityOf, setsOf } from './selected.js';

/** What follows a number of sheets. */
export const sheetWord = (quantity: number): string => (quantity > 1 ? ' sheets' : ' sheet');

/** What all sets come to, as `50 sheets of 12: 600 stickers in all.` '' without sheets, or where too little is known. */
export function sheetsInAll(range: Range, selection: Selection): string {
  const sheets = (quantityOf(range, selection) ?? 0) * setsOf(selection);
  const each = countsOf(range, selection)?.ea;
  return sheets && each
    ? `${formatQuantity(sheets)}${sheetWord(sheets)} of ${each}: ${formatQuantity(sheets * each)} stickers in all.`
    : '';
}
