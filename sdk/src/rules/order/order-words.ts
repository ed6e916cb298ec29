/** How far an order has come, in words, and what happens next. */

import type { Dollars } from '../../contract/money.js';
import type {
  ArtworkSent,
  LineStage,
  Order,
  OrderEvent,
  OrderLine,
  PaymentState,
} from '../../contract/orders.js';
import { formatMoney } from '../money/money.js';
import { isPaid } from './order-stages.js';

/** A stage in words. */
export const stageWords: Readonly<Record<LineStage, string>> = {
  placed: 'Placed',
  'artwork-received': 'Artwork received',
  'proof-sent': 'Proof sent',
  'change-asked': 'Change asked for',
  approved: 'Approved',
  'in-production': 'In production',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

/** Whether an order was paid, in words. */
export const paymentWords: Readonly<Record<PaymentState, string>> = {
  unpaid: 'Not paid yet',
  paid: 'Paid',
  'partly-refunded': 'Paid, and part of it given back',
  refunded: 'Money given back',
};

/**
 * The same of an order with its pieces: nobody owes anything for what was cancelled whole, and what was given back is named
 * where it is known. What is still to be given back is a sentence behind it.
 */
export const paidWords = ({
  payment,
  lines,
  refunded,
  owed,
}: {
  payment: PaymentState;
  lines: readonly Pick<OrderLine, 'stage'>[];
  refunded?: Dollars | undefined;
  owed?: Dollars | undefined;
}): string => {
  const isCancelled = lines.every(({ stage }) => stage === 'cancelled');
  const words =
    payment === 'unpaid' && isCancelled
      ? 'Nothing to pay'
      : payment === 'partly-refunded' && refunded
        ? `Paid, and ${formatMoney(refunded)} of it given back`
        : paymentWords[payment];
  return owed ? `${words}. We give back ${formatMoney(owed)}` : words;
};

const next: Readonly<Record<LineStage, string>> = {
  placed: 'Waits for artwork: send us yours, and we make a free proof of it.',
  'artwork-received': 'Waits for our proof: we look at your artwork and send you one.',
  'proof-sent': 'Waits for your approval: look at the proof, then approve it or ask for a change.',
  'change-asked': 'Waits for our next proof: we make the change that you asked for.',
  approved: 'It goes to the press now.',
  'in-production': 'It is being printed. We write to you when it leaves.',
  shipped: 'It is on its way to you.',
  delivered: 'It has arrived. If anything is wrong with it, write to us in the messages of its order.',
  cancelled: 'It will not be printed.',
};

const rest =
  'Waits for the rest of your artwork: send it, or write to us what is to be printed there, and we make a free proof.';

const beforePress: readonly LineStage[] = ['placed', 'artwork-received', 'proof-sent', 'change-asked'];

/** The same for a piece of which some artwork was sent: at its first stage there may be a part of it already. */
function nextOf(stage: LineStage, sent: ArtworkSent): string {
  if (stage !== 'placed' && stage !== 'artwork-received') return next[stage];
  return { none: next[stage], part: rest, all: next['artwork-received'] }[sent];
}

/**
 * What happens next to a piece, and what it waits for: artwork, proof, approval or payment. `sent` is as much of its artwork
 * as was sent; default what its stage says.
 */
export function nextWords(
  { stage }: Pick<OrderLine, 'stage'>,
  payment: PaymentState,
  sent: ArtworkSent = 'none',
): string {
  const words = nextOf(stage, sent);
  if (isPaid(payment)) return words;
  const isBack = payment === 'refunded';
  if (stage === 'approved')
    return isBack
      ? 'It was not printed: the money was given back.'
      : 'Waits for payment: we print it as soon as the money is here.';
  return beforePress.includes(stage) && !isBack ? `${words} It waits for payment too.` : words;
}

/** A step of a piece: when it was done, null for what is to come. */
export interface OrderStep {
  name: string;
  at: string | null;
  /** Whether this is how far the piece has come. */
  isNow: boolean;
}

type Step = readonly [LineStage, OrderEvent['what']];

const steps: readonly Step[] = [
  ['placed', 'placed'],
  ['artwork-received', 'artwork-received'],
  ['proof-sent', 'proof-sent'],
  ['approved', 'approved'],
  ['in-production', 'production-started'],
  ['shipped', 'shipped'],
  ['delivered', 'delivered'],
];
const changeStep: Step = ['change-asked', 'change-asked'];
const cancelStep: Step = ['cancelled', 'cancelled'];

/** The way of a piece, with the last time that each step was taken. */
export function orderSteps({ events }: Pick<Order, 'events'>, line: OrderLine): OrderStep[] {
  const lastOf = (what: OrderEvent['what']) =>
    events.findLast((event) => event.what === what && (event.line_id ?? line.id) === line.id)?.at ?? null;
  const way =
    line.stage === 'cancelled'
      ? [...steps.filter(([, what]) => lastOf(what) !== null), cancelStep]
      : line.stage === 'change-asked'
        ? [...steps.slice(0, 3), changeStep, ...steps.slice(3)]
        : steps;
  const reached = way.findIndex(([stage]) => stage === line.stage);
  // What was done before and is to come again has no time: artwork that was sent anew has no proof yet.
  return way.map(([stage, what], at) => ({
    name: stageWords[stage],
    at: at > reached ? null : lastOf(what),
    isNow: at === reached,
  }));
}
