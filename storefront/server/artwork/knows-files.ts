import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.js';

/** The tables whose rows say, as their `storage_key`, which files the shop keeps. */
export const fileTables = ['artworks', 'message_files', 'quote_files', 'review_pictures'] as const;

/** Whether a shop keeps any file. */
export async function knowsFiles(db: Kysely<Schema>): Promise<boolean> {
  for (const table of fileTables)
    if (await db.selectFrom(table).select('storage_key').limit(1).executeTakeFirst()) return true;
  return false;
}
