import type { PricingRequest, PrintFeatureChoice, Product } from '@kerf/sdk/contract';
import { checkSize, featureSides, legalFeatures, offeredFeatures } from '@kerf/sdk/rules';
import fc from 'fast-check';
import { everyConfiguration } from './every-configuration.js';

/** Every single choice of a print feature that a configuration allows. */
export const featureChoices = (product: Product, request: PricingRequest): PrintFeatureChoice[] =>
  offeredFeatures(product).flatMap((feature) =>
    featureSides(feature, request, product).flatMap((side) =>
      feature.items.map(({ id }) => ({ feature_id: feature.id, item_id: id, side })),
    ),
  );

/** Any legal configuration of some products with any legal set of print features. */
export function anyConfiguration(products: readonly Product[]): fc.Arbitrary<PricingRequest> {
  const all = products.map((product) => [...everyConfiguration(product)]);
  return fc.integer({ min: 0, max: products.length - 1 }).chain((index) => {
    const product = products[index] as Product;
    return fc.constantFrom(...(all[index] as PricingRequest[])).chain((request) =>
      fc.shuffledSubarray(featureChoices(product, request)).map((choices) => ({
        ...request,
        print_features: legalFeatures(product, { ...request, print_features: choices }),
      })),
    );
  });
}

/** Any size of a configuration that can be made, mm with one decimal. */
export const anySize = (
  product: Product,
  { cutting_id, orientation_id }: PricingRequest,
): fc.Arbitrary<{ width: number; height: number }> => {
  const limits = product.attributes.dim_lookups
    .filter((row) => row.cutting_id === null || row.cutting_id === cutting_id)
    .flatMap(({ min_size, max_size }) => [...min_size.split('x'), ...max_size.split('x')].map(Number));
  const side = fc
    .integer({ min: Math.min(...limits) * 10, max: Math.max(...limits) * 10 })
    .map((tenths) => tenths / 10);
  return fc
    .record({ width: side, height: side })
    .filter((size) => checkSize({ ...size, cutting_id, orientation_id }, product).status === 'ok');
};
