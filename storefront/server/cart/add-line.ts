import type { CartAnswer, PricingRow, Product } from '@kerf/sdk/contract';
import { cents, formatMoney, productName, requestSummaryText, toCents, toDollars } from '@kerf/sdk/rules';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.js';
import { failure } from '../http/api-failure.js';
import { isOfVersion } from '../pricing/pricing-id.js';
import { insertCart, lockCart, readLines } from './cart-rows.js';
import { createId, createToken } from './cart-token.js';
import { requirePrice, type Today } from './price-line.js';
import { requireRoom } from './require-room.js';
import { checkConfiguration, type SentOrder } from './sent-order.js';
import { toCart } from './to-cart.js';

/** Refuses a total that is not today's. An id of today's rate cards can't have moved: then the sum is wrong. */
function checkCost(
  { cost, product_pricing_id }: SentOrder,
  row: PricingRow,
  kinds: number,
  version: string,
): void {
  const total = cents(toCents(row.price) * kinds);
  if (toCents(cost) === total) return;
  const price = toDollars(total);
  if (isOfVersion(product_pricing_id, version))
    throw failure(
      'CART_COST_MISMATCH',
      `cost is not the total of this configuration, ${formatMoney(price)}.`,
      {
        field: 'cost',
        price,
      },
    );
  throw failure(
    'CART_PRICE_MOVED',
    `The price of this configuration is now ${formatMoney(price)}. Nothing was added to the cart.`,
    { field: 'cost', price },
  );
}

/** Refuses a way of delivery that this row does not have. */
function checkShipping({ shipping_method_id }: SentOrder, row: PricingRow): void {
  if (shipping_method_id === null || row.shipping.some(({ id }) => id === shipping_method_id)) return;
  throw failure('API_VALUE_INVALID', 'There is no such way of delivery.', { field: 'shipping_method_id' });
}

/** Refuses an index that points at another quantity than the one that is ordered; -1 points at none. */
function checkIndex({ quote_slider_id }: SentOrder, row: PricingRow, { attributes }: Product): void {
  if (quote_slider_id === -1 || attributes.quantities[quote_slider_id] === row.quantity) return;
  throw failure(
    'API_VALUE_INVALID',
    'quote_slider_id is the index of the quantity in the list, -1 for a custom one.',
    { field: 'quote_slider_id' },
  );
}

/** Adds a line at the server's own price, to a new cart when `token` opens none. */
export async function addLine(
  trx: Transaction<Schema>,
  token: string | null,
  order: SentOrder,
  today: Today,
): Promise<CartAnswer> {
  const { catalogue, now } = today;
  const configuration = checkConfiguration(order.configuration, 'configuration');
  const row = requirePrice(configuration, today, 'configuration');
  checkCost(order, row, configuration.kinds, catalogue.version);
  checkShipping(order, row);
  const product = catalogue.products.get(configuration.product_id);
  if (!product) throw failure('CATALOGUE_UNKNOWN_PRODUCT', 'There is no such product.');
  checkIndex(order, row, product);

  const cartId = await lockCart(trx, token, now);
  const lines = cartId === null ? [] : await readLines(trx, cartId);
  requireRoom(lines.length, 1);
  const opens = cartId === null || token === null ? createToken() : token;
  const time = now.toISOString();
  const line = {
    id: createId(),
    cart_id: cartId ?? (await insertCart(trx, opens, now)),
    position: (lines.at(-1)?.position ?? 0) + 1,
    configuration: JSON.stringify(configuration),
    product_name: productName(product),
    summary: requestSummaryText(product, configuration),
    quantity: row.quantity,
    kinds: configuration.kinds,
    price_cents: toCents(row.price),
    product_pricing_id: row.product_pricing_id,
    shipping_method_id: order.shipping_method_id,
    quote_slider_id: order.quote_slider_id,
    uses_id: order.uses_id ?? null,
    uses_product_id: order.uses_product_id ?? null,
    guest_id: order.guest_id ?? null,
    created_at: time,
    updated_at: time,
  };
  await trx.insertInto('cart_lines').values(line).execute();
  return { token: opens, cart: toCart([...lines, line], today) };
}
