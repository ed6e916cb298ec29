/** What happened to an account, for its owner to read. */
import { type AccountEvent, type AccountEventName, maxAccountEvents } from '@kerf/sdk/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.js';
import { addressBlock } from '../http/address-block.js';
import { inBatches } from '../jobs/in-batches.js';
import { createRowId } from './secrets.js';

/** Who did something: the address on the network, and what the browser calls itself. */
export interface PersonCaller {
  address: string;
  device: string;
}

/** What the shop does by itself, or its owner from the command line. */
export const theShop: PersonCaller = { address: '', device: 'the shop' };

/** How long it is kept, ms. */
const keptFor = 365 * 86_400_000;

/** Adds to the record of an account, in the transaction of what it tells. */
export async function recordEvent(
  db: Kysely<Schema>,
  personId: string,
  what: AccountEventName,
  { address, device }: PersonCaller,
  now: Date,
): Promise<void> {
  await db
    .insertInto('account_events')
    .values({
      id: createRowId(),
      person_id: personId,
      at: now.toISOString(),
      what,
      device,
      network: addressBlock(address),
    })
    .execute();
}

/** What happened last to an account, the newest first. */
export const readRecord = (db: Kysely<Schema>, personId: string): Promise<AccountEvent[]> =>
  db
    .selectFrom('account_events')
    .select(['at', 'what', 'device', 'network'])
    .where('person_id', '=', personId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(maxAccountEvents)
    .execute();

/** Forgets what happened a year ago. */
export function forgetOldEvents(db: Kysely<Schema>, now: Date, signal?: AbortSignal): Promise<void> {
  const oldest = new Date(now.getTime() - keptFor).toISOString();
  return inBatches(
    (size) =>
      db
        .deleteFrom('account_events')
        .where('id', 'in', (old) =>
          old.selectFrom('account_events').select('id').where('at', '<=', oldest).limit(size),
        )
        .executeTakeFirst(),
    signal,
  );
}
