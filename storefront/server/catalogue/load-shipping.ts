import type { Product } from '@kerf/sdk/contract';
import { cents } from '@kerf/sdk/rules';
import type { Shipping } from './catalogue.js';
import { CatalogueError } from './catalogue-error.js';
import { checkFile } from './check-file.js';
import { ShippingFile } from './price-files.js';
import { readJson } from './read-folder.js';

const name = 'shipping/shipping.json';

/** How orders leave the shop, from shipping/shipping.json. */
export async function loadShipping(
  directory: string,
  products: ReadonlyMap<number, Product>,
): Promise<Shipping> {
  const data = checkFile(await readJson(directory, name), ShippingFile);
  if (!isZone(data.zone)) throw new CatalogueError(name, 'zone', 'an IANA time zone', data.zone);
  if (!data.methods.length) throw new CatalogueError(name, 'methods', 'at least one way of delivery', []);
  for (const [index, { id }] of data.methods.entries())
    if (data.methods.findIndex((other) => other.id === id) !== index)
      throw new CatalogueError(name, `methods.${index}.id`, 'an id of its own', id);
  for (const [index, { product_id }] of data.extra_printing_days.entries())
    if (!products.has(product_id))
      throw new CatalogueError(
        name,
        `extra_printing_days.${index}.product_id`,
        'the id of a product',
        product_id,
      );
  return {
    zone: data.zone,
    cutOffHour: data.cut_off_hour,
    methods: data.methods.map(({ id, method, printing_days, shipping_days, cost }) => ({
      id,
      method,
      printingDays: printing_days,
      shippingDays: shipping_days,
      cost: cents(cost),
    })),
    extraPrintingDays: new Map(data.extra_printing_days.map(({ product_id, days }) => [product_id, days])),
  };
}

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-AU', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
