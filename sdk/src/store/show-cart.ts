import type { Cart, CartAnswer } from '../contract/cart.js';
import type { Problem } from '../errors/problem.js';
import { toProblem } from '../errors/to-problem.js';
import { dollars } from '../rules/money/money.js';
import { tellOtherTabs } from './cart-channel.js';
import { keepCartToken } from './cart-token.js';
import { opaque } from './opaque.js';
import type { Runtime } from './runtime.js';

/** The outcome of a change of the cart. */
export type CartChange = { ok: true } | { ok: false; problem: Problem };

/** The outcome of a change of a line: the one that it is now, and whether that one grew by it. */
export type LineChange = { ok: true; lineId: string; grown: boolean } | { ok: false; problem: Problem };

const nothing = dollars(0);
const emptyCart: Cart = {
  lines: [],
  sub_total: nothing,
  shipping_fee: nothing,
  free_shipping: false,
  gst_included: nothing,
  total: nothing,
};

/** Takes over what the shop answered about the cart. */
export function showCart(rt: Runtime, { token, cart }: CartAnswer): void {
  // A cart that is not there any more is answered as an empty one without a token.
  keepCartToken(rt, token || null);
  Object.assign(rt.state.cart, { status: 'ready', problem: null, cart: opaque(cart), refused: null });
}

/** The same for the answer to a change, which the browser's other tabs have to read too; `removed` is the line that it took out. */
export function showChangedCart(rt: Runtime, answer: CartAnswer, removed: string | null = null): void {
  showCart(rt, answer);
  tellOtherTabs(rt, removed);
}

/** Shows a cart without lines, which is what a visitor without a token has. */
export function showEmptyCart(rt: Runtime): void {
  Object.assign(rt.state.cart, { status: 'ready', problem: null, cart: opaque(emptyCart) });
}

/** Says what went wrong; a cart that was shown stays. */
export function showCartFailure(rt: Runtime, error: unknown): { ok: false; problem: Problem } {
  const { cart } = rt.state;
  const problem = toProblem(error);
  Object.assign(cart, { status: cart.cart ? 'ready' : 'failed', problem });
  return { ok: false, problem };
}
