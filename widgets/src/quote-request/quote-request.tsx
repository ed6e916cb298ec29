/** The button that asks for a quote, and what the panel's button opens. */
import type { Range, Selection } from '@kerf/sdk/contract';
import { chosenProduct, isListPriced } from '@kerf/sdk/rules';
import type { WidgetAttributes } from '../element/widget-attributes.js';
import { QuoteShell } from '../quotes/quote-shell.js';

const fetchForm = async () => (await import('./quote-form.js')).QuoteRequestDialog;

/** Special processing has a form of its own, where it is on the page. */
function isForQuote(range: Range, selection: Selection): boolean {
  const { cuttings } = chosenProduct(range, selection).attributes;
  const isSpecial = !isListPriced(cuttings.find(({ id }) => id === selection.cutting_id));
  return !isSpecial || !document.querySelector('kerf-special-processing:defined');
}

export const QuoteRequest = (attributes: WidgetAttributes) => (
  <QuoteShell attributes={attributes} label="Request a Quote" isFor={isForQuote} fetch={fetchForm} />
);
