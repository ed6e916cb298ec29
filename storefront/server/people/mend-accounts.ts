/** What the shop's owner does for members. */
import type { SocialProviderName } from '@kerf/sdk/contract';
import { emailKey } from '@kerf/sdk/rules';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.js';
import { queueMail } from '../mail/mail-queue.js';
import { recordEvent, theShop } from './account-record.js';
import { mailKinds } from './mail-kinds.js';
import { findByEmail, type KeptPerson } from './person-rows.js';
import { endSessions } from './sessions.js';

/** Members that are found at one time. */
const maxFound = 50;

/** A member as the shop's owner sees one. */
export interface FoundPerson {
  email: string;
  name: string;
  registered: string;
  /** Devices on which they are signed in. */
  sessions: number;
  isLocked: boolean;
  /** Who else opens their account. */
  providers: SocialProviderName[];
}

/** Members whose name or address holds a text. */
export async function findPeople(db: Kysely<Schema>, text: string, now: Date): Promise<FoundPerson[]> {
  const held = `%${text
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;
  const found = await db
    .selectFrom('people')
    .select(({ selectFrom }) => [
      'id',
      'email',
      'first_name',
      'last_name',
      'created_at',
      'locked_at',
      selectFrom('sessions')
        .select((count) => count.fn.countAll<number>().as('sessions'))
        .whereRef('sessions.person_id', '=', 'people.id')
        .where('sessions.expires_at', '>', now.toISOString())
        .as('sessions'),
    ])
    .where(({ or, fn }) =>
      or(
        (['email', 'first_name', 'last_name'] as const).map(
          (column) => sql<boolean>`${fn('lower', [column])} like ${held} escape '\\'`,
        ),
      ),
    )
    .orderBy('email_key')
    .limit(maxFound)
    .execute();
  const identities =
    found.length > 0
      ? await db
          .selectFrom('identities')
          .select(['person_id', 'provider'])
          .distinct()
          .where(
            'person_id',
            'in',
            found.map(({ id }) => id),
          )
          .orderBy('provider')
          .execute()
      : [];
  return found.map(({ id, email, first_name, last_name, created_at, locked_at, sessions }) => ({
    email,
    name: `${first_name} ${last_name}`.trim(),
    registered: created_at,
    sessions: Number(sessions ?? 0),
    isLocked: locked_at !== null,
    providers: identities.filter(({ person_id }) => person_id === id).map(({ provider }) => provider),
  }));
}

/** Does something to the member with an address; false where nobody has it. */
function changePerson(
  db: Kysely<Schema>,
  email: string,
  change: (trx: Transaction<Schema>, person: KeptPerson) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const person = await findByEmail(trx, email);
    if (person) await change(trx, person);
    return person !== null;
  });
}

/** Locks a member out: nothing signs them in, and what did is over. */
export const lockPerson = (db: Kysely<Schema>, email: string, now: Date): Promise<boolean> =>
  changePerson(db, email, async (trx, { id }) => {
    await trx
      .updateTable('people')
      .set({ locked_at: now.toISOString(), temporary_hash: null, temporary_until: null })
      .where('id', '=', id)
      .execute();
    await endSessions(trx, id);
    await recordEvent(trx, id, 'locked', theShop, now);
  });

/** Lets a member in again. */
export const unlockPerson = (db: Kysely<Schema>, email: string, now: Date): Promise<boolean> =>
  changePerson(db, email, async (trx, { id }) => {
    await trx.updateTable('people').set({ locked_at: null }).where('id', '=', id).execute();
    await recordEvent(trx, id, 'unlocked', theShop, now);
  });

/** Puts a temporary password into a member's mail, as if they had asked for it. */
export const sendTemporaryPassword = (db: Kysely<Schema>, email: string, now: Date): Promise<boolean> =>
  changePerson(db, email, async (trx) => {
    const mail = { kind: mailKinds.temporaryPassword, recipient: emailKey(email), about: '' };
    await queueMail(trx, mail, now);
  });
