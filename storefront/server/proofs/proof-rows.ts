/** The rows of proofs and of their files. */
import type { Proof } from '@kerf/sdk/contract';
import { maxProofs } from '@kerf/sdk/contract';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { ProofTable } from '../db/proof-tables.js';
import type { Schema } from '../db/schema.js';
import { createRowId } from '../people/secrets.js';
import type { ProofFile } from './read-pdf.js';

/** A proof as it is kept, without its file. */
export type KeptProof = Selectable<ProofTable>;

/** Bytes of a part of a file, and how many parts one statement writes. */
const partLength = 65_536;
const partsAtOnce = 20;

/** A proof as its owner sees it. */
export const toProof = ({ order_id: _, ...proof }: KeptProof): Proof => proof;

/** The proofs of an order, of each piece the oldest first. */
export const readProofs = (db: Kysely<Schema>, orderId: string): Promise<KeptProof[]> =>
  db
    .selectFrom('proofs')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('sent_at')
    .orderBy('round')
    .limit(maxProofs)
    .execute();

/** A proof of an order; null where the order has no such one. */
export const findProof = async (
  db: Kysely<Schema>,
  orderId: string,
  proofId: string,
): Promise<KeptProof | null> =>
  (await db
    .selectFrom('proofs')
    .selectAll()
    .where('id', '=', proofId)
    .where('order_id', '=', orderId)
    .executeTakeFirst()) ?? null;

/** The number of the last round of a piece; 0 before the first. */
export async function lastRound(db: Kysely<Schema>, lineId: string): Promise<number> {
  const last = await db
    .selectFrom('proofs')
    .select('round')
    .where('line_id', '=', lineId)
    .orderBy('round', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.round ?? 0;
}

/** Keeps the next round of a piece, of which the order is held. Returns its number. */
export async function insertProof(
  trx: Transaction<Schema>,
  { orderId, lineId }: { orderId: string; lineId: string },
  { name, content, pictureHeight }: ProofFile,
  now: Date,
): Promise<number> {
  const proof: KeptProof = {
    id: createRowId(),
    order_id: orderId,
    line_id: lineId,
    round: (await lastRound(trx, lineId)) + 1,
    file_name: name,
    bytes: content.length,
    sent_at: now.toISOString(),
    decision: null,
    decided_at: null,
    decided_by: null,
    remark: '',
    picture_height: pictureHeight,
  };
  await trx.insertInto('proofs').values(proof).execute();
  const parts = Array.from({ length: Math.ceil(content.length / partLength) }, (_, position) => ({
    id: `${proof.id}-${position}`,
    proof_id: proof.id,
    position,
    content: content.subarray(position * partLength, (position + 1) * partLength).toString('base64'),
  }));
  for (let at = 0; at < parts.length; at += partsAtOnce)
    await trx
      .insertInto('proof_parts')
      .values(parts.slice(at, at + partsAtOnce))
      .execute();
  return proof.round;
}

/** The file of a proof, a part at a time. */
export async function* readProofFile(db: Kysely<Schema>, proofId: string): AsyncGenerator<Buffer> {
  for (let position = 0; ; position++) {
    const part = await db
      .selectFrom('proof_parts')
      .select('content')
      .where('proof_id', '=', proofId)
      .where('position', '=', position)
      .executeTakeFirst();
    if (!part) return;
    yield Buffer.from(part.content, 'base64');
  }
}
