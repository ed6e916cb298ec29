import type { Kysely, Selectable } from 'kysely';
import type { AnySchema } from './backup-format.js';

/** Rows that are in memory at one time. */
const pageSize = 500;

/** The rows of a table, a page at a time, in the order of their ids. */
export async function* readRows(
  db: Kysely<AnySchema>,
  table: string,
): AsyncGenerator<Selectable<AnySchema[string]>[]> {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom(table)
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(pageSize)
      .execute();
    if (rows.length > 0) yield rows;
    const end = rows.at(-1);
    if (!end || rows.length < pageSize) return;
    last = String(end.id);
  }
}
