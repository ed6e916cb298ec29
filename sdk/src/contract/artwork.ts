/** Artwork of an order's pieces as it travels: what was sent, and what the look at it found. Lengths are mm. */
import { boolean, enums, type Infer, integer, nullable, number, object } from 'superstruct';
import { artworkKinds, maxArtworks, maxArtworkWarnings } from './artwork-routes.js';
import { boundedList, boundedText } from './bounded.js';
import { maxIdLength, maxWordsLength } from './limits.js';

/** How far the look at a file has come: it ends as `checked`, or as `unreadable` where it could not be looked at. */
export const artworkStates = ['checking', 'checked', 'unreadable'] as const;

/** What is worth knowing of a file before it is printed. */
export const artworkWarningCodes = [
  'turned',
  'size',
  'bleed',
  'resolution',
  'rgb',
  'fonts',
  'linked',
  'contour',
  'pages',
  'missing',
  'not-checked',
  'unreadable',
] as const;

/** Where something is on a page, from its top left. */
export const ArtworkBox = object({ x: number(), y: number(), width: number(), height: number() });
export type ArtworkBox = Infer<typeof ArtworkBox>;

/**
 * Something worth knowing of a file, with what to do about it. It stops nothing. `page` counts from 1; null is the whole
 * file, and a `box` of null the whole page. `mark` is its number in the figure of the file; null where that shows nothing
 * of it.
 */
export const ArtworkWarning = object({
  code: enums(artworkWarningCodes),
  message: boundedText(maxWordsLength),
  page: nullable(integer()),
  box: nullable(ArtworkBox),
  mark: nullable(integer()),
});
export type ArtworkWarning = Infer<typeof ArtworkWarning>;

/**
 * A file for a piece of an order. `name` is as its owner called it, for people alone. `figure` says in words what the
 * drawing at `figure/:artwork` shows: a page of the file on the piece, to scale; null where there is nothing to show.
 * `is_printed`: whether the piece is printed from it, as its files are now; `is_front`: whether it has the front of what is
 * printed, of the first set.
 */
export const Artwork = object({
  id: boundedText(maxIdLength),
  line_id: boundedText(maxIdLength),
  name: boundedText(),
  kind: enums(artworkKinds),
  bytes: integer(),
  state: enums(artworkStates),
  warnings: boundedList(ArtworkWarning, maxArtworkWarnings),
  figure: nullable(boundedText(maxWordsLength)),
  created_at: boundedText(),
  is_removable: boolean(),
  is_printed: boolean(),
  is_front: boolean(),
});
export type Artwork = Infer<typeof Artwork>;

/** The files of a piece, the oldest first, and whether more can be sent. */
export const Artworks = object({
  artworks: boundedList(Artwork, maxArtworks),
  is_open: boolean(),
});
export type Artworks = Infer<typeof Artworks>;
