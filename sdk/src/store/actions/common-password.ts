import { fetchCommonPasswords } from '../../client/people.js';
import { isPricingError } from '../../errors/pricing-error.js';
import type { Runtime } from '../runtime.js';

/** The list of each shop, fetched once. */
const lists = new WeakMap<Runtime, Promise<readonly string[]>>();

/**
 * Whether many people chose a password. The shop sends the list and the password is looked up here: it goes nowhere
 * before its form is sent. False where the list can't be had.
 */
export async function isCommonPassword(rt: Runtime, password: string): Promise<boolean> {
  try {
    const list = lists.get(rt) ?? fetchCommonPasswords(rt.send);
    lists.set(rt, list);
    return (await list).includes(password.normalize('NFKC').toLowerCase());
  } catch (error) {
    lists.delete(rt);
    if (!isPricingError(error)) throw error;
    return false;
  }
}
