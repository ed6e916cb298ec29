import type { Kysely } from 'kysely';
import type { KeptLine } from '../cart/cart-rows.js';
import { ownArtwork } from '../cart/line-artwork.js';
import type { Schema } from '../db/schema.js';
import { findOwnLines, type OrderOwner } from '../orders/read-orders.js';

/** An order whose artwork a line is to be printed from. */
export interface EarlierOrder {
  number: string;
  /** Whether who orders can see that order. */
  isOwn: boolean;
}

/** Lines of a cart with the artwork that comes along, and of those that had some, by their ids, the order that it is of. */
interface Printed {
  lines: KeptLine[];
  again: ReadonlyMap<string, EarlierOrder>;
}

/**
 * What of the artwork that lines are to be printed from again comes along. A cart may have come to somebody else since: who
 * can't see the earlier order has none of its files.
 */
export async function artworkAlong(
  db: Kysely<Schema>,
  kept: readonly KeptLine[],
  owner: OrderOwner | null,
): Promise<Printed> {
  const own = await findOwnLines(
    db,
    owner,
    kept.flatMap(({ artwork_line_id: piece }) => piece ?? []),
  );
  const again = new Map<string, EarlierOrder>();
  for (const { id, artwork_line_id: piece, artwork_order_number: number } of kept)
    if (piece !== null && number !== null) again.set(id, { number, isOwn: own.has(piece) });
  return {
    lines: kept.map((line) => (again.get(line.id)?.isOwn === false ? { ...line, ...ownArtwork } : line)),
    again,
  };
}
