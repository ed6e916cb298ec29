import { deleteItem, restoreItem, updateItem } from '../../client/cart.js';
import type { CartAnswer, CartLineChange } from '../../contract/cart.js';
import { toProblem } from '../../errors/to-problem.js';
import { cartToken } from '../cart-token.js';
import { takeCartTurn } from '../cart-turn.js';
import { opaque } from '../opaque.js';
import type { Runtime } from '../runtime.js';
import { type LineChange, showChangedCart } from '../show-cart.js';

function change(
  rt: Runtime,
  id: string,
  call: (token: string) => Promise<CartAnswer>,
  removed?: string,
): Promise<LineChange> {
  const { cart } = rt.state;
  cart.busy = opaque([...cart.busy, id]);
  return takeCartTurn(rt, async (): Promise<LineChange> => {
    try {
      const answer = await call(cartToken(rt) ?? '');
      showChangedCart(rt, answer, removed);
      return { ok: true, lineId: answer.line?.id ?? id, grown: answer.line?.grown ?? false };
    } catch (error) {
      return { ok: false, problem: toProblem(error) };
    } finally {
      const at = cart.busy.indexOf(id);
      cart.busy = opaque(cart.busy.filter((_, index) => index !== at));
    }
  });
}

/** Changes quantity and sets of a line, which is priced anew. One that comes to be the same as another joins it. */
export const changeLine = (rt: Runtime, id: string, to: CartLineChange): Promise<LineChange> =>
  change(rt, id, (token) => updateItem(rt.send, token, id, to));

/** Removes a line, which can be put back for a day. */
export const removeLine = (rt: Runtime, id: string): Promise<LineChange> =>
  change(rt, id, (token) => deleteItem(rt.send, token, id), id);

/** Puts a line back where it was. */
export const restoreLine = (rt: Runtime, id: string): Promise<LineChange> =>
  change(rt, id, (token) => restoreItem(rt.send, token, id));
