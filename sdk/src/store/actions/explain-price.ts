import { fetchOptionPrices, fetchPriceParts } from '../../client/price-detail.js';
import type { OptionPrices, PriceParts } from '../../contract/price-detail.js';
import { toPricedQuery } from '../../rules/prices/priced-query.js';
import type { Runtime } from '../runtime.js';

/** What is asked about: the item and the query of what is chosen; null while there is nothing to ask about. */
export function explainedQuery(rt: Runtime, name: string): { item: string; query: string } | null {
  const { range, selection, pricing } = rt.snapshot().configurations[name] ?? {};
  if (!range || !selection || pricing !== 'ready') return null;
  const query = toPricedQuery(range, selection);
  return query ? { item: range.item.slug, query } : null;
}

/**
 * What each choice that a configuration leaves open would change its total by; null where it has no price. Rejects with
 * a `PricingError`.
 */
export async function readOptionPrices(
  rt: Runtime,
  name: string,
  signal?: AbortSignal,
): Promise<OptionPrices | null> {
  const asked = explainedQuery(rt, name);
  const answer = asked && (await fetchOptionPrices(rt.send, asked.item, asked.query, signal));
  return answer && 'options' in answer ? answer : null;
}

/** The parts of the price of a configuration, which add up to it; null where it has none. Rejects with a `PricingError`. */
export async function readPriceParts(
  rt: Runtime,
  name: string,
  signal?: AbortSignal,
): Promise<PriceParts | null> {
  const asked = explainedQuery(rt, name);
  const answer = asked && (await fetchPriceParts(rt.send, asked.item, asked.query, signal));
  return answer && 'parts' in answer ? answer : null;
}
