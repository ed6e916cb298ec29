import { maxCartLines } from '@kerf/sdk/contract';
import { failure } from '../http/api-failure.js';

/** Refuses lines that do not fit into a cart that has some already. */
export function requireRoom(present: number, more: number): void {
  if (present + more > maxCartLines)
    throw failure('CART_FULL', `A cart holds ${maxCartLines} lines. Remove one, or order these first.`);
}
