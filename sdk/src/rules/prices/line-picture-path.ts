import { artworkPictureRoute } from '../../contract/artwork-picture.js';
import type { CartLine } from '../../contract/cart.js';
import { routes } from '../../contract/routes.js';
import { drawingPath } from './drawing-path.js';

/**
 * Where the API has a small picture of a line of a cart, from its base: of the artwork that it is printed from again, else
 * its drawing. Whoever may not see that artwork, or asks for it in vain, is led to the drawing.
 */
export function linePicturePath({
  artwork_id,
  configuration,
}: Pick<CartLine, 'artwork_id' | 'configuration'>): string {
  const drawing = drawingPath(configuration);
  return artwork_id === undefined
    ? drawing
    : `${artworkPictureRoute}/${artwork_id}${drawing.slice(routes.drawing.length)}`;
}
