/** One order with everything that customer and shop said about it. */
import type { Artwork, BankDetails, OrderDetail } from '@kerf/sdk/contract';
import { toDollars } from '@kerf/sdk/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.js';
import { readProofs, toProof } from '../proofs/proof-rows.js';
import { readRefunds } from './give-back.js';
import type { SellerWords } from './invoice-words.js';
import { readMessages } from './order-messages.js';
import { stillToPay } from './order-money.js';
import { readOwnReviews } from './order-reviews.js';
import { type KeptOrder, type KeptOrderLine, readOrderLines } from './order-rows.js';
import { type KnownOf, toOrder } from './read-orders.js';

/** Where a transfer goes; null where nothing is to be paid. Who chose a card that is declined can still pay. */
function bankOf(kept: KeptOrder, { seller: { bank, paymentDays } }: DetailSource): BankDetails | null {
  const amount = stillToPay(kept);
  if (amount === 0) return null;
  return { ...bank, reference: kept.number, amount: toDollars(amount), days: paymentDays };
}

/** What of an order is known in other rooms. */
export interface DetailSource {
  seller: SellerWords;
  /** The files of pieces, in their order. */
  artworksOf: (lines: readonly KeptOrderLine[]) => Promise<Artwork[]>;
  /** Whether cards are taken. */
  takesCards: boolean;
  knownOf: KnownOf;
}

/** An order as its owner sees it. */
export async function toDetail(
  db: Kysely<Schema>,
  kept: KeptOrder,
  source: DetailSource,
): Promise<OrderDetail> {
  const { artworksOf, takesCards, knownOf } = source;
  const order = await toOrder(db, kept, knownOf);
  const artworks = await artworksOf(await readOrderLines(db, kept.id));
  const byCard = takesCards && kept.payment_way === 'card' && stillToPay(kept) > 0;
  return {
    order,
    artworks,
    proofs: (await readProofs(db, kept.id)).map(toProof),
    messages: await readMessages(db, kept.id),
    bank: bankOf(kept, source),
    reviews: await readOwnReviews(db, kept.id),
    pay_path: byCard ? `/checkout/pay?order=${kept.id}` : null,
    to_pay: toDollars(stillToPay(kept)),
    refunds: (await readRefunds(db, kept.id)).map(({ at, amount_cents, reason }) => ({
      at,
      amount: toDollars(amount_cents),
      reason,
    })),
  };
}
