/** Artwork of pieces that were ordered before: the same files, looked at anew for the piece as it is now. */
import type { PricingRequest } from '@kerf/sdk/contract';
import type { Transaction } from 'kysely';
import type { Catalogue } from '../catalogue/catalogue.js';
import type { Schema } from '../db/schema.js';
import { changeLine } from '../orders/change-order.js';
import type { KeptOrder } from '../orders/order-rows.js';
import { pagesOf } from '../orders/printed-files.js';
import { createRowId } from '../people/secrets.js';
import { readArtworks } from './artwork-rows.js';
import { orderedPiece } from './ordered-piece.js';

/** A piece that was just ordered, and the one before it. */
interface Again {
  lineId: string;
  from: string;
  configuration: PricingRequest;
  kinds: number;
}

/**
 * Gives pieces of a new order the artwork of those that they order again, as if it were sent now. One that it is not
 * enough for waits for the rest.
 */
export async function takeArtworkAgain(
  trx: Transaction<Schema>,
  order: Pick<KeptOrder, 'id'>,
  pieces: readonly Again[],
  { catalogue, now }: { catalogue: Pick<Catalogue, 'products'>; now: Date },
): Promise<void> {
  for (const { lineId, from, configuration, kinds } of pieces) {
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
          // It may be another size now. How many pages it has stays: the piece after this one is ordered by that too.
          state: 'checking' as const,
          report: '[]',
          figure: null,
          sides: null,
          looks: 0,
          held_until: time,
          // They stay in the order in which they came: a proof is made of the last of them.
          created_at: new Date(now.getTime() - (files.length - 1 - at)).toISOString(),
        })),
      )
      .execute();
    const sides = orderedPiece(catalogue, configuration).sides * kinds;
    if ((pagesOf(files) ?? sides) >= sides)
      await changeLine(trx, { orderId: order.id, lineId }, 'receive-artwork', {}, now);
  }
}
