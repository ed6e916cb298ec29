/** The one way to orders for those who ordered, for the API and for the shop's own pages. */
import type { Artwork, NewReview, OrderDetail, OrderList } from '@kerf/sdk/contract';
import { messageFault, toMessageText } from '@kerf/sdk/rules';
import type { Kysely, Transaction } from 'kysely';
import { type KeptAnswer, runOnce } from '../cart/run-once.js';
import type { Catalogue } from '../catalogue/catalogue.js';
import type { Schema } from '../db/schema.js';
import { success } from '../http/answer.js';
import { type ApiFailure, failure } from '../http/api-failure.js';
import { decideProof, type ProofAnswer } from '../proofs/decide-proof.js';
import { findProof, type KeptProof } from '../proofs/proof-rows.js';
import { changeLine } from './change-order.js';
import type { OrderLimits } from './order-limits.js';
import { writeMessage } from './order-messages.js';
import {
  checkedReview,
  isReviewable,
  type ReviewPicture,
  type ReviewPictures,
  writeReview,
} from './order-reviews.js';
import { type KeptOrder, type KeptOrderLine, readOrderLines } from './order-rows.js';
import { toDetail } from './read-detail.js';
import { findOwnOrder, type KnownOf, listOrders, type OrderOwner, type OrderPlace } from './read-orders.js';
import { tellShop } from './tell-shop.js';

/** Who asks about orders. */
export interface OrderCaller {
  owner: OrderOwner;
  /** The caller's address on the network. */
  address: string;
}

/** What is done to an order by who ordered. */
export type OrderChange =
  | { what: 'answer-proof'; proofId: string; answer: Pick<ProofAnswer, 'decision' | 'remark'> }
  | { what: 'write-message'; text: string; lineId: string | null; files: readonly string[] }
  | { what: 'cancel-piece'; lineId: string }
  | { what: 'review-piece'; lineId: string; review: NewReview; files: readonly string[] };

/** What a write was named, so that it is done once. */
interface NamedChange {
  key: string;
  /** A secret of who writes. */
  scope: string;
  request: string;
}

/** The orders of whoever asks. What is not theirs is answered as what there is not. */
export interface OrderDesk {
  /** The newest, or those behind a place in the list. */
  list(caller: OrderCaller, before?: OrderPlace | null): Promise<OrderList>;
  read(caller: OrderCaller, orderId: string): Promise<OrderDetail>;
  findOrder(caller: OrderCaller, orderId: string): Promise<KeptOrder>;
  /** Before a guest places an order: refuses who makes the shop write too many letters to one address of e-mail. */
  takeGuestOrder: OrderLimits['takeGuestOrder'];
  findProof(caller: OrderCaller, orderId: string, proofId: string): Promise<KeptProof>;
  findLine(caller: OrderCaller, orderId: string, lineId: string): Promise<KeptOrderLine>;
  /** Changes an order, and answers with what it is then. A change with a name is done once, and answered again. */
  change(
    caller: OrderCaller,
    orderId: string,
    change: OrderChange,
    named: NamedChange | null,
  ): Promise<KeptAnswer>;
}

interface OrderDeskParts {
  db: Kysely<Schema>;
  now: () => Date;
  catalogue: () => Catalogue;
  limits: OrderLimits;
  /** The files of pieces, in their order, read with the connection of who asks. */
  artworksOf: (db: Kysely<Schema>, lines: readonly KeptOrderLine[]) => Promise<Artwork[]>;
  reviewPictures: ReviewPictures;
  takesCards: boolean;
  knownOf: KnownOf;
}

const unknownOrder = (): ApiFailure => failure('ORDER_UNKNOWN', 'There is no such order.');

/** What somebody wrote, as it is kept. Throws for nothing, and for too much. */
function requireText(typed: string, field: string): string {
  const fault = messageFault(typed, field);
  if (fault) throw failure('ORDER_INPUT_INVALID', fault.message, { field });
  return toMessageText(typed);
}

/** A change with its texts as they are kept. */
function checked(change: OrderChange): OrderChange {
  if (change.what === 'write-message') return { ...change, text: requireText(change.text, 'text') };
  if (change.what === 'review-piece') return { ...change, review: checkedReview(change.review) };
  if (change.what === 'cancel-piece' || change.answer.decision === 'approved') return change;
  return { ...change, answer: { ...change.answer, remark: requireText(change.answer.remark, 'remark') } };
}

