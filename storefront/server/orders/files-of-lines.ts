import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../db/schema.js';
import { printedFiles } from './printed-files.js';

/** Files by the ids of their pieces, the oldest first; nothing of those that have none. */
export type FilesOfLines = ReadonlyMap<string, readonly Selectable<Schema['artworks']>[]>;

/** The files of pieces that were not taken back, in one question. */
export async function filesOfLines(
  db: Kysely<Schema>,
  lines: readonly { id: string }[],
): Promise<FilesOfLines> {
  const found = new Map<string, Selectable<Schema['artworks']>[]>();
  if (lines.length === 0) return found;
  const files = await db
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
  for (const file of files) {
    const others = found.get(file.line_id);
    if (others) others.push(file);
    else found.set(file.line_id, [file]);
  }
  return found;
}

/** Ids of the files with the fronts of pieces, by the ids of these; of those alone that have files. */
export function frontsOf(
  lines: readonly { id: string; kinds: number }[],
  files: FilesOfLines,
): ReadonlyMap<string, string> {
  const fronts = new Map<string, string>();
  for (const { id, kinds } of lines) {
    const [front] = printedFiles(files.get(id) ?? [], kinds);
    if (front) fronts.set(id, front.id);
  }
  return fronts;
}
