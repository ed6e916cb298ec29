/** The points of members: spent with an order, and given back with one. */
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.js';

/**
 * Spends points of a person, as many as `wanted` says of those that there are. Two at the same moment take turns: what one
 * spent the other does not have.
 */
export async function spendPoints(
  trx: Transaction<Schema>,
  personId: string,
  wanted: (points: number) => number,
): Promise<number> {
  // An update is the lock that both engines know.
  const held = await trx
    .updateTable('people')
    .set(({ ref }) => ({ points: ref('points') }))
    .where('id', '=', personId)
    .returning('points')
    .executeTakeFirst();
  const spent = held ? wanted(held.points) : 0;
  if (spent > 0) await addPoints(trx, personId, -spent);
  return spent;
}

/** Gives points to a person; whose account is gone gets none. */
export const addPoints = async (
  trx: Transaction<Schema>,
  personId: string | null,
  points: number,
): Promise<void> => {
  if (personId === null || points === 0) return;
  await trx
    .updateTable('people')
    .set(({ eb }) => ({ points: eb('points', '+', points) }))
    .where('id', '=', personId)
    .execute();
};
