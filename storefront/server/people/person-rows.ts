/** The rows of people who have an account. */
import { domainToUnicode } from 'node:url';
import type { User } from '@kerf/sdk/contract';
import { emailKey } from '@kerf/sdk/rules';
import type { Kysely, Selectable } from 'kysely';
import type { PersonTable, Schema } from '../db/schema.js';

/** A person as they are kept. */
export type KeptPerson = Selectable<PersonTable>;

/**
 * The keys that somebody with an address may be kept under, always three: today's, and those of before the domain was
 * that of the DNS, in the letters that people read and as it was typed.
 */
export function emailKeys(email: string): [string, string, string] {
  const key = emailKey(email);
  const at = key.lastIndexOf('@') + 1;
  return [key, key.slice(0, at) + domainToUnicode(key.slice(at)), email.trim().toLowerCase()];
}

/** The person with an address; null for nobody. */
export const findByEmail = async (db: Kysely<Schema>, email: string): Promise<KeptPerson | null> =>
  (await db
    .selectFrom('people')
    .selectAll()
    .where('email_key', 'in', emailKeys(email))
    .orderBy('created_at')
    .executeTakeFirst()) ?? null;

/** Whether an address belongs to an account. */
export const isRegistered = async (db: Kysely<Schema>, email: string): Promise<boolean> =>
  (await db
    .selectFrom('people')
    .select('id')
    .where('email_key', 'in', emailKeys(email))
    .executeTakeFirst()) !== undefined;

/** A person as they are shown themselves. */
export const toUser = (person: KeptPerson): User => ({
  id: person.id,
  first_name: person.first_name,
  last_name: person.last_name,
  email: person.email,
  rank: { name: person.rank, ranking_notification: person.ranking_notification },
  points: person.points,
});
