/** Orders as the shop's people see them: everybody's. */
import { type Cents, type LineStage, maxListedOrders } from '@kerf/sdk/contract';
import { cents } from '@kerf/sdk/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.js';
import type { KeptOrder, KeptOrderLine } from './order-rows.js';

/** An order in the shop's list. */
export interface ListedOrder {
  order: KeptOrder;
  lines: Pick<KeptOrderLine, 'product_name' | 'stage'>[];
  /** What was begun to be given back and is not certain yet. */
  begun: Cents;
  /** Whether the customer wrote last. */
  isToAnswer: boolean;
}

/** The orders whose pieces came to a stage last, the last of them first. */
async function findAtStage(db: Kysely<Schema>, stage: LineStage): Promise<string[]> {
  const found = new Set<string>();
  let last: Pick<KeptOrderLine, 'stage_since' | 'id'> | null = null;
  // As far into the index as there are orders to list: at some stages there is every piece of years.
  while (found.size < maxListedOrders) {
    const from: typeof last = last;
    const lines: Pick<KeptOrderLine, 'order_id' | 'stage_since' | 'id'>[] = await db
      .selectFrom('order_lines')
      .select(['order_id', 'stage_since', 'id'])
      .where('stage', '=', stage)
      .$if(from !== null, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('stage_since', 'id'), '<', tuple(from?.stage_since ?? '', from?.id ?? '')),
        ),
      )
      .orderBy('stage_since', 'desc')
      .orderBy('id', 'desc')
      .limit(maxListedOrders)
      .execute();
    for (const { order_id } of lines) if (found.size < maxListedOrders) found.add(order_id);
    if (lines.length < maxListedOrders) break;
    last = lines.at(-1) ?? null;
  }
  return [...found];
}

/** Which orders the shop looks for: those with a piece at a stage, those that money is owed of, or all. */
export type ShopSearch = LineStage | 'owed' | null;

/** The newest orders that are looked for; at a stage, what came to it last first. */
export async function listForShop(db: Kysely<Schema>, search: ShopSearch): Promise<ListedOrder[]> {
  const atStage = search && search !== 'owed' ? await findAtStage(db, search) : null;
  if (atStage?.length === 0) return [];
  const found = await db
    .selectFrom('orders')
    .selectAll()
    .$if(atStage !== null, (query) => query.where('id', 'in', atStage ?? []))
    .$if(search === 'owed', (query) => query.where('owed_cents', '>', cents(0)))
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxListedOrders)
    .execute();
  const orders = atStage ? atStage.flatMap((id) => found.filter((order) => order.id === id)) : found;
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const lines = await db
    .selectFrom('order_lines')
    .select(['order_id', 'product_name', 'stage'])
    .where('order_id', 'in', ids)
    .orderBy('position')
    .execute();
  const written = await db
    .selectFrom('order_messages')
    .select(['order_id', 'from'])
    .where('order_id', 'in', ids)
    .orderBy('at')
    .execute();
  const begun = await db
    .selectFrom('refunds')
    .select(['order_id', 'amount_cents'])
    .where('order_id', 'in', ids)
    .where('settled_at', 'is', null)
    .execute();
  return orders.map((order) => ({
    order,
    begun: cents(
      begun
        .filter(({ order_id }) => order_id === order.id)
        .reduce((sum, { amount_cents }) => sum + amount_cents, 0),
    ),
    lines: lines.filter(({ order_id }) => order_id === order.id),
    isToAnswer: written.findLast(({ order_id }) => order_id === order.id)?.from === 'customer',
  }));
}
