import {
  type FeaturedItem,
  maxSets,
  type PricingRequest,
  type PricingRow,
  type Product,
} from '@kerf/sdk/contract';
import { checkQuantity, checkSize } from '@kerf/sdk/rules';
import type { Catalogue } from '../catalogue/catalogue.js';
import { checkFeatures } from './check-features.js';
import { checkOptions } from './check-options.js';
import { estimate } from './estimate.js';
import { priceRows } from './price-rows.js';
import { hashConfiguration } from './pricing-id.js';
import { quoteShipping } from './quote-shipping.js';
import { invalid, type Refusal, refused } from './refusal.js';
import { toJob } from './to-job.js';

/** The product under its landing item, or why there is no such pair. */
function findSubject(
  catalogue: Catalogue,
  { product_id, featured_item_id }: PricingRequest,
): { ok: true; product: Product; item: FeaturedItem | undefined } | Refusal {
  const product = catalogue.products.get(product_id);
  if (!product) return invalid('PRICING_UNKNOWN_PRODUCT', 'product_id', `There is no product ${product_id}.`);
  if (featured_item_id === null) return { ok: true, product, item: undefined };
  const item = catalogue.items.find(({ id }) => id === featured_item_id);
  const range = item && catalogue.ranges.get(item.slug);
  return range?.products.some(({ id }) => id === product_id)
    ? { ok: true, product, item }
    : invalid(
        'PRICING_UNKNOWN_ITEM',
        'featured_item_id',
        `There is no item ${featured_item_id} with product ${product_id}.`,
      );
}

const isLength = (length: number): boolean => Number.isFinite(length) && length > 0;
const isCount = (count: number): boolean => Number.isSafeInteger(count) && count > 0;

function checkMeasures(product: Product, request: PricingRequest): Refusal | null {
  for (const side of ['width', 'height'] as const)
    if (!isLength(request[side]))
      return invalid('PRICING_VALUE_INVALID', side, `${side} is a length above 0 mm.`);
  const { quantity, kinds } = request;
  if (quantity !== null && !isCount(quantity))
    return invalid('PRICING_VALUE_INVALID', 'quantity', 'quantity is a whole number above 0.');
  if (!isCount(kinds) || kinds > maxSets)
    return invalid('PRICING_VALUE_INVALID', 'kinds', `kinds is a whole number from 1 to ${maxSets}.`);
  const size = checkSize(request, product);
  if (size.status !== 'ok')
    return refused(
      size.status === 'below' ? 'PRICING_SIZE_BELOW' : 'PRICING_SIZE_ABOVE',
      'size',
      size.message,
    );
  if (quantity === null) return null;
  const range = checkQuantity(String(quantity), product);
  return range.status === 'ok' ? null : refused('PRICING_QUANTITY_OUTSIDE', 'quantity', range.message);
}

/**
 * The prices of one set at every listed quantity, and at the custom one when the request has it. Pure: the day comes
 * in as `now`, and decides the delivery dates alone.
 */
export function priceConfiguration(
  catalogue: Catalogue,
  request: PricingRequest,
  now: Date,
): { ok: true; rows: PricingRow[] } | Refusal {
  const subject = findSubject(catalogue, request);
  if (!subject.ok) return subject;
  const { product, item } = subject;
  const fault = checkOptions(product, item, request) ?? checkMeasures(product, request);
  if (fault) return fault;
  const checked = checkFeatures(product, request);
  if (!checked.ok) return checked;
  const card = catalogue.rateCards.get(product.id);
  if (!card) return invalid('PRICING_UNKNOWN_PRODUCT', 'product_id', `Product ${product.id} has no prices.`);
  const parts = estimate(card, toJob(card, request, checked.features));
  return {
    ok: true,
    rows: priceRows(card, parts, request.quantity, {
      version: catalogue.version,
      configurationHash: hashConfiguration({ ...request, print_features: [...checked.features] }),
      shipping: quoteShipping(catalogue, product.id, now),
    }),
  };
}
