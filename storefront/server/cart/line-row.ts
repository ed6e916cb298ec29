/** What a line is ordered at: the price that a quotation holds for it, else that of today. */
import type { LineQuotation, PricingRow, ShippingOption } from '@kerf/sdk/contract';
import { formatShippingDate, lastShopDay, toCents, toDollars } from '@kerf/sdk/rules';
import { quoteShipping } from '../pricing/quote-shipping.js';
import type { Refusal } from '../pricing/refusal.js';
import type { KeptLine } from './cart-rows.js';
import { findPrice, readConfiguration, type Today } from './price-line.js';

/** Whether a quotation holds the price of a line still. */
export const isHeld = ({ held_until }: Pick<KeptLine, 'held_until'>, { now }: Pick<Today, 'now'>): boolean =>
  held_until !== null && held_until > now.toISOString();

/** The row of what a quotation has a price for and the rate cards have none, such as a size that is made by agreement. */
const quotedRow = (line: KeptLine, { catalogue, now }: Today): PricingRow => {
  const { product_id } = readConfiguration(line.configuration);
  return {
    quantity: line.quantity,
    price: toDollars(line.price_cents),
    orig_price: toDollars(line.price_cents),
    product_id,
    product_pricing_id: line.product_pricing_id,
    print_feature_price: toDollars(0 as typeof line.price_cents),
    custom_qty: true,
    shipping: quoteShipping(catalogue, product_id, now),
  };
};

/** The row that a line is ordered at now, or why it can't be. */
export function lineRow(line: KeptLine, today: Today): { ok: true; row: PricingRow } | Refusal {
  const price = findPrice(readConfiguration(line.configuration), today);
  if (!isHeld(line, today)) return price;
  const row = price.ok ? { ...price.row, price: toDollars(line.price_cents) } : quotedRow(line, today);
  return { ok: true, row: { ...row, shipping: heldShipping(row, line) } };
}

/** The ways of delivery, of which the first costs no more than was quoted. */
const heldShipping = ({ shipping }: PricingRow, { held_delivery_cents: held }: KeptLine): ShippingOption[] =>
  shipping.map((way, place) =>
    place === 0 && held !== null && toCents(way.cost) > held ? { ...way, cost: toDollars(held) } : way,
  );

/** The quotation whose price a line has, and how long; null where it has none. */
export function lineQuotation(line: KeptLine, today: Pick<Today, 'now'>): LineQuotation | null {
  const { quotation_number: number } = line;
  if (number === null || line.held_until === null) return null;
  const is_held = isHeld(line, today);
  const held_until = lastShopDay(line.held_until);
  const day = formatShippingDate(held_until);
  const words = is_held
    ? `At the price of quotation ${number}, held until ${day}. Another quantity has today’s price.`
    : `Quotation ${number} held its price until ${day}.`;
  return { number, held_until, is_held, words };
}

/** Why a line can't be ordered any more that a quotation had a price for; null for any other. */
export const endedWords = ({ quotation_number: number, held_until }: KeptLine): string | null =>
  number === null || held_until === null
    ? null
    : `Quotation ${number} held this price until ${formatShippingDate(lastShopDay(held_until))}, and there is no listed one. Ask us for a new quotation.`;
