import { is, type Struct } from 'superstruct';
import { PricingError } from '../errors/pricing-error.js';
import { transportFaults } from '../errors/transport-faults.js';

/** Returns an answer that has the shape it should have, and throws a `PricingError` for any other. */
export function checkAnswer<T>(answer: unknown, shape: Struct<T, unknown>, method: string, path: string): T {
  if (is(answer, shape)) return answer;
  throw new PricingError({
    method,
    url: path,
    status: 200,
    code: 'CLIENT_GARBAGE',
    message: transportFaults.CLIENT_GARBAGE,
    isRetryable: true,
  });
}
