import type { CartAnswer, CartLineChange } from '@kerf/sdk/contract';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.js';
import { failure } from '../http/api-failure.js';
import { type KeptLine, lockCart, readLines } from './cart-rows.js';
import { joinLine, keepJoined } from './join-lines.js';
import { ownArtwork } from './line-artwork.js';
import { isHeld } from './line-row.js';
import { quantityWords, readConfiguration, requirePrice, type Today } from './price-line.js';
import { type LineContent, lineContent, priceOrder } from './priced-order.js';
import { checkConfiguration, type SentOrder } from './sent-order.js';
import { showCart } from './show-cart.js';

/** A cart that is open for a change, held for this transaction. */
interface OpenCart {
  id: string;
  token: string;
  lines: KeptLine[];
}

/** Opens the cart of a token; refuses one that is not there. */
export async function openCart(trx: Transaction<Schema>, token: string | null, now: Date): Promise<OpenCart> {
  const id = await lockCart(trx, token, now);
  if (id === null || token === null)
    throw failure('CART_UNKNOWN', 'This cart is not there any more.', { field: 'kerf-cart' });
  return { id, token, lines: await readLines(trx, id) };
}

/** A line of an open cart; refuses one that is not in it. */
export function requireLine({ lines }: OpenCart, id: string): KeptLine {
  const line = lines.find((candidate) => candidate.id === id);
  if (!line) throw failure('CART_UNKNOWN_LINE', 'This line is not in the cart any more.', { field: 'id' });
  return line;
}

/** A piece that is another product takes the artwork of the earlier one no more. */
const artworkOf = ({ configuration, ...line }: KeptLine, content: LineContent) =>
  readConfiguration(configuration).product_id === readConfiguration(content.configuration).product_id
    ? {
        artwork_line_id: line.artwork_line_id,
        artwork_order_number: line.artwork_order_number,
        artwork_width: line.artwork_width,
        artwork_height: line.artwork_height,
      }
    : ownArtwork;

/**
 * Writes a line anew where it stands, at today's price: what a quotation held for it is another line's. One that came to
 * be the same as another becomes part of that one.
 */
async function rewriteLine(
  trx: Transaction<Schema>,
  cart: OpenCart,
  kept: KeptLine,
  content: LineContent,
  today: Today,
): Promise<CartAnswer> {
  const { id, quotation_number } = kept;
  const change = { ...content, ...artworkOf(kept, content), updated_at: today.now.toISOString() };
  const lines = cart.lines.map((line) => (line.id === id ? { ...line, ...change } : line));
  const joined = joinLine(lines, id, today);
  if (!joined.grown) await trx.updateTable('cart_lines').set(change).where('id', '=', id).execute();
  await keepJoined(trx, joined);
  return {
    token: cart.token,
    cart: await showCart(trx, joined.lines, today),
    line: { ...joined.line, ...(quotation_number !== null && { left_quotation: true }) },
  };
}

/**
 * Gives a line another quantity or number of sets, at today's price; the same ones accept a price that moved, and leave
 * one that a quotation holds.
 */
export async function changeLine(
  trx: Transaction<Schema>,
  token: string | null,
  { id, quantity, kinds }: CartLineChange & { id: string },
  today: Today,
): Promise<CartAnswer> {
  const cart = await openCart(trx, token, today.now);
  const line = requireLine(cart, id);
  if (isHeld(line, today) && line.quantity === quantity && line.kinds === kinds)
    return { token: cart.token, cart: await showCart(trx, cart.lines, today), line: { id, grown: false } };
  const kept = readConfiguration(line.configuration);
  // No configuration has it. Typed all the same, it is a quantity that is too small.
  const words = quantity === 0 && quantityWords({ ...kept, quantity }, today);
  if (words) throw failure('CART_NOT_PRICED', words, { field: 'quantity' });
  const configuration = checkConfiguration({ ...kept, quantity, kinds }, '', today.catalogue);
  const row = requirePrice(configuration, today, '');
  const product = today.catalogue.products.get(configuration.product_id);
  if (!product) throw failure('CATALOGUE_UNKNOWN_PRODUCT', 'There is no such product.');
  return rewriteLine(trx, cart, line, lineContent(product, configuration, row), today);
}

/** Makes a line one of another configuration, at the price that the order names and the server agrees with. */
export async function replaceLine(
  trx: Transaction<Schema>,
  token: string | null,
  { id, order }: { id: string; order: SentOrder },
  today: Today,
): Promise<CartAnswer> {
  const cart = await openCart(trx, token, today.now);
  const line = requireLine(cart, id);
  const content = priceOrder(order, today, 'Nothing was changed in the cart.');
  return rewriteLine(trx, cart, line, content, today);
}
