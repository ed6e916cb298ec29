/** Where a member signed in before: strangers who guess at them are no reason to refuse them there. */
import type { AccountEventName } from '@kerf/sdk/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.js';
import { addressBlock } from '../http/address-block.js';
import type { PersonCaller } from './account-record.js';
import type { KnownPlaces } from './people-limits.js';
import { emailKeys, findByEmail } from './person-rows.js';
import { hashSecret } from './secrets.js';

/** What nobody does to an account without having signed in to it, from the network that the record has. */
const signedInEvents: AccountEventName[] = [
  'registered',
  'signed-in',
  'signed-in-elsewhere',
  'temporary-password-used',
  'password-changed',
];

/**
 * How a caller may be known who names a member's address: a browser by a token of one of the member's sessions, over or
 * not, a network by what the record has of it.
 */
export const placesOf = (
  db: Kysely<Schema>,
  email: string,
  { address, tokens = [] }: PersonCaller,
): KnownPlaces => ({
  async findBrowser() {
    if (tokens.length === 0) return null;
    const hashes = tokens.map(hashSecret);
    // By the token alone: one that is made up takes as long at any address.
    const session = await db
      .selectFrom('sessions')
      .select(['id', 'person_id'])
      .where((row) =>
        row.or([
          row('token_hash', 'in', hashes),
          row('id', 'in', row.selectFrom('remember_tokens').select('session_id').where('id', 'in', hashes)),
        ]),
      )
      .executeTakeFirst();
    if (!session) return null;
    return (await findByEmail(db, email))?.id === session.person_id ? `session ${session.id}` : null;
  },
  async knowsNetwork() {
    const event = await db
      .selectFrom('account_events')
      .select('id')
      .where('person_id', 'in', (row) =>
        row.selectFrom('people').select('id').where('email_key', 'in', emailKeys(email)),
      )
      .where('network', '=', addressBlock(address))
      .where('what', 'in', signedInEvents)
      .executeTakeFirst();
    return event !== undefined;
  },
});
