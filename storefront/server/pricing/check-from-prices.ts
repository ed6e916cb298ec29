import { openingSelection, selectedRow, toPricingRequest } from '@kerf/sdk/rules';
import type { Catalogue } from '../catalogue/catalogue.js';
import { CatalogueError } from '../catalogue/catalogue-error.js';
import type { LoadedItem } from '../catalogue/load-items.js';
import { priceConfiguration } from './price-configuration.js';

// The day decides delivery dates alone, so any day will do.
const anyDay = new Date(0);

/** Every item that promises a 'from' price opens with a configuration of that price, at the quantity that it opens with. */
export function checkFromPrices(catalogue: Catalogue, items: readonly LoadedItem[]): void {
  for (const { file, data } of items) {
    if (data.from === undefined) continue;
    const range = catalogue.ranges.get(data.slug);
    const selection = range && openingSelection(range, null);
    const request = range && selection && toPricingRequest(range, selection);
    if (!request)
      throw new CatalogueError(file, 'opening', 'a size that can be made', [
        data.opening.width,
        data.opening.height,
      ]);
    const priced = priceConfiguration(catalogue, request, anyDay);
    if (!priced.ok)
      throw new CatalogueError(
        file,
        'opening',
        `a configuration with a price (${priced.message})`,
        data.opening,
      );
    const opening = selectedRow({ range, selection, rows: priced.rows });
    if (opening?.price !== data.from)
      throw new CatalogueError(
        file,
        'from',
        `${opening?.price}, which the rate card of product ${request.product_id} makes of ${opening?.quantity} pieces`,
        data.from,
      );
  }
}
