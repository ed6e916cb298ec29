/** The button that asks for special processing; the panel's opens it where a supply is made to quotation. */
import type { Range, Selection } from '@kerf/sdk/contract';
import { chosenProduct, isListPriced } from '@kerf/sdk/rules';
import type { WidgetAttributes } from '../element/widget-attributes.js';
import { QuoteShell } from '../quotes/quote-shell.js';

const fetchForm = async () => (await import('./special-dialog.js')).SpecialProcessingDialog;

function isForSpecial(range: Range, selection: Selection): boolean {
  const { cuttings } = chosenProduct(range, selection).attributes;
  return !isListPriced(cuttings.find(({ id }) => id === selection.cutting_id));
}

export const SpecialProcessingView = (attributes: WidgetAttributes) => (
  <QuoteShell attributes={attributes} label="Special Processing" isFor={isForSpecial} fetch={fetchForm} />
);
