/** The letters to the shop about orders: what happened, and the command that goes on with it. */
import type { LineStage } from '@kerf/sdk/contract';
import { formatMoney, toDollars } from '@kerf/sdk/rules';
import { type Letter, unlinked } from '../mail/letter.js';
import type { KeptRefund } from './give-back.js';
import { pieceWords } from './letters-to-customer.js';
import type { KeptMessage } from './order-messages.js';
import type { KeptOrder, KeptOrderLine } from './order-rows.js';

/** What was ordered. */
export const newOrder = (order: KeptOrder, lines: readonly KeptOrderLine[]): Letter => ({
  subject: `New order ${order.number}: ${formatMoney(toDollars(order.total_cents))}`,
  paragraphs: [
    `${order.email} ordered:`,
    ...lines.map((line) => `${pieceWords(line)} (${line.summary})`),
    `See it: npm run shop -- orders show ${order.number}`,
  ],
});

/** What has come of a piece that the shop goes on with, by its stage. */
const turnWords: Readonly<Partial<Record<LineStage, string>>> = {
  'artwork-received': 'its artwork is here',
  'change-asked': 'a change is asked for',
  approved: 'its proof is approved, and it waits for the payment',
  'in-production': 'its proof is approved, and it is to be printed',
  cancelled: 'its customer cancelled it',
};

/** A piece whose turn is the shop's, as it stands when the letter is sent; null where it is not any more. */
export const shopsTurn = (order: KeptOrder, line: KeptOrderLine, remark: string): Letter | null => {
  const what = turnWords[line.stage];
  if (what === undefined) return null;
  const deed =
    line.stage === 'artwork-received' ? `proof ${order.number} ${line.position + 1}` : `show ${order.number}`;
  return {
    subject: `Order ${order.number}: ${line.product_name}, ${what}`,
    paragraphs: [
      `${line.product_name} (${line.summary}) of order ${order.number}: ${what}.`,
      ...(remark && line.stage === 'change-asked' ? [unlinked(remark)] : []),
      `Go on: npm run shop -- orders ${deed}`,
    ],
  };
};

/** What came back from a bank has to be sent another way. */
export const refundReturned = (order: KeptOrder, { amount_cents, settled_at }: KeptRefund): Letter => ({
  subject: `Order ${order.number}: a refund came back`,
  paragraphs: [
    `${formatMoney(toDollars(amount_cents))} of order ${order.number} was given back to the card, and came back from the bank.`,
    ...(settled_at
      ? [
          `${order.email} is told, and asked for an account. Once you have transferred it: npm run shop -- orders refund ${order.number} ${toDollars(amount_cents).toFixed(2)} --transfer REASON`,
        ]
      : [`What is owed of it, and how to give it back: npm run shop -- orders show ${order.number}`]),
  ],
});

/** What a customer wrote: the shop's people answer by their command. */
export const customerWrote = (order: KeptOrder, { text }: KeptMessage, files: readonly string[]): Letter => ({
  subject: `Order ${order.number}: the customer wrote`,
  paragraphs: [
    `${order.email} wrote about order ${order.number}:`,
    ...text.split(/\n+/).map(unlinked),
    ...(files.length > 0
      ? [`With it: ${files.join(', ')}. npm run shop -- orders files ${order.number} FOLDER`]
      : []),
    `Answer it: npm run shop -- orders say ${order.number} TEXT`,
  ],
});
