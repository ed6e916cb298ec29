import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cartCalls } from '../../tests/cart-calls.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { ordersIn } from '../../tests/orders.js';
import { temporaryPlace } from '../../tests/temporary-place.js';

/** SQLite's own limit stands for the disk's: reaching it is the same error. */
describe('A shop whose disk is full', () => {
  let place: Awaited<ReturnType<typeof temporaryPlace>>;
  let opened: OpenApp;
  let cart: ReturnType<typeof cartCalls>;
  const pages = async () =>
    (await sql<{ page_count: number }>`pragma page_count`.execute(opened.database.db)).rows[0]?.page_count ??
    0;
  const allow = (count: number) => sql`pragma max_page_count = ${sql.lit(count)}`.execute(opened.database.db);
  beforeEach(async () => {
    place = await temporaryPlace();
    opened = await openApp(place);
    cart = cartCalls(opened.app);
  });
  afterEach(async () => {
    await opened.app.close();
    await place.remove();
  });

  test('says so, keeps nothing of what it refused, goes on showing carts, and recovers', async () => {
    const order = await cart.order();
    const { token } = (await cart.add(order)).good();
    let acknowledged = 1;
    await allow(await pages());
    const refused = [];
    while (refused.length < 6 && acknowledged < 90) {
      // Every other write has a name, which is a row of its own.
      const named = { token, ...(acknowledged % 2 && { key: `line-${acknowledged}-${refused.length}` }) };
      const answer = await cart.add(order, named);
      if (answer.status === 201) acknowledged++;
      else refused.push([answer.status, answer.bad().code]);
    }
    expect(refused).toEqual(Array.from({ length: 6 }, () => [507, 'API_STORAGE_FULL']));
    expect(ordersIn((await cart.get({ token })).good().cart)).toBe(acknowledged);
    expect((await opened.app.inject('/readyz')).statusCode).toBe(200);

    await allow((await pages()) + 1_000);
    expect((await cart.add(order, { token })).status).toBe(201);
    expect(ordersIn((await cart.get({ token })).good().cart)).toBe(acknowledged + 1);
  });
});
