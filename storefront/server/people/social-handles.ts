/** What a provider said of somebody, kept on the server until they trade the handle of it. */
import type { SocialHandle } from '@kerf/sdk/contract';
import { isEmail } from '@kerf/sdk/rules';
import type { Kysely, Selectable } from 'kysely';
import type { Schema, SocialHandleTable } from '../db/schema.js';
import { inBatches } from '../jobs/in-batches.js';
import { isDisposable } from './disposable.js';
import { toName } from './names.js';
import { createSecret, hashSecret } from './secrets.js';

/** How long a handle is good, ms: from the popup to its opener, and while something is still to be proven. */
const handleFor = 120_000;
const pendingFor = 3_600_000;

/** Somebody whom a provider knows. */
export type PendingIdentity = Selectable<SocialHandleTable>;

/** Somebody as a provider describes them. */
export interface Described extends Pick<PendingIdentity, 'provider' | 'issuer' | 'subject' | 'email'> {
  isEmailProven: boolean;
  firstName: string;
  lastName: string;
}

const idOf = ({ handle, app_id }: SocialHandle): string => hashSecret(`${handle}\n${app_id}`);
const later = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();

/** Keeps what a provider said. Returns the handle of it, which opens nothing without the `app_id`. */
export async function createHandle(
  db: Kysely<Schema>,
  { isEmailProven, firstName, lastName, email: named, ...identity }: Described,
  appId: string,
  now: Date,
): Promise<string> {
  const handle = createSecret();
  const email = named?.trim() ?? '';
  // What would be refused on the registration page is no address here either.
  const isUsable = isEmail(email) && !isDisposable(email);
  await db
    .insertInto('social_handles')
    .values({
      ...identity,
      id: idOf({ handle, app_id: appId }),
      email: isUsable ? email : null,
      email_is_proven: Number(isUsable && isEmailProven),
      first_name: toName(firstName),
      last_name: toName(lastName),
      expires_at: later(now, handleFor),
    })
    .execute();
  return handle;
}

/** What a handle stands for; null for none, and for one that is over. */
export const findPending = async (
  db: Kysely<Schema>,
  handle: SocialHandle,
  now: Date,
): Promise<PendingIdentity | null> =>
  (await db
    .selectFrom('social_handles')
    .selectAll()
    .where('id', '=', idOf(handle))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()) ?? null;

/** Keeps it for somebody who has to prove something first. */
export async function keepPending(db: Kysely<Schema>, { id }: PendingIdentity, now: Date): Promise<void> {
  await db
    .updateTable('social_handles')
    .set({ expires_at: later(now, pendingFor) })
    .where('id', '=', id)
    .execute();
}

/** Uses a handle up. False where another call was quicker. */
export async function takePending(db: Kysely<Schema>, { id }: PendingIdentity): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('social_handles').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Forgets the handles that nobody traded. */
export const forgetOldHandles = (db: Kysely<Schema>, now: Date, signal?: AbortSignal): Promise<void> =>
  inBatches(
    (size) =>
      db
        .deleteFrom('social_handles')
        .where('id', 'in', (old) =>
          old
            .selectFrom('social_handles')
            .select('id')
            .where('expires_at', '<=', now.toISOString())
            .limit(size),
        )
        .executeTakeFirst(),
    signal,
  );
