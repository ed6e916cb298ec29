import type { Kysely } from 'kysely';
import type { CartLineTable, Schema } from '../db/schema.js';
import { filesOfLines } from '../orders/files-of-lines.js';
import { pagesOf, printedFiles } from '../orders/printed-files.js';
import type { KeptLine } from './cart-rows.js';

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

/** What there is of the artwork that a line is printed from again. */
interface ArtworkAgain {
  /** The id of the file with its front. */
  front: string;
  /** How many pages its files have; null while that is not known. */
  pages: number | null;
}

/** That of lines, by their ids; of those alone that have files. */
export type ArtworksAgain = ReadonlyMap<string, ArtworkAgain>;

/** Reads it, in one question for all lines; in none where no line is printed from artwork again. */
export async function readArtworksAgain(
  db: Kysely<Schema>,
  lines: readonly Pick<KeptLine, 'id' | 'kinds' | 'artwork_line_id'>[],
): Promise<ArtworksAgain> {
  const before = lines.flatMap(({ artwork_line_id: id }) => (id === null ? [] : [{ id }]));
  const files = await filesOfLines(db, before);
  const again = new Map<string, ArtworkAgain>();
  for (const { id, kinds, artwork_line_id } of lines) {
    const own = files.get(artwork_line_id ?? '') ?? [];
    // As many sets as are ordered now: of those the proof will be made.
    const [front] = printedFiles(own, kinds);
    if (front) again.set(id, { front: front.id, pages: pagesOf(own) });
  }
  return again;
}
