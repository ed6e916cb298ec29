import { failure } from '../http/api-failure.js';

/** Lines that a cart can hold. */
const maxLines = 100;

/** Refuses lines that do not fit into a cart that has some already. */
export function requireRoom(present: number, more: number): void {
  if (present + more > maxLines)
    throw failure('CART_FULL', `A cart holds ${maxLines} lines. Remove one, or order these first.`);
}
