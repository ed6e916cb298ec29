/** Sends one call and returns its parsed JSON; rejects with a PricingError-like transport error. */
export type Send = <T>(
  path: string,
  options?: {
    method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
    query?: string;
    body?: unknown;
    headers?: Record<string, string>;
    signal?: AbortSignal;
    /** 'no-cache' asks the shop even where the browser holds an answer. */
    cache?: 'no-cache';
  },
) => Promise<T>;
