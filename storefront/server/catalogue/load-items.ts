import type { Product } from '@kerf/sdk/contract';
import { CatalogueError } from './catalogue-error.js';
import { checkFile } from './check-file.js';
import { ItemFile } from './item-file.js';
import { readFolder } from './read-folder.js';

/** A featured item's file with its name. */
export interface LoadedItem {
  file: string;
  data: ItemFile;
}

/** The slug of an item, and its other ones. */
export const slugsOf = ({ slug, aliases = [] }: ItemFile): string[] => [slug, ...aliases];

/** Every featured item of items/, by rising id. */
export async function loadItems(
  directory: string,
  products: ReadonlyMap<number, Product>,
): Promise<LoadedItem[]> {
  const items = (await readFolder(directory, 'items'))
    .map((raw) => ({ file: raw.name, data: checkFile(raw, ItemFile) }))
    .sort((a, b) => a.data.id - b.data.id);
  for (const [index, { file, data }] of items.entries()) {
    if (items[index - 1]?.data.id === data.id)
      throw new CatalogueError(file, 'id', 'an id of its own', data.id);
    for (const slug of slugsOf(data))
      if (items.some((other) => slugsOf(other.data).includes(slug) && other.file !== file))
        throw new CatalogueError(file, 'slug', 'a slug of its own', slug);
    for (const [place, id] of data.products.entries()) requireFit(file, data, place, products.get(id));
    if (!data.products.includes(data.opening.product_id))
      throw new CatalogueError(file, 'opening.product_id', 'one of the products', data.opening.product_id);
  }
  return items;
}

function requireFit(file: string, data: ItemFile, place: number, product: Product | undefined): void {
  const path = `products.${place}`;
  const id = data.products[place];
  if (!product) throw new CatalogueError(file, path, 'the id of a product', id);
  if (data.products.indexOf(product.id) !== place) throw new CatalogueError(file, path, 'each id once', id);
  const { materials, cuttings } = product.attributes;
  if (data.material !== undefined && !materials.some((entry) => entry.id === data.material))
    throw new CatalogueError(file, path, `a product that comes in material ${data.material}`, id);
  if (data.cutting !== undefined && !cuttings.some((entry) => entry.id === data.cutting && !entry.disabled))
    throw new CatalogueError(file, path, `a product that comes with cutting ${data.cutting}`, id);
}
