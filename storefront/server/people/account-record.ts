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
  /** Secrets of sessions that the browser holds in cookies; they may be over, or made up. */
  tokens?: readonly string[];
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

/** What can be done again and again at no cost, strangers' part in it included: no sign-in gives way to it. */
const atWill: AccountEventName[] = [
  'name-changed',
  'data-downloaded',
  'email-change-asked',
  'signed-out',
  'signed-out-everywhere',
  'temporary-password-sent',
];
/** How much of that is shown at most where something else could be. */
const maxAtWill = maxAccountEvents / 4;

/** What happened last to an account, the newest first. */
export async function readRecord(db: Kysely<Schema>, personId: string): Promise<AccountEvent[]> {
  const last = (isAtWill: boolean) =>
    db
      .selectFrom('account_events')
      .select(['id', 'at', 'what', 'device', 'network'])
      .where('person_id', '=', personId)
      .where('what', isAtWill ? 'in' : 'not in', atWill)
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(maxAccountEvents)
      .execute();
  const [light, weighty] = [await last(true), await last(false)];
  const shown = Math.max(maxAtWill, maxAccountEvents - weighty.length);
  const kept = light.slice(0, shown);
  return [...kept, ...weighty.slice(0, maxAccountEvents - kept.length)]
    .sort((a, b) => (a.at === b.at ? (a.id < b.id ? -1 : 1) : a.at < b.at ? 1 : -1))
    .map(({ id: _, ...event }) => event);
}

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
