import { generalMessage } from '../contract/general-message.js';
import type { Problem } from '../store/shop-state.js';
import { isPricingError } from './pricing-error.js';

/** Anything thrown as a problem for people: what to do, and whether trying again can help. */
export function toProblem(error: unknown): Problem {
  if (!isPricingError(error)) return { code: 'CLIENT_UNKNOWN', message: generalMessage, isRetryable: true };
  const { code, message, isRetryable, field } = error;
  return { code, message, isRetryable, ...(field && { field }) };
}
