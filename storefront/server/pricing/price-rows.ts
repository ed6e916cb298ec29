import type { PricingRow, ShippingOption } from '@kerf/sdk/contract';
import { cents, toDollars } from '@kerf/sdk/rules';
import type { RateCard } from '../catalogue/rate-card.js';
import { type Curve, type Part, sumOf } from './estimate.js';
import { priceAt } from './price-at.js';
import { toPricingId } from './pricing-id.js';

/** What the rows of one answer share. */
export interface RowContext {
  version: string;
  configurationHash: string;
  shipping: ShippingOption[];
}

/** A row for every listed quantity, rising, then one for the custom quantity unless it is a listed one. */
export function priceRows(
  card: RateCard,
  parts: readonly Part[],
  customQuantity: number | null,
  { version, configurationHash, shipping }: RowContext,
): PricingRow[] {
  const all = sumOf(parts);
  const hasFeatures = parts.some(({ work }) => work.kind === 'print-features');
  const plain: Curve = hasFeatures ? sumOf(parts.filter(({ work }) => work.kind !== 'print-features')) : all;
  function row(quantity: number, power: number): PricingRow {
    const { price, listPrice } = priceAt(card, all, quantity, power);
    return {
      quantity,
      price: toDollars(price),
      orig_price: toDollars(listPrice),
      product_id: card.productId,
      product_pricing_id: toPricingId(version, configurationHash, quantity),
      // The difference of two rounded totals, so that it is what taking the features off would save.
      print_feature_price: toDollars(cents(price - priceAt(card, plain, quantity, power).price)),
      custom_qty: false,
      shipping,
    };
  }
  const rows = card.quantities.map((quantity, index) => row(quantity, card.curve[index] ?? 0));
  if (customQuantity !== null && !card.quantities.includes(customQuantity))
    rows.push({ ...row(customQuantity, customQuantity ** card.exponent), custom_qty: true });
  return rows;
}
