import type { OrderPayload } from '../../contract/cart.js';
import type { Problem } from '../../errors/problem.js';
import { toOrderPayload } from '../../rules/order/order-payload.js';
import { canSubmit } from '../../rules/order/submit-status.js';
import { changeConfiguration } from '../change-configuration.js';
import { justPut, notReady, putIntoCart } from '../put-into-cart.js';
import { refreshPrices } from '../refresh-prices.js';
import type { Runtime } from '../runtime.js';
import type { ConfigurationState } from '../shop-state.js';

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

/** What would be written now; null where there is nothing to add. */
function payloadOf(rt: Runtime, name: string): OrderPayload | null {
  const state = rt.state.configurations[name];
  return state && canSubmit(state) ? toOrderPayload(state) : null;
}

/**
 * Whether {@link addToCart} would do nothing now, because the same was added a moment before. To be asked ahead of
 * whatever belongs to an addition.
 */
export const isRepeatedAddition = (rt: Runtime, name: string, { line = null }: CartPlace = {}): boolean =>
  justPut(rt, payloadOf(rt, name), line) !== null;

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
  if (!payload) return { ok: false, problem: notReady };
  const done = justPut(rt, payload, line);
  if (done !== null) return { ok: true, lineId: done, grown: false, repeated: true };
  const notify = (kind: NonNullable<ConfigurationState['notice']>['kind'], message: string) =>
    changeConfiguration(rt, name, {
      submitting: false,
      notice: { kind, message, sequence: (state?.notice?.sequence ?? 0) + 1 },
    });
  changeConfiguration(rt, name, { submitting: true });
  const result = await putIntoCart(rt, payload, line);
  if (result.ok) {
    const { lineId, grown, words } = result;
    notify('added', words);
    return { ok: true, lineId, grown, repeated: false };
  }
  const { problem, moved } = result;
  notify(moved ? 'moved' : 'failed', problem.message);
  if (moved) refreshPrices(rt, name, 0);
  return { ok: false, problem };
}
