import type { CartAnswer } from '../contract/cart.js';
import { keepCartToken } from './cart-token.js';
import { opaque } from './opaque.js';
import type { Runtime } from './runtime.js';

/** Takes over what the shop answered about the cart. */
export function showCart(rt: Runtime, { token, cart }: CartAnswer): void {
  keepCartToken(rt, token);
  Object.assign(rt.state.cart, { status: 'ready', problem: null, cart: opaque(cart) });
}
