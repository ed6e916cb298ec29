import type { Runtime } from '@kerf/sdk/runtime';
import type { OpenConfiguration } from '../configuration/open-configuration.js';
import { quotePageAddress } from '../configuration/quote-page-address.js';

/**
 * Opens the shop's own page that asks for a quote, for what has no listed price, in a window of its own: the page with the
 * configuration stays. Says what to do where the browser opens none; '' where it did.
 */
export function openQuotePage(
  runtime: Runtime,
  { range, selection }: Pick<OpenConfiguration, 'range' | 'selection'>,
): string {
  const opened = window.open(quotePageAddress(runtime, range, selection), '_blank');
  if (!opened)
    return 'Your browser did not open the window of the shop. Allow pop-ups for this site and try again.';
  opened.opener = null;
  return '';
}
