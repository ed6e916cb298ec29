import type { PricingRow, ShippingOption } from '@kerf/sdk/contract';
import { cents, dollars, toDollars } from '@kerf/sdk/rules';
import type { RateCard } from '../catalogue/rate-card.js';
import type { Estimate } from './estimate.js';
import { toPricingId } from './pricing-id.js';

/** What the rows of one answer share. */
export interface RowContext {
  version: string;
  configurationHash: string;
  shipping: ShippingOption[];
}

/** The row of one quantity; `curved` is the quantity to the power of the card's exponent. */
function priceRow(
  card: RateCard,
  parts: Estimate,
  quantity: number,
  curved: number,
  { version, configurationHash, shipping }: RowContext,
): PricingRow {
  const features = parts.featuresFixed + parts.featuresCurved * curved + parts.featuresLinear * quantity;
  const total = parts.fixed + parts.curved * curved + parts.linear * quantity;
  const price = cents(total * card.promotionFactor);
  return {
    quantity,
    price: toDollars(price),
    orig_price: toDollars(card.promotionFactor === 1 ? price : cents(total)),
    product_id: card.productId,
    product_pricing_id: toPricingId(version, configurationHash, quantity),
    // The difference of two rounded totals, so that the parts add up to the cent.
    print_feature_price: features
      ? toDollars(cents(price - cents((total - features) * card.promotionFactor)))
      : dollars(0),
    custom_qty: false,
    shipping,
  };
}

/** A row for every listed quantity, rising, then one for the custom quantity unless it is a listed one. */
export function priceRows(
  card: RateCard,
  parts: Estimate,
  customQuantity: number | null,
  context: RowContext,
): PricingRow[] {
  const rows = card.quantities.map((quantity, index) =>
    priceRow(card, parts, quantity, card.curve[index] ?? 0, context),
  );
  if (customQuantity !== null && !card.quantities.includes(customQuantity))
    rows.push({
      ...priceRow(card, parts, customQuantity, customQuantity ** card.exponent, context),
      custom_qty: true,
    });
  return rows;
}
