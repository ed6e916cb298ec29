/** The one door to the shop's API. */
import { PricingError } from '../errors/pricing-error.js';
import { transportFaults } from '../errors/transport-faults.js';
import type { Send } from './send.js';

/** `api` is the base of every path, without a trailing slash; `timeout` in ms covers a call with its retry. */
export interface SendOptions {
  api: string;
  fetch?: typeof globalThis.fetch | undefined;
  timeout?: number | undefined;
  /** What an address that was asked for already said; nothing where it was not, or in vain. */
  early?: ((url: string) => Promise<unknown> | undefined) | undefined;
  /** Whether a call is about to be made, so that what sends it is fetched at once. Default: with the first call. */
  isSoon?: boolean | undefined;
}

/** Once it is there a call is on its way before the page goes on, to the next page for example. */
let calls: typeof import('./call-shop.js') | undefined;

const fetchCalls = async () => {
  calls ??= await import('./call-shop.js');
  return calls;
};

/** Fetches what sends calls ahead of the first, for whoever may be about to make one. */
export const prepareCalls = (): void => void fetchCalls().catch(() => {});

/**
 * Makes the function that sends calls. A read that got no answer, or that of a shop in trouble, is sent once more; a
 * write never is. Rejects with a `PricingError`, also when cancelled. A page that only shows what was asked for early, or
 * what a server knew, makes no call.
 */
export function createSend(options: SendOptions): Send {
  const { api, timeout = 10_000, early, isSoon } = options;
  if (isSoon) prepareCalls();

  return async (path, { query, ...rest } = {}) => {
    const url = api + path + (query ? `?${query}` : '');
    // A signal of our own: that of the library stops counting when the headers are there.
    const deadline = AbortSignal.timeout(timeout);
    const fail = (cause: unknown): never => {
      const code = deadline.aborted ? 'CLIENT_TIMEOUT' : 'CLIENT_UNREACHABLE';
      const message = transportFaults[code];
      throw new PricingError({
        code,
        message,
        method: rest.method ?? 'GET',
        url,
        status: 0,
        isRetryable: true,
        cause,
      });
    };
    const inTime = <T>(awaited: Promise<T>) =>
      Promise.race([
        awaited,
        new Promise<never>((_, reject) => {
          deadline.addEventListener('abort', reject);
        }),
      ]).catch(fail);
    const asked = early?.(url);
    const known = asked && (await inTime(asked));
    if (known) return known as never;
    const { callShop } = calls ?? (await inTime(fetchCalls()));
    return callShop(options.fetch, url, rest, deadline);
  };
}
