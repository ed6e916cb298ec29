/** The one way into the cart: a write is named, so that neither a lost answer nor a second press adds anything twice. */
import { createItem, mergeCart, replaceItem } from '../client/cart.js';
import { randomClaim, randomKey } from '../client/random-key.js';
import type { CartAnswer, OrderPayload } from '../contract/cart.js';
import type { Dollars } from '../contract/money.js';
import { isPricingError } from '../errors/pricing-error.js';
import type { Problem } from '../errors/problem.js';
import { toProblem } from '../errors/to-problem.js';
import { formatMoney } from '../rules/money/money.js';
import { cartToken, isTokenKept, storedCartToken } from './cart-token.js';
import { takeCartTurn } from './cart-turn.js';
import type { Runtime } from './runtime.js';
import { forgetPrices } from './seen-prices.js';
import { showChangedCart } from './show-cart.js';

/** What came of a write; `words` say it. `moved` is whether the price is another one now. */
export type PutIntoCart =
  | { ok: true; lineId: string; grown: boolean; words: string }
  | { ok: false; problem: Problem; moved: boolean };

/** There is nothing that could be added. */
export const notReady: Problem = {
  code: 'CART_NOT_READY',
  message: 'This can’t be added yet. Complete the choices and wait for the price.',
  isRetryable: false,
};

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

const bodyOf = (payload: OrderPayload | null, line: string | null): string => JSON.stringify([line, payload]);

/** The line that the same was written into a moment before, where writing it is part of that; else null. */
export function justPut(rt: Runtime, payload: OrderPayload | null, line: string | null): string | null {
  const done = lastDone.get(rt);
  return done?.body === bodyOf(payload, line) && Date.now() - done.at < pressTime ? done.lineId : null;
}

function movedProblem(problem: Problem, price: Dollars, line: string | null): Problem {
  const message = `The price has moved: the total is now ${formatMoney(price)}. Nothing was ${line ? 'changed' : 'added'} yet.`;
  return { ...problem, message };
}

/**
 * Adds a line, or puts it in the place of another. A cart that has the same already has more of it then. A line that was
 * removed meanwhile comes back as a new one. When the price has moved, nothing is done, and prices are asked anew from then on.
 */
export async function putIntoCart(
  rt: Runtime,
  payload: OrderPayload,
  line: string | null,
): Promise<PutIntoCart> {
  const body = bodyOf(payload, line);
  const asNew = bodyOf(payload, null);
  const write = nameWrite(rt, body);
  // Without a cart there is no line of it.
  const isLost = line !== null && !cartToken(rt);
  let isGone = isLost;
  try {
    const answer = await takeCartTurn(rt, async () => {
      const answered =
        line && !isLost
          ? await replaceItem(rt.send, cartToken(rt) ?? '', line, payload, write.key).catch((error) => {
              if (!isPricingError(error) || error.code !== 'CART_UNKNOWN_LINE') throw error;
              isGone = true;
              return addLine(rt, payload, nameWrite(rt, asNew));
            })
          : await addLine(rt, payload, line ? nameWrite(rt, asNew) : write);
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
    const words = grown
      ? `Your cart had the same already. It is ${quantity} now${kinds > 1 ? `, in ${kinds} sets` : ''}.`
      : isGone
        ? 'The line that you were changing is not in your cart. Added as a new one.'
        : line
          ? 'Your cart is changed.'
          : `Added to your cart.${isTokenKept(rt, answer.token) ? '' : ' It is kept until you leave this page.'}`;
    return { ok: true, lineId, grown, words };
  } catch (error) {
    const problem = toProblem(error);
    if (!problem.isRetryable) unsettled.get(rt)?.delete(body);
    if (!isPricingError(error) || error.price === undefined) return { ok: false, problem, moved: false };
    forgetPrices(rt);
    return { ok: false, problem: movedProblem(problem, error.price, line), moved: true };
  }
}
