import { storageOf } from './page-storage.js';
import type { Runtime } from './runtime.js';

const storageKey = 'kerf-cart';

/** The token of the page's cart: the present one, else that of an earlier visit or another tab. */
export function cartToken(rt: Runtime): string | null {
  rt.state.cart.token ??= storedCartToken(rt);
  return rt.state.cart.token;
}

/** The token that an earlier visit or another tab left. */
export const storedCartToken = (rt: Runtime): string | null => storageOf(rt)?.getItem(storageKey) || null;

/** Keeps the token for later visits; null forgets it. */
export function keepCartToken(rt: Runtime, token: string | null): void {
  rt.state.cart.token = token;
  if (token === null) storageOf(rt)?.removeItem(storageKey);
  else storageOf(rt)?.setItem(storageKey, token);
}

/** Whether a later page of this shop will find the token by itself. */
export const isTokenKept = (rt: Runtime, token: string): boolean =>
  storageOf(rt)?.getItem(storageKey) === token;
