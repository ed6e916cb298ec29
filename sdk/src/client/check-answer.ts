/**
 * Whether an answer is what it should be, as far as a page depends on it. The schemas in `contract/` hold the shop to
 * the whole shape where answers are made; here they would outweigh the widgets.
 */
import type { PricingRefusal, PricingRow } from '../contract/pricing.js';
import { PricingError } from '../errors/pricing-error.js';
import { transportFaults } from '../errors/transport-faults.js';
import { fieldsOf } from './fields-of.js';

/** Whether every value is a number that can be reckoned with. */
export const areNumbers = (...values: unknown[]): boolean => values.every(Number.isFinite);

/** Whether something parsed is a list of which every entry passes. */
export const isListOf = (value: unknown, test: (entry: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(test);

/** Whether something parsed is a row of prices, as far as a page depends on it. */
export const isPricingRow = (value: unknown): boolean => {
  const { quantity, price, orig_price, product_pricing_id: id, shipping } = fieldsOf<PricingRow>(value);
  return areNumbers(quantity, price, orig_price) && typeof id === 'string' && Array.isArray(shipping);
};

/** Whether something parsed says in words why there is no price. */
export const isRefusal = (value: unknown): boolean => {
  const { status, error } = fieldsOf<PricingRefusal>(value);
  const { code, message } = fieldsOf<PricingRefusal['error']>(error);
  return status === 'ERROR' && typeof code === 'string' && typeof message === 'string';
};

/** Returns an answer that passed, and throws a `PricingError` for any other. */
export function checkAnswer<T>(answer: unknown, isRight: boolean, method: string, path: string): T {
  if (isRight) return answer as T;
  const code = 'CLIENT_GARBAGE';
  throw new PricingError({
    method,
    url: path,
    status: 200,
    code,
    message: transportFaults[code],
    isRetryable: true,
  });
}
