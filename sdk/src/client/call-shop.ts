/** Sends calls. Fetched when the first is made. */
import { createFetch, type FetchError } from 'ofetch';
import type { ApiErrorBody } from '../contract/answer.js';
import type { Dollars } from '../contract/money.js';
import { PricingError } from '../errors/pricing-error.js';
import { type TransportFault, transportFaults } from '../errors/transport-faults.js';
import { fieldsOf } from './fields-of.js';
import type { Send } from './send.js';

/** Statuses of a shop in trouble that may have passed a moment later. */
const passingStatuses = [408, 500, 502, 503, 504];

/**
 * Sends a call, and once more a read that got no answer, or that of a shop in trouble; a write never. Rejects with a
 * `PricingError`, also when cancelled or when the `deadline` is over.
 */
export async function callShop<T>(
  fetch: typeof globalThis.fetch | undefined,
  url: string,
  options: Omit<NonNullable<Parameters<Send>[1]>, 'query'>,
  deadline: AbortSignal,
): Promise<T> {
  const { signal, ...rest } = options;
  const { method = 'GET' } = rest;
  const call = createFetch({
    // Looked up for each call: a page may have put another one in its place.
    fetch: fetch ?? ((...request) => globalThis.fetch(...request)),
    defaults: {
      // The browser's own reading, sooner than the library's; what is no JSON stays the text that it is.
      parseResponse: (text) => {
        try {
          return JSON.parse(text);
        } catch {
          return text;
        }
      },
      retryStatusCodes: passingStatuses,
      retryDelay: 150,
    },
  });

  const failure = (fault: TransportFault, status: number, answer?: unknown, cause?: unknown) => {
    const said = fieldsOf<ApiErrorBody['error']>(fieldsOf<ApiErrorBody>(answer).error);
    return new PricingError({
      code: String(said.code ?? fault),
      // The shop's own words about its own trouble are for its log.
      message: status < 500 && said.message ? String(said.message) : transportFaults[fault],
      field: said.field as string | undefined,
      price: said.price as Dollars | undefined,
      method,
      url,
      status,
      // What is not in the shop's words came from something on the way to it, which may be gone a moment later.
      isRetryable: !said.code || status === 408 || status === 429 || status >= 500,
      cause,
    });
  };

  try {
    const answer: unknown = await call(url, {
      ...(rest as object),
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    });
    // What is no JSON comes as the text that it is.
    if (typeof answer !== 'object' || !answer) throw failure('CLIENT_GARBAGE', 200);
    return answer as T;
  } catch (error) {
    if (error instanceof PricingError) throw error;
    const { status = 0, data } = error as Partial<FetchError>;
    const fault = signal?.aborted
      ? 'CLIENT_CANCELLED'
      : deadline.aborted
        ? 'CLIENT_TIMEOUT'
        : status
          ? 'CLIENT_FAILED'
          : 'CLIENT_UNREACHABLE';
    throw failure(fault, status, data, error);
  }
}
