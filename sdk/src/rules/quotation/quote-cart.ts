import type { Cart } from '../../contract/cart.js';
import type { NewQuotation } from '../../contract/quotations.js';
import { noDiscounts } from './no-discounts.js';

/** What making a quotation of a whole cart sends; null for an empty one. */
export const quoteCart = (
  cart: Pick<Cart, 'lines' | 'sub_total' | 'shipping_fee' | 'total'>,
): NewQuotation | null =>
  cart.lines.length === 0
    ? null
    : {
        quotations: cart.lines.map(({ id, total }) => ({ line_id: id, cost: total })),
        sub_total: cart.sub_total,
        shipping_fee: cart.shipping_fee,
        ...noDiscounts,
        total_price: cart.total,
      };
