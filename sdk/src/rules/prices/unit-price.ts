/** What a row of prices says of one piece. */
import type { Dollars } from '../../contract/money.js';
import type { PricingRow } from '../../contract/pricing.js';
import { dollars, formatMoney } from '../money/money.js';

/** What one row of a price list costs. */
export type PricedQuantity = Pick<PricingRow, 'quantity' | 'price'>;

/** What one piece costs at a quantity; fractions of a cent are left to whoever shows it. */
export const unitPrice = ({ price, quantity }: PricedQuantity): Dollars => dollars(price / quantity);

/**
 * What one piece costs in each row, as people read it: in cents, and with up to two decimals more where the price of
 * another row would look the same and is not.
 */
export const formatUnitPrices = (rows: readonly PricedQuantity[]): string[] =>
  rows.map((row) => {
    const write = (decimals: number, one = row) => formatMoney(unitPrice(one), decimals);
    const isAlone = (decimals: number) =>
      rows.every((other) => other === row || write(decimals, other) !== write(decimals));
    return write([2, 3, 4].find(isAlone) ?? 2);
  });

/** How much cheaper a piece is than at the first quantity, in whole percent; 0 where nothing is saved. */
export const savingsPercent = (row: PricedQuantity, first: PricedQuantity): number =>
  Math.max(0, Math.round((1 - unitPrice(row) / unitPrice(first)) * 100));
