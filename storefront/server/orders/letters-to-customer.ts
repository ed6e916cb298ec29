/** The letters to who ordered: what each says. */
import type { PricingRequest } from '@kerf/sdk/contract';
import {
  type ArtworkThere,
  addressLines,
  artworkThere,
  cents,
  formatMoney,
  formatQuantity,
  isDesigned,
  pointsBackWords,
  pointsWorth,
  toDollars,
} from '@kerf/sdk/rules';
import { type Letter, unlinked } from '../mail/letter.js';
import type { KeptProof } from '../proofs/proof-rows.js';
import type { FilesOfLines } from './files-of-lines.js';
import type { KeptRefund } from './give-back.js';
import { invoiceWords, type SellerWords } from './invoice-words.js';
import { toOrder } from './order-link.js';
import { orderMailKinds } from './order-mail-kinds.js';
import type { KeptMessage } from './order-messages.js';
import { heldMoney, stillToPay } from './order-money.js';
import type { KeptOrder, KeptOrderLine } from './order-rows.js';

/** A piece, how many of it, and what it costs. */
export const pieceWords = (line: KeptOrderLine): string =>
  `${line.product_name}, ${formatQuantity(line.quantity)}${line.kinds > 1 ? ` × ${line.kinds} sets` : ''}: ${formatMoney(toDollars(cents(line.price_cents * line.kinds)))}`;

/** Letters are forwarded, so that none carries the invoice or opens it: it is where who ordered can see it. */
const invoiceThere = 'Your tax invoice, a PDF, is on the page of your order.';

const pointWords = (points: number): string =>
  `Your points: ${formatMoney(toDollars(pointsWorth(points)))} less.`;

const waitsForCard = ({ payment, payment_way }: KeptOrder): boolean =>
  payment === 'unpaid' && payment_way === 'card';

/** What the shop needs before it can make a proof: some pieces may be printed from what it has. */
const artworkNext: Readonly<Record<ArtworkThere, string>> = {
  none: 'send us your artwork on the page of your order.',
  some: 'send us the artwork that is still missing, on the page of your order; the rest we have.',
  again: 'we have your artwork from your earlier order.',
  designed: 'there is no artwork to send, we cut your letters as you designed them.',
  both: 'we have all that we need, your letters as you designed them and your artwork from your earlier order.',
};

const artworkOf = (lines: readonly KeptOrderLine[], files: FilesOfLines): ArtworkThere =>
  artworkThere(
    lines.map(({ id, stage, configuration }) => ({
      isThere: stage !== 'placed',
      isInPart: files.has(id),
      isDesigned: isDesigned({ configuration: JSON.parse(configuration) as PricingRequest }),
    })),
  );

/** What was ordered, what it costs, how it is paid and what comes next. */
export const placed = (
  order: KeptOrder,
  lines: readonly KeptOrderLine[],
  { seller, arrival, files }: { seller: SellerWords; arrival: readonly string[]; files: FilesOfLines },
): Letter => ({
  subject: `Order ${order.number}: thank you`,
  paragraphs: [
    `We have your order ${order.number}. This is what you ordered:`,
    ...lines.map((line) => `${pieceWords(line)} (${line.summary})`),
    `Delivery: ${order.shipping_cents === 0 ? 'Free' : formatMoney(toDollars(order.shipping_cents))}.${order.points > 0 ? ` ${pointWords(order.points)}` : ''} Total with GST: ${formatMoney(toDollars(order.total_cents))}.`,
    `It goes to: ${unlinked(addressLines(JSON.parse(order.ship_to)).join(', '))}.`,
    `What happens next: ${artworkNext[artworkOf(lines, files)]} We make a proof of each piece, free, and print once you have approved it and paid.`,
    ...arrival,
    ...(order.payment_way === 'invoice' && stillToPay(order) > 0 ? invoiceWords(order, seller) : []),
    ...(waitsForCard(order)
      ? ['You pay by card. If that is still to do, the page of your order leads to the payment.']
      : []),
    invoiceThere,
  ],
  link: toOrder(order, waitsForCard(order) ? 'See your order, and pay' : 'See your order'),
});

