/** Artwork of pieces that were ordered before: the same files, looked at anew for the piece as it is now. */
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.js';
import { changeLine } from '../orders/change-order.js';
import type { KeptOrder } from '../orders/order-rows.js';
import { findOwnLines, type OrderOwner } from '../orders/read-orders.js';
import { createRowId } from '../people/secrets.js';
import { readArtworks } from './artwork-rows.js';

/** A piece that was just ordered, and the one before it. */
interface Again {
  lineId: string;
  from: string;
}

/**
 * Gives pieces of a new order the artwork of those that they order again, as if it were sent now. A cart may have come to
 * somebody else since: who can't see the earlier order has none of its files.
 */
export async function takeArtworkAgain(
  trx: Transaction<Schema>,
  { order, owner }: { order: Pick<KeptOrder, 'id'>; owner: OrderOwner | null },
  pieces: readonly Again[],
  now: Date,
): Promise<void> {
  const own = await findOwnLines(
    trx,
    owner,
    pieces.map(({ from }) => from),
  );
  for (const { lineId, from } of pieces) {
    if (!own.has(from)) continue;
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
