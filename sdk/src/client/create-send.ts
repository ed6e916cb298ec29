/** The one door to the shop's API. */
import { createFetch, type FetchError } from 'ofetch';
import type { ApiErrorBody } from '../contract/answer.js';
import type { Dollars } from '../contract/money.js';
import { PricingError } from '../errors/pricing-error.js';
import { type TransportFault, transportFaults } from '../errors/transport-faults.js';
import { fieldsOf } from './fields-of.js';
import type { Send } from './send.js';

/** `api` is the base of every path, without a trailing slash; `timeout` in ms covers a call with its retry. */
export interface SendOptions {
  api: string;
  fetch?: typeof globalThis.fetch | undefined;
  timeout?: number | undefined;
  /** What an address that was asked for already said; nothing where it was not, or in vain. */
  early?: ((url: string) => Promise<unknown> | undefined) | undefined;
}

/** Statuses of a shop in trouble that may have passed a moment later. */
const passingStatuses = [408, 500, 502, 503, 504];

/**
 * Makes the function that sends calls. A read that got no answer, or that of a shop in trouble, is sent once more; a
 * write never is. Rejects with a `PricingError`, also when cancelled.
 */
export function createSend({ api, fetch, timeout = 10_000, early }: SendOptions): Send {
  const call = createFetch({
    // Looked up for each call: a page may have put another one in its place.
    fetch: fetch ?? ((...request) => globalThis.fetch(...request)),
    defaults: {
      baseURL: api,
      responseType: 'json',
      retryStatusCodes: passingStatuses,
      retryDelay: 150,
    },
  });

  return async <T>(path: string, options: Parameters<Send>[1] = {}): Promise<T> => {
    const { query, signal, ...rest } = options;
    const { method = 'GET' } = rest;
    const url = path + (query ? `?${query}` : '');
    // A signal of our own: that of the library stops counting when the headers are there.
    const deadline = AbortSignal.timeout(timeout);

    const failure = (fault: TransportFault, status: number, answer?: unknown, cause?: unknown) => {
      const said = fieldsOf<ApiErrorBody['error']>(fieldsOf<ApiErrorBody>(answer).error);
      return new PricingError({
        code: String(said.code ?? fault),
        // The shop's own words about its own trouble are for its log.
        message: status < 500 && said.message ? String(said.message) : transportFaults[fault],
        field: said.field as string | undefined,
        price: said.price as Dollars | undefined,
        method,
        url: api + url,
        status,
        // What is not in the shop's words came from something on the way to it, which may be gone a moment later.
        isRetryable: !said.code || status === 408 || status === 429 || status >= 500,
        cause,
      });
    };

    try {
      const answer: unknown =
        (await early?.(api + url)) ||
        (await call(url, {
          ...(rest as object),
          signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
        }));
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
  };
}
