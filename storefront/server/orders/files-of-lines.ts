import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../db/schema.js';
import { printedFiles } from './printed-files.js';

/** The files of pieces that were not taken back, the oldest first, in one question. */
export async function filesOfLines(
  db: Kysely<Schema>,
  lines: readonly { id: string }[],
): Promise<Selectable<Schema['artworks']>[]> {
  if (lines.length === 0) return [];
  return db
    .selectFrom('artworks')
    .selectAll()
    .where(
      'line_id',
      'in',
      lines.map(({ id }) => id),
    )
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Ids of the files with the fronts of pieces, by the ids of these; of those alone that have files. */
export async function frontsOfLines(
  db: Kysely<Schema>,
  lines: readonly { id: string; kinds: number }[],
): Promise<ReadonlyMap<string, string>> {
  const files = await filesOfLines(db, lines);
  const filesOf = new Map<string, typeof files>();
  for (const file of files) filesOf.set(file.line_id, [...(filesOf.get(file.line_id) ?? []), file]);
  const fronts = new Map<string, string>();
  for (const { id, kinds } of lines) {
    const [front] = printedFiles(filesOf.get(id) ?? [], kinds);
    if (front) fronts.set(id, front.id);
  }
  return fronts;
}
