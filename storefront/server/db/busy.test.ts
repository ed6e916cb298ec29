import { setTimeout as wait } from 'node:timers/promises';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cartCalls } from '../../tests/cart-calls.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { card, ordersIn, pricingPath } from '../../tests/orders.js';
import { temporaryPlace } from '../../tests/temporary-place.js';
import { databaseFile } from './sqlite.js';

describe('A server on an embedded database that another process writes to', () => {
  let place: Awaited<ReturnType<typeof temporaryPlace>>;
  let opened: OpenApp;
  let cart: ReturnType<typeof cartCalls>;
  let other: Libsql.Database;
  beforeEach(async () => {
    place = await temporaryPlace();
    opened = await openApp(place);
    cart = cartCalls(opened.app);
    other = new Libsql(databaseFile(place.dataDirectory));
  });
  afterEach(async () => {
    other.close();
    await opened.app.close();
    await place.remove();
  });

  test('goes on with everything else while a write waits for its turn', async () => {
    const order = await cart.order();
    const { token } = (await cart.add(order)).good();
    other.exec('begin immediate');
    const waiting = [cart.add(order, { token }), cart.add(order, { token, key: 'named' })];
    // Long enough for both to have found the door shut.
    await wait(50);
    expect((await opened.app.inject('/healthz')).statusCode).toBe(200);
    expect((await opened.app.inject(pricingPath(card))).statusCode).toBe(200);
    expect(ordersIn((await cart.get({ token })).good().cart)).toBe(1);
    expect((await opened.app.inject('/readyz')).statusCode).toBe(200);
    other.exec('commit');
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([201, 201]);
    expect(ordersIn((await cart.get({ token })).good().cart)).toBe(3);
  });

  test('writes on after it had to wait and another one wrote', async () => {
    const order = await cart.order();
    const { token } = (await cart.add(order)).good();
    for (let n = 0; n < 4; n++) {
      other.exec('begin immediate');
      const waiting = cart.add(order, { token });
      await wait(30);
      other.exec(
        `insert into carts (id, token_hash, created_at, updated_at) values ('other-${n}', 'hash-${n}', '2026', '2026')`,
      );
      other.exec('commit');
      expect((await waiting).status).toBe(201);
      other.exec(
        `insert into carts (id, token_hash, created_at, updated_at) values ('more-${n}', 'hash-more-${n}', '2026', '2026')`,
      );
      expect((await cart.add(order, { token })).status).toBe(201);
    }
    expect(ordersIn((await cart.get({ token })).good().cart)).toBe(9);
    expect(await opened.database.db.selectFrom('carts').select('id').execute()).toHaveLength(9);
  });

  test('refuses a write that waits too long, all that wait with it, and nothing after', async () => {
    const order = await cart.order();
    const { token } = (await cart.add(order)).good();
    other.exec('begin immediate');
    const answers = await Promise.all(Array.from({ length: 4 }, () => cart.add(order, { token })));
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
    expect(answers[0]?.bad().code).toBe('API_UNAVAILABLE');
    other.exec('rollback');
    expect((await cart.add(order, { token })).status).toBe(201);
    expect(ordersIn((await cart.get({ token })).good().cart)).toBe(2);
    // One after the other, the four would take four times the five seconds that each may wait.
  }, 15_000);
});
