/** A cart at the prices of this moment: what an order placed now costs. */
import type { Cart, PricingRow } from '@kerf/sdk/contract';
import { toCents } from '@kerf/sdk/rules';
import type { KeptLine } from '../cart/cart-rows.js';
import type { ArtworksAgain } from '../cart/line-artwork.js';
import { lineRow } from '../cart/line-row.js';
import type { Today } from '../cart/price-line.js';
import { toCart } from '../cart/to-cart.js';

/** A line that can be ordered, with the row that it is ordered at: today's, or that of a quotation that is held. */
export interface PricedLine {
  kept: KeptLine;
  row: PricingRow;
}

/** What is ordered: every line, or null where one of them can't be made any more. */
export interface TodaysCart {
  cart: Cart;
  lines: PricedLine[] | null;
}

/**
 * Prices each line anew. The sums are of today's prices, whatever a line was added at, and of those that quotations hold.
 * `artworks` are of a cart that is shown.
 */
export function todaysCart(kept: readonly KeptLine[], today: Today, artworks?: ArtworksAgain): TodaysCart {
  const priced = kept.map((line) => {
    const price = lineRow(line, today);
    return price.ok ? { kept: { ...line, price_cents: toCents(price.row.price) }, row: price.row } : null;
  });
  const cart = toCart(
    kept.map((line, at) => priced[at]?.kept ?? line),
    today,
    artworks,
  );
  return { cart, lines: priced.every((line) => line !== null) ? priced : null };
}
