import type { OrderPayload } from '../../contract/cart.js';
import type { Problem } from '../../errors/problem.js';
import { rowPayload } from '../../rules/order/row-payload.js';
import { compareState } from '../compare-state.js';
import { justPut, notReady, putIntoCart } from '../put-into-cart.js';
import type { Runtime } from '../runtime.js';
import { priceCompared } from './compare-prices.js';

/** What came of adding one, in words where it is in the cart. */
export type AddedCompared = { ok: true; lineId: string; words: string } | { ok: false; problem: Problem };

/** What would be written for it; null while it has no price of today. */
function payloadOf(rt: Runtime, key: string): OrderPayload | null {
  const { types, prices } = compareState(rt);
  const type = types.find((other) => other.key === key);
  const price = prices[key];
  return type && price?.status === 'ready'
    ? rowPayload(type.request, price.row, type.selection.quantity_index)
    : null;
}

/** Whether {@link addComparedToCart} would be part of an addition that was made a moment before. */
export const isRepeatedComparison = (rt: Runtime, key: string): boolean =>
  justPut(rt, payloadOf(rt, key), null) !== null;

/**
 * Adds one of those that are compared to the cart, as the panel would: at the price that is shown, to a line that is the
 * same already where there is one. When the price has moved, nothing is done, and the new one is shown.
 */
export async function addComparedToCart(rt: Runtime, key: string): Promise<AddedCompared> {
  const payload = payloadOf(rt, key);
  if (!payload) return { ok: false, problem: notReady };
  const result = await putIntoCart(rt, payload, null);
  if (result.ok) return { ok: true, lineId: result.lineId, words: result.words };
  if (result.moved) await priceCompared(rt);
  return { ok: false, problem: result.problem };
}
