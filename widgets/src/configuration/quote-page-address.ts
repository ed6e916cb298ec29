import { quotePagePath, type Range, type Selection } from '@kerf/sdk/contract';
import { toSelectionQuery } from '@kerf/sdk/rules';
import type { Runtime } from '@kerf/sdk/runtime';
import { shopUrl } from '../element/shop-url.js';

/** The shop's own page that asks for a quote of what is chosen; of nothing in particular until that is known. */
export function quotePageAddress(
  runtime: Runtime,
  range: Range | null | undefined,
  selection: Selection | null | undefined,
): string {
  const chosen = range && selection ? `?item=${range.item.slug}&${toSelectionQuery(range, selection)}` : '';
  return shopUrl(runtime, quotePagePath + chosen);
}