/** What the shop still has to give back, in a sentence; none where that is nothing. */
const owedWords = ({ owed_cents }: KeptOrder): string[] =>
  owed_cents > 0
    ? [`We give back ${formatMoney(toDollars(owed_cents))} of what you paid, the way you paid.`]
    : [];

/** What of a cancelled piece pays for the delivery of the others, in a sentence; none where that is nothing. */
const keptWords = ({ delivery_kept_cents: kept }: KeptOrderLine): string[] =>
  kept > 0
    ? [
        `${formatMoney(toDollars(kept))} of what it cost pays for the delivery of the rest, which is not free without it.`,
      ]
    : [];

/** When what is paid is printed: at once, where every proof is approved. */
const pressWords = (lines: readonly KeptOrderLine[]): string =>
  lines.every(({ stage }) => ['in-production', 'shipped', 'delivered', 'cancelled'].includes(stage))
    ? 'Every proof is approved, so that your pieces go to the press now.'
    : 'Each piece goes to the press once its proof is approved.';

export const paid = (order: KeptOrder, lines: readonly KeptOrderLine[]): Letter => ({
  subject: `Order ${order.number}: paid`,
  paragraphs: [
    order.received_cents === 0
      ? `Your points pay for order ${order.number}. There is nothing to pay.`
      : `We have your payment of ${formatMoney(toDollars(order.received_cents))} for order ${order.number}. Thank you.`,
    ...owedWords(order),
    ...(order.total_cents > 0 || order.points > 0 ? [pressWords(lines)] : []),
    invoiceThere,
  ],
  link: toOrder(order, 'See your order'),
});

/** Money that came, where the order is not paid by it, or was paid before. */
export const moneyCame = (order: KeptOrder): Letter => ({
  subject: `Order ${order.number}: your payment`,
  paragraphs: [
    `We have ${formatMoney(toDollars(order.received_cents))} in all for order ${order.number}. Thank you.`,
    ...owedWords(order),
    ...(stillToPay(order) > 0
      ? [
          `${formatMoney(toDollars(stillToPay(order)))} is still to be paid: the page of your order says how. We print once that is here.`,
        ]
      : []),
    invoiceThere,
  ],
  link: toOrder(order, 'See your order'),
});

/** What each refund was for, in the words that were typed beside it. */
const reasonsOf = (refunds: readonly Pick<KeptRefund, 'amount_cents' | 'reason'>[]): string[] =>
  refunds.flatMap(({ amount_cents, reason }) =>
    reason ? [`${formatMoney(toDollars(amount_cents))}: ${unlinked(reason)}`] : [],
  );

export const refunded = (order: KeptOrder, refunds: readonly KeptRefund[]): Letter => ({
  subject: `Order ${order.number}: money back`,
  paragraphs: [
    `Of ${formatMoney(toDollars(order.received_cents))} for order ${order.number} we have given back ${formatMoney(toDollars(order.refunded_cents))}, the way you paid. Banks take up to five working days.`,
    ...reasonsOf(refunds),
  ],
  link: toOrder(order, 'See your order'),
});

/** Letters are forwarded: files of a message are named in its letter, and are where who ordered can see them. */
const filesWords = (files: readonly string[]): string[] =>
  files.length === 0
    ? []
    : [
        `With it ${files.length === 1 ? 'is a file' : `are ${files.length} files`}, on the page of your order: ${files.join(', ')}.`,
      ];

export const written = (
  order: KeptOrder,
  { text, line_id: id }: KeptMessage,
  files: readonly string[],
): Letter => ({
  subject: `Order ${order.number}: we wrote to you`,
  paragraphs: [`About your order ${order.number} we wrote:`, ...text.split(/\n+/), ...filesWords(files)],
  link: toOrder(order, 'Read it and answer', id === null ? undefined : { id }, 'messages'),
});

