import { createItem, mergeCart } from '../../client/cart.js';
import { randomClaim, randomKey } from '../../client/random-key.js';
import { isPricingError } from '../../errors/pricing-error.js';
import type { Problem } from '../../errors/problem.js';
import { toProblem } from '../../errors/to-problem.js';
import { formatMoney } from '../../rules/money/money.js';
import { toOrderPayload } from '../../rules/order/order-payload.js';
import { canSubmit } from '../../rules/order/submit-status.js';
import { cartToken, storedCartToken } from '../cart-token.js';
import { takeCartTurn } from '../cart-turn.js';
import { changeConfiguration } from '../change-configuration.js';
import { refreshPrices } from '../refresh-prices.js';
import type { Runtime } from '../runtime.js';
import { forgetPrices } from '../seen-prices.js';
import type { ConfigurationState } from '../shop-state.js';
import { showCart } from '../show-cart.js';

/** The outcome of adding to the cart. */
export type AddedToCart = { ok: true; lineId: string } | { ok: false; problem: Problem };

/** A write by its name, and what proves that it is ours while no cart does. */
interface NamedWrite {
  key: string;
  claim: string;
}

/** Writes whose outcome is not known, by what was written: pressing again must not add a second line. */
const unsettled = /* @__PURE__ */ new WeakMap<Runtime, Map<string, NamedWrite>>();

function nameWrite(rt: Runtime, body: string): NamedWrite {
  const writes = unsettled.get(rt) ?? new Map<string, NamedWrite>();
  unsettled.set(rt, writes);
  const write = writes.get(body) ?? { key: randomKey(), claim: randomClaim() };
  writes.set(body, write);
  return write;
}

/**
 * Adds a configuration to the cart at the price that is shown. One at a time: while one is on its way, or when there is
 * nothing to add, the call is refused. When the price has moved, nothing is added; the new prices are shown with a
 * notice that names the new total.
 */
export async function addToCart(rt: Runtime, name: string): Promise<AddedToCart> {
  const state = rt.state.configurations[name];
  const payload = state && canSubmit(state) ? toOrderPayload(state) : null;
  if (!payload)
    return {
      ok: false,
      problem: {
        code: 'CART_NOT_READY',
        message: 'This can’t be added yet. Complete the choices and wait for the price.',
        isRetryable: false,
      },
    };
  const notify = (kind: NonNullable<ConfigurationState['notice']>['kind'], message: string) =>
    changeConfiguration(rt, name, {
      submitting: false,
      notice: { kind, message, sequence: (state?.notice?.sequence ?? 0) + 1 },
    });
  changeConfiguration(rt, name, { submitting: true });
  const body = JSON.stringify(payload);
  const { key, claim } = nameWrite(rt, body);
  try {
    const before = new Set(rt.state.cart.cart?.lines.map(({ id }) => id));
    const answer = await takeCartTurn(rt, async () => {
      const token = cartToken(rt);
      const added = await createItem(rt.send, token ?? claim, payload, key);
      // Another tab may have begun a cart at the same moment: the two become one.
      const other = token ? null : storedCartToken(rt);
      const joined =
        other && other !== added.token ? mergeCart(rt.send, other, added.token).catch(() => added) : added;
      showCart(rt, await joined);
      return joined;
    });
    unsettled.get(rt)?.delete(body);
    const { lines } = answer.cart;
    // A new line is the last one.
    const line = [...lines].reverse().find(({ id }) => !before.has(id));
    notify('added', 'Added to your cart.');
    return { ok: true, lineId: line?.id ?? '' };
  } catch (error) {
    const problem = toProblem(error);
    if (!problem.isRetryable) unsettled.get(rt)?.delete(body);
    if (isPricingError(error) && error.price !== undefined) {
      const message = `The price has moved: the total is now ${formatMoney(error.price)}. Nothing was added yet.`;
      notify('moved', message);
      forgetPrices(rt);
      refreshPrices(rt, name, 0);
      return { ok: false, problem: { ...problem, message } };
    }
    notify('failed', problem.message);
    return { ok: false, problem };
  }
}
