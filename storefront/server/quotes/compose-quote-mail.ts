import { messages } from '@kerf/sdk/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.js';
import { type Letter, unlinked } from '../mail/letter.js';
import type { QueuedMail } from '../mail/mail-queue.js';
import { ownWords } from './own-words.js';
import { type KeptQuoteFile, readQuoteFiles } from './quote-files.js';
import { quoteMailKinds } from './quote-mail-kinds.js';
import type { KeptQuoteRequest } from './quote-rows.js';

/** What was asked for, as both letters say it. */
const askedWords = (request: KeptQuoteRequest, files: readonly Pick<KeptQuoteFile, 'name'>[]): string[] => {
  const { summary, quantity } = request;
  return [
    summary,
    // Most summaries say it themselves.
    ...(quantity === null || summary.includes(`Quantity: ${quantity}`) ? [] : [`Quantity: ${quantity}`]),
    ...(files.length > 0 ? [`Files: ${files.map(({ name }) => name).join(', ')}`] : []),
    ...ownWords(request),
  ];
};

/** Whether a kind of letter is about a request for a quote. */
export const isQuoteMail = (kind: string): boolean =>
  (Object.values(quoteMailKinds) as string[]).includes(kind);

/** The words of a letter about a request, at the moment when it is sent. Null where the request is gone. */
export async function composeQuoteMail(
  db: Kysely<Schema>,
  { kind, about }: QueuedMail,
): Promise<Letter | null> {
  const request = await db
    .selectFrom('quote_requests')
    .selectAll()
    .where('id', '=', about)
    .executeTakeFirst();
  if (!request) return null;
  const files = await readQuoteFiles(db, request.id);
  const { number, first_name, last_name, email, kind: why } = request;
  if (kind === quoteMailKinds.toAnswer)
    return {
      subject: `Quote request ${number}: ${why}`,
      paragraphs: [
        `${first_name} ${last_name} (${email}) asks for a quote.`,
        ...askedWords(request, files),
        `All there is to know of it: npm run shop -- quotes show ${number}`,
      ],
    };
  // A guest may have named somebody else's address.
  const asked = askedWords(request, files);
  return {
    subject: `Quote request ${number}: we have it`,
    paragraphs: [
      `${messages.quoteSent} ${messages.quoteSentMore}`,
      'This is what you asked for:',
      ...(request.person_id === null ? asked.map(unlinked) : asked),
      `Its number is ${number}. To add something, answer this mail.`,
    ],
  };
}
