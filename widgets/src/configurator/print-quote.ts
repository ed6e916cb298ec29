import { quoteConfiguration } from '@kerf/sdk/rules';
import type { Widget } from '../element/widget-context.js';
import type { OpenConfiguration } from './open-configuration.js';

/** Makes a quotation of the present configuration and shows it. Rejects where what does that did not come. */
export const printQuote = async ({ state }: OpenConfiguration, widget: Widget): Promise<void> =>
  (await import('../quotation/open-quotation.js')).openQuotation(widget, quoteConfiguration(state));
