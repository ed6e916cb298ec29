import type { Address } from '@kerf/sdk/contract';
import { addressLines } from '@kerf/sdk/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.js';
import { type Letter, unlinked } from '../mail/letter.js';
import type { QueuedMail } from '../mail/mail-queue.js';
import { sampleMailKinds } from './sample-mail-kinds.js';

/** The words of a letter about a sample pack, at the moment when it is sent. Null where the request is gone. */
export async function composeSampleMail(
  db: Kysely<Schema>,
  { kind, about }: QueuedMail,
): Promise<Letter | null> {
  const request = await db
    .selectFrom('sample_requests')
    .selectAll()
    .where('id', '=', about)
    .executeTakeFirst();
  if (!request) return null;
  const { number, email, wish } = request;
  const address = JSON.parse(request.ship_to) as Address;
  const place = addressLines(address).join(', ');
  if (kind === sampleMailKinds.toSend)
    return {
      subject: `Sample pack ${number} to send`,
      paragraphs: [
        `It goes to: ${place}.`,
        `For the carrier: ${address.phone_number}.`,
        `Asked for by ${email}.`,
        ...(wish ? [`They mean to print: ${wish}`] : []),
        `Once it is posted: npm run shop -- samples sent ${number}`,
      ],
    };
  if (kind === sampleMailKinds.sent)
    return {
      subject: `Sample pack ${number}: on its way`,
      paragraphs: [
        `Your sample pack is in the post, to ${unlinked(place)}.`,
        'The name of each stock and finish is printed on its back: look for it on our pages. Questions about it? Answer this mail.',
      ],
    };
  return {
    subject: `Sample pack ${number}: we have your request`,
    paragraphs: [
      `Your sample pack goes to ${unlinked(place)}. We write to you again when it is in the post. It costs nothing.`,
      `Its number is ${number}. If the address is wrong, answer this mail.`,
    ],
  };
}
