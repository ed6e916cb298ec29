import type { Product } from '@kerf/sdk/contract';
import { CatalogueError } from './catalogue-error.js';

/** The pictures of a gallery show nothing that their product does not come in; those of it in use stand last. */
export function checkGallery(file: string, { attributes }: Product): void {
  const { cuttings, gallery } = attributes;
  for (const [index, { cutting_id, print_features = [], in_use = false }] of gallery.entries()) {
    const path = `gallery.${index}`;
    // Places of the others count: which part of a gallery they belong to.
    if (gallery[index - 1]?.in_use && !in_use)
      throw new CatalogueError(file, `${path}.in_use`, 'true, as before it', in_use);
    if (cutting_id !== undefined && !cuttings.some(({ id }) => id === cutting_id))
      throw new CatalogueError(file, `${path}.cutting_id`, 'a cutting of this product', cutting_id);
    for (const [place, choice] of print_features.entries()) {
      const feature = attributes.print_features.find(({ id }) => id === choice.feature_id);
      if (!feature?.items.some(({ id }) => id === choice.item_id))
        throw new CatalogueError(
          file,
          `${path}.print_features.${place}`,
          'an item of a print feature of this product',
          choice,
        );
    }
  }
}
