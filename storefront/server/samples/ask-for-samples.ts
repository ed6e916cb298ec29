/** How somebody asks for a sample pack. */
import { emailKey, type TypedAddress, toAddress, toMessageText } from '@kerf/sdk/rules';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.js';
import { queueMail } from '../mail/mail-queue.js';
import { createNumber } from '../orders/order-number.js';
import { createRowId } from '../people/secrets.js';
import { sampleMailKinds } from './sample-mail-kinds.js';
import { countBefore, findWaiting, type KeptSample } from './sample-rows.js';

/** Letters that an address of e-mail gets in a day, where nobody proved that it is theirs. */
const guestLetters = 3;
const day = 86_400_000;

/** What is asked for: whole, and nothing wrong with it. */
export interface SampleWish {
  personId: string | null;
  email: string;
  ship: TypedAddress;
  /** What they mean to have printed; '' for nothing said. */
  wish: string;
}

/**
 * Keeps a wish for a sample pack, and writes to who asked and to the shop. One that waits for the same person at the same
 * place is the same one: pressed twice, it is asked for once.
 * Says whether who asked has it in writing, and when the same was asked for before; null where this is the first.
 */
export async function askForSamples(
  trx: Transaction<Schema>,
  { personId, email: typed, ship, wish }: SampleWish,
  shopEmail: string,
  now: Date,
): Promise<{ isWritten: boolean; before: Date | null }> {
  const email = typed.trim();
  const request = {
    id: createRowId(),
    number: createNumber('S', now),
    person_id: personId,
    email,
    email_key: emailKey(email),
    ship_to: JSON.stringify(toAddress(ship)),
    wish: toMessageText(wish),
    state: 'open' as const,
    created_at: now.toISOString(),
    sent_at: null,
  };
  const waiting = await findWaiting(trx, request);
  if (waiting) return { isWritten: await isWrittenTo(trx, waiting), before: new Date(waiting.created_at) };
  const isWritten = await isWrittenTo(trx, request);
  await trx.insertInto('sample_requests').values(request).execute();
  if (isWritten)
    await queueMail(trx, { kind: sampleMailKinds.received, recipient: email, about: request.id }, now);
  await queueMail(trx, { kind: sampleMailKinds.toSend, recipient: shopEmail, about: request.id }, now);
  return { isWritten, before: null };
}

/** Whether who asks has it in writing: always where the address is known to be theirs. */
async function isWrittenTo(
  trx: Transaction<Schema>,
  request: Pick<KeptSample, 'id' | 'person_id' | 'email_key' | 'created_at'>,
): Promise<boolean> {
  return request.person_id !== null || (await countBefore(trx, request, day)) < guestLetters;
}
