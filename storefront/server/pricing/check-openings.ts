import { checkSelectedSize, openingSelection, toPricingRequest } from '@kerf/sdk/rules';
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
    if (!range) continue;
    for (const [index, product] of range.products.entries()) {
      const selection = openingSelection(range, product.url_slug);
      const request = toPricingRequest(range, selection);
      const priced = request && priceConfiguration(catalogue, request, anyDay);
      if (priced?.ok) continue;
      const isFeatured = product.id === data.opening.product_id;
      const said = priced?.message ?? checkSelectedSize(range, selection).message;
      const why = said && ` (${said})`;
      throw new CatalogueError(
        file,
        isFeatured ? 'opening' : `products.${index}`,
        `a page that opens with a price${why}`,
        isFeatured ? data.opening : product.id,
      );
    }
  }
}
