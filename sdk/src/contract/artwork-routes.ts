/** The calls about files, their limits and refusals, in a file of their own: what sends one carries no schemas. */
import { artworkPictureRoute } from './artwork-picture.js';
import { filesAboveNotice } from './messages.js';

/**
 * The calls about artwork. `upload` speaks tus 1.0 (`POST`, then `HEAD`, `PATCH` and `DELETE` at the `Location` it gave);
 * the metadata of an upload are `filename` and `line`, the id of the piece that it is artwork for, or `order`, the id of the
 * order that a message with it is about. The others end in the id of a piece, or of a file: `list/:line`, `file/:artwork`,
 * `figure/:artwork`, `picture/:artwork` (small; of what can't be drawn its piece with the kind of file on it; with the query
 * of a configuration it leads to the drawing of that, wherever it would refuse), `remove/:artwork`, `messageFile/:file`.
 */
export const artworkRoutes = {
  upload: '/order/upload',
  list: '/order/get/artworks',
  file: '/order/get/artwork',
  figure: '/order/get/artwork-figure',
  picture: artworkPictureRoute,
  remove: '/order/delete/artwork',
  messageFile: '/order/get/message-file',
} as const;

/** The most that one file has, bytes; and how many files a piece can have at a time. */
export const maxArtworkBytes = 500 * 1_048_576;
export const maxArtworks = 20;
/** What the shop lists of one file at most. */
export const maxArtworkWarnings = 50;

export const artworkKinds = ['pdf', 'ai', 'svg', 'png', 'jpeg', 'tiff'] as const;
export type ArtworkKind = (typeof artworkKinds)[number];

/** What a file field lets people choose: the endings of the names that are taken. */
export const artworkAccept = '.pdf,.ai,.svg,.png,.jpg,.jpeg,.tif,.tiff';

/** The same of pictures, which everybody can see as they are. */
export const pictureAccept = '.png,.jpg,.jpeg';

/** Why a file is not taken, by the code of the refusal. */
export const artworkRefusals = {
  ARTWORK_NAME: 'Please choose a PDF, AI, SVG, PNG, JPEG or TIFF file.',
  ARTWORK_CONTENT:
    'This file is not what its name says. Save it once more as PDF, AI, SVG, PNG, JPEG or TIFF and send it again.',
  ARTWORK_TOO_LARGE: `A file has at most ${maxArtworkBytes / 1_048_576} MB. Please send a smaller one.`,
  ARTWORK_TOO_MANY: `A piece has at most ${maxArtworks} files. Remove one, then send this one again.`,
  ARTWORK_MESSAGE_FULL: filesAboveNotice,
} as const;
export type ArtworkRefusalCode = keyof typeof artworkRefusals;
