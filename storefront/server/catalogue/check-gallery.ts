import type { GalleryItem, Product } from '@kerf/sdk/contract';
import { CatalogueError } from './catalogue-error.js';

/** A picture shows no print feature that its product does not come with. */
function checkFeatures(
  file: string,
  path: string,
  { print_features = [] }: Pick<GalleryItem, 'print_features'>,
  { attributes }: Product,
): void {
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

/** The pictures of a product show nothing that it does not come in; those of it in use stand last. */
export function checkGallery(file: string, product: Product): void {
  const { cuttings, gallery, thumbnails } = product.attributes;
  checkFeatures(file, 'thumbnails', thumbnails, product);
  for (const [index, item] of gallery.entries()) {
    const { cutting_id, in_use = false } = item;
    const path = `gallery.${index}`;
    // Places of the others count: which part of a gallery they belong to.
    if (gallery[index - 1]?.in_use && !in_use)
      throw new CatalogueError(file, `${path}.in_use`, 'true, as before it', in_use);
    if (cutting_id !== undefined && !cuttings.some(({ id }) => id === cutting_id))
      throw new CatalogueError(file, `${path}.cutting_id`, 'a cutting of this product', cutting_id);
    checkFeatures(file, path, item, product);
  }
}
