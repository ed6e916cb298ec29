import { deleteItem, updateItem } from '../../client/cart.js';
import type { CartAnswer, CartLineChange } from '../../contract/cart.js';
import { toProblem } from '../../errors/to-problem.js';
import { cartToken } from '../cart-token.js';
import { takeCartTurn } from '../cart-turn.js';
import { opaque } from '../opaque.js';
import type { Runtime } from '../runtime.js';
import { type CartChange, showCart } from '../show-cart.js';

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
