import type { Transaction } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../tests/databases.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import type { Schema } from '../db/schema.js';
import { failure } from '../http/api-failure.js';
import { insertCart } from './cart-rows.js';
import { type KeptAnswer, type NamedWrite, runOnce } from './run-once.js';

describeOnEachDatabase('A write that is refused late', (open) => {
  let opened: OpenApp;
  beforeAll(async () => {
    opened = await openApp(await open());
  });
  afterAll(() => opened.app.close());

  const named = (key: string): NamedWrite => ({
    key,
    scope: 'a secret',
    request: 'POST /x',
    now: opened.world.now,
  });
  const carts = async () =>
    (await opened.database.db.selectFrom('carts').select('id').execute()).map(({ id }) => id);
  const write = async (trx: Transaction<Schema>): Promise<KeptAnswer> => ({
    status: 200,
    body: await insertCart(trx, Math.random().toString(36), opened.world.now),
  });
  let tries = 0;
  const refused = async (trx: Transaction<Schema>): Promise<KeptAnswer> => {
    await write(trx);
    await write(trx);
    throw failure('CART_UNKNOWN_LINE', `Refused ${++tries}.`);
  };

  test('leaves nothing behind, with a name and without one, and the named refusal comes again', async () => {
    const { db } = opened.database;
    await expect(runOnce(db, null, refused)).rejects.toMatchObject({ message: 'Refused 1.' });
    const first = await runOnce(db, named('late'), refused);
    expect([first.status, JSON.parse(first.body).message]).toEqual([404, 'Refused 2.']);
    expect(await runOnce(db, named('late'), refused)).toEqual(first);
    expect(tries).toBe(2);
    expect(await carts()).toEqual([]);
  });

  test('keeps nobody else’s from being done, before or after it', async () => {
    const { db } = opened.database;
    const before = await runOnce(db, named('before'), write);
    await runOnce(db, named('between'), refused);
    const after = await runOnce(db, named('after'), write);
    expect((await carts()).sort()).toEqual([before.body, after.body].sort());
  });

  test('is not kept where it failed: it can be tried again', async () => {
    const { db } = opened.database;
    const count = (await carts()).length;
    const broken = async (trx: Transaction<Schema>): Promise<KeptAnswer> => {
      await write(trx);
      throw new Error('The disk is on fire.');
    };
    await expect(runOnce(db, named('fails'), broken)).rejects.toThrow('The disk is on fire.');
    expect(await carts()).toHaveLength(count);
    expect((await runOnce(db, named('fails'), write)).status).toBe(200);
  });
});
