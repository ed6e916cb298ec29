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
  /** Whether uses may be given back: a refusal of it is remembered for a moment alone. Default false. */
  isGivenBack?: boolean;
}

/** One use of a limit by someone: an address, a cart, an account. */
export interface Use {
  limit: Limit;
  by: string;
  /** How much of it, where not each use is the same. Default 1. */
  amount?: number;
}

/** Counts uses for all servers of a database together. */
export interface Limits {
  /**
   * Counts a use of each, and refuses with 429 when one was used up already, or has less left than is asked for. Not for the
   * inside of a transaction.
   */
  take(...uses: readonly Use[]): Promise<void>;
  /**
   * Counts them one after the other: whom one refuses has used up none of those behind it, however much comes at once.
   * For limits of which the later are shared with others.
   */
  takeInTurn(...uses: readonly Use[]): Promise<void>;
  /** Refuses when one is used up, and counts nothing: the right guess too, after as many wrong ones as are allowed. */
  require(...uses: readonly Use[]): Promise<void>;
  /**
   * Counts uses no more, of which nothing came, as long as the time lasts that they counted in. Nobody has more left by it
   * than at the beginning.
   */
  giveBack(...uses: readonly Use[]): Promise<void>;
}

/** Refusals that a server remembers by itself, so that a flood costs the database nothing. */
const maxRemembered = 10_000;
/** How long it does where another server may give back a use meanwhile, ms. */
const rememberedFor = 1_000;

const idOf = ({ limit, by }: Use): string =>
  createHash('sha256').update(`${limit.name}\n${by}`).digest('base64url');

const amountOf = ({ amount = 1 }: Use): number => amount;

function inWords(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1_000));
  if (seconds < 100) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 100 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

/** The limits kept in `db`; `now` is the clock that they go by. */
export function createLimits(db: Kysely<Schema>, now: () => Date): Limits {
  /** Until when a limit refuses, and until when that is known without the database. */
  const remembered = new Map<string, { until: number; asked: number }>();

  function remember(id: string, { limit }: Use, until: number, time: number): void {
    if (remembered.size >= maxRemembered) remembered.clear();
    remembered.set(id, { until, asked: limit.isGivenBack ? Math.min(until, time + rememberedFor) : until });
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
      const known = remembered.get(id);
      if (known === undefined) continue;
      if (known.asked > time) refuse(use, known.until, time);
      remembered.delete(id);
    }
  }

  /** Refuses the first that has too little left in the database. */
  async function refuseUsedUp(uses: ReadonlyMap<string, Use>, time: Date): Promise<void> {
    const rows = await db
      .selectFrom('limits')
      .select(['id', 'remaining', 'resets_at'])
      .where('id', 'in', [...uses.keys()])
      .where('resets_at', '>', time.toISOString())
      .execute();
    for (const { id, remaining, resets_at } of rows) {
      const use = uses.get(id);
      if (!use || remaining >= amountOf(use)) continue;
      const until = Date.parse(resets_at);
      // What is left may do for somebody who asks for less.
      if (remaining <= 0) remember(id, use, until, time.getTime());
      refuse(use, until, time.getTime());
    }
  }

  /** Counts those of one amount in one statement, and returns the uses that were not allowed. */
  async function count(
    uses: ReadonlyMap<string, Use>,
    amount: number,
    time: Date,
  ): Promise<ReadonlyMap<string, Use>> {
    const at = time.toISOString();
    const rows = [...uses].map(([id, { limit }]) => ({
      id,
      remaining: limit.max - amount,
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
            remaining: sql`case when limits.resets_at <= ${at} then excluded.remaining else limits.remaining - ${amount} end`,
            resets_at: sql`case when limits.resets_at <= ${at} then excluded.resets_at else limits.resets_at end`,
          })
          .where(sql<boolean>`limits.resets_at <= ${at} or limits.remaining >= ${amount}`),
      )
      .returning('id')
      .execute();
    const denied = new Map(uses);
    for (const { id } of allowed) denied.delete(id);
    return denied;
  }

  const byId = (uses: readonly Use[]) => new Map(uses.map((use) => [idOf(use), use]));

  async function take(...uses: readonly Use[]): Promise<void> {
    const time = now();
    refuseRemembered(byId(uses), time.getTime());
    for (const amount of new Set(uses.map(amountOf))) {
      const named = byId(uses.filter((use) => amountOf(use) === amount));
      // Only of those: one that had its last use just now has nothing left either, and refuses nobody.
      const denied = await count(named, amount, time);
      if (denied.size > 0) await refuseUsedUp(denied, time);
    }
  }

  return {
    take,
    async takeInTurn(...uses) {
      for (const use of uses) await take(use);
    },
    async require(...uses) {
      const named = byId(uses);
      const time = now();
      refuseRemembered(named, time.getTime());
      await refuseUsedUp(named, time);
    },
    async giveBack(...uses) {
      const at = now().toISOString();
      for (const [id, use] of byId(uses)) {
        const { max } = use.limit;
        const left = sql`remaining + ${amountOf(use)}`;
        await db
          .updateTable('limits')
          .set({ remaining: sql`case when ${left} > ${max} then ${max} else ${left} end` })
          .where('id', '=', id)
          .where('resets_at', '>', at)
          .execute();
        remembered.delete(id);
      }
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
