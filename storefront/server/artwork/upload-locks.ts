import { createHash } from 'node:crypto';
import { MemoryLocker } from '@tus/server';
import type { Lock, Locker } from '@tus/utils';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.js';
import { failure } from '../http/api-failure.js';
import { createSecret } from '../people/secrets.js';

/** How long an upload stays with a server that is silent, which is how long it waits for one that was killed; how often one that writes speaks up, ms. */
const heldFor = 12_000;
const renewEvery = 4_000;

const held = () =>
  failure('ARTWORK_LOCKED', 'A part of this file is being taken already. Please try again in a moment.', {
    retryAfter: 2,
  });

/**
 * One writer of an upload at a time, on whichever server. Who comes to the same server a second time has lost the line,
 * and takes the place of the first; who comes to another one is told to wait. The claim is a row beside those of named
 * writes: it ends by itself, and is cleared away with them.
 */
export function createUploadLocks(db: Kysely<Schema>, now: () => Date): Locker {
  const here = new MemoryLocker();

  function newLock(id: string): Lock {
    const own = here.newLock(id);
    const row = createHash('sha256').update(`upload:${id}`).digest('base64url');
    const holder = createSecret();
    let renewal: NodeJS.Timeout | undefined;

    async function claim(): Promise<boolean> {
      const time = now();
      const claimed = {
        request_hash: holder,
        status: 0,
        body: '',
        expires_at: new Date(time.getTime() + heldFor).toISOString(),
      };
      const taken = await db
        .insertInto('idempotency_keys')
        .values({ id: row, ...claimed })
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet(claimed)
            .where(({ eb, or }) =>
              or([
                eb('idempotency_keys.expires_at', '<=', time.toISOString()),
                eb('idempotency_keys.request_hash', '=', holder),
              ]),
            ),
        )
        .returning('id')
        .executeTakeFirst();
      return taken !== undefined;
    }

    return {
      async lock(signal, requestRelease) {
        await own.lock(signal, requestRelease);
        try {
          if (!(await claim())) throw held();
        } catch (error) {
          await own.unlock();
          throw error;
        }
        // Who can't say that they hold it is stopped, as who is asked to let go.
        renewal = setInterval(() => {
          claim().then(
            (isOurs) => isOurs || requestRelease(),
            () => requestRelease(),
          );
        }, renewEvery);
        renewal.unref();
      },
      async unlock() {
        clearInterval(renewal);
        const mine = db
          .deleteFrom('idempotency_keys')
          .where('id', '=', row)
          .where('request_hash', '=', holder);
        // Where the database is away, the claim ends by itself.
        await mine.execute().catch(() => {});
        await own.unlock();
      },
    };
  }

  return { newLock };
}
