import type { Product, Range } from '../contract/catalogue.js';
import type { Selection } from '../contract/selection.js';
import { withoutNone } from './none-choice.js';
import { offeredMaterials } from './offered-materials.js';

const firstId = (list: readonly { id: number }[]): number | null => list[0]?.id ?? null;

const listed = (list: readonly { id: number }[], id: number | null): number | null =>
  list.some((entry) => entry.id === id) ? id : firstId(list);

/** The product a quote page opens with: the one it names, else the featured one, else the first. */
export function openingProduct({ products, featured_price }: Range, productSlug: string | null): Product {
  const named = productSlug === null ? undefined : products.find(({ url_slug }) => url_slug === productSlug);
  return (named ?? products.find(({ id }) => id === featured_price.product_id) ?? products[0]) as Product;
}

/**
 * What a quote page opens with: the featured configuration as far as its product has it, and the first of every
 * other choice.
 */
export function openingSelection(range: Range, productSlug: string | null): Selection {
  const product = openingProduct(range, productSlug);
  const featured = range.featured_price;
  const isFeatured = product.id === featured.product_id;
  const options = product.attributes;
  const cutting = options.cuttings.find(({ disabled }) => !disabled);
  const isOwnSize = isFeatured && featured.width > 0 && featured.height > 0;
  const preset = options.sizes.find(
    ({ width, height }) => isOwnSize && width === featured.width && height === featured.height,
  );
  const size = preset ?? (isOwnSize ? undefined : options.sizes[0]);
  const index = options.quantities.indexOf(featured.run_size);
  return {
    product_id: product.id,
    material_id: listed(offeredMaterials(range, product.id), isFeatured ? featured.material_id : null),
    printed_side_id: listed(options.printed_sides, isFeatured ? featured.printed_side_id : null),
    cutting_id: cutting?.id ?? null,
    shape_id: firstId(cutting?.shapes ?? []),
    orientation_id: firstId(options.orientations),
    finishing_id: firstId(options.finishings),
    adhesive_id: firstId(options.adhesives),
    color_id: firstId(options.colors),
    premium_processing_id: null,
    addon_item_id: isFeatured ? featured.addon_item_id : null,
    install_ready: options.install_ready ? 'no' : null,
    size_id: size?.id ?? null,
    width: String(size?.width ?? (featured.width || '')),
    height: String(size?.height ?? (featured.height || '')),
    quantity_index: Math.max(index, 0),
    custom_quantity: '',
    kinds: Math.max(featured.sets, 1),
    custom_kinds: '',
    cut_per_shape: cutting?.shapes[0]?.cuts ? '1' : '',
    ea: cutting?.input_ea ? '1' : '',
    print_features: isFeatured ? withoutNone(product, featured.print_features) : [],
  };
}
