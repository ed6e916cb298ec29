import { fetchCart } from '../../client/cart.js';
import { isPricingError } from '../../errors/pricing-error.js';
import { cartToken, keepCartToken } from '../cart-token.js';
import { takeCartTurn } from '../cart-turn.js';
import type { Runtime } from '../runtime.js';
import { showCart, showCartFailure, showEmptyCart } from '../show-cart.js';

/** Shows the cart as the shop has it now. Without a token it is empty, and nothing is asked. */
export function loadCart(rt: Runtime): Promise<void> {
  if (!rt.state.cart.cart) rt.state.cart.status = 'loading';
  return takeCartTurn(rt, async () => {
    const token = cartToken(rt);
    if (!token) return showEmptyCart(rt);
    try {
      showCart(rt, await fetchCart(rt.send, token));
    } catch (error) {
      // A cart that is not there any more is forgotten; one that can't be read now is kept.
      if (isPricingError(error) && error.status === 404 && !error.isRetryable) {
        keepCartToken(rt, null);
        showEmptyCart(rt);
      } else showCartFailure(rt, error);
    }
  });
}
