/** Configurations for pictures: a product with some options chosen by name, through the rules that shoppers meet. */
import type { PrintFeatureChoice, Product, Range, Selection } from '@kerf/sdk/contract';
import { type Piece, pieceOf } from '@kerf/sdk/drawing';

/** What differs from the first option of each list. Features are written 'code: item' or 'code: item (back)'. */
export interface Chosen {
  cutting?: number;
  /** A part of the shape's name. */
  shape?: string;
  finishing?: number;
  material?: number;
  premium?: number;
  color?: number;
  orientation?: number;
  /** mm. */
  size?: readonly [width: number, height: number];
  isTwoSided?: boolean;
  /** Stickers on a sheet. */
  ea?: number;
  features?: readonly string[];
  /** Into how many parts a piece is cut, or how many openings it has. */
  cuts?: number;
}

const rangeOf = (product: Product): Range => ({
  item: {
    id: 0,
    name: product.name,
    slug: product.url_slug,
    img: '',
    featured_category_id: product.featured_category_id,
  },
  products: [product],
  featured_price: {
    featured_item_id: 0,
    product_id: product.id,
    material_id: null,
    printed_side_id: null,
    addon_item_id: null,
    width: 0,
    height: 0,
    run_size: 0,
    sets: 1,
    print_features: [],
  },
  review_count: 0,
  review_average: 0,
  review_line: '0 reviews',
});

function featureChoices({ attributes }: Product, features: readonly string[]): PrintFeatureChoice[] {
  return features.map((written) => {
    const [, code, name, back] = /^([^:]+): (.+?)( \(back\))?$/.exec(written) ?? [];
    const feature = attributes.print_features.find((one) => one.code === code);
    const item = feature?.items.find((one) => one.name === name);
    if (!feature || !item) throw new Error(`No print feature '${written}'.`);
    const isSided = feature.applied_side === 'both';
    return { feature_id: feature.id, item_id: item.id, side: isSided ? (back ? 'back' : 'front') : 'na' };
  });
}

/** The piece that these choices describe. */
export function configuredPiece(product: Product, chosen: Chosen = {}): Piece {
  const { attributes } = product;
  const cutting = attributes.cuttings.find(({ id }) => id === chosen.cutting) ?? attributes.cuttings[0];
  const shape =
    cutting?.shapes.find(({ name }) => chosen.shape && name.includes(chosen.shape)) ?? cutting?.shapes[0];
  const preset = attributes.sizes[0];
  const [width, height] = chosen.size ?? [preset?.width ?? 90, preset?.height ?? 55];
  const selection: Selection = {
    product_id: product.id,
    material_id: chosen.material ?? product.materials[0]?.material_id ?? null,
    printed_side_id: attributes.printed_sides[chosen.isTwoSided ? 1 : 0]?.id ?? null,
    cutting_id: cutting?.id ?? null,
    shape_id: shape?.id ?? null,
    orientation_id: chosen.orientation ?? null,
    finishing_id: chosen.finishing ?? attributes.finishings[0]?.id ?? null,
    adhesive_id: null,
    color_id: chosen.color ?? attributes.colors[0]?.id ?? null,
    premium_processing_id: chosen.premium ?? null,
    addon_item_id: null,
    install_ready: null,
    size_id: null,
    width: String(width),
    height: String(height),
    quantity_index: 0,
    custom_quantity: '',
    kinds: 1,
    custom_kinds: '',
    cut_per_shape: chosen.cuts ? String(chosen.cuts) : '',
    ea: chosen.ea ? String(chosen.ea) : '',
    print_features: featureChoices(product, chosen.features ?? []),
  };
  return pieceOf(rangeOf(product), selection);
}
