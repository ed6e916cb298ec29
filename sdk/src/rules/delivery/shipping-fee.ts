/** Shipping is free from a total on; below it, the first shipping option's cost is the fee. */
import type { Cents } from '../../contract/money.js';
import { cents, formatMoney, toDollars } from '../money/money.js';

/** What goods have to cost, before discounts, to ship free. */
export const freeShippingFrom: Cents = cents(10_000);

/** The same in words: '$100'. */
export const freeShippingAmount: string = formatMoney(toDollars(freeShippingFrom)).replace('.00', '');

/** Whether goods of an amount, before discounts, ship free. */
export const isShippingFree = (amount: Cents): boolean => amount >= freeShippingFrom;

/** What is promised beside a total. */
export const shippingLine = (total: Cents): 'Free Shipping' | 'Fast Shipping' =>
  isShippingFree(total) ? 'Free Shipping' : 'Fast Shipping';

/** The fee for goods of `subTotal`, whose first shipping option costs `firstOption`. */
export const shippingFee = (subTotal: Cents, firstOption: Cents): Cents =>
  isShippingFree(subTotal) ? cents(0) : firstOption;

/**
 * The fee for what is left of an order when `less` of its goods is cancelled. Who cancels what made delivery free pays for
 * the delivery of the rest, once, and never more than the order cost before; `full` is the fee where it is not free.
 */
export function shippingAfterCancel(
  left: Cents,
  less: Cents,
  { fee, full }: { fee: Cents; full: Cents },
): Cents {
  if (left === 0) return cents(0);
  const wasFree = isShippingFree(cents(left + less));
  if (fee > 0 || !wasFree || isShippingFree(left)) return fee;
  return cents(Math.min(full, less));
}
