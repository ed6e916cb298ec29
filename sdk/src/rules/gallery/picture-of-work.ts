/** Which picture of a gallery shows the print features that are chosen. */
import type { GalleryItem, Product } from '../../contract/catalogue.js';
import type { Selection } from '../../contract/selection.js';
import { isSameChoice } from '../features/feature-choice.js';
import { gallerySlice, type SlicingChoice } from './gallery-slice.js';

type WorkChoice = Pick<Selection, 'print_features'>;

/** Whether a picture shows print features, and none that is not chosen. */
export const showsWorkOf = (
  { print_features = [] }: Pick<GalleryItem, 'print_features'>,
  choice: WorkChoice,
): boolean =>
  print_features.length > 0 &&
  print_features.every((shown) => choice.print_features.some((one) => isSameChoice(one, shown)));

/** The index of the picture that shows most of the print features that are chosen and no other; null where none shows any. */
export function pictureOfWork(product: Product, choice: SlicingChoice & WorkChoice): number | null {
  const { gallery } = product.attributes;
  const { from, to } = gallerySlice(product, choice);
  let best: number | null = null;
  for (let index = from; index < to; index += 1) {
    const picture = gallery[index];
    const most = gallery[best ?? -1]?.print_features?.length ?? 0;
    if (picture && showsWorkOf(picture, choice) && (picture.print_features?.length ?? 0) > most) best = index;
  }
  return best;
}
