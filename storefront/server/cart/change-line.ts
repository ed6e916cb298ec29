import type { CartAnswer, CartLineChange } from '@kerf/sdk/contract';
import { requestSummaryText, toCents } from '@kerf/sdk/rules';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.js';
import { failure } from '../http/api-failure.js';
import { lockCart, readLines } from './cart-rows.js';
import { readConfiguration, requirePrice, type Today } from './price-line.js';
import { checkConfiguration } from './sent-order.js';
import { toCart } from './to-cart.js';

async function openLine(trx: Transaction<Schema>, token: string | null, id: string, now: Date) {
  const cartId = await lockCart(trx, token, now);
  if (cartId === null || token === null)
    throw failure('CART_UNKNOWN', 'This cart is not there any more.', { field: 'kerf-cart' });
  const lines = await readLines(trx, cartId);
  const line = lines.find((candidate) => candidate.id === id);
  if (!line) throw failure('CART_UNKNOWN_LINE', 'This line is not in the cart any more.', { field: 'id' });
  return { token, lines, line };
}

/** Gives a line another quantity or number of sets, at today's price; the same ones accept a price that moved. */
export async function changeLine(
  trx: Transaction<Schema>,
  token: string | null,
  { id, quantity, kinds }: CartLineChange & { id: string },
  today: Today,
): Promise<CartAnswer> {
  const cart = await openLine(trx, token, id, today.now);
  const kept = readConfiguration(cart.line.configuration);
  const configuration = checkConfiguration({ ...kept, quantity, kinds }, '');
  const row = requirePrice(configuration, today, '');
  const product = today.catalogue.products.get(configuration.product_id);
  const change = {
    configuration: JSON.stringify(configuration),
    summary: product ? requestSummaryText(product, configuration) : cart.line.summary,
    quantity: row.quantity,
    kinds,
    price_cents: toCents(row.price),
    product_pricing_id: row.product_pricing_id,
    updated_at: today.now.toISOString(),
  };
  await trx.updateTable('cart_lines').set(change).where('id', '=', id).execute();
  const lines = cart.lines.map((line) => (line.id === id ? { ...line, ...change } : line));
  return { token: cart.token, cart: toCart(lines, today) };
}

/** Takes a line out of the cart. */
export async function removeLine(
  trx: Transaction<Schema>,
  token: string | null,
  id: string,
  today: Today,
): Promise<CartAnswer> {
  const cart = await openLine(trx, token, id, today.now);
  await trx.deleteFrom('cart_lines').where('id', '=', id).execute();
  return {
    token: cart.token,
    cart: toCart(
      cart.lines.filter((line) => line.id !== id),
      today,
    ),
  };
}
