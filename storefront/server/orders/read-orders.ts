/** Orders as their owners see them. */
import {
  type Address,
  maxListedOrders,
  type Order,
  type OrderLine,
  type OrderList,
  type PricingRequest,
} from '@kerf/sdk/contract';
import { cents, emailKey, gstIncluded, nextStage, pointsWorth, toDollars } from '@kerf/sdk/rules';
import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { Schema } from '../db/schema.js';
import type { KeptPerson } from '../people/person-rows.js';
import { filesOfLines, frontsOf } from './files-of-lines.js';
import { type KeptOrder, type KeptOrderLine, readOrderEvents, readOrderLines } from './order-rows.js';
import { sentOfLines } from './sent-of-lines.js';

/** Who asks: a member, who holds the keys of orders, or both. */
export interface OrderOwner {
  member?: Pick<KeptPerson, 'id' | 'email'>;
  /** The orders that keys open, each once. */
  orderIds?: readonly string[];
}

/** The one order that somebody can see at all; null for a member, and for a guest with several, who have a list. */
export function soleOrder({ member, orderIds = [] }: OrderOwner): string | null {
  const [id = null, ...others] = orderIds;
  return member || others.length > 0 ? null : id;
}

/**
 * Whose orders are found: a member's own, those that were placed with that address without an account, and those
 * of the keys.
 */
const isOf =
  ({ member, orderIds = [] }: OrderOwner) =>
  ({ eb, or, and }: ExpressionBuilder<Schema, 'orders'>): Expression<SqlBool> =>
    or([
      ...(member
        ? [
            eb('person_id', '=', member.id),
            and([eb('person_id', 'is', null), eb('email_key', '=', emailKey(member.email))]),
          ]
        : []),
      ...(orderIds.length === 0 ? [] : [eb('id', 'in', orderIds)]),
    ]);

/** What the catalogue knows of a piece that was ordered. */
export type KnownOf = (configuration: PricingRequest) => Pick<OrderLine, 'sides' | 'template_path'>;

const nothingKnown: KnownOf = () => ({ sides: null, template_path: null });

const toLine = (kept: KeptOrderLine, configuration: PricingRequest, knownOf: KnownOf): OrderLine => ({
  id: kept.id,
  product_name: kept.product_name,
  summary: kept.summary,
  configuration,
  quantity: kept.quantity,
  kinds: kept.kinds,
  price: toDollars(kept.price_cents),
  total: toDollars(cents(kept.price_cents * kept.kinds)),
  stage: kept.stage,
  tracking: kept.tracking,
  points_returned: kept.points_returned,
  ...knownOf(configuration),
});

/** An order with its pieces and what happened to it; with nothing of the catalogue, for whoever needs none. */
export async function toOrder(
  db: Kysely<Schema>,
  kept: KeptOrder,
  knownOf: KnownOf = nothingKnown,
): Promise<Order> {
  const lines = await readOrderLines(db, kept.id);
  return {
    id: kept.id,
    number: kept.number,
    placed_at: kept.placed_at,
    email: kept.email,
    ship_to: JSON.parse(kept.ship_to) as Address,
    bill_to: JSON.parse(kept.bill_to) as Address,
    lines: lines.map((line) => toLine(line, JSON.parse(line.configuration) as PricingRequest, knownOf)),
    sub_total: toDollars(kept.sub_total_cents),
    shipping_fee: toDollars(kept.shipping_cents),
    point_discount: toDollars(pointsWorth(kept.points)),
    gst_included: toDollars(gstIncluded(kept.total_cents)),
    total: toDollars(kept.total_cents),
    refunded: toDollars(kept.refunded_cents),
    owed: toDollars(kept.owed_cents),
    payment: kept.payment,
    payment_way: kept.payment_way,
    is_cancellable: lines.some(({ stage }) => nextStage(stage, 'cancel') !== null),
    events: await readOrderEvents(db, kept.id),
  };
}

/** A place in a list of orders, by the order that stands there: what is placed meanwhile moves it nowhere. */
export type OrderPlace = Pick<KeptOrder, 'placed_at' | 'id'>;

