import type { Kysely } from 'kysely';
import type { Catalogue } from './catalogue/catalogue.js';
import type { Schema } from './db/schema.js';
import type { Letter } from './mail/letter.js';
import type { QueuedMail } from './mail/mail-queue.js';
import type { Addressed } from './mail/mail-sender.js';
import { composeOrderMail, isOrderMail } from './orders/compose-order-mail.js';
import { composeMail } from './people/compose-mail.js';
import { composeQuotationMail } from './quotations/compose-quotation-mail.js';
import { isQuotationMail } from './quotations/quotation-mail-kinds.js';
import { composeQuoteMail, isQuoteMail } from './quotes/compose-quote-mail.js';
import { composeReviewMail, isReviewMail } from './reviews/compose-review-mail.js';
import { composeSampleMail } from './samples/compose-sample-mail.js';
import { isSampleMail } from './samples/sample-mail-kinds.js';

/** What the words of letters are made from. */
export interface LetterSource {
  db: Kysely<Schema>;
  catalogue: () => Catalogue;
  now: () => Date;
}

/** Whose letters go to the address that the queue names. */
const composers: readonly {
  isOf: (kind: string) => boolean;
  compose: (db: Kysely<Schema>, mail: QueuedMail, catalogue: Catalogue, now: Date) => Promise<Letter | null>;
}[] = [
  { isOf: isQuoteMail, compose: composeQuoteMail },
  { isOf: isSampleMail, compose: composeSampleMail },
  { isOf: isReviewMail, compose: composeReviewMail },
  { isOf: isOrderMail, compose: composeOrderMail },
];

/** A letter, made where what it is about is at home. */
async function compose({ db, catalogue, now }: LetterSource, mail: QueuedMail): Promise<Addressed | null> {
  if (isQuotationMail(mail.kind))
    return composeQuotationMail(db, mail, { catalogue: catalogue(), now: now() });
  const ofShop = composers.find(({ isOf }) => isOf(mail.kind));
  if (!ofShop) return composeMail(db, mail, now());
  const letter = await ofShop.compose(db, mail, catalogue(), now());
  return letter && { to: mail.recipient, letter };
}

/**
 * Every letter of the shop; what is answered to it goes to people, whoever it is sent from. Null for what nobody needs any
 * more.
 */
export async function composeLetter(source: LetterSource, mail: QueuedMail): Promise<Addressed | null> {
  const composed = await compose(source, mail);
  return composed && { ...composed, replyTo: source.catalogue().seller.email };
}
