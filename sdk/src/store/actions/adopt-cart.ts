import { fetchCart, mergeCart } from '../../client/cart.js';
import { cartToken, storedCartToken } from '../cart-token.js';
import { takeCartTurn } from '../cart-turn.js';
import type { Runtime } from '../runtime.js';
import { type CartChange, showCart, showCartFailure, showChangedCart } from '../show-cart.js';

/** Takes over the cart that a link opened: as the page's own when there is none, else its lines join the own ones. */
export const adoptCart = (rt: Runtime, token: string): Promise<CartChange> =>
  takeCartTurn(rt, async (): Promise<CartChange> => {
    try {
      const own = cartToken(rt);
      if (own && own !== token) showChangedCart(rt, await mergeCart(rt.send, own, token));
      else showCart(rt, await fetchCart(rt.send, token));
      return { ok: true };
    } catch (error) {
      return showCartFailure(rt, error);
    }
  });

/**
 * Takes over the cart that a page of the shop was drawn with, which the browser's cookie opens: as the own one when
 * there is none, else its lines join the own ones.
 */
export const adoptPageCart = (rt: Runtime): Promise<CartChange> =>
  takeCartTurn(rt, async (): Promise<CartChange> => {
    try {
      const page = await fetchCart(rt.send, null);
      const own = storedCartToken(rt);
      if (own && own !== page.token)
        showChangedCart(
          rt,
          await (page.token ? mergeCart(rt.send, own, page.token) : fetchCart(rt.send, own)),
        );
      else showCart(rt, page);
      return { ok: true };
    } catch (error) {
      return showCartFailure(rt, error);
    }
  });
