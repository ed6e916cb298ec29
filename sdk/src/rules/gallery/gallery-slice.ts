import type { GalleryItem, Product } from '../../contract/catalogue.js';
import { rollCuttingId } from '../../contract/limits.js';
import type { Selection } from '../../contract/selection.js';
import { type ProductLine, productLine } from '../products/product-line.js';

/** A part of a gallery, half open: `from` is in it, `to` is not. */
export interface GallerySlice {
  from: number;
  to: number;
}

/** The choices that a slice depends on. */
export type SlicingChoice = Pick<
  Selection,
  'material_id' | 'finishing_id' | 'premium_processing_id' | 'cutting_id'
>;

const glossFinishingId = 7;
const premiumProcessingId = 48;
/** Pictures shown while nothing is chosen that a gallery has a part for. */
const unslicedCount = 4;

const first = { from: 0, to: 3 };
const second = { from: 3, to: 6 };
const third = { from: 6, to: 9 };
const rest = { from: 9, to: Number.POSITIVE_INFINITY };
const stockSlices: Readonly<Record<number, GallerySlice>> = { 1: first, 2: second, 3: third };

/** The parts that a choice asks for, the most telling first: how a sticker is supplied shows more than its coat. */
const askedSlices: Record<ProductLine['name'], (choice: SlicingChoice) => (GallerySlice | undefined)[]> = {
  cards: ({ material_id }) => [stockSlices[material_id ?? 0]],
  stickers: ({ cutting_id, premium_processing_id, finishing_id }) => [
    cutting_id === rollCuttingId ? rest : undefined,
    premium_processing_id === premiumProcessingId ? third : undefined,
    finishing_id === glossFinishingId ? second : undefined,
  ],
};

/**
 * The part of a product's gallery that shows the choice: by stock for cards and tags, by supply, coating or finishing
 * for stickers. Pictures of a product in use are in no part. A gallery without such a part is shown as it begins, and so is one of which nothing is asked.
 */
export function gallerySlice(
  product: Pick<Product, 'featured_category_id'> & {
    attributes: { gallery: readonly GalleryItem[] };
  },
  choice: SlicingChoice,
): GallerySlice & { isAsked: boolean } {
  const length = product.attributes.gallery.filter(({ in_use }) => !in_use).length;
  const asked = askedSlices[productLine(product).name](choice).find((slice) => slice && slice.from < length);
  const { from, to } = asked ?? { from: 0, to: unslicedCount };
  return { from, to: Math.min(to, length), isAsked: asked !== undefined };
}
