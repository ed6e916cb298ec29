/** The rows of people who have an account. */
import type { User } from '@kerf/sdk/contract';
import { emailKey } from '@kerf/sdk/rules';
import type { Kysely, Selectable } from 'kysely';
import type { PersonTable, Schema } from '../db/schema.js';

/** A person as they are kept. */
export type KeptPerson = Selectable<PersonTable>;

/** The person with an address; null for nobody. */
export const findByEmail = async (db: Kysely<Schema>, email: string): Promise<KeptPerson | null> =>
  (await db.selectFrom('people').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst()) ??
  null;

/** Whether an address belongs to an account. */
export const isRegistered = async (db: Kysely<Schema>, email: string): Promise<boolean> =>
  (await db.selectFrom('people').select('id').where('email_key', '=', emailKey(email)).executeTakeFirst()) !==
  undefined;

/** A person as they are shown themselves. */
export const toUser = (person: KeptPerson): User => ({
  id: person.id,
  first_name: person.first_name,
  last_name: person.last_name,
  email: person.email,
  rank: { name: person.rank, ranking_notification: person.ranking_notification },
  points: person.points,
});
