/** What stands behind a price: what further choices would change it by, and its parts. */
import type {
  FeaturePrice,
  OptionPrice,
  OptionPrices,
  PricePart,
  PriceParts,
} from '../contract/price-detail.js';
import type { PricingRefusal } from '../contract/pricing.js';
import { routes } from '../contract/routes.js';
import { areNumbers, checkAnswer, isListOf, isRefusal } from './check-answer.js';
import { fieldsOf } from './fields-of.js';
import type { Send } from './send.js';

/** Asks about a configuration; resolves to the data of the answer, or to the refusal. */
async function ask<T>(
  send: Send,
  path: string,
  { item, query, signal }: { item: string; query: string; signal: AbortSignal | undefined },
  isRight: (data: unknown) => boolean,
): Promise<T | PricingRefusal> {
  const answer = await send(path, {
    query: `${new URLSearchParams({ item })}&${query}`,
    ...(signal && { signal }),
  });
  if (isRefusal(answer)) return answer as PricingRefusal;
  const { data } = fieldsOf<{ data: T }>(answer);
  return checkAnswer(data, isRight(data), 'GET', path);
}

const hasChange = (entry: unknown): boolean => {
  const { change } = fieldsOf<OptionPrice | FeaturePrice>(entry);
  return change === null || areNumbers(change);
};

/**
 * What each choice that is left open would change the total by. `item` is a slug, `query` the configuration as
 * `toSelectionQuery` writes it. Resolves to a refusal where the configuration itself has no price; rejects with a `PricingError`.
 */
export const fetchOptionPrices = (
  send: Send,
  item: string,
  query: string,
  signal?: AbortSignal,
): Promise<OptionPrices | PricingRefusal> =>
  ask(send, routes.optionPrices, { item, query, signal }, (data) => {
    const { total, options, features } = fieldsOf<OptionPrices>(data);
    return areNumbers(total) && isListOf(options, hasChange) && isListOf(features, hasChange);
  });

/** The parts of the price of the same; they add up to its total. */
export const fetchPriceParts = (
  send: Send,
  item: string,
  query: string,
  signal?: AbortSignal,
): Promise<PriceParts | PricingRefusal> =>
  ask(send, routes.priceParts, { item, query, signal }, (data) => {
    const { total, orig_total, parts } = fieldsOf<PriceParts>(data);
    const isPart = (entry: unknown): boolean => {
      const { words, amount } = fieldsOf<PricePart>(entry);
      return typeof words === 'string' && areNumbers(amount);
    };
    return areNumbers(total, orig_total) && isListOf(parts, isPart);
  });
