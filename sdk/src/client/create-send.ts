/** The one door to the shop's API. */
import { ofetch } from 'ofetch';
import { is } from 'superstruct';
import { ApiErrorBody } from '../contract/answer.js';
import { PricingError } from '../errors/pricing-error.js';
import { type TransportFault, transportFaults } from '../errors/transport-faults.js';
import type { Send } from '../store/runtime.js';

/** `api` is the base of every path, without a trailing slash; `timeout` in ms covers a call with its retry. */
export interface SendOptions {
  api: string;
  fetch?: typeof globalThis.fetch | undefined;
  timeout?: number | undefined;
}

const retryDelay = 150;
const isPassing = (status: number) => status === 0 || status === 408 || status >= 500;

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
  const call = ofetch.create(
    { retry: false, ignoreResponseError: true, parseResponse: parse },
    fetch && { fetch },
  ).raw;

  return async <T>(path: string, options: Parameters<Send>[1] = {}): Promise<T> => {
    const { method = 'GET', query, body, headers, signal } = options;
    const url = `${api}${path}${query ? `?${query}` : ''}`;
    const controller = new AbortController();
    let isLate = false;
    const cancel = () => controller.abort();
    const timer = setTimeout(() => {
      isLate = true;
      cancel();
    }, timeout);
    signal?.addEventListener('abort', cancel);
    if (signal?.aborted) cancel();

    const attempt = async (): Promise<T> => {
      const fail = (code: TransportFault, status: number, cause?: unknown) =>
        new PricingError({
          method,
          url,
          status,
          code,
          message: transportFaults[code],
          isRetryable: code === 'CLIENT_GARBAGE' || status === 429 || isPassing(status),
          cause,
        });
      let status = 0;
      let answer: unknown;
      try {
        const response = await call(url, {
          method,
          signal: controller.signal,
          ...(headers && { headers }),
          ...(body === undefined
            ? {}
            : { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }),
        });
        status = response.status;
        answer = response._data;
      } catch (cause) {
        if (isLate) throw fail('CLIENT_TIMEOUT', 0, cause);
        if (controller.signal.aborted) throw fail('CLIENT_CANCELLED', 0, cause);
        throw fail(
          globalThis.navigator?.onLine === false ? 'CLIENT_OFFLINE' : 'CLIENT_UNREACHABLE',
          0,
          cause,
        );
      }
      if (status < 400) {
        if (answer === undefined) throw fail('CLIENT_GARBAGE', status);
        return answer as T;
      }
      if (!is(answer, ApiErrorBody))
        throw fail(
          status >= 500 ? 'CLIENT_SHOP_FAILED' : status === 404 ? 'CLIENT_NOT_FOUND' : 'CLIENT_REFUSED',
          status,
        );
      const { code, message, field, price } = answer.error;
      throw new PricingError({
        method,
        url,
        status,
        code,
        message: status >= 500 ? transportFaults.CLIENT_SHOP_FAILED : message,
        isRetryable: status === 429 || isPassing(status),
        field,
        price,
      });
    };

    try {
      return await attempt().catch(async (error: PricingError) => {
        if (method !== 'GET' || !isPassing(error.status) || controller.signal.aborted) throw error;
        await new Promise((resolve) => setTimeout(resolve, retryDelay));
        return attempt();
      });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
    }
  };
}
