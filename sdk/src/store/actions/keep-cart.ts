import { mergeCart } from '../../client/cart.js';
import { keepCartToken, storedCartToken } from '../cart-token.js';
import { takeCartTurn } from '../cart-turn.js';
import { isOwnShop } from '../own-shop.js';
import { keepSession, personOf } from '../person.js';
import type { Runtime } from '../runtime.js';
import { showChangedCart } from '../show-cart.js';
import { loadCart } from './load-cart.js';

/**
 * Keeps the cart that was in memory alone, and the sign-in on another site. A cart that an earlier visit left joins it, or is
 * shown where there is no other.
 */
export async function keepCart(rt: Runtime): Promise<void> {
  const { token: session } = personOf(rt);
  if (session !== null && !isOwnShop(rt)) keepSession(rt, session);
  if (!rt.state.cart.token) return loadCart(rt);
  await takeCartTurn(rt, async () => {
    const { token } = rt.state.cart;
    const earlier = storedCartToken(rt);
    if (!token || token === earlier) return;
    // Where they can't be joined, the one on the page goes on.
    const joined = earlier ? await mergeCart(rt.send, token, earlier).catch(() => null) : null;
    if (joined) showChangedCart(rt, joined);
    else keepCartToken(rt, token);
  });
}
