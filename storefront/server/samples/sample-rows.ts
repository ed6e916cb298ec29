/** The rows of sample packs. */
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { SampleRequestTable } from '../db/sample-tables.js';
import type { Schema } from '../db/schema.js';
import { inBatches } from '../jobs/in-batches.js';
import { readOrderNumber } from '../orders/order-number.js';

/** A wish for a sample pack as it is kept. */
export type KeptSample = Selectable<SampleRequestTable>;

/** Requests that are listed at most. */
const maxListed = 100;
/** How long one is kept, ms: a year. */
const keptFor = 365 * 86_400_000;

/** The request of a number, however it was typed; null for none. */
export const findSample = async (db: Kysely<Schema>, typed: string): Promise<KeptSample | null> =>
  (await db
    .selectFrom('sample_requests')
    .selectAll()
    .where('number', '=', readOrderNumber(typed))
    .executeTakeFirst()) ?? null;

/** Those that wait, the oldest first; those that were sent, the newest first. */
export const listSamples = (db: Kysely<Schema>, state: KeptSample['state']): Promise<KeptSample[]> =>
  db
    .selectFrom('sample_requests')
    .selectAll()
    .where('state', '=', state)
    .orderBy('created_at', state === 'open' ? 'asc' : 'desc')
    .orderBy('id')
    .limit(maxListed)
    .execute();

/** The one that waits for the same person at the same place; null for none. */
export const findWaiting = async (
  trx: Transaction<Schema>,
  { email_key, ship_to }: Pick<KeptSample, 'email_key' | 'ship_to'>,
): Promise<KeptSample | null> =>
  (await trx
    .selectFrom('sample_requests')
    .selectAll()
    .where('email_key', '=', email_key)
    .where('ship_to', '=', ship_to)
    .where('state', '=', 'open')
    .executeTakeFirst()) ?? null;

/** How many were asked for with the same address of e-mail in the time before one, ms. */
export async function countBefore(
  trx: Transaction<Schema>,
  { id, email_key, created_at }: Pick<KeptSample, 'id' | 'email_key' | 'created_at'>,
  time: number,
): Promise<number> {
  const { count } = await trx
    .selectFrom('sample_requests')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('email_key', '=', email_key)
    .where('id', '!=', id)
    .where('created_at', '>', new Date(Date.parse(created_at) - time).toISOString())
    .where('created_at', '<=', created_at)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Writes down that one was posted; false where it was before. */
export async function settleSample(
  trx: Transaction<Schema>,
  { id }: Pick<KeptSample, 'id'>,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('sample_requests')
    .set({ state: 'sent', sent_at: now.toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Forgets those of a year ago. */
export function forgetOldSamples(db: Kysely<Schema>, now: Date, signal?: AbortSignal): Promise<void> {
  const oldest = new Date(now.getTime() - keptFor).toISOString();
  return inBatches(
    (size) =>
      db
        .deleteFrom('sample_requests')
        .where('id', 'in', (old) =>
          old.selectFrom('sample_requests').select('id').where('created_at', '<=', oldest).limit(size),
        )
        .executeTakeFirst(),
    signal,
  );
}
