/** Putting what was quoted into a cart, at the prices that are held. */
import type { Dollars, QuotationInCart } from '@kerf/sdk/contract';
import { formatMoney, formatShippingDate, toCents } from '@kerf/sdk/rules';
import type { Transaction } from 'kysely';
import { insertCart, type KeptLine, lastPosition, lockCart, readLines } from '../cart/cart-rows.js';
import { createId, createToken } from '../cart/cart-token.js';
import { ownArtwork } from '../cart/line-artwork.js';
import { readConfiguration, requirePrice, type Today } from '../cart/price-line.js';
import { type LineContent, lineContent } from '../cart/priced-order.js';
import { requireRoom } from '../cart/require-room.js';
import { showCart } from '../cart/show-cart.js';
import type { Schema } from '../db/schema.js';
import { failure } from '../http/api-failure.js';
import { type KeptQuotation, type KeptQuotationLine, readQuotationLines } from './quotation-rows.js';
import { isQuotationHeld, toQuotation } from './read-quotation.js';

/** A line that can be put into a cart. */
type Orderable = KeptQuotationLine & { configuration: string };

/** What a line of a cart has of one that was quoted, as long as that is held. */
const heldContent = (
  { configuration, product_name, summary, quantity, kinds, price_cents, product_pricing_id }: Orderable,
  { number, held_until, shipping_cents }: KeptQuotation,
  { catalogue }: Today,
): LineContent => ({
  configuration,
  product_name,
  summary,
  quantity,
  added_quantity: null,
  joined_quantity: null,
  kinds,
  price_cents,
  product_pricing_id,
  quote_slider_id:
    catalogue.products
      .get(readConfiguration(configuration).product_id)
      ?.attributes.quantities.indexOf(quantity) ?? -1,
  quotation_number: number,
  held_until,
  // Free for what was quoted together: a part of it may cost something to deliver.
  held_delivery_cents: shipping_cents > 0 ? shipping_cents : null,
});

/** The same at today's price. */
function todaysContent({ configuration: kept }: Orderable, today: Today): LineContent {
  const configuration = readConfiguration(kept);
  const row = requirePrice(configuration, today, '');
  const product = today.catalogue.products.get(configuration.product_id);
  if (!product) throw failure('CATALOGUE_UNKNOWN_PRODUCT', 'There is no such product.');
  return lineContent(product, configuration, row);
}

/** What a line has of a quotation. */
const promiseOf = ({
  quotation_number,
  held_until,
  held_delivery_cents,
  price_cents,
  product_pricing_id,
}: LineContent) => ({ quotation_number, held_until, held_delivery_cents, price_cents, product_pricing_id });

/** Whether a line is what is to be put into its cart: of the same quotation, or of none. */
const isSame = (line: KeptLine, content: LineContent): boolean =>
  (line.quotation_number === content.quotation_number || line.quotation_number === null) &&
  line.configuration === content.configuration &&
  line.quantity === content.quantity &&
  line.kinds === content.kinds;

/** Refuses what was not shown as it is: prices that are held no more are told, with what it costs today. */
function checkCost(
  { sub_total, today, is_held, held_until, quotation_no }: Awaited<ReturnType<typeof toQuotation>>,
  cost: Dollars,
): void {
  const due = is_held ? sub_total : today;
  if (due !== null && toCents(cost) === toCents(due)) return;
  if (is_held)
    throw failure(
      'QUOTATION_COST_MISMATCH',
      `The items of quotation ${quotation_no} come to ${formatMoney(sub_total)}.`,
      { field: 'cost', price: sub_total },
    );
  const ended = `The prices of quotation ${quotation_no} were held until ${formatShippingDate(held_until)}.`;
  throw failure(
    'QUOTATION_ENDED',
    due === null
      ? `${ended} Ask us for a new quotation.`
      : `${ended} Today its items cost ${formatMoney(due)}. Nothing was put into the cart: press again if you agree.`,
    { field: 'cost', ...(due !== null && { price: due }) },
  );
}

/**
 * Puts the items of a quotation into the cart that `token` opens, a new one where it opens none. What is there of it
 * already, unchanged, is not put there twice: at today's price, as when the cart itself was quoted, it is held from then
 * on. `cost` is what its items come to, as it was shown.
 */
export async function putQuotation(
  trx: Transaction<Schema>,
  token: string | null,
  { quotation, cost }: { quotation: KeptQuotation; cost: Dollars },
  today: Today,
): Promise<QuotationInCart> {
  const { now } = today;
  const kept = await readQuotationLines(trx, [quotation.id]);
  const orderable = kept.filter((line): line is Orderable => line.configuration !== null);
  if (orderable.length < kept.length)
    throw failure(
      'QUOTATION_BY_AGREEMENT',
      `Quotation ${quotation.number} is ordered by writing to us: answer our letter, and we send you the order.`,
    );
  checkCost(await toQuotation(trx, quotation, today), cost);
  const isHeld = isQuotationHeld(quotation, today);
  const cartId = await lockCart(trx, token, now);
  const lines = cartId === null ? [] : await readLines(trx, cartId);
  const taken = new Map<string, LineContent>();
  const added = orderable.flatMap((line) => {
    const content = isHeld ? heldContent(line, quotation, today) : todaysContent(line, today);
    const there = lines.find((each) => !taken.has(each.id) && isSame(each, content));
    if (there) taken.set(there.id, content);
    return there ? [] : [{ line, content }];
  });
  requireRoom(lines.length, added.length);
  const held = lines.map((line): KeptLine => {
    const content = taken.get(line.id) ?? line;
    return line.quotation_number === content.quotation_number ? line : { ...line, ...promiseOf(content) };
  });
  const changed = held.filter((line, at) => line !== lines[at]);
  for (const line of changed)
    await trx
      .updateTable('cart_lines')
      .set({ ...promiseOf(line), updated_at: now.toISOString() })
      .where('id', '=', line.id)
      .execute();
  const opens = cartId === null || token === null ? createToken() : token;
  const id = cartId ?? (await insertCart(trx, opens, now));
  let position = cartId === null ? 0 : await lastPosition(trx, cartId);
  const time = now.toISOString();
  const fresh: KeptLine[] = added.map(({ line, content }) => ({
    ...content,
    ...ownArtwork,
    id: createId(),
    cart_id: id,
    position: ++position,
    shipping_method_id: line.shipping_method_id,
    uses_id: null,
    uses_product_id: null,
    guest_id: quotation.guest_id,
    created_at: time,
    updated_at: time,
    removed_at: null,
  }));
  if (fresh.length > 0) await trx.insertInto('cart_lines').values(fresh).execute();
  const count = fresh.length + changed.length;
  return { token: opens, cart: await showCart(trx, [...held, ...fresh], today), added: count };
}
