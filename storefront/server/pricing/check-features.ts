import type { PricingRequest, PrintFeatureChoice, Product } from '@kerf/sdk/contract';
import { legalFeatures, offeredFeatures, withoutNone } from '@kerf/sdk/rules';
import { invalid, type Refusal } from './refusal.js';

const field = 'print_features[]';

/** The chosen print features without those that mean "none", or why they can't stand together. */
export function checkFeatures(
  product: Product,
  request: Pick<PricingRequest, 'printed_side_id' | 'print_features'>,
): { ok: true; features: readonly PrintFeatureChoice[] } | Refusal {
  if (!request.print_features.length) return { ok: true, features: [] };
  const offered = offeredFeatures(product);
  const stranger = request.print_features.find(
    ({ feature_id, item_id }) =>
      !offered.some(({ id, items }) => id === feature_id && items.some((item) => item.id === item_id)),
  );
  if (stranger)
    return invalid(
      'PRICING_UNKNOWN_OPTION',
      field,
      `Print feature ${stranger.feature_id} with item ${stranger.item_id} is not offered for this product.`,
    );
  const chosen = withoutNone(product, request.print_features);
  const legal = legalFeatures(product, { ...request, print_features: chosen });
  const odd = chosen.find((choice, index) => !legal.includes(choice) || chosen.indexOf(choice) !== index);
  return odd
    ? invalid(
        'PRICING_FEATURE_CONFLICT',
        field,
        `Print feature ${odd.feature_id} with item ${odd.item_id} can't be made on side '${odd.side}' beside the other choices.`,
      )
    : { ok: true, features: legal };
}
