/** Money: whole cents inside, decimal dollars on the wire, GST included everywhere. */

/** Dollars (at most two decimals) as whole cents. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

/** Whole cents as dollars. */
export const toDollars = (cents: number): number => cents / 100;

/** Dollars as people read them: `$1,234.50`. */
export function formatMoney(dollars: number): string {
  const text = Math.abs(dollars)
    .toFixed(2)
    .replace(/\B(?=(\d{3})+\.)/g, ',');
  return `${dollars < 0 && toCents(dollars) ? '-' : ''}$${text}`;
}

/** The GST inside an amount that includes it: one eleventh, in whole cents. */
export const gstIncluded = (cents: number): number => Math.round(cents / 11);
