import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.js';
import { failed } from '../http/answer.js';
import { ApiFailure, failure } from '../http/api-failure.js';
import { inBatches } from '../jobs/in-batches.js';
import { seal, unseal } from './seal.js';

/** An answer as it is sent. */
export interface KeptAnswer {
  status: number;
  body: string;
}

/** A write that its caller named. Who knows the name and the scope can have the answer again. */
export interface NamedWrite {
  key: string;
  /** A secret of who writes, never empty: by the name alone nobody meets an answer. */
  scope: string;
  /** What is written: method, path and body. */
  request: string;
  now: Date;
  /** How long the answer is kept for who sends it again, ms (default: a day). */
  keptFor?: number;
}

const day = 86_400_000;
const form = /^[\x21-\x7e]{1,255}$/;

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** The name that a caller gave its write in a header; null where there is none. */
export function readIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined || header === '') return null;
  if (typeof header === 'string' && form.test(header)) return header;
  throw failure(
    'IDEMPOTENCY_KEY_INVALID',
    'idempotency-key is one word of 1 to 255 visible ASCII characters, hard to guess.',
    { field: 'idempotency-key' },
  );
}

/** Does the work, and turns a refusal into an answer too: nothing stays of what was written before it. */
async function answerOf(
  trx: Transaction<Schema>,
  work: (trx: Transaction<Schema>) => Promise<KeptAnswer>,
): Promise<KeptAnswer> {
  await sql`savepoint work`.execute(trx);
  try {
    return await work(trx);
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status >= 500) throw error;
    await sql`rollback to savepoint work`.execute(trx);
    return { status: error.status, body: JSON.stringify(failed(error)) };
  }
}

/**
 * Does a write in one transaction, and does it once: a second one of the same name waits for the first and has its
 * answer, for 24 hours or as long as it says. A write that is refused is not done, at whatever point it was; with a name
 * its refusal is what is answered again. The name of another write is refused.
 */
export async function runOnce(
  db: Kysely<Schema>,
  named: NamedWrite | null,
  work: (trx: Transaction<Schema>) => Promise<KeptAnswer>,
): Promise<KeptAnswer> {
  return db.transaction().execute(async (trx) => {
    if (!named) return work(trx);
    const secret = `${named.key}\n${named.scope}`;
    const id = digest(`id:${secret}`);
    const time = named.now.toISOString();
    const row = {
      id,
      request_hash: digest(named.request),
      status: 0,
      body: '',
      expires_at: new Date(named.now.getTime() + (named.keptFor ?? day)).toISOString(),
    };
    const keys = trx.insertInto('idempotency_keys').values(row);
    const taken = await keys
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!taken) {
      const first = await trx
        .selectFrom('idempotency_keys')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      if (first.expires_at > time) {
        if (first.request_hash !== row.request_hash)
          throw failure('IDEMPOTENCY_KEY_REUSED', 'This idempotency-key named another call. Use a new one.', {
            field: 'idempotency-key',
          });
        return { status: first.status, body: unseal(first.body, secret) };
      }
    }
    const answer = await answerOf(trx, work);
    await trx
      .updateTable('idempotency_keys')
      .set({ ...row, status: answer.status, body: seal(answer.body, secret) })
      .where('id', '=', id)
      .execute();
    return answer;
  });
}

/** Forgets the names whose time is over. */
export const forgetOldKeys = (db: Kysely<Schema>, now: Date, signal?: AbortSignal): Promise<void> =>
  inBatches(
    (size) =>
      db
        .deleteFrom('idempotency_keys')
        .where('expires_at', '<=', now.toISOString())
        .where('id', 'in', (old) =>
          old
            .selectFrom('idempotency_keys')
            .select('id')
            .where('expires_at', '<=', now.toISOString())
            .limit(size),
        )
        .executeTakeFirst(),
    signal,
  );
