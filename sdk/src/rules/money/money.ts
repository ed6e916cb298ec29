/** Money: whole cents inside, decimal dollars on the wire, GST included everywhere. */
import type { Cents, Dollars } from '../../contract/money.js';
import { formatQuantity } from '../quantity/format-quantity.js';

/** A number of cents as an amount; a fraction is rounded to the nearest cent. */
export const cents = (amount: number): Cents => Math.round(amount) as Cents;

/** A number of dollars as an amount, taken as it is. */
export const dollars = (amount: number): Dollars => amount as Dollars;

/** Dollars (at most two decimals) as whole cents. */
export const toCents = (amount: Dollars): Cents => cents(amount * 100);

/** Whole cents as dollars. */
export const toDollars = (amount: Cents): Dollars => dollars(amount / 100);

/** Dollars as people read them: `$1,234.50`; with more decimals where cents do not say enough. */
export function formatMoney(amount: Dollars, decimals = 2): string {
  const text = Math.abs(amount)
    .toFixed(decimals)
    .replace(/^\d+/, (whole) => formatQuantity(Number(whole)));
  return `${amount < 0 && toCents(amount) ? '-' : ''}$${text}`;
}

/** The GST inside an amount that includes it: one eleventh, in whole cents. */
export const gstIncluded = (amount: Cents): Cents => cents(amount / 11);
