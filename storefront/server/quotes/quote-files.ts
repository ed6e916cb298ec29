/** Files that come with a request for a quote: taken one by one, then named by the request that they go with. */
import type { Readable } from 'node:stream';
import { type ArtworkKind, maxAttachmentBytes, messages } from '@kerf/sdk/contract';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { kindOfName } from '../artwork/artwork-kind.js';
import { shownName } from '../artwork/artwork-name.js';
import { measureFile } from '../artwork/measure-file.js';
import { keepStream } from '../artwork/receive-stream.js';
import { createUploadLocks } from '../artwork/upload-locks.js';
import type { UploadDesk } from '../artwork/upload-server.js';
import type { QuoteFileTable } from '../db/quote-tables.js';
import type { Schema } from '../db/schema.js';
import { ApiFailure, failure } from '../http/api-failure.js';
import { createRowId } from '../people/secrets.js';
import type { QuoteParts } from './quote-parts.js';

type FileParts = Pick<QuoteParts, 'db' | 'storage' | 'now' | 'limits'>;

/** A file of a request as it is kept. */
export type KeptQuoteFile = Selectable<QuoteFileTable>;

const field = { field: 'attachments' };
const wrongType = () => failure('QUOTE_FILE_TYPE', messages.fileTypeRefused, field);
/** For a file, or a form, that is too large. */
export const tooLargeFile = (): ApiFailure => failure('QUOTE_FILE_TOO_LARGE', messages.fileTooLarge, field);
const unknown = () => failure('QUOTE_FILE_UNKNOWN', 'There is no such file.', field);

/** For more files than a request may have. */
export const tooManyFiles = (): ApiFailure => failure('QUOTE_FILES_TOO_MANY', messages.filesAbove, field);

const requireKind = (name: string): ArtworkKind => {
  const kind = kindOfName(name);
  if (!kind) throw wrongType();
  return kind;
};

/** Whether a file may come, before any of it does: throws why not. Says what it is called from then on. */
async function allowFile({ limits }: FileParts, typedName: string, address: string): Promise<string> {
  const name = shownName(typedName);
  requireKind(name);
  await limits.takeFile(address);
  return name;
}

/** Takes what lies whole in the storage, to go with a request. Done twice, it is done once. */
async function receiveFile({ db, storage, now }: FileParts, key: string, name: string): Promise<void> {
  const known = () =>
    db.selectFrom('quote_files').select('id').where('storage_key', '=', key).executeTakeFirst();
  if (await known()) return;
  try {
    const kind = requireKind(name);
    const measured = await measureFile(storage, key, kind);
    if (!measured) throw wrongType();
    if (measured.bytes > maxAttachmentBytes) throw tooLargeFile();
    const file = { id: createRowId(), request_id: null, name, kind, ...measured, storage_key: key };
    await db
      .insertInto('quote_files')
      .values({ ...file, created_at: now().toISOString() })
      .onConflict((conflict) => conflict.column('storage_key').doNothing())
      .execute();
  } catch (error) {
    if (error instanceof ApiFailure) await storage.remove(key);
    throw error;
  }
}

/** Who sends a file is known by the upload's address alone, which nobody guesses. */
interface FileCaller {
  address: string;
}

/** Uploads of files that a request is to come with. */
export const quoteFileDesk = (parts: FileParts): UploadDesk<FileCaller> => ({
  storage: parts.storage,
  locker: createUploadLocks(parts.db, parts.now),
  maxBytes: maxAttachmentBytes,
  async allow({ address }, { filename }, bytes) {
    const name = await allowFile(parts, filename, address);
    await parts.limits.takeBytes(address, bytes);
    return { order: '', line: '', filename: name };
  },
  release: ({ address }, bytes) => parts.limits.giveBackBytes(address, bytes),
  // One that is of an order has other owners.
  isOwn: async (_caller, { order }) => order === '',
  receive: (key, { filename }) => receiveFile(parts, key, filename),
  unknown,
  tooLarge: tooLargeFile,
});

/** Takes a file that comes with the request itself. Returns its key. */
export async function takeFile(
  parts: FileParts,
  { name: typedName, stream, isWhole }: { name: string; stream: Readable; isWhole: () => boolean },
  address: string,
): Promise<string> {
  const name = await allowFile(parts, typedName, address);
  const notes = { order: '', line: '', filename: name };
  const takeBytes = (bytes: number) => parts.limits.takeBytes(address, bytes);
  const key = await keepStream(parts.storage, { stream, isWhole, notes, takeBytes }, tooLargeFile);
  await receiveFile(parts, key, name);
  return key;
}

/** Names and contents of files, in the order of their keys; a key of no file is itself. */
export async function fileContents(db: Kysely<Schema>, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const found = await db
    .selectFrom('quote_files')
    .select(['storage_key', 'name', 'sha256'])
    .where('storage_key', 'in', keys)
    .execute();
  const contents = new Map(found.map(({ storage_key, name, sha256 }) => [storage_key, `${name} ${sha256}`]));
  return keys.map((key) => contents.get(key) ?? key);
}

/** Forgets files that came with a form and went with no request. */
export async function dropFiles({ db, storage }: FileParts, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const dropped = await db
      .deleteFrom('quote_files')
      .where('storage_key', '=', key)
      .where('request_id', 'is', null)
      .executeTakeFirst();
    if (dropped.numDeletedRows > 0) await storage.remove(key);
  }
}

/** Files that wait for a request, by their keys, held for it: refuses where one is not here, or went with another. */
export async function holdFiles(trx: Transaction<Schema>, keys: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(keys)];
  if (wanted.length === 0) return [];
  const held = await trx
    .updateTable('quote_files')
    .set(({ ref }) => ({ request_id: ref('request_id') }))
    .where('request_id', 'is', null)
    .where('storage_key', 'in', wanted)
    .returning('id')
    .execute();
  if (held.length < wanted.length)
    throw failure('QUOTE_FILE_UNKNOWN', 'A file is not here any more. Please send it again.', field);
  return held.map(({ id }) => id);
}

/** Lets files that are held go with a request. */
export async function attachFiles(
  trx: Transaction<Schema>,
  requestId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await trx.updateTable('quote_files').set({ request_id: requestId }).where('id', 'in', ids).execute();
}

/** The files of a request, the oldest first. */
export const readQuoteFiles = (db: Kysely<Schema>, requestId: string): Promise<KeptQuoteFile[]> =>
  db
    .selectFrom('quote_files')
    .selectAll()
    .where('request_id', '=', requestId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
