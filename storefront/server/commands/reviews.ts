import { formatShopTime, rateWords } from '@kerf/sdk/rules';
import { type Database, openKept } from '../db/open-database.js';
import type { Env } from '../env.js';
import { readOrderNumber } from '../orders/order-number.js';
import { findByNumber } from '../orders/order-rows.js';
import { changeReview, findReview, listReviews, type ShopReview } from '../reviews/shop-reviews.js';
import { StartError } from '../start-error.js';
import type { Command } from './command.js';
import { pieceOf } from './piece-of.js';
import { textOf } from './text-of.js';

/** Something that is done with a review; what stands behind its piece is words of its own. */
interface Deed {
  /** How it is called, behind `npm run shop -- reviews`. */
  call: string;
  does: string;
  /** Whether words stand behind the piece. */
  hasWords: boolean;
  run(database: Database, review: ShopReview, words: readonly string[]): Promise<string>;
}

const told = ({ email }: ShopReview): string =>
  `The pages say so within a minute, and ${email} is told by mail.`;
const indented = (text: string): string => text.replaceAll('\n', '\n  ');
const ofPiece = ({ product_name, number }: ShopReview): string => `${product_name} of ${number}`;

const deeds: Readonly<Record<string, Deed>> = {
  show: {
    call: 'show NUMBER PIECE',
    does: 'shows what was said of a piece',
    hasWords: false,
    async run(_database, review) {
      const { rate, title, comment, customer, email, pictures, answer, hidden_at, hidden_for } = review;
      return [
        `${ofPiece(review)}, ${rateWords(rate)}, by ${customer} (${email}), ${formatShopTime(review.created_at)}`,
        '',
        `  ${title}`,
        `  ${indented(comment)}`,
        ...(pictures > 0 ? ['', `With ${pictures} ${pictures === 1 ? 'picture' : 'pictures'}.`] : []),
        ...(answer ? ['', 'You said:', `  ${indented(answer)}`] : []),
        ...(hidden_at ? ['', `Hidden ${formatShopTime(hidden_at)}: ${hidden_for}`] : []),
      ].join('\n');
    },
  },
  answer: {
    call: 'answer NUMBER PIECE TEXT',
    does: 'says something to it, for everybody to read and by mail to who wrote it; again, in its place',
    hasWords: true,
    async run({ db }, review, words) {
      const answer = textOf(words, 'answer');
      if (answer === review.answer) return 'You said exactly this already. Nothing was done.';
      await changeReview(db, review, { answer }, new Date());
      return `Answered the review of ${ofPiece(review)}. ${told(review)}`;
    },
  },
  hide: {
    call: 'hide NUMBER PIECE REASON',
    does: 'hides it; it counts nowhere then. Who wrote it is mailed the reason',
    hasWords: true,
    async run({ db }, review, words) {
      const hideFor = textOf(words, 'reason');
      if (review.hidden_at !== null && hideFor === review.hidden_for)
        return `The review of ${ofPiece(review)} is hidden for this already. Nothing was done.`;
      await changeReview(db, review, { hideFor }, new Date());
      return `Hid the review of ${ofPiece(review)}. ${told(review)}`;
    },
  },
  publish: {
    call: 'publish NUMBER PIECE',
    does: 'shows one again that was hidden; who wrote it is told',
    hasWords: false,
    async run({ db }, review) {
      if (review.hidden_at === null)
        return `The review of ${ofPiece(review)} is not hidden. Nothing was done.`;
      await changeReview(db, review, 'show', new Date());
      return `The review of ${ofPiece(review)} is shown again. ${told(review)}`;
    },
  },
};

const listCall = {
  call: 'list [unanswered|hidden]',
  does: 'lists the newest reviews, those without an answer, or those that are hidden',
};

/** What can be done with reviews, a line each. */
function manual(): string {
  const all = [listCall, ...Object.values(deeds)];
  const width = Math.max(...all.map(({ call }) => call.length));
  return [
    'What can be done with reviews; NUMBER is that of the order, PIECE 1, 2, 3 in the order of its list:',
    '',
    ...all.map(({ call, does }) => `  npm run shop -- reviews ${call.padEnd(width)}  ${does}`),
  ].join('\n');
}

async function list({ db }: Database, search: string | undefined): Promise<string> {
  if (search !== undefined && search !== 'unanswered' && search !== 'hidden')
    throw new StartError('Say unanswered or hidden, or nothing for all.');
  const found = await listReviews(db, search ?? null);
  const lines = found.map((review) =>
    [
      `${review.number} ${review.piece} ${review.product_name}`,
      formatShopTime(review.created_at),
      review.customer,
      rateWords(review.rate),
      review.title,
      ...(review.hidden_at ? ['hidden'] : review.answer ? ['answered'] : []),
    ].join(', '),
  );
  return lines.join('\n') || (search ? `No review is ${search}.` : 'There is no review yet.');
}

/** What the words ask for; how it is done where they ask for that. Throws for words that ask for nothing. */
function readWords([name = '', ...rest]: readonly string[]):
  | string
  | ((database: Database) => Promise<string>) {
  if (name === '') return manual();
  if (name === 'list' && rest.length < 2) return (database) => list(database, rest[0]);
  const deed = Object.hasOwn(deeds, name) ? deeds[name] : undefined;
  if (!deed) throw new StartError(`There is no such "${name}" for reviews.\n\n${manual()}`);
  const [number = '', piece = '', ...words] = rest;
  if (piece === '' || words.length > 0 !== deed.hasWords)
    throw new StartError(`This takes other words: npm run shop -- reviews ${deed.call}`);
  return async (database) => {
    const order = await findByNumber(database.db, readOrderNumber(number));
    if (!order)
      throw new StartError(`There is no order ${number}. List reviews: npm run shop -- reviews list`);
    const line = await pieceOf(database.db, order, piece);
    const review = await findReview(database.db, line.id);
    if (!review) throw new StartError(`${line.product_name} of ${order.number} was not reviewed.`);
    return deed.run(database, review, words);
  };
}

/** Reads what customers say, answers and hides it. Alone it says how. */
export const reviews: Command = {
  name: 'reviews',
  usage: '[WHAT …]',
  does: 'lists and shows what customers say of their orders, answers and hides it; alone it says how',
  saysHow: true,
  async run(words, env: Env) {
    const work = readWords(words);
    if (typeof work === 'string') return work;
    const database = await openKept(env);
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  },
};
