import type { CartLineTable } from '../db/schema.js';

/** The piece of an order whose artwork a line is printed from again. */
export type LineArtwork = Pick<
  CartLineTable,
  'artwork_line_id' | 'artwork_order_number' | 'artwork_width' | 'artwork_height'
>;

/** Of a line whose artwork is yet to be sent. */
export const ownArtwork: LineArtwork = {
  artwork_line_id: null,
  artwork_order_number: null,
  artwork_width: null,
  artwork_height: null,
};
