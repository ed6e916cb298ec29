import type { Kysely } from 'kysely';
import type { CartLineTable, Schema } from '../db/schema.js';
import { filesOfLines } from '../orders/files-of-lines.js';
import { printedFiles } from '../orders/printed-files.js';
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

/** Ids of the files with the fronts of lines that are printed from artwork again, by the ids of these lines. */
export type ArtworkFronts = ReadonlyMap<string, string>;

/** Reads them, in one question for all lines; in none where no line is printed from artwork again. */
export async function readFronts(
  db: Kysely<Schema>,
  lines: readonly Pick<KeptLine, 'id' | 'kinds' | 'artwork_line_id'>[],
): Promise<ArtworkFronts> {
  const before = lines.flatMap(({ artwork_line_id: id }) => (id === null ? [] : [{ id }]));
  const files = await filesOfLines(db, before);
  const fronts = new Map<string, string>();
  for (const { id, kinds, artwork_line_id } of lines) {
    // As many sets as are ordered now: of those the proof will be made.
    const [front] = printedFiles(
      files.filter(({ line_id }) => line_id === artwork_line_id),
      kinds,
    );
    if (front) fronts.set(id, front.id);
  }
  return fronts;
}
