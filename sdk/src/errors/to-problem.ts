import { general } from '../contract/messages.js';
import type { PricingRefusal } from '../contract/pricing.js';
import { isPricingError } from './pricing-error.js';
import type { Problem } from './problem.js';

/** Anything thrown as a problem for people: what to do, and whether trying again can help. */
export function toProblem(error: unknown): Problem {
  if (!isPricingError(error)) return { code: 'CLIENT_UNKNOWN', message: general, isRetryable: true };
  const { code, message, isRetryable, field } = error;
  return { code, message, isRetryable, ...(field && { field }) };
}

/** Why a configuration has no listed price, as a problem for people: trying again does not help. */
export const toRefusalProblem = ({ error }: PricingRefusal): Problem => ({
  code: error.code,
  message: error.message,
  isRetryable: false,
});
