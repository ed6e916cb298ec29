import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.js';
import { newestOf, rollingLoader } from './shipped-folders.js';

/** Subresource integrity of a text, as pages name it. */
export const integrityOf = (content: string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** What the servers of a database have ever sent under a version, whichever of them had it. */
export interface PublishedFiles {
  /** The text of a file by its path below `/widgets/`. */
  find(path: string): Promise<string | null>;
  /** The rolling loader of the highest version with this major. */
  findRolling(major: number): Promise<string | null>;
  /** The integrity of every file, by its path. */
  integrities(): Promise<ReadonlyMap<string, string>>;
  /**
   * Adds what is not there yet. The first text under an address stays for good; only a rolling loader, which nobody
   * asks for by its version, gives way to a later build of it.
   */
  add(files: ReadonlyMap<string, string>, now: Date): Promise<void>;
}

const isRolling = (path: string): boolean => path.endsWith(`/${rollingLoader}`);

/** The files that servers share by this database. */
export function publishedFiles(db: Kysely<Schema>): PublishedFiles {
  const find = async (path: string) =>
    (await db.selectFrom('widget_files').select('content').where('id', '=', path).executeTakeFirst())
      ?.content ?? null;

  async function integrities(): Promise<ReadonlyMap<string, string>> {
    const rows = await db.selectFrom('widget_files').select(['id', 'integrity']).execute();
    return new Map(rows.map(({ id, integrity }) => [id, integrity]));
  }

  return {
    find,
    integrities,
    async findRolling(major) {
      const rows = await db
        .selectFrom('widget_files')
        .select('id')
        .where('id', 'like', `${major}.%/${rollingLoader}`)
        .execute();
      const version = newestOf(
        rows.map(({ id }) => id.slice(0, -rollingLoader.length - 1)),
        major,
      );
      return version === null ? null : find(`${version}/${rollingLoader}`);
    },
    async add(files, now) {
      const known = await integrities();
      const rows = [...files]
        // In one order, so that servers which start together wait for each other once and not in a circle.
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([id, content]) => ({
          id,
          content,
          integrity: integrityOf(content),
          published_at: now.toISOString(),
        }))
        .filter(({ id, integrity }) => !known.has(id) || (isRolling(id) && known.get(id) !== integrity));
      if (rows.length === 0) return;
      // All or nothing: a loader without its chunks helps nobody.
      await db.transaction().execute(async (trx) => {
        for (const row of rows)
          await trx
            .insertInto('widget_files')
            .values(row)
            .onConflict((conflict) =>
              isRolling(row.id) ? conflict.column('id').doUpdateSet(row) : conflict.column('id').doNothing(),
            )
            .execute();
      });
    },
  };
}
