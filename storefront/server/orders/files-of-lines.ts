import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../db/schema.js';

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
