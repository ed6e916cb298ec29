import { CatalogueError } from './catalogue-error.js';
import type { ProductFile } from './product-file.js';

/** What the shape alone can't say about a product: rising quantities, sizes the right way round, lookups it can meet. */
export function checkProduct(file: string, data: ProductFile): void {
  for (const [index, quantity] of data.quantities.entries()) {
    const before = data.quantities[index - 1];
    if (before !== undefined && quantity <= before)
      throw new CatalogueError(file, `quantities.${index}`, `a quantity above ${before}`, quantity);
  }
  checkDimensions(file, data);
  checkCombinations(file, data);
}

const sides = (text: string): [number, number] => {
  const [a = 0, b = 0] = text.split('x').map(Number);
  return a < b ? [a, b] : [b, a];
};

function checkDimensions(file: string, { dim_lookups, cuttings }: ProductFile): void {
  for (const [index, { cutting_id, min_size, max_size }] of dim_lookups.entries()) {
    const path = `dim_lookups.${index}`;
    if (cutting_id !== null && !cuttings.some(({ id }) => id === cutting_id))
      throw new CatalogueError(file, `${path}.cutting_id`, 'a cutting of this product', cutting_id);
    const [minSmall, minLarge] = sides(min_size);
    const [maxSmall, maxLarge] = sides(max_size);
    if (minSmall <= 0) throw new CatalogueError(file, `${path}.min_size`, 'sides above 0', min_size);
    if (maxSmall < minSmall || maxLarge < minLarge)
      throw new CatalogueError(file, `${path}.max_size`, `a size no smaller than ${min_size}`, max_size);
  }
}

function checkCombinations(file: string, data: ProductFile): void {
  const known = {
    cutting_id: data.cuttings.map(({ id }) => id),
    finishing_id: data.finishings,
    adhesive_id: data.adhesives,
    addon_id: data.addons,
  };
  for (const [index, row] of data.attribute_lookups.entries())
    for (const [field, ids] of Object.entries(known) as [keyof typeof known, number[]][]) {
      const id = row[field];
      if (id !== null && !ids.includes(id))
        throw new CatalogueError(
          file,
          `attribute_lookups.${index}.${field}`,
          'an option of this product',
          id,
        );
    }
}
