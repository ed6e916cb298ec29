/** Accounts elsewhere that open a member's. */
import { type Identity, maxIdentities } from '@kerf/sdk/contract';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { IdentityTable, Schema } from '../db/schema.js';
import { queueMail } from '../mail/mail-queue.js';
import { type PersonCaller, recordEvent } from './account-record.js';
import { mailKinds } from './mail-kinds.js';
import type { KeptPerson } from './person-rows.js';
import { createRowId } from './secrets.js';

/** What somebody is known by at a provider, for good. */
export type IdentityKey = Pick<Selectable<IdentityTable>, 'provider' | 'issuer' | 'subject'>;

/**
 * The member whom an identity opens, with the time of its use noted; null for nobody. The address that the provider names
 * counts for nothing here: it may be another one each time.
 */
export async function useIdentity(
  trx: Transaction<Schema>,
  { issuer, subject }: Omit<IdentityKey, 'provider'>,
  now: Date,
): Promise<KeptPerson | null> {
  const used = await trx
    .updateTable('identities')
    .set({ used_at: now.toISOString() })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .returning('person_id')
    .executeTakeFirst();
  if (!used) return null;
  return trx.selectFrom('people').selectAll().where('id', '=', used.person_id).executeTakeFirstOrThrow();
}

/** Joins an identity to an account. False where it opens one already. */
export async function linkIdentity(
  trx: Transaction<Schema>,
  { provider, issuer, subject }: IdentityKey,
  personId: string,
  caller: PersonCaller,
  now: Date,
): Promise<{ id: string } | null> {
  const time = now.toISOString();
  const linked = await trx
    .insertInto('identities')
    .values({
      id: createRowId(),
      person_id: personId,
      provider,
      issuer,
      subject,
      linked_at: time,
      used_at: time,
    })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (linked) await recordEvent(trx, personId, 'social-linked', caller, now);
  return linked ?? null;
}

/** Tells a member that an identity opens their account from now on. */
export async function tellOfIdentity(
  trx: Transaction<Schema>,
  { email }: Pick<KeptPerson, 'email'>,
  identity: { id: string },
  now: Date,
): Promise<void> {
  await queueMail(trx, { kind: mailKinds.socialLinked, recipient: email, about: identity.id }, now);
}

/** What opens a member's account beside its password, the first one first. */
export const listIdentities = (db: Kysely<Schema>, personId: string): Promise<Identity[]> =>
  db
    .selectFrom('identities')
    .select(['id', 'provider', 'linked_at', 'used_at'])
    .where('person_id', '=', personId)
    .orderBy('linked_at')
    .orderBy('id')
    .limit(maxIdentities)
    .execute();

/** The same with all that is kept of them. */
export const collectIdentities = (
  db: Kysely<Schema>,
  personId: string,
): Promise<Omit<Selectable<IdentityTable>, 'id' | 'person_id'>[]> =>
  db
    .selectFrom('identities')
    .select(['provider', 'issuer', 'subject', 'linked_at', 'used_at'])
    .where('person_id', '=', personId)
    .orderBy('linked_at')
    .execute();

/** Parts an identity from a member's account. False where it does not open it. */
export async function unlinkIdentity(
  trx: Transaction<Schema>,
  { person_id, id }: Pick<Selectable<IdentityTable>, 'person_id' | 'id'>,
  caller: PersonCaller,
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('identities')
    .where('id', '=', id)
    .where('person_id', '=', person_id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await recordEvent(trx, person_id, 'social-unlinked', caller, now);
  return true;
}
