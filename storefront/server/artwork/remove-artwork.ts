import { messages } from '@kerf/sdk/contract';
import { type ApiFailure, failure } from '../http/api-failure.js';
import { changeLine, requireOrder } from '../orders/change-order.js';
import type { KeptOrderLine } from '../orders/order-rows.js';
import type { OrderOwner } from '../orders/read-orders.js';
import type { ArtworkParts } from './artwork-parts.js';
import {
  canLoseArtwork,
  type KeptArtwork,
  readArtworks,
  requireOwnArtwork,
  requireOwnLine,
} from './artwork-rows.js';

const refusalOf = ({ stage }: KeptOrderLine): ApiFailure =>
  stage === 'proof-sent'
    ? failure(
        'ORDER_NOT_POSSIBLE',
        'A proof waits for your answer, so its files stay. Ask for a change of it, or send other artwork: that withdraws the proof.',
      )
    : stage === 'cancelled'
      ? failure('ORDER_NOT_POSSIBLE', messages.updateUnavailable)
      : failure('ORDER_PROOF_APPROVED', messages.proofApprovedAlready);

/**
 * Takes a file back while no proof of it waits or is approved. With the last one the piece waits for artwork again. The
 * file itself goes with a later sweep.
 */
export async function removeArtwork(
  { db, now }: ArtworkParts,
  owner: OrderOwner,
  id: string,
): Promise<KeptArtwork> {
  const { artwork, line } = await requireOwnArtwork(db, owner, id);
  await db.transaction().execute(async (trx) => {
    // Held: an approval that comes at once is before this or after it.
    await requireOrder(trx, line.order_id);
    const held = await requireOwnLine(trx, owner, line.id);
    if (!canLoseArtwork(held)) throw refusalOf(held);
    const time = now();
    const { numUpdatedRows } = await trx
      .updateTable('artworks')
      .set({ removed_at: time.toISOString() })
      .where('id', '=', artwork.id)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n || (await readArtworks(trx, line.id)).length > 0) return;
    if (held.stage !== 'placed')
      await changeLine(trx, { orderId: line.order_id, lineId: line.id }, 'lose-artwork', {}, time);
    // What waits in a cart to be printed from it again is told so no more.
    await trx
      .updateTable('cart_lines')
      .set({
        artwork_line_id: null,
        artwork_order_number: null,
        artwork_width: null,
        artwork_height: null,
      })
      .where('artwork_line_id', '=', line.id)
      .execute();
  });
  return artwork;
}
