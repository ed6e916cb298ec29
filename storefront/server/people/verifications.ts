/** Proofs of an address by a code that is sent to it. */
import { messages } from '@kerf/sdk/contract';
import { emailKey } from '@kerf/sdk/rules';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Schema, VerificationTable } from '../db/schema.js';
import { failure } from '../http/api-failure.js';
import { inBatches } from '../jobs/in-batches.js';
import { queueMail } from '../mail/mail-queue.js';
import { mailKinds } from './mail-kinds.js';
import { hashFor, hashSecret } from './secrets.js';

/** How long a code is good from when it is sent, ms, and how long what it was asked for waits. */
const codeFor = 600_000;
const keptFor = 86_400_000;

/** A proof as it is kept. */
export type KeptVerification = Selectable<VerificationTable>;

/** What a proof is wanted for. */
export interface Proof
  extends Pick<KeptVerification, 'purpose' | 'person_id' | 'email' | 'first_name' | 'last_name'> {
  subscribesToMail: boolean;
}

/** The proof of an address that a secret opens, while it is kept; null for none. */
export async function findVerification(
  db: Kysely<Schema>,
  { secret, purpose, email }: { secret: string; purpose: KeptVerification['purpose']; email?: string },
  now: Date,
): Promise<KeptVerification | null> {
  const kept = await db
    .selectFrom('verifications')
    .selectAll()
    .where('id', '=', hashSecret(secret))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (!kept || (email !== undefined && emailKey(kept.email) !== emailKey(email))) return null;
  return kept;
}

/** Asks for a code that only who holds `secret` can use. */
export async function startVerification(
  trx: Transaction<Schema>,
  secret: string,
  { subscribesToMail, ...proof }: Proof,
  now: Date,
): Promise<void> {
  const id = hashSecret(secret);
  const mailId = await queueMail(trx, { kind: mailKinds.code, recipient: proof.email, about: id }, now);
  await trx
    .insertInto('verifications')
    .values({
      ...proof,
      id,
      subscribes_to_mail: Number(subscribesToMail),
      mail_id: mailId,
      code_hash: null,
      code_until: null,
      verified_at: null,
      expires_at: new Date(now.getTime() + keptFor).toISOString(),
    })
    .execute();
}

/** Asks for another code in the place of the one before. */
export async function resendCode(
  trx: Transaction<Schema>,
  { id, email }: KeptVerification,
  now: Date,
): Promise<void> {
  const mailId = await queueMail(trx, { kind: mailKinds.code, recipient: email, about: id }, now);
  await trx
    .updateTable('verifications')
    .set({ mail_id: mailId, code_hash: null, code_until: null })
    .where('id', '=', id)
    .execute();
}

/**
 * Makes `code` the one for a mail that is about to go out: nobody else ever knows it. Null where it is not wanted any
 * more, or a later mail brings another one.
 */
export async function giveCode(
  db: Kysely<Schema>,
  { id, mailId }: { id: string; mailId: string },
  now: Date,
  code: string,
): Promise<string | null> {
  const given = await db
    .updateTable('verifications')
    .set({ code_hash: hashFor(id, code), code_until: new Date(now.getTime() + codeFor).toISOString() })
    .where('id', '=', id)
    .where('mail_id', '=', mailId)
    .where('verified_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returning('id')
    .executeTakeFirst();
  return given ? code : null;
}

const wrongCode = (field: string) => failure('PEOPLE_CODE_WRONG', messages.codeWrong, { field });

/** Takes a code, once. Refuses a wrong one, one that was used, and one whose ten minutes are over. */
export async function takeCode(
  db: Kysely<Schema>,
  { id, code_hash: hash, code_until: until }: KeptVerification,
  { code, field }: { code: string; field: string },
  now: Date,
): Promise<void> {
  if (hash === null || until === null) throw wrongCode(field);
  if (until <= now.toISOString()) throw failure('PEOPLE_CODE_EXPIRED', messages.codeExpired, { field });
  const taken = await db
    .updateTable('verifications')
    .set({ verified_at: now.toISOString(), code_hash: null, code_until: null })
    .where('id', '=', id)
    .where('code_hash', '=', hashFor(id, code))
    .returning('id')
    .executeTakeFirst();
  if (!taken) throw wrongCode(field);
}

/** Uses a proof up. False where another call was quicker. */
export async function takeProof(db: Kysely<Schema>, { id }: KeptVerification): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('verifications').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Forgets the proofs that nobody came back for. */
export const forgetOldVerifications = (db: Kysely<Schema>, now: Date, signal?: AbortSignal): Promise<void> =>
  inBatches(
    (size) =>
      db
        .deleteFrom('verifications')
        .where('id', 'in', (old) =>
          old
            .selectFrom('verifications')
            .select('id')
            .where('expires_at', '<=', now.toISOString())
            .limit(size),
        )
        .executeTakeFirst(),
    signal,
  );
