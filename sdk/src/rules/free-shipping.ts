/** Shipping is free from a total on; below it, the first shipping option's cost is the fee. */
import { freeShippingFrom } from '../contract/limits.js';
import { toCents } from './money.js';

/** Whether an amount (cents, before discounts) ships free. */
export const isShippingFree = (cents: number): boolean => cents >= toCents(freeShippingFrom);

/** What is promised beside a total (cents). */
export const shippingLine = (cents: number): 'Free Shipping' | 'Fast Shipping' =>
  isShippingFree(cents) ? 'Free Shipping' : 'Fast Shipping';

/** The fee (cents) for goods of `subTotal` cents, whose first shipping option costs `firstOption` cents. */
export const shippingFee = (subTotal: number, firstOption: number): number =>
  isShippingFree(subTotal) ? 0 : firstOption;
