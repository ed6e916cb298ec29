import { sql } from 'kysely';
import { openOrderBook } from '../server/orders/open-order-book.js';
import { listForShop } from '../server/orders/shop-view.js';
import type { Engine } from './database-engines.js';
import type { EmptyDatabase } from './databases.js';
import { openMailbox } from './mailbox.js';
import { insertOrders } from './many-orders.js';
import { type OpenApp, openApp } from './open-app.js';
import { orderCalls } from './order-calls.js';
import { peopleCalls } from './people-calls.js';
import { placedOrder } from './placed-order.js';
import { temporaryPlace } from './temporary-place.js';

/** How many orders two shops have, and how much longer each thing takes in the second, as a factor. */
export interface ScaleReport {
  orders: [number, number];
  ratios: Record<string, number>;
}

/** How many orders the buyer has whose orders are looked at, in each shop: half with an account, half without. */
const own = 20;
/** How often each thing is done; the middle one counts. */
const rounds = 101;
const email = 'ada@example.com';

/** What is done in a shop, each to be timed. */
async function openShop(place: EmptyDatabase, count: number) {
  const opened = await openApp(place);
  const { db } = opened.database;
  await insertOrders(opened, count - own - 1);
  const people = peopleCalls(opened.app, openMailbox(opened));
  for (let n = 0; n < own / 2; n++) await placedOrder(opened, { email });
  const { token } = (await people.register(email)).tokens;
  const person = await db.selectFrom('people').select('id').executeTakeFirstOrThrow();
  for (let n = 0; n < own / 2; n++) await placedOrder(opened, { email, personId: person.id });
  // As both do by themselves after a while.
  await sql`analyze`.execute(db);
  const calls = orderCalls(opened.app);
  const { orders } = (await calls.list({ token })).data;
  const [order] = orders;
  if (orders.length !== own || !order) throw new Error(`${orders.length} orders are listed, and not ${own}.`);
  let placed = 0;
  const deeds: Record<string, () => Promise<unknown>> = {
    list: () => calls.list({ token }),
    'lookup by number': () => openOrderBook(db).find(order.number, email),
    detail: () => calls.read({ token }, order.id),
    placing: () => placedOrder(opened, { email: `new-${placed++}@example.com` }),
    'the shop’s list': () => listForShop(db, null),
    'the shop’s list of a stage': () => listForShop(db, 'in-production'),
  };
  return { opened, deeds };
}

const middle = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** Times the same in a shop of few orders and in one of many, by turns, so that what else the machine does hits both. */
export async function scaleOrders(engine: Engine, counts: [number, number]): Promise<ScaleReport> {
  const tidy: (() => Promise<void>)[] = [];
  const open = async (): Promise<EmptyDatabase> => {
    const place = await temporaryPlace(engine);
    tidy.push(place.remove);
    return place;
  };
  const shops: { opened: OpenApp; deeds: Record<string, () => Promise<unknown>> }[] = [];
  try {
    for (const count of counts) shops.push(await openShop(await open(), count));
    const [few, many] = shops;
    const ratios: Record<string, number> = {};
    for (const name of Object.keys(few?.deeds ?? {})) {
      const times: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round++)
        for (const [at, shop] of [few, many].entries()) {
          const began = performance.now();
          await shop?.deeds[name]?.();
          // The first ones read pages of the disk.
          if (round >= rounds / 10) times[at]?.push(performance.now() - began);
        }
      ratios[name] = middle(times[1]) / middle(times[0]);
    }
    return { orders: counts, ratios };
  } finally {
    for (const { opened } of shops) await opened.app.close();
    for (const each of tidy.reverse()) await each();
  }
}
