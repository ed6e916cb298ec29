import type { Cents } from '../../contract/money.js';
import { shippingFee } from '../delivery/shipping-fee.js';
import { cents, gstIncluded } from './money.js';

/** What goods are sold for, and what is taken off again. */
export interface Sale {
  subTotal: Cents;
  /** Points and coupons together, a positive amount. */
  discount: Cents;
  /** What the first option of shipping costs. */
  firstOption: Cents;
}

/**
 * What a sale comes to: total = subtotal − discounts + shipping, with the GST inside. Whether it ships free is decided by
 * the subtotal alone.
 */
export function saleSums({ subTotal, discount, firstOption }: Sale): {
  shipping: Cents;
  total: Cents;
  gst: Cents;
} {
  const shipping = shippingFee(subTotal, firstOption);
  const total = cents(subTotal - discount + shipping);
  return { shipping, total, gst: gstIncluded(total) };
}
