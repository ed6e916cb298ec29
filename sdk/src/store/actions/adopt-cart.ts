import { fetchCart, mergeCart } from '../../client/cart.js';
import { cartToken } from '../cart-token.js';
import { takeCartTurn } from '../cart-turn.js';
import type { Runtime } from '../runtime.js';
import { type CartChange, showCart, showCartFailure } from '../show-cart.js';

/** Takes over the cart that a link opened: as the page's own when there is none, else its lines join the own ones. */
export const adoptCart = (rt: Runtime, token: string): Promise<CartChange> =>
  takeCartTurn(rt, async (): Promise<CartChange> => {
    try {
      const own = cartToken(rt);
      showCart(rt, await (own && own !== token ? mergeCart(rt.send, own, token) : fetchCart(rt.send, token)));
      return { ok: true };
    } catch (error) {
      return showCartFailure(rt, error);
    }
  });
