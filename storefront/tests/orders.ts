import type { OrderPayload } from '@kerf/sdk/contract/cart';
import type { PricingRequest, PricingRow } from '@kerf/sdk/contract/pricing';
import { apiBase, routes } from '@kerf/sdk/contract/routes';
import { toPricingQuery } from '@kerf/sdk/rules/pricing-query';

/** A premium card of 90 × 55 mm, printed on one side. */
export const card: PricingRequest = {
  featured_item_id: 8,
  product_id: 17,
  material_id: 1,
  printed_side_id: 1,
  cutting_id: null,
  shape_id: null,
  orientation_id: null,
  finishing_id: null,
  premium_processing_id: null,
  adhesive_id: null,
  color_id: null,
  addon_item_id: null,
  install_ready: null,
  cut_per_shape: null,
  ea: null,
  width: 90,
  height: 55,
  quantity: 200,
  kinds: 1,
  print_features: [],
};

/** The address of the prices of a configuration. */
export const pricingPath = (request: PricingRequest): string =>
  `${apiBase}${routes.pricingData}?${toPricingQuery(request)}`;

/** What adding a configuration at its row sends. */
export const orderOf = (configuration: PricingRequest, row: PricingRow): OrderPayload => ({
  configuration,
  product_pricing_id: row.product_pricing_id,
  cost: Math.round(row.price * configuration.kinds * 100) / 100,
  shipping_method_id: row.shipping[0]?.id ?? null,
  quote_slider_id: 2,
});
