/** The cart: shown, changed line by line, and joined with one that a link opened. */
import { deleteItem, fetchCart, mergeCart, updateItem } from '../../client/cart.js';
import type { Cart, CartAnswer, CartLineChange } from '../../contract/cart.js';
import { isPricingError } from '../../errors/pricing-error.js';
import { toProblem } from '../../errors/to-problem.js';
import { cartToken, keepCartToken } from '../cart-token.js';
import { takeCartTurn } from '../cart-turn.js';
import { opaque } from '../opaque.js';
import type { Runtime } from '../runtime.js';
import type { Problem } from '../shop-state.js';
import { showCart } from '../show-cart.js';

/** The outcome of a change of the cart. */
export type CartChange = { ok: true } | { ok: false; problem: Problem };

const emptyCart: Cart = {
  lines: [],
  sub_total: 0,
  shipping_fee: 0,
  free_shipping: false,
  gst_included: 0,
  total: 0,
};

const showEmpty = (rt: Runtime): void => {
  Object.assign(rt.state.cart, { status: 'ready', problem: null, cart: opaque(emptyCart) });
};

const showFailure = (rt: Runtime, error: unknown): CartChange => {
  const { cart } = rt.state;
  const problem = toProblem(error);
  Object.assign(cart, { status: cart.cart ? 'ready' : 'failed', problem });
  return { ok: false, problem };
};

/** Shows the cart as the shop has it now. Without a token it is empty, and nothing is asked. */
export function loadCart(rt: Runtime): Promise<void> {
  if (!rt.state.cart.cart) rt.state.cart.status = 'loading';
  return takeCartTurn(rt, async () => {
    const token = cartToken(rt);
    if (!token) return showEmpty(rt);
    try {
      showCart(rt, await fetchCart(rt.send, token));
    } catch (error) {
      // A cart that is not there any more is forgotten; one that can't be read now is kept.
      if (isPricingError(error) && error.status === 404) {
        keepCartToken(rt, null);
        showEmpty(rt);
      } else showFailure(rt, error);
    }
  });
}

function change(rt: Runtime, id: string, call: (token: string) => Promise<CartAnswer>): Promise<CartChange> {
  const { cart } = rt.state;
  cart.busy = opaque([...cart.busy, id]);
  return takeCartTurn(rt, async (): Promise<CartChange> => {
    try {
      showCart(rt, await call(cartToken(rt) ?? ''));
      return { ok: true };
    } catch (error) {
      return { ok: false, problem: toProblem(error) };
    } finally {
      const at = cart.busy.indexOf(id);
      cart.busy = opaque(cart.busy.filter((_, index) => index !== at));
    }
  });
}

/** Changes quantity and sets of a line, which is priced anew. */
export const changeLine = (rt: Runtime, id: string, to: CartLineChange): Promise<CartChange> =>
  change(rt, id, (token) => updateItem(rt.send, token, id, to));

/** Removes a line. */
export const removeLine = (rt: Runtime, id: string): Promise<CartChange> =>
  change(rt, id, (token) => deleteItem(rt.send, token, id));

/** Takes over the cart that a link opened: as the page's own when there is none, else its lines join the own ones. */
export const adoptCart = (rt: Runtime, token: string): Promise<CartChange> =>
  takeCartTurn(rt, async (): Promise<CartChange> => {
    try {
      const own = cartToken(rt);
      showCart(rt, await (own && own !== token ? mergeCart(rt.send, own, token) : fetchCart(rt.send, token)));
      return { ok: true };
    } catch (error) {
      return showFailure(rt, error);
    }
  });
