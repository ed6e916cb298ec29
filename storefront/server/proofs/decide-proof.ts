/** What is said to a proof: once, to the last round, and by who ordered. */
import { type LineStage, messages, type Proof } from '@kerf/sdk/contract';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.js';
import { failure } from '../http/api-failure.js';
import { changeLine, requireOrder } from '../orders/change-order.js';
import { findProof, insertProof, type KeptProof, lastRound } from './proof-rows.js';
import type { ProofFile } from './read-pdf.js';

/** What is said to a proof. */
export interface ProofAnswer {
  decision: NonNullable<Proof['decision']>;
  /** The address of e-mail of who says it. */
  by: string;
  /** What is to be changed, '' for nothing. */
  remark: string;
}

/** Sends the customer the next round of a piece, `shows` what of it in a sentence. Returns its number. */
export async function sendProof(
  trx: Transaction<Schema>,
  place: { orderId: string; lineId: string; shows?: string },
  file: ProofFile,
  now: Date,
): Promise<number> {
  const { orderId, lineId, shows = '' } = place;
  await requireOrder(trx, orderId);
  const line = await trx
    .selectFrom('order_lines')
    .select('stage')
    .where('id', '=', lineId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  // Artwork comes by mail and on sticks too: who has a proof to send has it.
  if (line?.stage === 'placed') await changeLine(trx, place, 'receive-artwork', {}, now);
  await changeLine(trx, place, 'send-proof', { detail: shows }, now);
  return insertProof(trx, place, file, now);
}

const refusalOf = ({ decision }: KeptProof) =>
  decision === 'approved'
    ? failure('ORDER_PROOF_APPROVED', messages.proofApprovedAlready)
    : failure('ORDER_EVALUATED', messages.artworkEvaluatedAlready);

const replacedWords = 'Other artwork came after this proof. We make you another proof, of that.';
/** Why a proof that nobody answered can't be answered any more, by what became of its piece. */
const overWords: Partial<Record<LineStage, string>> = {
  cancelled: 'This piece is cancelled and will not be printed, so its proof needs no answer.',
  'artwork-received': replacedWords,
  placed: replacedWords,
};

/** Approves a proof, or asks for a change of it. Returns the id of its piece. What nobody has seen is not approved: a round that another followed is refused. */
export async function decideProof(
  trx: Transaction<Schema>,
  { orderId, proofId }: { orderId: string; proofId: string },
  { decision, by, remark }: ProofAnswer,
  now: Date,
): Promise<string> {
  // Held first: of two answers at the same moment the second finds the first.
  await requireOrder(trx, orderId);
  const proof = await findProof(trx, orderId, proofId);
  if (!proof) throw failure('ORDER_UNKNOWN_PROOF', 'This order has no such proof.');
  if (proof.decision !== null) throw refusalOf(proof);
  if (proof.round !== (await lastRound(trx, proof.line_id)))
    throw failure('ORDER_PROOF_REPLACED', 'There is a newer proof of this piece. Look at it, and answer it.');
  const { stage } = await trx
    .selectFrom('order_lines')
    .select('stage')
    .where('id', '=', proof.line_id)
    .executeTakeFirstOrThrow();
  const isOver = overWords[stage];
  if (isOver) throw failure(stage === 'cancelled' ? 'ORDER_NOT_POSSIBLE' : 'ORDER_PROOF_REPLACED', isOver);
  const act = decision === 'approved' ? 'approve' : 'ask-change';
  await changeLine(trx, { orderId, lineId: proof.line_id }, act, { detail: remark }, now);
  await trx
    .updateTable('proofs')
    .set({ decision, decided_at: now.toISOString(), decided_by: by, remark })
    .where('id', '=', proof.id)
    .execute();
  return proof.line_id;
}
