import type { Product, Range } from '../../contract/catalogue.js';
import { openingCounts } from '../../contract/limits.js';
import type { Selection } from '../../contract/selection.js';
import { settle } from './settle.js';

/** The product a quote page opens with: the one it names, else the featured one, else the first. */
export const openingProduct = ({ products, featured_price }: Range, productSlug: string | null): Product =>
  (products.find(({ url_slug }) => url_slug === productSlug) ??
    products.find(({ id }) => id === featured_price.product_id) ??
    products[0]) as Product;

/**
 * What a quote page opens with: the featured configuration as far as its product has it, and the first of every
 * other choice.
 */
export function openingSelection(range: Range, productSlug: string | null): Selection {
  const product = openingProduct(range, productSlug);
  const { sizes, quantities } = product.attributes;
  const { run_size, sets, ...price } = range.featured_price;
  const featured = price.product_id === product.id ? price : undefined;
  const { width = 0, height = 0 } = featured ?? {};
  const preset = sizes.find((size) => size.width === width && size.height === height);
  const size = preset ?? (width && height ? { id: null, width, height } : sizes[0]);
  return settle(range, {
    product_id: product.id,
    material_id: featured?.material_id ?? null,
    printed_side_id: featured?.printed_side_id ?? null,
    cutting_id: null,
    shape_id: null,
    orientation_id: null,
    finishing_id: null,
    adhesive_id: null,
    color_id: null,
    premium_processing_id: null,
    addon_item_id: featured?.addon_item_id ?? null,
    install_ready: null,
    size_id: size?.id ?? null,
    width: String(size?.width ?? ''),
    height: String(size?.height ?? ''),
    quantity_index: Math.max(quantities.indexOf(run_size), 0),
    custom_quantity: '',
    kinds: sets || 1,
    custom_kinds: '',
    // Where they are asked for at all: a page opens with a price.
    ...openingCounts,
    print_features: featured?.print_features ?? [],
  });
}
