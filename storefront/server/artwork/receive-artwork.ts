/** How a file becomes artwork: asked beforehand whether it may come, and looked at when it is whole. */
import { type ArtworkKind, maxArtworks, messages } from '@kerf/sdk/contract';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.js';
import { ApiFailure, failure } from '../http/api-failure.js';
import { changeLine, requireOrder } from '../orders/change-order.js';
import { readOrderLines } from '../orders/order-rows.js';
import { findOwnOrder, type OrderOwner } from '../orders/read-orders.js';
import { tellShop } from '../orders/tell-shop.js';
import { createRowId } from '../people/secrets.js';
import { kindOfName } from './artwork-kind.js';
import { shownName } from './artwork-name.js';
import type { ArtworkParts } from './artwork-parts.js';
import { isOpenForArtwork, requireOwnLine } from './artwork-rows.js';
import { measureFile } from './measure-file.js';
import { refuseArtwork } from './refuse-artwork.js';
import type { UploadNotes } from './upload-server.js';

const countArtworks = async (db: ArtworkParts['db'], lineId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('artworks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('line_id', '=', lineId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
};

async function isReceived(db: ArtworkParts['db'], key: string): Promise<boolean> {
  for (const table of ['artworks', 'message_files'] as const)
    if (await db.selectFrom(table).select('id').where('storage_key', '=', key).executeTakeFirst())
      return true;
  return false;
}

const requireKind = (name: string): ArtworkKind => {
  const kind = kindOfName(name);
  if (!kind) throw refuseArtwork('ARTWORK_NAME');
  return kind;
};

/** Whether a file may come, before any of it does: throws why not. `bytes` where it is announced how many it has. */
export async function allowUpload(
  { db, limits }: ArtworkParts,
  owner: OrderOwner,
  { lineId, typedName, bytes = 0 }: { lineId: string; typedName: string; bytes?: number },
  address: string,
): Promise<UploadNotes> {
  const line = await requireOwnLine(db, owner, lineId);
  if (!isOpenForArtwork(line)) throw failure('ORDER_NOT_POSSIBLE', messages.updateUnavailable);
  const filename = shownName(typedName);
  requireKind(filename);
  if ((await countArtworks(db, line.id)) >= maxArtworks) throw refuseArtwork('ARTWORK_TOO_MANY');
  await limits.takeUpload(address, line.id, bytes);
  return { order: line.order_id, line: line.id, filename };
}

/** The same for a file that a message is to come with; the message is written when its files are there. */
export async function allowMessageFile(
  { db, limits }: ArtworkParts,
  owner: OrderOwner,
  { orderId, typedName, bytes = 0 }: { orderId: string; typedName: string; bytes?: number },
  address: string,
): Promise<UploadNotes> {
  const order = await findOwnOrder(db, owner, orderId);
  if (!order) throw failure('ORDER_UNKNOWN', 'There is no such order.');
  const filename = shownName(typedName);
  requireKind(filename);
  await limits.takeUpload(address, order.id, bytes);
  return { order: order.id, line: '', filename };
}

interface WholeFile extends UploadNotes {
  kind: ArtworkKind;
  bytes: number;
  sha256: string;
  key: string;
}

const keepForMessage = async (trx: Transaction<Schema>, file: WholeFile, now: Date): Promise<void> => {
  await trx
    .insertInto('message_files')
    .values({
      id: createRowId(),
      order_id: file.order,
      message_id: null,
      name: file.filename,
      kind: file.kind,
      bytes: file.bytes,
      sha256: file.sha256,
      storage_key: file.key,
      created_at: now.toISOString(),
    })
    .execute();
};

async function keep(
  trx: Transaction<Schema>,
  file: WholeFile,
  { now, shopEmail }: { now: Date; shopEmail: string },
): Promise<void> {
  // Held first: of two that come at once, one sees the other, and of one that comes twice, itself.
  await requireOrder(trx, file.order);
  if (await isReceived(trx, file.key)) return;
  if (file.line === '') return keepForMessage(trx, file, now);
  if ((await countArtworks(trx, file.line)) >= maxArtworks) throw refuseArtwork('ARTWORK_TOO_MANY');
  await trx
    .insertInto('artworks')
    .values({
      id: createRowId(),
      line_id: file.line,
      name: file.filename,
      kind: file.kind,
      bytes: file.bytes,
      sha256: file.sha256,
      storage_key: file.key,
      state: 'checking',
      report: '[]',
      held_until: now.toISOString(),
      created_at: now.toISOString(),
      removed_at: null,
    })
    .execute();
  const before = (await readOrderLines(trx, file.order)).find(({ id }) => id === file.line)?.stage;
  await changeLine(trx, { orderId: file.order, lineId: file.line }, 'receive-artwork', {}, now);
  // Told of the first of several files.
  if (before !== 'artwork-received') await tellShop(trx, { lineId: file.line, shopEmail }, now);
}

/**
 * Takes what lies whole in the storage as artwork, with what follows for its piece. Done twice, it is done once. What is
 * not what its name says, or comes too late, is removed and refused.
 */
export async function receiveArtwork(
  { db, storage, now, shopEmail, wake }: Omit<ArtworkParts, 'limits'>,
  { key, notes }: { key: string; notes: UploadNotes },
): Promise<void> {
  if (await isReceived(db, key)) return;
  try {
    const kind = requireKind(notes.filename);
    const measured = await measureFile(storage, key, kind);
    if (!measured) throw refuseArtwork('ARTWORK_CONTENT');
    const file = { ...notes, kind, ...measured, key };
    await db.transaction().execute((trx) => keep(trx, file, { now: now(), shopEmail: shopEmail() }));
  } catch (error) {
    if (error instanceof ApiFailure) await storage.remove(key);
    throw error;
  }
  wake();
}