/** Newest first; those of one moment as the database has them. */
const newestFirst = (a: OrderPlace, b: OrderPlace): number =>
  a.placed_at < b.placed_at ? 1 : a.placed_at > b.placed_at ? -1 : 0;

/** A place as an address has it, and back; null for what is none. */
const toPlaceKey = ({ placed_at, id }: OrderPlace): string => `${placed_at}_${id}`;
export function fromPlaceKey(key: string): OrderPlace | null {
  const [, placed_at = '', id = ''] = /^(\d{4}-\d\d-\d\dT[\d:.]{12}Z)_([\w-]{1,60})$/.exec(key) ?? [];
  return id === '' ? null : { placed_at, id };
}

/**
 * Whose orders are found, each way a question of its own: an index answers it in order and stops, which it would not for
 * all of them together.
 */
async function findNewest(
  db: Kysely<Schema>,
  { member, orderIds = [] }: OrderOwner,
  before: OrderPlace | null,
): Promise<KeptOrder[]> {
  const newest = db
    .selectFrom('orders')
    .selectAll()
    .$if(before !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('placed_at', 'id'), '<', tuple(before?.placed_at ?? '', before?.id ?? '')),
      ),
    )
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxListedOrders + 1);
  const ways = [
    ...(member
      ? [
          newest.where('person_id', '=', member.id),
          newest.where('person_id', 'is', null).where('email_key', '=', emailKey(member.email)),
        ]
      : []),
    ...(orderIds.length === 0 ? [] : [newest.where('id', 'in', orderIds)]),
  ];
  const found = new Map<string, KeptOrder>();
  for (const way of ways) for (const order of await way.execute()) found.set(order.id, order);
  return [...found.values()].sort(newestFirst);
}

/** The orders of somebody, the newest first: those behind a place in the list, or from its beginning. */
export async function listOrders(
  db: Kysely<Schema>,
  owner: OrderOwner,
  before: OrderPlace | null = null,
): Promise<OrderList> {
  const found = await findNewest(db, owner, before);
  const orders = found.slice(0, maxListedOrders);
  const last = orders.at(-1);
  if (!last) return { orders: [], older: null };
  const lines = await db
    .selectFrom('order_lines')
    .select(['id', 'order_id', 'product_name', 'configuration', 'kinds', 'stage'])
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .orderBy('position')
    .execute();
  const files = await filesOfLines(db, lines);
  const fronts = frontsOf(lines, files);
  const sent = await sentOfLines(db, lines, files);
  const listed = orders.map(
    ({ id, number, placed_at, total_cents, payment, refunded_cents, owed_cents }) => ({
      id,
      number,
      placed_at,
      total: toDollars(total_cents),
      payment,
      refunded: toDollars(refunded_cents),
      owed: toDollars(owed_cents),
      lines: lines
        .filter(({ order_id }) => order_id === id)
        .map((line) => ({
          id: line.id,
          product_name: line.product_name,
          configuration: JSON.parse(line.configuration) as PricingRequest,
          stage: line.stage,
          artwork_id: fronts.get(line.id) ?? null,
          artwork_sent: sent(line),
        })),
    }),
  );
  return { orders: listed, older: found.length > orders.length ? toPlaceKey(last) : null };
}

/** One order of somebody; null where it is not theirs, or there is none. */
export async function findOwnOrder(
  db: Kysely<Schema>,
  owner: OrderOwner,
  orderId: string,
): Promise<KeptOrder | null> {
  const found = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where(isOf(owner))
    .executeTakeFirst();
  return found ?? null;
}

/** Those of some pieces whose orders somebody can see. */
export async function findOwnLines(
  db: Kysely<Schema>,
  owner: OrderOwner | null,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (owner === null || ids.length === 0) return new Set();
  const found = await db
    .selectFrom('order_lines')
    .select('id')
    .where('id', 'in', ids)
    .where('order_id', 'in', (all) => all.selectFrom('orders').select('orders.id').where(isOf(owner)))
    .execute();
  return new Set(found.map(({ id }) => id));
}
