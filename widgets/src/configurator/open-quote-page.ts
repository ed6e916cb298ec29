import { quotePagePath } from '@kerf/sdk/contract';
import { toSelectionQuery } from '@kerf/sdk/rules';
import type { Runtime } from '@kerf/sdk/runtime';
import type { OpenConfiguration } from '../configuration/open-configuration.js';
import { shopUrl } from '../element/shop-url.js';

/**
 * Opens the shop's own page that asks for a quote, for what has no listed price, in a window of its own: the page with the
 * configuration stays. Says what to do where the browser opens none; '' where it did.
 */
export function openQuotePage(
  runtime: Runtime,
  { state, range, selection }: Pick<OpenConfiguration, 'state' | 'range' | 'selection'>,
): string {
  const query = `item=${encodeURIComponent(state.item)}&${toSelectionQuery(range, selection)}`;
  const opened = window.open(shopUrl(runtime, `${quotePagePath}?${query}`), '_blank');
  if (!opened)
    return 'Your browser did not open the window of the shop. Allow pop-ups for this site and try again.';
  opened.opener = null;
  return '';
}
