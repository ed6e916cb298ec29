import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartCalls } from '../../tests/cart-calls.js';
import { describeOnEachDatabase } from '../../tests/databases.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { createJobs } from './jobs.js';
import { removeExpired } from './remove-expired.js';

const day = 86_400_000;
const start = Date.parse('2026-11-18T02:00:00Z');

describeOnEachDatabase('What nobody needs any more', (open) => {
  let opened: OpenApp;
  let cart: ReturnType<typeof cartCalls>;
  const at = (time: number) => {
    opened.world.now = new Date(time);
  };
  const tidy = () => removeExpired(opened.database.db).run(opened.world.now, new AbortController().signal);
  const lines = async () => (await opened.database.db.selectFrom('cart_lines').select('id').execute()).length;
  beforeAll(async () => {
    opened = await openApp(await open());
    cart = cartCalls(opened.app);
  });
  afterAll(() => opened.app.close());

  test('is removed: a cart untouched for 90 days is gone with its lines, one that was touched stays', async () => {
    at(start);
    const order = await cart.order();
    const left = (await cart.add(order)).good().token;
    const touched = (await cart.add(order, { key: 'first' })).good();
    at(start + 80 * day);
    await cart.change(touched.cart.lines[0]?.id ?? '', { quantity: 500, kinds: 1 }, { token: touched.token });
    at(start + 90 * day - 1);
    await tidy();
    expect((await cart.get({ token: left })).good().cart.lines).toHaveLength(1);
    at(start + 90 * day);
    await tidy();
    expect((await cart.get({ token: left })).good()).toMatchObject({ token: '', cart: { lines: [] } });
    expect((await cart.get({ token: touched.token })).good().cart.lines).toHaveLength(1);
    expect(await lines()).toBe(1);
    expect(await opened.database.db.selectFrom('idempotency_keys').select('id').execute()).toEqual([]);
    at(start + 170 * day);
    await tidy();
    expect(await lines()).toBe(0);
    expect(await opened.database.db.selectFrom('limits').select('id').execute()).toEqual([]);
  });

  test('is looked for once an hour, by one server', async () => {
    const { db } = opened.database;
    const log = { warn: () => {} };
    const jobs = createJobs({ db, log, jobs: [removeExpired(db)], now: () => opened.world.now });
    const isThere = async () => (await db.selectFrom('limits').select('id').execute()).length > 0;
    const expire = () =>
      db
        .insertInto('limits')
        .values({ id: 'old', remaining: 1, resets_at: new Date(start).toISOString() })
        .execute();
    const now = start + 200 * day;
    at(now);
    await expire();
    await jobs.runDue();
    expect(await isThere()).toBe(false);
    await expire();
    at(now + 3_600_000 - 1);
    await jobs.runDue();
    expect(await isThere()).toBe(true);
    at(now + 3_600_000);
    await jobs.runDue();
    expect(await isThere()).toBe(false);
  });

  test('is left to the next time by a server that ends', async () => {
    const { db } = opened.database;
    const row = { id: 'left', remaining: 1, resets_at: new Date(start).toISOString() };
    await db.insertInto('limits').values(row).execute();
    await removeExpired(db).run(new Date(start + day), AbortSignal.abort());
    expect(await db.selectFrom('limits').select('id').execute()).toEqual([{ id: 'left' }]);
    await db.deleteFrom('limits').execute();
  });

  test('is removed however much it is', async () => {
    const time = new Date(start).toISOString();
    const carts = Array.from({ length: 1_200 }, (_, n) => ({
      id: `many-${n}`,
      token_hash: `hash-${n}`,
      created_at: time,
      updated_at: time,
    }));
    await opened.database.db.insertInto('carts').values(carts).execute();
    at(start + 90 * day);
    await tidy();
    expect(await opened.database.db.selectFrom('carts').select('id').execute()).toEqual([]);
  });
});
