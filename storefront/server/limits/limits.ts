import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema.js';
import { failure } from '../http/api-failure.js';
import { inBatches } from '../jobs/in-batches.js';

/** How often something may happen. */
export interface Limit {
  /** Tells this limit from others; never used for another one. */
  name: string;
  max: number;
  /** The time that `max` is for, ms. It begins with the first use. */
  per: number;
  /** What is said to whom it refuses: a sentence, which a second one with the time to wait follows. */
  refusal: string;
}

/** One use of a limit by someone: an address, a cart, an account. */
export interface Use {
  limit: Limit;
  by: string;
}

/** Counts uses for all servers of a database together. */
export interface Limits {
  /** Counts a use of each, and refuses with 429 when one was used up already. Not for the inside of a transaction. */
  take(...uses: readonly Use[]): Promise<void>;
  /** Refuses when one is used up, and counts nothing: the right guess too, after as many wrong ones as are allowed. */
  require(...uses: readonly Use[]): Promise<void>;
}

/** Refusals that a server remembers by itself, so that a flood costs the database nothing. */
const maxRemembered = 10_000;

const idOf = ({ limit, by }: Use): string =>
  createHash('sha256').update(`${limit.name}\n${by}`).digest('base64url');

function inWords(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1_000));
  if (seconds < 100) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 100 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

/** The limits kept in `db`; `now` is the clock that they go by. */
export function createLimits(db: Kysely<Schema>, now: () => Date): Limits {
  const remembered = new Map<string, number>();

  function remember(id: string, until: number): void {
    if (remembered.size >= maxRemembered) remembered.clear();
    remembered.set(id, until);
  }

  function refuse({ limit }: Use, until: number, time: number): never {
    const wait = until - time;
    throw failure('API_TOO_MANY', `${limit.refusal} Please try again in ${inWords(wait)}.`, {
      retryAfter: Math.max(1, Math.ceil(wait / 1_000)),
    });
  }

  /** Refuses from memory alone. */
  function refuseRemembered(uses: ReadonlyMap<string, Use>, time: number): void {
    for (const [id, use] of uses) {
      const until = remembered.get(id);
      if (until === undefined) continue;
      if (until > time) refuse(use, until, time);
      remembered.delete(id);
    }
  }

  /** Refuses the first that has nothing left in the database. */
  async function refuseUsedUp(uses: ReadonlyMap<string, Use>, time: Date): Promise<void> {
    const rows = await db
      .selectFrom('limits')
      .select(['id', 'resets_at'])
      .where('id', 'in', [...uses.keys()])
      .where('remaining', '<=', 0)
      .where('resets_at', '>', time.toISOString())
      .execute();
    for (const { id, resets_at } of rows) {
      const use = uses.get(id);
      if (!use) continue;
      const until = Date.parse(resets_at);
      remember(id, until);
      refuse(use, until, time.getTime());
    }
  }

  /** Counts in one statement, and returns how many of the uses were allowed. */
  async function count(uses: ReadonlyMap<string, Use>, time: Date): Promise<number> {
    const at = time.toISOString();
    const rows = [...uses].map(([id, { limit }]) => ({
      id,
      remaining: limit.max - 1,
      resets_at: new Date(time.getTime() + limit.per).toISOString(),
    }));
    // In one order for everybody, so that two servers can't wait for each other.
    rows.sort((a, b) => (a.id < b.id ? -1 : 1));
    const allowed = await db
      .insertInto('limits')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({
            remaining: sql`case when limits.resets_at <= ${at} then excluded.remaining else limits.remaining - 1 end`,
            resets_at: sql`case when limits.resets_at <= ${at} then excluded.resets_at else limits.resets_at end`,
          })
          .where(sql<boolean>`limits.resets_at <= ${at} or limits.remaining > 0`),
      )
      .returning('id')
      .execute();
    return allowed.length;
  }

  const byId = (uses: readonly Use[]) => new Map(uses.map((use) => [idOf(use), use]));

  return {
    async take(...uses) {
      const named = byId(uses);
      const time = now();
      refuseRemembered(named, time.getTime());
      if ((await count(named, time)) < named.size) await refuseUsedUp(named, time);
    },
    async require(...uses) {
      const named = byId(uses);
      const time = now();
      refuseRemembered(named, time.getTime());
      await refuseUsedUp(named, time);
    },
  };
}

/** Removes what was counted in times that are over. */
export const forgetOldLimits = (db: Kysely<Schema>, now: Date, signal?: AbortSignal): Promise<void> =>
  inBatches(
    (size) =>
      db
        .deleteFrom('limits')
        .where('resets_at', '<=', now.toISOString())
        .where('id', 'in', (old) =>
          old.selectFrom('limits').select('id').where('resets_at', '<=', now.toISOString()).limit(size),
        )
        .executeTakeFirst(),
    signal,
  );
