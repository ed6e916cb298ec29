import type { Runtime } from './runtime.js';

const storageKey = 'kerf-cart';

/** The token of the page's cart: the present one, else that of an earlier visit or another tab. */
export function cartToken(rt: Runtime): string | null {
  rt.state.cart.token ??= rt.storage?.getItem(storageKey) || null;
  return rt.state.cart.token;
}

/** Keeps the token for later visits; null forgets it. */
export function keepCartToken(rt: Runtime, token: string | null): void {
  rt.state.cart.token = token;
  if (token === null) rt.storage?.removeItem(storageKey);
  else rt.storage?.setItem(storageKey, token);
}
