/** How an order is paid by bank transfer, in words. */
import { dueDay, formatMoney, toDollars } from '@kerf/sdk/rules';
import type { Seller } from '../catalogue/catalogue.js';
import { stillToPay } from './order-money.js';
import type { KeptOrder } from './order-rows.js';

/** What of the seller stands in letters. */
export type SellerWords = Pick<Seller, 'name' | 'abn' | 'bank' | 'paymentDays'>;

/** What somebody has to do who pays by transfer, a sentence a paragraph. */
export const invoiceWords = (order: KeptOrder, { bank, paymentDays }: SellerWords): string[] => [
  `Please transfer ${formatMoney(toDollars(stillToPay(order)))} by ${dueDay(order.placed_at, paymentDays)} to ${bank.name}, BSB ${bank.bsb}, account ${bank.account}, with the reference ${order.number}.`,
];
