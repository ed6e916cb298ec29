import { createItem, mergeCart, replaceItem } from '../../client/cart.js';
import { randomClaim, randomKey } from '../../client/random-key.js';
import type { CartAnswer, OrderPayload } from '../../contract/cart.js';
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
import { showChangedCart } from '../show-cart.js';

/**
 * The outcome of adding to the cart. `lineId` is the line that the configuration is in now; `grown` says that it was
 * there already and grew, `repeated` that the same was done a moment before, so that this call did nothing.
 */
export type AddedToCart =
  | { ok: true; lineId: string; grown: boolean; repeated: boolean }
  | { ok: false; problem: Problem };

/** Where a configuration goes. */
export interface CartPlace {
  /** The line that it takes the place of; without one it is a line of its own. */
  line?: string | null | undefined;
}

/** A write by its name, and what proves that it is ours while no cart does. */
interface NamedWrite {
  key: string;
  claim: string;
}

/** What was written last, and when that was answered, ms. */
interface Done {
  body: string;
  at: number;
  lineId: string;
}

/** A second press within this time of the first's success is part of the first, ms. */
const pressTime = 1_000;

/** Writes whose outcome is not known, by what was written: pressing again must not add a second line. */
const unsettled = /* @__PURE__ */ new WeakMap<Runtime, Map<string, NamedWrite>>();
const lastDone = /* @__PURE__ */ new WeakMap<Runtime, Done>();

function nameWrite(rt: Runtime, body: string): NamedWrite {
  const writes = unsettled.get(rt) ?? new Map<string, NamedWrite>();
  unsettled.set(rt, writes);
  const write = writes.get(body) ?? { key: randomKey(), claim: randomClaim() };
  writes.set(body, write);
  return write;
}

async function addLine(rt: Runtime, payload: OrderPayload, { key, claim }: NamedWrite): Promise<CartAnswer> {
  const token = cartToken(rt);
  const added = await createItem(rt.send, token ?? claim, payload, key);
  // Another tab may have begun a cart at the same moment: the two become one.
  const other = token ? null : storedCartToken(rt);
  if (!other || other === added.token) return added;
  return mergeCart(rt.send, other, added.token).then(
    (merged) => ({ ...merged, line: added.line }),
    () => added,
  );
}

/** What would be written now; null where there is nothing to add. */
function payloadOf(rt: Runtime, name: string): OrderPayload | null {
  const state = rt.state.configurations[name];
  return state && canSubmit(state) ? toOrderPayload(state) : null;
}

/** What was done a moment before, where doing this is part of it. */
function justDone(rt: Runtime, body: string): Done | null {
  const done = lastDone.get(rt);
  return done?.body === body && Date.now() - done.at < pressTime ? done : null;
}

/**
 * Whether {@link addToCart} would do nothing now, because the same was added a moment before. To be asked ahead of
 * whatever belongs to an addition.
 */
export const isRepeatedAddition = (rt: Runtime, name: string, { line = null }: CartPlace = {}): boolean =>
  justDone(rt, JSON.stringify([line, payloadOf(rt, name)])) !== null;

/**
 * Adds a configuration to the cart at the price that is shown, or changes a line to it. A cart that has the same
 * already has more of it then. One at a time: while one is on its way, or when there is nothing to add, the call is
 * refused. A line that was removed meanwhile comes back as a new one. When the price has moved, nothing is done; the new prices are shown with a notice that names the new total.
 */
export async function addToCart(
  rt: Runtime,
  name: string,
  { line = null }: CartPlace = {},
): Promise<AddedToCart> {
  const state = rt.state.configurations[name];
  const payload = payloadOf(rt, name);
  if (!payload)
    return {
      ok: false,
      problem: {
        code: 'CART_NOT_READY',
        message: 'This can’t be added yet. Complete the choices and wait for the price.',
        isRetryable: false,
      },
    };
  const body = JSON.stringify([line, payload]);
  const asNew = JSON.stringify([null, payload]);
  const done = justDone(rt, body);
  if (done) return { ok: true, lineId: done.lineId, grown: false, repeated: true };
  const notify = (kind: NonNullable<ConfigurationState['notice']>['kind'], message: string) =>
    changeConfiguration(rt, name, {
      submitting: false,
      notice: { kind, message, sequence: (state?.notice?.sequence ?? 0) + 1 },
    });
  changeConfiguration(rt, name, { submitting: true });
  const write = nameWrite(rt, body);
  let isGone = false;
  try {
    const answer = await takeCartTurn(rt, async () => {
      const answered = line
        ? await replaceItem(rt.send, cartToken(rt) ?? '', line, payload, write.key).catch((error) => {
            if (!isPricingError(error) || error.code !== 'CART_UNKNOWN_LINE') throw error;
            isGone = true;
            return addLine(rt, payload, nameWrite(rt, asNew));
          })
        : await addLine(rt, payload, write);
      showChangedCart(rt, answered);
      return answered;
    });
    for (const settled of [body, asNew]) unsettled.get(rt)?.delete(settled);
    const { lines } = answer.cart;
    const { id: lineId, grown } = answer.line ?? {
      id: (isGone ? null : line) ?? lines.at(-1)?.id ?? '',
      grown: false,
    };
    lastDone.set(rt, { body, at: Date.now(), lineId });
    const { quantity, kinds = 1 } = lines.find(({ id }) => id === lineId) ?? {};
    notify(
      'added',
      grown
        ? `Your cart had the same already. It is ${quantity} now${kinds > 1 ? `, in ${kinds} sets` : ''}.`
        : isGone
          ? 'The line that you were changing was not in your cart any more. Added as a new one.'
          : line
            ? 'Your cart is changed.'
            : `Added to your cart.${rt.state.cart.consent === 'withheld' ? ' It is kept until you leave this page.' : ''}`,
    );
    return { ok: true, lineId, grown, repeated: false };
  } catch (error) {
    const problem = toProblem(error);
    if (!problem.isRetryable) unsettled.get(rt)?.delete(body);
    if (isPricingError(error) && error.price !== undefined) {
      const message = `The price has moved: the total is now ${formatMoney(error.price)}. Nothing was ${line ? 'changed' : 'added'} yet.`;
      notify('moved', message);
      forgetPrices(rt);
      refreshPrices(rt, name, 0);
      return { ok: false, problem: { ...problem, message } };
    }
    notify('failed', problem.message);
    return { ok: false, problem };
  }
}
