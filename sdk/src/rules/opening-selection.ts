import type { Product, Range } from '../contract/catalogue.js';
import { rollCuttingId } from '../contract/limits.js';
import type { Selection } from '../contract/selection.js';
import { withoutNone } from './none-choice.js';
import { offeredMaterials } from './offered-materials.js';

/** The id asked for where it is listed, else the first. */
const listed = (list: readonly { id: number }[] = [], id?: number | null): number | null =>
  (list.find((entry) => entry.id === id) ?? list[0])?.id ?? null;

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
  const { run_size, sets, ...price } = range.featured_price;
  const featured = price.product_id === product.id ? price : undefined;
  const options = product.attributes;
  const cutting = options.cuttings.find(({ disabled }) => !disabled);
  const { width = 0, height = 0 } = featured ?? {};
  const preset = options.sizes.find((size) => size.width === width && size.height === height);
  const size = preset ?? (width && height ? { id: null, width, height } : options.sizes[0]);
  return {
    product_id: product.id,
    material_id: listed(offeredMaterials(range, product.id), featured?.material_id),
    printed_side_id: listed(options.printed_sides, featured?.printed_side_id),
    cutting_id: cutting?.id ?? null,
    shape_id: listed(cutting?.shapes),
    // How it runs off the roll: asked of rolls alone.
    orientation_id: cutting?.id === rollCuttingId ? listed(options.orientations) : null,
    finishing_id: listed(options.finishings),
    adhesive_id: listed(options.adhesives),
    color_id: listed(options.colors),
    premium_processing_id: null,
    addon_item_id: featured?.addon_item_id ?? null,
    install_ready: options.install_ready && 'no',
    size_id: size?.id ?? null,
    width: String(size?.width ?? ''),
    height: String(size?.height ?? ''),
    quantity_index: Math.max(options.quantities.indexOf(run_size), 0),
    custom_quantity: '',
    kinds: sets || 1,
    custom_kinds: '',
    cut_per_shape: cutting?.shapes[0]?.cuts ? '1' : '',
    ea: cutting?.input_ea ? '1' : '',
    print_features: withoutNone(product, featured?.print_features ?? []),
  };
}
