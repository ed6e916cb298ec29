import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.js';
import type { KeptOrder, KeptOrderLine } from '../orders/order-rows.js';
import { StartError } from '../start-error.js';
import type { Storage } from '../storage/storage.js';
import { type KeptArtwork, readArtworks } from './artwork-rows.js';

/** Characters of a name in a folder. */
const maxFileName = 120;

/** A name that a file can have in any folder: what its owner called it is for people alone. */
function fileName(typed: string, at: number): string {
  const name = `${at + 1} ${typed.replace(/[^\p{L}\p{N}._ -]/gu, '_').replace(/^[.\s]+/, '')}`;
  const ending = /\.[a-z]{2,4}$/i.exec(name)?.[0] ?? '';
  const stem = name.slice(0, name.length - ending.length);
  return stem.slice(0, maxFileName - ending.length) + ending;
}

/** Copies the files of a piece into a folder, which is made when it is not there. Says what they are called there. */
export async function copyArtwork(
  db: Kysely<Schema>,
  storage: Storage,
  line: Pick<KeptOrderLine, 'id'>,
  folder: string,
): Promise<string[]> {
  return copyFiles(storage, await readArtworks(db, line.id), folder);
}

/** Copies the files of an order's messages, the oldest first, in the same way. */
export async function copyMessageFiles(
  db: Kysely<Schema>,
  storage: Storage,
  order: Pick<KeptOrder, 'id'>,
  folder: string,
): Promise<string[]> {
  const kept = await db
    .selectFrom('message_files')
    .select(['name', 'storage_key'])
    .where('order_id', '=', order.id)
    .where('message_id', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return copyFiles(storage, kept, folder);
}

/**
 * Copies files into a folder, which is made when there is one. Says what they are called there. Throws a
 * {@link StartError} where the storage has one no more.
 */
export async function copyFiles(
  storage: Storage,
  kept: readonly Pick<KeptArtwork, 'name' | 'storage_key'>[],
  folder: string,
): Promise<string[]> {
  if (kept.length > 0) await mkdir(folder, { recursive: true });
  const names = kept.map(({ name }, at) => fileName(name, at));
  for (const [at, { name, storage_key }] of kept.entries())
    await storage
      .withPath(storage_key, (from) => copyFile(from, path.join(folder, names[at] ?? '')))
      .catch((cause: Error) => {
        throw new StartError(`"${name}" could not be copied: ${cause.message}`, { cause });
      });
  return names;
}
