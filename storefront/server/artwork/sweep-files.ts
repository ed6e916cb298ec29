import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.js';
import type { Job } from '../jobs/jobs.js';
import type { Storage } from '../storage/storage.js';
import { fileTables } from './knows-files.js';

/** How long a file is kept that no row speaks of, or whose owner took it back, ms: an upload may go on so long. */
const keptFor = 24 * 3_600_000;
/** Keys that are asked for in one go. */
const batch = 200;

/**
 * Forgets what was taken back, and what was sent for a message or a request that nobody wrote. The sweep then finds their
 * files, unless another piece is printed from them.
 */
async function forgetUnused(db: Kysely<Schema>, before: string): Promise<void> {
  await db.deleteFrom('artworks').where('removed_at', '<=', before).execute();
  await db
    .deleteFrom('message_files')
    .where('message_id', 'is', null)
    .where('created_at', '<=', before)
    .execute();
  await db
    .deleteFrom('quote_files')
    .where('request_id', 'is', null)
    .where('created_at', '<=', before)
    .execute();
}

/** Removes files that no row speaks of, as of uploads that were given up, and those that were taken back. */
export const sweepFiles = (db: Kysely<Schema>, storage: Storage): Job => ({
  name: 'sweep-files',
  every: 3_600_000,
  async run(now, signal) {
    const before = new Date(now.getTime() - keptFor);
    await forgetUnused(db, before.toISOString());
    const old = (await storage.list()).filter(({ changedAt }) => changedAt <= before);
    for (let at = 0; at < old.length && !signal.aborted; at += batch) {
      const keys = old.slice(at, at + batch).map(({ key }) => key);
      const used = new Set<string>();
      for (const table of fileTables)
        for (const { storage_key } of await db
          .selectFrom(table)
          .select('storage_key')
          .where('storage_key', 'in', keys)
          .execute())
          used.add(storage_key);
      for (const key of keys) if (!used.has(key)) await storage.remove(key);
    }
  },
});
