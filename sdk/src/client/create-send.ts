/** The one door to the shop's API. */
import { ofetch } from 'ofetch';
import type { ApiErrorBody } from '../contract/answer.js';
import { PricingError } from '../errors/pricing-error.js';
import { type TransportFault, transportFaults } from '../errors/transport-faults.js';
import type { Send } from '../store/runtime.js';
import { fieldsOf } from './fields-of.js';

/** `api` is the base of every path, without a trailing slash; `timeout` in ms covers a call with its retry. */
export interface SendOptions {
  api: string;
  fetch?: typeof globalThis.fetch | undefined;
  timeout?: number | undefined;
}

const retryDelay = 150;

/** JSON or, where a text is none, undefined: what is no JSON must not hide the status it came with. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Makes the function that sends calls. A read that got no answer, or that of a shop in trouble, is sent once more; a
 * write never is. Rejects with a `PricingError`, also when cancelled.
 */
export function createSend({ api, fetch, timeout = 10_000 }: SendOptions): Send {
  const { raw } = ofetch.create(
    { retry: false, ignoreResponseError: true, parseResponse: parse },
    fetch && { fetch },
  );

  return async <T>(path: string, options: Parameters<Send>[1] = {}): Promise<T> => {
    const { query, signal, ...rest } = options;
    const { method = 'GET' } = rest;
    const url = api + path + (query ? `?${query}` : '');
    const controller = new AbortController();
    let stopped: TransportFault | undefined;
    const stop = (why: TransportFault) => {
      stopped = why;
      controller.abort();
    };
    const cancel = () => stop('CLIENT_CANCELLED');
    const timer = setTimeout(stop, timeout, 'CLIENT_TIMEOUT');
    if (signal?.aborted) cancel();
    signal?.addEventListener('abort', cancel);

    const attempt = async (isLast: boolean): Promise<T> => {
      let status = 0;
      let answer: unknown;
      let cause: unknown;
      try {
        const response = await raw(url, { ...(rest as object), signal: controller.signal });
        answer = response._data;
        status = response.status;
      } catch (error) {
        cause = error;
      }
      if (status && status < 400 && answer !== undefined) return answer as T;
      const isPassing = !status || status === 408 || status >= 500;
      if (isPassing && !isLast && !stopped) {
        await new Promise((resolve) => setTimeout(resolve, retryDelay));
        return attempt(true);
      }
      const isGarbage = status && status < 400;
      const code =
        stopped ?? (isGarbage ? 'CLIENT_GARBAGE' : status ? 'CLIENT_FAILED' : 'CLIENT_UNREACHABLE');
      const said = isGarbage
        ? undefined
        : fieldsOf<ApiErrorBody['error']>(fieldsOf<ApiErrorBody>(answer).error);
      throw new PricingError({
        code: String(said?.code ?? code),
        // The shop's own words about its own trouble are for its log.
        message: status < 500 && said?.message ? String(said.message) : transportFaults[code],
        field: said?.field as string | undefined,
        price: said?.price as number | undefined,
        method,
        url,
        status,
        isRetryable: isPassing || !!isGarbage || status === 429,
        cause,
      });
    };

    try {
      return await attempt(method !== 'GET');
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
    }
  };
}
