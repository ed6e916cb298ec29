import { rollCuttingId } from '../../contract/limits.js';

/** Products whose rolls fit the dispenser. */
const productIds: readonly number[] = [1, 2, 3, 4, 5, 7, 11];

/** Pieces of one set from which the dispenser is free. */
export const freeDispenserFrom = 1000;

/** Whether a roll dispenser comes into question: rolls of the products that fit it. */
export const hasRollDispenser = (productId: number, cuttingId: number | null): boolean =>
  cuttingId === rollCuttingId && productIds.includes(productId);

/** Whether an order of this many pieces earns the dispenser; null is a quantity that is not known yet. */
export const isDispenserFree = (quantity: number | null): boolean =>
  quantity !== null && quantity >= freeDispenserFrom;

/** How a line says that a dispenser is packed with it, at no price; undefined for one that has none. */
export const dispenserWords = (
  productId: number,
  cuttingId: number | null,
  quantity: number | null,
): string | undefined =>
  hasRollDispenser(productId, cuttingId) && isDispenserFree(quantity) ? 'Free roll dispenser' : undefined;
