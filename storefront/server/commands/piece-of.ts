import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.js';
import { type KeptOrder, type KeptOrderLine, readOrderLines } from '../orders/order-rows.js';
import { StartError } from '../start-error.js';

/** The piece of an order that a word names, counted from 1. Throws a {@link StartError} with those that there are. */
export async function pieceOf(db: Kysely<Schema>, order: KeptOrder, word = ''): Promise<KeptOrderLine> {
  const lines = await readOrderLines(db, order.id);
  const line = /^\d{1,3}$/.test(word) ? lines[Number(word) - 1] : undefined;
  if (line) return line;
  const names = lines.map(({ product_name }, at) => `${at + 1} ${product_name}`).join(', ');
  throw new StartError(`Order ${order.number} has no piece "${word}". Its pieces: ${names}.`);
}
