/** What is said of an order after something was done to it: found in the order, whatever the address says. */
import { artworkRefusals, messages, type OrderDetail } from '@kerf/sdk/contract';
import { nextWords, reorderedWords } from '@kerf/sdk/rules';
import type { OrderNotice } from '../../../pages/orders.js';

/** How long after something was done it is said that it was, ms. */
const saidFor = 300_000;

/** What a form can have done. */
export type OrderDone = 'approved' | 'change-asked' | 'cancelled' | 'message' | 'reviewed';

const isDone = (text: string | null): text is OrderDone =>
  text === 'approved' ||
  text === 'change-asked' ||
  text === 'cancelled' ||
  text === 'message' ||
  text === 'reviewed';

/** The words for what an address says was done; null where that was not, or not just now. */
export function doneNotice(
  { order, messages: written, reviews }: OrderDetail,
  done: string | null,
  piece: string,
  now: Date,
): OrderNotice | null {
  if (!isDone(done)) return null;
  const isNew = (at: string) => now.getTime() - new Date(at).getTime() < saidFor;
  if (done === 'message') {
    const isWritten = written.some(({ from, at }) => from === 'customer' && isNew(at));
    return isWritten
      ? { kind: 'done', message: 'Your message is with us. We answer here and by e-mail.' }
      : null;
  }
  const line = order.lines.find(({ id }) => id === piece);
  if (done === 'reviewed') {
    const isNow = reviews.some(({ line_id, date }) => line_id === piece && isNew(date));
    return line && isNow
      ? { kind: 'done', message: `Thank you. Your review of ${line.product_name} is in the shop.` }
      : null;
  }
  const event = order.events.findLast(({ what, line_id }) => what === done && line_id === piece);
  if (!line || !event || !isNew(event.at)) return null;
  const name = line.product_name;
  const next = nextWords(line, order.payment);
  const words = {
    approved: `You approved the proof of ${name}. It ${next.charAt(0).toLowerCase()}${next.slice(1)}`,
    'change-asked': `We have what is to be changed in ${name}, and send you another proof.`,
    cancelled: `${name} is cancelled.`,
  };
  return { kind: 'done', message: words[done] };
}

/** What is said of a form that sent no file, by the code of the refusal. */
const refusedWords: Readonly<Record<string, string>> = {
  ...artworkRefusals,
  ORDER_NOT_POSSIBLE: messages.updateUnavailable,
  API_TOO_MANY:
    'Too many files came from your address, or for this piece. Please send the others in an hour; if they are refused then too, tomorrow.',
};

/** Said of every other refusal: nobody is left without a word. */
const notTaken = 'Your file was not taken. Please choose it again.';

/** The words for artwork that a form just sent, or for why it was not taken. */
export function artworkNotice(
  { artworks, order }: OrderDetail,
  query: URLSearchParams,
  piece: string,
  now: Date,
): OrderNotice | null {
  const code = query.get('refused');
  if (code !== null) {
    const known = Object.hasOwn(refusedWords, code) ? refusedWords[code] : undefined;
    return { kind: 'refused', message: known ?? notTaken };
  }
  if (query.get('sent') === null) return null;
  const name = order.lines.find(({ id }) => id === piece)?.product_name;
  const last = artworks.findLast(
    ({ line_id, created_at }) =>
      line_id === piece && now.getTime() - new Date(created_at).getTime() < saidFor,
  );
  if (!last || !name) return null;
  return {
    kind: 'done',
    message: `We have ${last.name} for ${name}. We look at it and make your proof; you hear from us by mail.`,
  };
}

/** The words for a file that was taken back just now. */
export const removedNotice = (removed: { name: string; at: string } | null, now: Date): OrderNotice | null =>
  removed && now.getTime() - new Date(removed.at).getTime() < saidFor
    ? { kind: 'done', message: `${removed.name} is removed.` }
    : null;

/** The words for a piece that was put into the cart once more. */
export const reorderedNotice = (...words: Parameters<typeof reorderedWords>): OrderNotice => ({
  kind: 'done',
  message: reorderedWords(...words),
  link: { href: '/cart', words: 'See your cart' },
});
