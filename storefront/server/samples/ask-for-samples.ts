/** How somebody asks for a sample pack. */
import { emailKey, type TypedAddress, toAddress, toMessageText } from '@kerf/sdk/rules';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.js';
import { queueMail } from '../mail/mail-queue.js';
import { createNumber } from '../orders/order-number.js';
import { createRowId } from '../people/secrets.js';
import { sampleMailKinds } from './sample-mail-kinds.js';
import { countSamples, findWaiting } from './sample-rows.js';

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
 */
export async function askForSamples(
  trx: Transaction<Schema>,
  { personId, email: typed, ship, wish }: SampleWish,
  shopEmail: string,
  now: Date,
): Promise<void> {
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
  if (await findWaiting(trx, request)) return;
  const isKnown = personId !== null;
  const written = isKnown ? 0 : await countSamples(trx, request.email_key, new Date(now.getTime() - day));
  await trx.insertInto('sample_requests').values(request).execute();
  if (written < guestLetters)
    await queueMail(trx, { kind: sampleMailKinds.received, recipient: email, about: request.id }, now);
  await queueMail(trx, { kind: sampleMailKinds.toSend, recipient: shopEmail, about: request.id }, now);
}
