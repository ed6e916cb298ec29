/** The rows of mail that is to go out. They hold no secret: the words of a letter are made when it is sent. */
import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { MailTable, Schema } from '../db/schema.js';
import { inBatches } from '../jobs/in-batches.js';

/** A mail as it waits. */
export type QueuedMail = Selectable<MailTable>;

/** How long what became of a mail is kept, ms. */
const keptFor = 30 * 86_400_000;

/**
 * Queues a mail in the transaction of what it announces: both are there, or neither. `about` is the id of what it is
 * about. Returns the id of the mail.
 */
export async function queueMail(
  trx: Transaction<Schema>,
  { kind, recipient, about }: Pick<QueuedMail, 'kind' | 'recipient' | 'about'>,
  now: Date,
): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  const time = now.toISOString();
  await trx
    .insertInto('mails')
    .values({
      id,
      kind,
      recipient,
      about,
      state: 'waiting',
      attempts: 0,
      failure: '',
      created_at: time,
      due_at: time,
      holder: '',
      held_until: time,
    })
    .execute();
  return id;
}

/** Some of the mails that are due and that no server sends at this moment, the oldest first. */
export const findDueMails = (db: Kysely<Schema>, now: Date, limit: number): Promise<QueuedMail[]> =>
  db
    .selectFrom('mails')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now.toISOString())
    .where('held_until', '<=', now.toISOString())
    .orderBy('due_at')
    .limit(limit)
    .execute();

/** Takes a mail for one server; false where another one was quicker. */
export async function holdMail(
  db: Kysely<Schema>,
  id: string,
  { holder, now, until }: { holder: string; now: Date; until: Date },
): Promise<boolean> {
  const held = await db
    .updateTable('mails')
    .set({ holder, held_until: until.toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('held_until', '<=', now.toISOString())
    .returning('id')
    .executeTakeFirst();
  return held !== undefined;
}

/** Writes what became of a mail, if it is still this server's. */
export async function settleMail(
  db: Kysely<Schema>,
  id: string,
  holder: string,
  outcome: Partial<Pick<QueuedMail, 'state' | 'attempts' | 'failure' | 'due_at' | 'holder' | 'held_until'>>,
): Promise<void> {
  await db.updateTable('mails').set(outcome).where('id', '=', id).where('holder', '=', holder).execute();
}

/** Forgets mails that went out, or never will, a month ago. */
export function forgetOldMails(db: Kysely<Schema>, now: Date, signal?: AbortSignal): Promise<void> {
  const oldest = new Date(now.getTime() - keptFor).toISOString();
  return inBatches(
    (size) =>
      db
        .deleteFrom('mails')
        .where('id', 'in', (old) =>
          old
            .selectFrom('mails')
            .select('id')
            .where('state', '!=', 'waiting')
            .where('created_at', '<=', oldest)
            .limit(size),
        )
        .executeTakeFirst(),
    signal,
  );
}
