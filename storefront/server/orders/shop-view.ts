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

/** At these a piece waits for the shop: who has waited longest comes first. */
const shopsTurn: readonly LineStage[] = ['artwork-received', 'change-asked', 'in-production'];

/** The orders with a piece at a stage: those that have waited longest for the shop, else those that came there last. */
async function findAtStage(db: Kysely<Schema>, stage: LineStage): Promise<string[]> {
  const [direction, behind] = shopsTurn.includes(stage) ? (['asc', '>'] as const) : (['desc', '<'] as const);
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
          eb(refTuple('stage_since', 'id'), behind, tuple(from?.stage_since ?? '', from?.id ?? '')),
        ),
      )
      .orderBy('stage_since', direction)
      .orderBy('id', direction)
      .limit(maxListedOrders)
      .execute();
    for (const { order_id } of lines) if (found.size < maxListedOrders) found.add(order_id);
    if (lines.length < maxListedOrders) break;
    last = lines.at(-1) ?? null;
  }
  return [...found];
}

/** The orders whose customer wrote last, those that have waited longest first. */
async function findUnanswered(db: Kysely<Schema>): Promise<string[]> {
  const waiting = await db
    .selectFrom('order_messages as last')
    .select(['last.order_id', 'last.at'])
    .where('last.from', '=', 'customer')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_messages as later')
            .select('later.id')
            .whereRef('later.order_id', '=', 'last.order_id')
            .where(({ eb, refTuple }) =>
              eb(refTuple('later.at', 'later.id'), '>', refTuple('last.at', 'last.id')),
            ),
        ),
      ),
    )
    .orderBy('last.at')
    .limit(maxListedOrders)
    .execute();
  return waiting.map(({ order_id }) => order_id);
}

/** Which orders the shop looks for: those with a piece at a stage, that money is owed of, whose customer waits for an answer, or all. */
export type ShopSearch = LineStage | 'owed' | 'unanswered' | null;

/** The orders that are looked for, at most as many as a list holds: the newest, or who has waited longest for the shop. */
export async function listForShop(db: Kysely<Schema>, search: ShopSearch): Promise<ListedOrder[]> {
  const ids = await (search === 'unanswered'
    ? findUnanswered(db)
    : search === null || search === 'owed'
      ? null
      : findAtStage(db, search));
  if (ids?.length === 0) return [];
  const direction = search === 'owed' ? 'asc' : 'desc';
  const found = await db
    .selectFrom('orders')
    .selectAll()
    .$if(ids !== null, (query) => query.where('id', 'in', ids ?? []))
    .$if(search === 'owed', (query) => query.where('owed_cents', '>', cents(0)))
    .orderBy('placed_at', direction)
    .orderBy('id', direction)
    .limit(maxListedOrders)
    .execute();
  const orders = ids ? ids.flatMap((id) => found.filter((order) => order.id === id)) : found;
  return withDetails(db, orders);
}

async function withDetails(db: Kysely<Schema>, orders: readonly KeptOrder[]): Promise<ListedOrder[]> {
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
    .where('failed_at', 'is', null)
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
