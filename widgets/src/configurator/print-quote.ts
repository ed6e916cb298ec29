import { quoteConfiguration } from '@kerf/sdk/rules';
import type { OpenConfiguration } from '../configuration/open-configuration.js';
import type { Widget } from '../element/widget-context.js';

/** Makes a quotation of the present configuration and shows it. Rejects where what does that did not come. */
export const printQuote = async ({ state }: OpenConfiguration, widget: Widget): Promise<void> =>
  (await import('../quotation/open-quotation.js')).openQuotation(widget, quoteConfiguration(state));
