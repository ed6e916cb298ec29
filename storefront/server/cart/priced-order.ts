import type { PricingRequest, PricingRow, Product } from '@kerf/sdk/contract';
import { cents, formatMoney, productName, requestSummaryText, toCents, toDollars } from '@kerf/sdk/rules';
import type { CartLineTable } from '../db/schema.js';
import { failure } from '../http/api-failure.js';
import { isOfVersion } from '../pricing/pricing-id.js';
import { requirePrice, type Today } from './price-line.js';
import { checkConfiguration, type SentOrder } from './sent-order.js';

/** What a line is of and what it costs: everything but where it stands. */
export type LineContent = Pick<
  CartLineTable,
  | 'configuration'
  | 'product_name'
  | 'summary'
  | 'quantity'
  | 'added_quantity'
  | 'joined_quantity'
  | 'kinds'
  | 'price_cents'
  | 'product_pricing_id'
  | 'quote_slider_id'
  | 'quotation_number'
  | 'held_until'
  | 'held_delivery_cents'
>;

/** The content of a line at the price of `row`, which is no quotation's. */
export const lineContent = (
  product: Product,
  configuration: PricingRequest,
  row: PricingRow,
): LineContent => ({
  configuration: JSON.stringify(configuration),
  product_name: productName(product),
  summary: requestSummaryText(product, configuration),
  quantity: row.quantity,
  added_quantity: null,
  joined_quantity: null,
  kinds: configuration.kinds,
  price_cents: toCents(row.price),
  product_pricing_id: row.product_pricing_id,
  quote_slider_id: product.attributes.quantities.indexOf(row.quantity),
  quotation_number: null,
  held_until: null,
  held_delivery_cents: null,
});

/**
 * Refuses a total that is not today's. An id of today's rate cards can't have moved: then the sum is wrong. `undone`
 * says what was not done.
 */
function checkCost(
  { cost, product_pricing_id }: SentOrder,
  row: PricingRow,
  { kinds, version, undone }: { kinds: number; version: string; undone: string },
): void {
  const total = cents(toCents(row.price) * kinds);
  if (toCents(cost) === total) return;
  const price = toDollars(total);
  if (isOfVersion(product_pricing_id, version))
    throw failure(
      'CART_COST_MISMATCH',
      `cost is not the total of this configuration, ${formatMoney(price)}.`,
      { field: 'cost', price },
    );
  throw failure(
    'CART_PRICE_MOVED',
    `The price of this configuration is now ${formatMoney(price)}. ${undone}`,
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

/** What an order puts into a line. */
export type PricedOrder = LineContent &
  Pick<CartLineTable, 'shipping_method_id' | 'uses_id' | 'uses_product_id' | 'guest_id'>;

/**
 * Prices an order as it was sent, and refuses one that is not made, or not at the price that it names. `undone` says
 * then that the cart is as it was.
 */
export function priceOrder(order: SentOrder, today: Today, undone: string): PricedOrder {
  const { catalogue } = today;
  const configuration = checkConfiguration(order.configuration, 'configuration', catalogue);
  const row = requirePrice(configuration, today, 'configuration');
  checkCost(order, row, { kinds: configuration.kinds, version: catalogue.version, undone });
  checkShipping(order, row);
  const product = catalogue.products.get(configuration.product_id);
  if (!product) throw failure('CATALOGUE_UNKNOWN_PRODUCT', 'There is no such product.');
  checkIndex(order, row, product);
  return {
    ...lineContent(product, configuration, row),
    quote_slider_id: order.quote_slider_id,
    shipping_method_id: order.shipping_method_id,
    uses_id: order.uses_id ?? null,
    uses_product_id: order.uses_product_id ?? null,
    guest_id: order.guest_id ?? null,
  };
}
