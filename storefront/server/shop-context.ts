import type { ArtworkParts } from './artwork/artwork-parts.js';
import type { FilePictures } from './artwork/file-pictures.js';
import type { Carts } from './cart/carts.js';
import type { Catalogue } from './catalogue/catalogue.js';
import type { Gate } from './http/gate.js';
import type { KeptAnswers } from './http/kept-answers.js';
import type { Turns } from './http/turns.js';
import type { Mailbox } from './mail/mailbox.js';
import type { OrderDesk } from './orders/order-desk.js';
import type { PaperPress } from './papers/paper-press.js';
import type { PaymentPage } from './payment/payment-page.js';
import type { PeopleParts } from './people/people-parts.js';
import type { QuotationDesk } from './quotations/quotation-desk.js';
import type { QuoteDesk } from './quotes/quote-desk.js';
import type { QuoteParts } from './quotes/quote-parts.js';
import type { ReviewBook } from './reviews/review-book.js';
import type { TakeSample } from './samples/sample-limits.js';
import type { Social } from './social/open-social.js';
import type { TemplateLimits } from './templates/template-limits.js';

/** What the API and the pages share. */
export interface ShopContext {
  /** The catalogue in use at this moment. */
  catalogue: () => Catalogue;
  now: () => Date;
  /** The shop's address as visitors see it, without a slash at the end. */
  publicUrl: string;
  /** Everybody's carts, each for who can open it. */
  carts: Carts;
  /** Everybody's orders, each for who ordered. */
  desk: OrderDesk;
  /** Everybody's quotations, each for whom it is for. */
  quotations: QuotationDesk;
  /** Signing in with an account elsewhere, and which are offered. */
  social: Social;
  /** The turns in which dear work is done. */
  turns: Turns;
  /** Answers whose number the catalogue sets, such as pages as they open. */
  fixedAnswers: KeptAnswers;
  /** Answers to what shoppers choose, such as prices: there is no end of them, so they have a place of their own. */
  chosenAnswers: KeptAnswers;
  /** What is needed to know people, each by what they hold. */
  people: PeopleParts;
  /** The page of who handles cards; null where cards are not taken. */
  payments: PaymentPage | null;
  /** What is needed to take the artwork of orders. */
  artwork: ArtworkParts;
  /** Draws what is in files of orders. */
  pictures: FilePictures;
  /** Where uploads wait for their turn: those of orders, and those of requests for a quote, which anybody may send. */
  uploadGates: Record<'orders' | 'quotes', Gate>;
  /** Draws papers apart from this thread. */
  papers: PaperPress;
  /** Everybody's requests for a quote, and what is needed to take their files. */
  quotes: { desk: QuoteDesk; parts: QuoteParts };
  takeSample: TakeSample;
  /** What customers say of the items. */
  reviews: ReviewBook;
  templateLimits: TemplateLimits;
  /** Tells whoever sends mail that there may be some. */
  wakeMail: () => void;
  /** Everybody's mail while somebody works on the shop; no shop that is open has one. */
  mailbox?: Mailbox;
}
