/** The rows of artwork: of whom, and what is known of each. */
import { type Artwork, type Artworks, type ArtworkWarning, maxArtworkWarnings } from '@kerf/sdk/contract';
import { type ArtworkFigure, nextStage } from '@kerf/sdk/rules';
import type { Kysely, Selectable } from 'kysely';
import type { ArtworkTable, MessageFileTable } from '../db/artwork-tables.js';
import type { Schema } from '../db/schema.js';
import { type ApiFailure, failure } from '../http/api-failure.js';
import { filesOfLines } from '../orders/files-of-lines.js';
import type { KeptOrderLine } from '../orders/order-rows.js';
import { missingOf, printedFiles } from '../orders/printed-files.js';
import { findOwnOrder, type OrderOwner } from '../orders/read-orders.js';

/** Artwork as it is kept. */
export type KeptArtwork = Selectable<ArtworkTable>;

/** Whether files can still come and go: until the proof is approved. */
export const isOpenForArtwork = ({ stage }: Pick<KeptOrderLine, 'stage'>): boolean =>
  nextStage(stage, 'receive-artwork') !== null;

/**
 * Whether a file can be taken back: not while a proof of it waits for its answer, nor once that is approved. A piece that still
 * waits for artwork may have some, from an earlier order.
 */
export const canLoseArtwork = ({ stage }: Pick<KeptOrderLine, 'stage'>): boolean =>
  stage === 'placed' || nextStage(stage, 'lose-artwork') !== null;

/** A piece of an order of somebody. Refused in the same words where it is another's and where there is none. */
export async function requireOwnLine(
  db: Kysely<Schema>,
  owner: OrderOwner,
  lineId: string,
): Promise<KeptOrderLine> {
  const line = await db.selectFrom('order_lines').selectAll().where('id', '=', lineId).executeTakeFirst();
  if (!line || !(await findOwnOrder(db, owner, line.order_id)))
    throw failure('ORDER_UNKNOWN_LINE', 'This order has no such piece.');
  return line;
}

/** For a file that there is not, and for another's. */
export const unknownArtwork = (): ApiFailure => failure('ARTWORK_UNKNOWN', 'There is no such file.');

/** A file of somebody with its piece. Refused in the same words where it is another's and where there is none. */
export async function requireOwnArtwork(
  db: Kysely<Schema>,
  owner: OrderOwner,
  id: string,
): Promise<{ artwork: KeptArtwork; line: KeptOrderLine }> {
  const artwork = await db
    .selectFrom('artworks')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!artwork) throw unknownArtwork();
  const line = await requireOwnLine(db, owner, artwork.line_id).catch(() => null);
  if (!line) throw unknownArtwork();
  return { artwork, line };
}

/** A file of a message in somebody's thread. Refused in the same words where it is another's and where there is none. */
export async function requireOwnMessageFile(
  db: Kysely<Schema>,
  owner: OrderOwner,
  id: string,
): Promise<Selectable<MessageFileTable>> {
  const file = await db
    .selectFrom('message_files')
    .selectAll()
    .where('id', '=', id)
    .where('message_id', 'is not', null)
    .executeTakeFirst();
  if (!file || !(await findOwnOrder(db, owner, file.order_id))) throw unknownArtwork();
  return file;
}

/** What a piece's file was called that was taken back last, and when; null for none. */
export const lastRemoved = async (
  db: Kysely<Schema>,
  lineId: string,
): Promise<{ name: string; at: string } | null> =>
  (await db
    .selectFrom('artworks')
    .select(['name', 'removed_at as at'])
    .where('line_id', '=', lineId)
    .where('removed_at', 'is not', null)
    .orderBy('removed_at', 'desc')
    .limit(1)
    .$narrowType<{ at: string }>()
    .executeTakeFirst()) ?? null;

/** The files of a piece that were not taken back, as they are kept, the oldest first. */
export const readArtworks = async (db: Kysely<Schema>, lineId: string): Promise<readonly KeptArtwork[]> =>
  (await filesOfLines(db, [{ id: lineId }])).get(lineId) ?? [];

/** How a file lies on its piece; null where nothing is to be shown. */
export const figureOf = ({ figure }: Pick<KeptArtwork, 'figure'>): ArtworkFigure | null =>
  figure === null ? null : (JSON.parse(figure) as ArtworkFigure);

/** What was found before there were figures has no marks. */
const warningsOf = ({ report }: Pick<KeptArtwork, 'report'>): ArtworkWarning[] =>
  (JSON.parse(report) as ArtworkWarning[]).map((warning) => ({ ...warning, mark: warning.mark ?? null }));

const toArtwork = (kept: KeptArtwork, isRemovable: boolean): Omit<Artwork, 'is_printed' | 'is_front'> => ({
  id: kept.id,
  line_id: kept.line_id,
  name: kept.name,
  kind: kept.kind,
  bytes: kept.bytes,
  state: kept.state,
  warnings: warningsOf(kept),
  figure: figureOf(kept)?.words ?? null,
  created_at: kept.created_at,
  is_removable: isRemovable,
});

/** The files of a piece. What all of them lack is said with the newest. */
function toArtworks(line: KeptOrderLine, files: readonly KeptArtwork[], isRemovable: boolean): Artwork[] {
  const printed = printedFiles(files, line.kinds);
  const missing = missingOf(line, files);
  return files.map((file, at) => {
    const artwork = {
      ...toArtwork(file, isRemovable),
      is_printed: printed.includes(file),
      is_front: file === printed[0],
    };
    if (!missing || at < files.length - 1) return artwork;
    return { ...artwork, warnings: [missing, ...artwork.warnings].slice(0, maxArtworkWarnings) };
  });
}

/** The files of a piece as its owner sees them. */
export async function listArtworks(db: Kysely<Schema>, line: KeptOrderLine): Promise<Artworks> {
  const isRemovable = canLoseArtwork(line);
  const kept = await readArtworks(db, line.id);
  return { artworks: toArtworks(line, kept, isRemovable), is_open: isOpenForArtwork(line) };
}

/** The files of the pieces of an order, in one question: an order may have a hundred of them. */
export async function listOrderArtworks(
  db: Kysely<Schema>,
  lines: readonly KeptOrderLine[],
): Promise<Artwork[]> {
  const kept = await filesOfLines(db, lines);
  return lines.flatMap((line) => toArtworks(line, kept.get(line.id) ?? [], canLoseArtwork(line)));
}
