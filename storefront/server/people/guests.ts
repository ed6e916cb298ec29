/** People who ask without an account, each with an id that a cookie keeps. */
import { type Guest, type GuestInfo, messages } from '@kerf/sdk/contract';
import { emailFault, nameFault } from '@kerf/sdk/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.js';
import { failure } from '../http/api-failure.js';
import { inBatches } from '../jobs/in-batches.js';
import type { PersonCaller } from './account-record.js';
import { requireInput, requireLasting } from './input.js';
import { typedName } from './names.js';
import type { PeopleParts } from './people-parts.js';
import { isRegistered } from './person-rows.js';
import { createRowId } from './secrets.js';

/** How long a guest is kept who does not come back, ms; the cookie lasts a third of it. */
const keptFor = 90 * 86_400_000;

/** Keeps a guest. Who has an account signs in instead. */
export async function createGuest(
  { db, now, limits }: PeopleParts,
  info: GuestInfo,
  { address }: PersonCaller,
): Promise<Guest> {
  requireInput(nameFault(info), emailFault(info.email));
  // It tells whether an address is registered, so it counts as asking that.
  await limits.takeEmailCheck(address);
  const email = info.email.trim();
  requireLasting(email);
  if (await isRegistered(db, email))
    throw failure('PEOPLE_EMAIL_REGISTERED', messages.emailRegistered, { field: 'email' });
  return keepGuest(
    db,
    { first_name: typedName(info.first_name), last_name: typedName(info.last_name), email },
    now(),
  );
}

/** Writes down a guest who has been checked. */
export async function keepGuest(db: Kysely<Schema>, info: GuestInfo, now: Date): Promise<Guest> {
  const id = createRowId();
  const time = now.toISOString();
  await db
    .insertInto('guests')
    .values({ id, ...info, created_at: time, seen_at: time })
    .execute();
  return { id, info };
}

/** The guest of an id; null for none. */
export async function findGuest(db: Kysely<Schema>, id: string | null, now: Date): Promise<Guest | null> {
  if (id === null) return null;
  const found = await db
    .updateTable('guests')
    .set({ seen_at: now.toISOString() })
    .where('id', '=', id)
    .returning(['first_name', 'last_name', 'email'])
    .executeTakeFirst();
  return found ? { id, info: found } : null;
}

/** Forgets the guests who did not come back. */
export function forgetOldGuests(db: Kysely<Schema>, now: Date, signal?: AbortSignal): Promise<void> {
  const oldest = new Date(now.getTime() - keptFor).toISOString();
  return inBatches(
    (size) =>
      db
        .deleteFrom('guests')
        .where('id', 'in', (old) =>
          old.selectFrom('guests').select('id').where('seen_at', '<=', oldest).limit(size),
        )
        .executeTakeFirst(),
    signal,
  );
}