/** What else is known of a piece when its letter is written. */
export interface PieceNews {
  /** When it arrives, as a sentence behind others; '' where that is not known. */
  arrival: string;
  /** Its rounds of proofing, the last one first. */
  proofs: readonly Pick<KeptProof, 'round' | 'remark'>[];
  /** What the last of them shows of the artwork, in a sentence; '' where nobody said. */
  shows: string;
  /** Why the shop cancelled it, in its words; '' where it did not. */
  why: string;
}

/** What each stage that the shop brings about says of a piece. */
export const pieceLetters: Readonly<
  Record<string, (order: KeptOrder, line: KeptOrderLine, news: PieceNews) => Letter>
> = {
  [orderMailKinds.proofSent]: (order, line, { proofs: [last, before], shows }) => ({
    subject: `Order ${order.number}: ${before && last ? `proof ${last.round}` : 'your proof'} of ${line.product_name}`,
    paragraphs: [
      `${before && last ? `Proof ${last.round}` : 'The proof'} of ${line.product_name} (${line.summary}) is ready.`,
      ...(before?.remark ? [`You asked for this change: ${unlinked(before.remark)}`] : []),
      ...(shows ? [unlinked(shows)] : []),
      'Look at it closely: words, colours, the cut line. Approve it, or say what is to be changed. We print what you approve.',
    ],
    link: toOrder(order, 'Look at your proof', line, 'proof'),
  }),
  [orderMailKinds.productionStarted]: (order, line, { arrival }) => ({
    subject: `Order ${order.number}: ${line.product_name} is being printed`,
    paragraphs: [
      `${line.product_name} (${line.summary}) is approved and paid, and is being printed.`,
      `Printing takes ${line.printing_days} working days, and delivery ${line.shipping_days} more.${arrival} We write again when it leaves.`,
    ],
    link: toOrder(order, 'See your order', line),
  }),
  [orderMailKinds.shipped]: (order, line, { arrival }) => ({
    subject: `Order ${order.number}: ${line.product_name} is on its way`,
    paragraphs: [
      `${line.product_name} (${line.summary}) has left. It goes to: ${unlinked(addressLines(JSON.parse(order.ship_to)).join(', '))}.${arrival}`,
      ...(line.tracking ? [`Tracking: ${line.tracking}`] : []),
      'You have nothing to do.',
    ],
    link: toOrder(order, 'See your order', line),
  }),
  [orderMailKinds.trackingCorrected]: (order, line) => ({
    subject: `Order ${order.number}: where to follow ${line.product_name}`,
    paragraphs: [
      `What we wrote of where to follow ${line.product_name} (${line.summary}) was not right. This is:`,
      `Tracking: ${line.tracking}`,
    ],
    link: toOrder(order, 'See your order', line),
  }),
  [orderMailKinds.delivered]: (order, line) => ({
    subject: `Order ${order.number}: ${line.product_name} was delivered`,
    paragraphs: [
      `${line.product_name} (${line.summary}) was delivered. We hope that you like it.`,
      'If anything is wrong with it, write to us on the page of your order. There you can also say in a review what you think of it: others choose by that.',
    ],
    link: toOrder(order, 'See your order', line),
  }),
  [orderMailKinds.cancelled]: (order, line, { why }) => ({
    subject: `Order ${order.number}: ${line.product_name} is cancelled`,
    paragraphs: [
      `${line.product_name} (${line.summary}) is cancelled, and will not be printed.`,
      ...(why ? [`Our reason: ${unlinked(why)}`] : []),
      ...owedWords(order),
      ...keptWords(line),
      ...(order.payment === 'unpaid' || order.received_cents === 0 ? ['Nothing is to be paid for it.'] : []),
      ...(line.points_returned > 0 ? [pointsBackWords(line.points_returned)] : []),
      ...(order.payment === 'unpaid' && order.total_cents > 0
        ? [
            `What is left of the order costs ${formatMoney(toDollars(order.total_cents))} with GST${order.shipping_cents > 0 ? `, ${formatMoney(toDollars(order.shipping_cents))} of it for delivery` : ''}.${heldMoney(order) > 0 ? ` ${formatMoney(toDollars(stillToPay(order)))} of it is still to be paid.` : ''}`,
          ]
        : []),
    ],
    link: toOrder(order, 'See your order', line),
  }),
};
