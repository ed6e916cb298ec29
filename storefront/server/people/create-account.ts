import { joiningPoints } from '@kerf/sdk/contract';
import { emailKey } from '@kerf/sdk/rules';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.js';
import { queueMail } from '../mail/mail-queue.js';
import { type PersonCaller, recordEvent } from './account-record.js';
import { mailKinds } from './mail-kinds.js';
import { isRegistered, type KeptPerson } from './person-rows.js';
import { createRowId } from './secrets.js';

/** The rank that members begin with. */
const firstRank = 'Member';

/** Who becomes a member. The address is proven; without a password (`''`) something else signs them in. */
export type NewMember = Pick<
  KeptPerson,
  'email' | 'first_name' | 'last_name' | 'password_hash' | 'subscribes_to_mail'
>;

/** Makes an account, and welcomes its owner by mail. Null where the address has one. */
export async function createAccount(
  trx: Transaction<Schema>,
  member: NewMember,
  caller: PersonCaller,
  now: Date,
): Promise<KeptPerson | null> {
  // One that was made when the key was another one is in nobody's way below.
  if (await isRegistered(trx, member.email)) return null;
  const person = await trx
    .insertInto('people')
    .values({
      ...member,
      id: createRowId(),
      email_key: emailKey(member.email),
      temporary_hash: null,
      temporary_until: null,
      rank: firstRank,
      ranking_notification: 0,
      points: joiningPoints,
      locked_at: null,
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!person) return null;
  await recordEvent(trx, person.id, 'registered', caller, now);
  await queueMail(trx, { kind: mailKinds.welcome, recipient: person.email, about: person.id }, now);
  return person;
}
