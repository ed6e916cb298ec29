/** The rows of requests for a quote. */
import type { Kysely, Selectable } from 'kysely';
import type { QuoteRequestTable } from '../db/quote-tables.js';
import type { Schema } from '../db/schema.js';
import { inBatches } from '../jobs/in-batches.js';
import { readOrderNumber } from '../orders/order-number.js';

/** A request as it is kept. */
export type KeptQuoteRequest = Selectable<QuoteRequestTable>;

/** Requests that are listed at most. */
const maxListed = 100;

/** The special work of a request, as it was called when it was asked for. */
export interface QuoteDetails {
  /** What was chosen of each kind of work. */
  work?: readonly { id: number; name: string; items: readonly { id: number; name: string }[] }[];
  size_id?: number | null;
  /** The member's saved address that it is for. */
  address_book_id?: string | null;
  use_creation_tool?: 'yes' | 'no';
}

/** The request of a number, however it was typed; null for none. */
export const findQuoteRequest = async (db: Kysely<Schema>, typed: string): Promise<KeptQuoteRequest | null> =>
  (await db
    .selectFrom('quote_requests')
    .selectAll()
    .where('number', '=', readOrderNumber(typed))
    .executeTakeFirst()) ?? null;

/** The newest requests; those of a state, the oldest first, since they have waited longest. */
export const listQuoteRequests = (
  db: Kysely<Schema>,
  state: KeptQuoteRequest['state'] | null,
): Promise<KeptQuoteRequest[]> =>
  db
    .selectFrom('quote_requests')
    .selectAll()
    .$if(state !== null, (query) => query.where('state', '=', state as KeptQuoteRequest['state']))
    .orderBy('created_at', state === 'open' ? 'asc' : 'desc')
    .orderBy('id')
    .limit(maxListed)
    .execute();

/** The quotation that answered a request; undefined while it is open. */
export const findAnswer = (
  db: Kysely<Schema>,
  { id }: Pick<KeptQuoteRequest, 'id'>,
): Promise<{ number: string } | undefined> =>
  db
    .selectFrom('quote_requests')
    .innerJoin('quotations', 'quotations.id', 'quote_requests.quotation_id')
    .select('quotations.number')
    .where('quote_requests.id', '=', id)
    .executeTakeFirst();

/**
 * Writes down what answered a request. False for one that was answered already, which stays as it is unless it is answered
 * again on purpose: of two who answer at once, one learns of the other.
 */
export const settleQuoteRequest = async (
  db: Kysely<Schema>,
  { id, quotationId, isAgain }: { id: string; quotationId: string; isAgain: boolean },
): Promise<boolean> => {
  const settled = await db
    .updateTable('quote_requests')
    .set({ state: 'answered', quotation_id: quotationId })
    .where('id', '=', id)
    .$if(!isAgain, (query) => query.where('state', '=', 'open'))
    .executeTakeFirst();
  return settled.numUpdatedRows > 0;
};

/** How long a request is kept, ms: two years. Whose account is closed takes theirs along. */
const keptFor = 2 * 365 * 86_400_000;

/** Forgets requests that nobody needs any more; their files go with a later sweep. */
export function forgetOldQuoteRequests(db: Kysely<Schema>, now: Date, signal?: AbortSignal): Promise<void> {
  const oldest = new Date(now.getTime() - keptFor).toISOString();
  return inBatches(
    (size) =>
      db
        .deleteFrom('quote_requests')
        .where('id', 'in', (old) =>
          old.selectFrom('quote_requests').select('id').where('created_at', '<=', oldest).limit(size),
        )
        .executeTakeFirst(),
    signal,
  );
}

/** How many requests there are, or of a state. */
export async function countQuoteRequests(
  db: Kysely<Schema>,
  state: KeptQuoteRequest['state'] | null,
): Promise<number> {
  const { count } = await db
    .selectFrom('quote_requests')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .$if(state !== null, (query) => query.where('state', '=', state as KeptQuoteRequest['state']))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Letters that one address of e-mail is sent in an hour about requests of guests, who may have named anybody's. */
const guestLetters = 5;
const hour = 3_600_000;

/** Whether guests had that many letters sent to an address; the present request is among those that are there. */
export async function isWrittenToOften(db: Kysely<Schema>, key: string, now: Date): Promise<boolean> {
  const recent = await db
    .selectFrom('quote_requests')
    .select('id')
    .where('person_id', 'is', null)
    .where('email_key', '=', key)
    .where('created_at', '>', new Date(now.getTime() - hour).toISOString())
    .limit(guestLetters + 1)
    .execute();
  return recent.length > guestLetters;
}
