import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cartCalls } from '../../tests/cart-calls.js';
import { damageTable } from '../../tests/damage-table.js';
import { describeOnEachDatabase, type EmptyDatabase } from '../../tests/databases.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';

describeOnEachDatabase('A shop whose database is damaged', (open) => {
  let place: EmptyDatabase;
  let opened: OpenApp;
  let logged: string[];
  beforeEach(async () => {
    place = await open();
    logged = [];
    const log = pino({ level: 'error' }, { write: (line: string) => logged.push(JSON.parse(line).msg) });
    opened = await openApp(place, { log });
  });
  afterEach(() => opened.app.close());

  /** Of PostgreSQL what it says, since nothing can reach its files from here. */
  const damage = async () => {
    const { db } = opened.database;
    if (place.databaseUrl === null) {
      await damageTable(place, 'cart_lines');
      return;
    }
    await sql`create function damaged() returns trigger as $$ begin raise 'invalid page in block 7' using errcode = 'XX001'; end $$ language plpgsql`.execute(
      db,
    );
    await sql`create trigger damaged before insert on cart_lines for each row execute function damaged()`.execute(
      db,
    );
  };

  test('says that it is the shop’s doing, and is not ready any more', async () => {
    const cart = cartCalls(opened.app);
    const order = await cart.order();
    await damage();
    const ready = async () => {
      const answer = await opened.app.inject('/readyz');
      return [answer.statusCode, answer.json().error?.message];
    };
    expect(await ready()).toEqual([200, undefined]);
    const refused = await cart.add(order, { key: randomUUID() });
    expect([refused.status, refused.bad().code, refused.bad().message]).toEqual([
      503,
      'API_UNAVAILABLE',
      'Something is wrong on our side. Please try again later.',
    ]);
    expect(logged).toEqual(['the database is damaged: restore a backup']);
    expect(await ready()).toEqual([503, 'The database is damaged.']);
  });
});