async function make(
  trx: Transaction<Schema>,
  order: KeptOrder,
  change: OrderChange,
  { by, catalogue, pictures }: { by: string; catalogue: Catalogue; pictures: readonly ReviewPicture[] },
  now: Date,
): Promise<void> {
  const { email: shopEmail } = catalogue.seller;
  switch (change.what) {
    case 'answer-proof': {
      const answered = { orderId: order.id, proofId: change.proofId };
      const lineId = await decideProof(trx, answered, { ...change.answer, by }, now);
      await tellShop(trx, { lineId, shopEmail }, now);
      return;
    }
    case 'write-message':
      return writeMessage(trx, order, { ...change, from: 'customer', shopEmail }, now);
    case 'cancel-piece':
      await changeLine(trx, { orderId: order.id, lineId: change.lineId }, 'cancel', {}, now);
      await tellShop(trx, { lineId: change.lineId, shopEmail }, now);
      return;
    case 'review-piece':
      return writeReview(trx, order, { ...change, pictures }, catalogue, now);
  }
}

/** Opens the desk. */
export function openOrderDesk({
  db,
  now,
  catalogue,
  limits,
  artworksOf,
  reviewPictures,
  takesCards,
  knownOf,
}: OrderDeskParts): OrderDesk {
  const detailOf = (at: Kysely<Schema>, order: KeptOrder): Promise<OrderDetail> =>
    toDetail(at, order, {
      seller: catalogue().seller,
      artworksOf: (lines) => artworksOf(at, lines),
      takesCards,
      knownOf,
    });

  /** The order, if it is theirs; who asks for what is not is counted. */
  async function find({ owner, address }: OrderCaller, orderId: string): Promise<KeptOrder> {
    const order = await findOwnOrder(db, owner, orderId);
    if (order) return order;
    await limits.takeMiss(address);
    throw unknownOrder();
  }

  /**
   * Draws what a change comes with. Of a review that was written already, which is answered by its name or refused, nothing is
   * drawn again.
   */
  async function picturesOf(
    order: KeptOrder,
    change: OrderChange,
    address: string,
  ): Promise<ReviewPicture[]> {
    if (change.what !== 'review-piece' || change.files.length === 0) return [];
    const line = (await readOrderLines(db, order.id)).find(({ id }) => id === change.lineId);
    if (!line || !(await isReviewable(db, line))) return [];
    return reviewPictures.take(line, change.files, address);
  }

  return {
    list: ({ owner }, before) => listOrders(db, owner, before),

    async read(caller, orderId) {
      return detailOf(db, await find(caller, orderId));
    },

    findOrder: find,
    takeGuestOrder: limits.takeGuestOrder,

    async findProof(caller, orderId, proofId) {
      const order = await find(caller, orderId);
      const proof = await findProof(db, order.id, proofId);
      if (!proof) throw failure('ORDER_UNKNOWN_PROOF', 'This order has no such proof.');
      return proof;
    },

    async findLine(caller, orderId, lineId) {
      const order = await find(caller, orderId);
      const line = (await readOrderLines(db, order.id)).find(({ id }) => id === lineId);
      if (!line) throw failure('ORDER_UNKNOWN_LINE', 'This order has no such piece.');
      return line;
    },

    async change(caller, orderId, change, named) {
      const order = await find(caller, orderId);
      if (change.what === 'write-message') await limits.takeMessage(caller.address, order.id);
      else await limits.takeWrite(caller.address);
      if (change.what === 'cancel-piece' && !caller.owner.member)
        await limits.takeGuestCancel(caller.address, order.email_key);
      const time = now();
      const by = caller.owner.member?.email ?? order.email;
      const sound = checked(change);
      const pictures = await picturesOf(order, sound, caller.address);
      try {
        return await runOnce(db, named && { ...named, now: time }, async (trx) => {
          await make(trx, order, sound, { by, catalogue: catalogue(), pictures }, time);
          const changed = await findOwnOrder(trx, caller.owner, order.id);
          if (!changed) throw unknownOrder();
          return {
            status: 200,
            body: JSON.stringify(success(await detailOf(trx, changed))),
          };
        });
      } finally {
        // Those of a review that was written stay. Where nobody can say whether it was, they are swept after a day.
        await reviewPictures.drop(pictures).catch(() => {});
      }
    },
  };
}
