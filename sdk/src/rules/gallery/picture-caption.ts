import type { GalleryItem, Product } from '../../contract/catalogue.js';
import type { Selection } from '../../contract/selection.js';
import { showsWorkOf } from './picture-of-work.js';

/**
 * What a reader has to know of a picture, '' where it shows nothing but what is chosen: that it has print features
 * which are not, and that it shows another supply.
 */
export function pictureCaption(
  { attributes }: Product,
  picture: Pick<GalleryItem, 'caption' | 'print_features' | 'cutting_id'>,
  choice: Pick<Selection, 'cutting_id' | 'print_features'>,
): string {
  const other =
    choice.cutting_id !== null &&
    picture.cutting_id !== choice.cutting_id &&
    attributes.cuttings.find(({ id }) => id === picture.cutting_id);
  return [
    showsWorkOf(picture, choice) ? '' : picture.caption,
    other ? `Shown ${other.name.toLowerCase()}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
