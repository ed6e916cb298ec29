/** What can happen to a piece of an order, and what it comes to. What is not in the table does not happen. */
import type { LineStage, PaymentState } from '../../contract/orders.js';

/** What somebody does to a piece of an order. */
export type LineAct =
  | 'receive-artwork'
  | 'lose-artwork'
  | 'send-proof'
  | 'ask-change'
  | 'approve'
  | 'start-production'
  | 'ship'
  | 'deliver'
  | 'cancel'
  | 'call-off';

/** How a piece ends that is not made: by who ordered it, or by the shop. */
const ends = { cancel: 'cancelled', 'call-off': 'cancelled' } as const;

/**
 * Until a proof is approved, artwork may be sent anew, which withdraws a proof that waits; proofs go back and forth, and who
 * ordered can cancel the piece. Files are not taken away from under a proof that waits: what is approved is there. From the
 * approval on a piece is on its way to the press: nothing goes back. The shop calls off what it can't make, and what is
 * approved and never paid.
 */
const table: Readonly<Record<LineStage, Partial<Record<LineAct, LineStage>>>> = {
  placed: { 'receive-artwork': 'artwork-received', ...ends },
  'artwork-received': {
    'receive-artwork': 'artwork-received',
    'lose-artwork': 'placed',
    'send-proof': 'proof-sent',
    ...ends,
  },
  'proof-sent': {
    'receive-artwork': 'artwork-received',
    'send-proof': 'proof-sent',
    'ask-change': 'change-asked',
    approve: 'approved',
    ...ends,
  },
  'change-asked': {
    'receive-artwork': 'artwork-received',
    'lose-artwork': 'placed',
    'send-proof': 'proof-sent',
    ...ends,
  },
  approved: { 'start-production': 'in-production', 'call-off': 'cancelled' },
  'in-production': { ship: 'shipped' },
  shipped: { deliver: 'delivered' },
  delivered: {},
  cancelled: {},
};

/** The stage that an act leads to; null where it can't be done at this stage. */
export const nextStage = (stage: LineStage, act: LineAct): LineStage | null => table[stage][act] ?? null;

/** Whether money is there to print for: what was given back in part was paid. */
export const isPaid = (payment: PaymentState): boolean => payment === 'paid' || payment === 'partly-refunded';

/** Whether a piece goes to the press: approved and paid, whichever came second. */
export const isReadyForPress = (stage: LineStage, payment: PaymentState): boolean =>
  stage === 'approved' && isPaid(payment);

/** What an order of `total` is once `refunded` of it was given back. Amounts in one unit. */
export const paymentAfterRefund = (total: number, refunded: number): PaymentState =>
  refunded <= 0 ? 'paid' : refunded < total ? 'partly-refunded' : 'refunded';
