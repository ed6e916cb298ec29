import { CompiledQuery, type Kysely, type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase, type EmptyDatabase } from '../../tests/databases.js';
import { insertOrders } from '../../tests/many-orders.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { placedOrder } from '../../tests/placed-order.js';
import type { Schema } from '../db/schema.js';
import { maxOrderKeys } from '../http/order-cookie.js';
import { openOrderBook } from './open-order-book.js';
import { findByKeys } from './order-keys.js';
import { findByNumber, type KeptOrder } from './order-rows.js';
import { toDetail } from './read-detail.js';
import { findOwnOrder, listOrders } from './read-orders.js';
import { listForShop } from './shop-view.js';

describeOnEachDatabase('Whatever reads orders', (open) => {
  let place: EmptyDatabase;
  let opened: OpenApp;
  let order: KeptOrder;
  beforeAll(async () => {
    place = await open();
    opened = await openApp(place);
    order = await placedOrder(opened, { email: 'ada@example.com' });
    await insertOrders(opened, 250);
  });
  afterAll(() => opened.app.close());

  /** How the database goes about each query of some work, in its own words. */
  async function plansOf(work: (db: Kysely<Schema>) => Promise<unknown>): Promise<string[]> {
    const { db } = opened.database;
    const asked: RootOperationNode[] = [];
    const listen: KyselyPlugin = {
      transformQuery({ node }) {
        asked.push(node);
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    await work(db.withPlugin(listen));
    expect(asked.length).toBeGreaterThan(0);
    return db.transaction().execute(async (trx) => {
      // Small tables are read whole, which is no answer to whether they would have to be.
      if (place.databaseUrl)
        for (const way of ['seqscan', 'bitmapscan'])
          await sql.raw(`set local enable_${way} = off`).execute(trx);
      const plans: string[] = [];
      for (const node of asked) {
        const { sql: text, parameters } = trx.getExecutor().compileQuery(node, { queryId: 'plan' });
        const explain = place.databaseUrl ? 'explain ' : 'explain query plan ';
        const { rows } = await trx.executeQuery<Record<string, unknown>>(
          CompiledQuery.raw(explain + text, [...parameters]),
        );
        plans.push(rows.map((row) => String(row.detail ?? row['QUERY PLAN'])).join('\n'));
      }
      return plans;
    });
  }
  const member = { id: 'nobody', email: 'buyer-1@example.com' };
  /** As many orders as a browser keeps keys of. */
  const held = () => [order.id, ...Array.from({ length: maxOrderKeys - 1 }, (_, n) => `order-${n}`)];
  const before = { placed_at: '2026-11-18T01:00:00.000Z', id: 'x' };

  test.each<[string, (db: Kysely<Schema>) => Promise<unknown>]>([
    ['a member’s list', (db) => listOrders(db, { member })],
    ['the next part of it', (db) => listOrders(db, { member, orderIds: held() }, before)],
    ['a guest’s list', (db) => listOrders(db, { orderIds: held() })],
    ['an order of somebody', (db) => findOwnOrder(db, { member, orderIds: held() }, order.id)],
    ['an order by its number', (db) => findByNumber(db, order.number)],
    ['what keys open', (db) => findByKeys(db, held(), opened.world.now)],
    ['a guest’s order', (db) => openOrderBook(db).find(order.number, order.email)],
    [
      'an order with everything in it',
      (db) =>
        toDetail(db, order, {
          seller: opened.world.catalogue.seller,
          artworksOf: async () => [],
          takesCards: true,
          knownOf: () => ({ sides: null, template_path: null }),
        }),
    ],
    ['the shop’s list', (db) => listForShop(db, null)],
    ['the shop’s list of a stage', (db) => listForShop(db, 'delivered')],
  ])('finds %s by an index, and reads no table to its end', async (_what, work) => {
    for (const plan of await plansOf(work))
      expect(plan).not.toMatch(/SCAN (?!orders USING INDEX orders_by_time\b)|Seq Scan/);
  });

  test('finds the orders of keys by their ids, and looks at nobody else’s on the way', async () => {
    const [list = ''] = await plansOf((db) => listOrders(db, { orderIds: held() }));
    expect(list).toMatch(/orders/);
    expect(list).not.toMatch(/orders_by_time/);
  });

  test.each<[string, (db: Kysely<Schema>) => Promise<unknown>]>([
    ['a member’s', (db) => listOrders(db, { member })],
    ['the next part of it', (db) => listOrders(db, { member }, before)],
    ['the shop’s', (db) => listForShop(db, null)],
  ])(
    'has a list in the order of its index, and sorts nothing that it would leave out: %s',
    async (_what, work) => {
      const lists = (await plansOf(work)).filter((plan) => /orders_/.test(plan) && !/order_lines/.test(plan));
      expect(lists.length).toBeGreaterThan(0);
      for (const plan of lists) expect(plan).not.toMatch(/TEMP B-TREE|Sort/);
    },
  );
});
