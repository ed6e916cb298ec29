import type { Dollars } from '../../contract/money.js';

/** There are no coupons, and points are spent at the payment. */
export const noDiscounts = { point_discount: 0 as Dollars, coupon_discount: 0 as Dollars } as const;
