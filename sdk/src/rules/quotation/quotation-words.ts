import type { Quotation, QuotedItem } from '../../contract/quotations.js';
import { formatShippingDate } from '../delivery/shipping-date.js';
import { formatMoney } from '../money/money.js';
import { formatQuantity } from '../quantity/format-quantity.js';

/** How many of something are quoted: '500', '2 sets of 500'. */
export const quotedQuantity = ({ quantity, kinds }: Pick<QuotedItem, 'quantity' | 'kinds'>): string =>
  `${kinds > 1 ? `${kinds} sets of ` : ''}${formatQuantity(quantity)}`;

/** What was chosen of an item, without the name that stands above it. */
export const quotedDetails = ({
  product_name,
  details,
}: Pick<QuotedItem, 'product_name' | 'details'>): string =>
  details.startsWith(`${product_name} / `) ? details.slice(product_name.length + 3) : details;

/** How long a quotation holds, or since when it does not and what it would cost today. */
export function holdWords({
  held_until,
  is_held,
  today,
}: Pick<Quotation, 'held_until' | 'is_held' | 'today'>): string {
  const day = formatShippingDate(held_until);
  if (is_held) return `These prices are held until ${day}.`;
  return today === null
    ? `These prices were held until ${day}. Ask us for a new quotation.`
    : `These prices were held until ${day}. Today these items cost ${formatMoney(today)}, without shipping.`;
}

/** The lines of an amount of money of a quotation, from the subtotal to the total. */
export const quotationSums = ({
  sub_total,
  point_discount,
  coupon_discount,
  shipping_fee,
}: Pick<Quotation, 'sub_total' | 'point_discount' | 'coupon_discount' | 'shipping_fee'>): {
  words: string;
  amount: string;
}[] => [
  { words: 'Subtotal', amount: formatMoney(sub_total) },
  ...(point_discount > 0 ? [{ words: 'Points', amount: `-${formatMoney(point_discount)}` }] : []),
  ...(coupon_discount > 0 ? [{ words: 'Discount', amount: `-${formatMoney(coupon_discount)}` }] : []),
  { words: 'Shipping', amount: shipping_fee === 0 ? 'Free' : formatMoney(shipping_fee) },
];
