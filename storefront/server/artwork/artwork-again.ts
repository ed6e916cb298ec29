/** Artwork of pieces that were ordered before: the same files, looked at anew for the piece as it is now. */
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.js';
import { changeLine } from '../orders/change-order.js';
import type { KeptOrder } from '../orders/order-rows.js';
import { createRowId } from '../people/secrets.js';
import { readArtworks } from './artwork-rows.js';

/** The id of the order's owner and their address, who had the other piece made, too. */
type Orderer = Pick<KeptOrder, 'person_id' | 'email_key'>;

/** A cart may have come to somebody else since: only who ordered a piece has it made from its files again. */
const isOfSame = (orderer: Orderer, before: Orderer): boolean =>
  before.person_id === null ? before.email_key === orderer.email_key : before.person_id === orderer.person_id;

/** A piece that was just ordered, and the one before it. */
interface Again {
  lineId: string;
  from: string;
}

/** Gives pieces of a new order the artwork of those that they order again, as if it were sent now. */
export async function takeArtworkAgain(
  trx: Transaction<Schema>,
  order: KeptOrder,
  pieces: readonly Again[],
  now: Date,
): Promise<void> {
  for (const { lineId, from } of pieces) {
    const before = await trx
      .selectFrom('order_lines')
      .innerJoin('orders', 'orders.id', 'order_lines.order_id')
      .select(['person_id', 'email_key'])
      .where('order_lines.id', '=', from)
      .executeTakeFirst();
    if (!before || !isOfSame(order, before)) continue;
    const files = await readArtworks(trx, from);
    if (files.length === 0) continue;
    const time = now.toISOString();
    await trx
      .insertInto('artworks')
      .values(
        files.map((file, at) => ({
          ...file,
          id: createRowId(),
          line_id: lineId,
          // It may be another size now.
          state: 'checking' as const,
          report: '[]',
          figure: null,
          pages: null,
          sides: null,
          looks: 0,
          held_until: time,
          // They stay in the order in which they came: a proof is made of the last of them.
          created_at: new Date(now.getTime() - (files.length - 1 - at)).toISOString(),
        })),
      )
      .execute();
    await changeLine(trx, { orderId: order.id, lineId }, 'receive-artwork', {}, now);
  }
}
