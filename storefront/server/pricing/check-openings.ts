import { openingSelection } from '@kerf/sdk/rules/opening-selection';
import { toPricingRequest } from '@kerf/sdk/rules/pricing-request';
import type { Catalogue } from '../catalogue/catalogue.js';
import { CatalogueError } from '../catalogue/catalogue-error.js';
import type { LoadedItem } from '../catalogue/load-items.js';
import { priceConfiguration } from './price-configuration.js';

// The day decides delivery dates alone, so any day will do.
const anyDay = new Date(0);

/** Every page of every item, one a product, opens with a configuration that has a price. */
export function checkOpenings(catalogue: Catalogue, items: readonly LoadedItem[]): void {
  for (const { file, data } of items) {
    const range = catalogue.ranges.get(data.slug);
    for (const [index, product] of (range?.products ?? []).entries()) {
      const request = range && toPricingRequest(range, openingSelection(range, product.url_slug));
      const priced = request && priceConfiguration(catalogue, request, anyDay);
      if (priced?.ok) continue;
      const isFeatured = product.id === data.opening.product_id;
      const why = priced ? ` (${priced.message})` : '';
      throw new CatalogueError(
        file,
        isFeatured ? 'opening' : `products.${index}`,
        `a page that opens with a price${why}`,
        isFeatured ? data.opening : product.id,
      );
    }
  }
}
