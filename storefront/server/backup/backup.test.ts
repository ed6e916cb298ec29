import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { cents } from '@kerf/sdk/rules';
import type { Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cartCalls } from '../../tests/cart-calls.js';
import { describeOnEachDatabase, type EmptyDatabase } from '../../tests/databases.js';
import { openMailbox } from '../../tests/mailbox.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { ordersIn } from '../../tests/orders.js';
import { peopleCalls } from '../../tests/people-calls.js';
import { temporaryPlace } from '../../tests/temporary-place.js';
import { latestSchema, migrate } from '../db/migrate.js';
import { openAsItIs, openDatabase } from '../db/open-database.js';
import type { Schema } from '../db/schema.js';
import { keptTables } from './backup-format.js';
import { restoreBackup } from './restore-backup.js';
import { writeBackup } from './write-backup.js';

const moment = new Date('2026-11-21T02:00:00Z');

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kerf-backups-'));
  file = path.join(folder, 'shop.kerf');
});
afterAll(() => rm(folder, { recursive: true }));

/** Everything that a place keeps. */
async function everything(place: EmptyDatabase) {
  const { db, close } = await openDatabase(place);
  const kept = [];
  for (const table of keptTables) kept.push(await db.selectFrom(table).selectAll().orderBy('id').execute());
  await close();
  return kept;
}

/** Fills a shop with carts, and the first of them with lines that hold all that a text may. */
async function addRows(db: Kysely<Schema>, carts: number, lines: number): Promise<void> {
  const time = moment.toISOString();
  for (let at = 0; at < carts; at += 500)
    await db
      .insertInto('carts')
      .values(
        Array.from({ length: Math.min(500, carts - at) }, (_, n) => ({
          id: `cart-${at + n}`,
          token_hash: `hash-${at + n}`,
          created_at: time,
          updated_at: time,
        })),
      )
      .execute();
  for (let at = 0; at < lines; at += 100)
    await db
      .insertInto('cart_lines')
      .values(
        Array.from({ length: Math.min(100, lines - at) }, (_, n) => ({
          id: `line-${at + n}`,
          cart_id: 'cart-0',
          position: at + n,
          configuration: '{}',
          product_name: `"${n}"\n\\ \u2028 ü 漢 🂡`,
          summary: 'x'.repeat(500),
          quantity: 1,
          kinds: 1,
          price_cents: cents(n),
          product_pricing_id: '',
          shipping_method_id: n % 2 ? n : null,
          quote_slider_id: -1,
          uses_id: null,
          uses_product_id: null,
          guest_id: null,
          created_at: time,
          updated_at: time,
        })),
      )
      .execute();
}

describeOnEachDatabase('A backup', (open) => {
  const opened: OpenApp[] = [];
  const openAt = async (place: EmptyDatabase) => {
    const app = await openApp(place);
    opened.push(app);
    return { ...app, cart: cartCalls(app.app) };
  };
  afterEach(async () => {
    for (const { app } of opened.splice(0)) await app.close();
  });

  test('holds each cart as it was at one moment, though shoppers go on adding', async () => {
    const [from, to] = [await open('no schema'), await open('no schema')];
    const { cart, database } = await openAt(from);
    const order = await cart.order();
    // So many that a backup takes a while.
    await addRows(database.db, 3_000, 1_500);
    const tokens: string[] = [];
    for (let n = 0; n < 4; n++) tokens.push((await cart.add(order, { key: `cart-${n}` })).good().token);
    // Each round adds a line to the first cart, then one to the last: never more to the last than to the first.
    let isOver = false;
    let rounds = 0;
    const shopping = (async () => {
      while (!isOver && rounds < 90) {
        for (const token of [tokens[0], tokens[3]])
          if (token) expect((await cart.add(order, { token, key: `round-${rounds}` })).status).toBe(201);
        // A line without its cart could not be restored.
        for (let n = 0; n < 4; n++) await cart.add(order);
        rounds++;
      }
    })();
    await expect.poll(() => rounds).toBeGreaterThan(1);
    await writeBackup(from, file, moment);
    const atLeast = rounds;
    isOver = true;
    await shopping;

    await restoreBackup(to, file);
    const restored = (await openAt(to)).cart;
    const lines = await Promise.all(
      tokens.map(async (token) => ordersIn((await restored.get({ token })).good().cart)),
    );
    const [first = 0, second, third, last = 0] = lines;
    expect([second, third]).toEqual([1, 1]);
    expect(first - last === 0 || first - last === 1).toBe(true);
    expect(first).toBeGreaterThan(2);
    expect(first).toBeLessThanOrEqual(atLeast + 2);
    // What was answered before stays answered: the same write is not done again.
    const [token = ''] = tokens;
    expect((await restored.add(order, { token, key: 'round-0' })).good().token).toBe(token);
    expect(ordersIn((await restored.get({ token })).good().cart)).toBe(first);
  });

  test('is restored whole into the embedded database, and from there into this one', async () => {
    const [from, between, to] = [await open('no schema'), await temporaryPlace(), await open('no schema')];
    const { cart, database } = await openAt(from);
    await cart.add(await cart.order(), { key: 'first', token: randomBytes(32).toString('base64url') });
    await addRows(database.db, 600, 1_100);
    const rows = await writeBackup(from, file, moment);
    expect(rows).toBe(601 + 1_101 + 1);
    expect(await restoreBackup(between, file)).toBe(rows);
    expect(await writeBackup(between, file, moment)).toBe(rows);
    await between.remove();
    expect(await restoreBackup(to, file)).toBe(rows);
    expect(await everything(to)).toEqual(await everything(from));
  });

  test('takes the place of what is there only when it is told to, and while servers run', async () => {
    const [from, to] = [await open('no schema'), await open('no schema')];
    const source = await openAt(from);
    const { token } = (await source.cart.add(await source.cart.order())).good();
    await writeBackup(from, file, moment);
    const target = await openAt(to);
    const own = (await target.cart.add(await target.cart.order())).good().token;
    await expect(restoreBackup(to, file)).rejects.toThrow(
      /^This installation holds carts or people already\. Add --replace/,
    );
    expect(ordersIn((await target.cart.get({ token: own })).good().cart)).toBe(1);
    await restoreBackup(to, file, { replace: true });
    expect((await target.cart.get({ token: own })).good().token).toBe('');
    expect(ordersIn((await target.cart.get({ token })).good().cart)).toBe(1);
    expect((await target.cart.add(await target.cart.order(), { token })).status).toBe(201);
  });

  test('brings members back, signed out everywhere, and sends no mail again', async () => {
    const [from, to] = [await open('no schema'), await open('no schema')];
    const source = await openAt(from);
    const { email, password, tokens, user } = await peopleCalls(source.app, openMailbox(source)).register();
    const waiting = { email: 'ada@example.com', first_name: 'Ada', last_name: 'Lovelace' };
    await source.app.inject({ method: 'POST', url: '/api/user/send-verification-code', payload: waiting });
    const identity = {
      id: 'i',
      person_id: user.id,
      provider: 'google',
      issuer: 'https://accounts.example',
      subject: '1',
      linked_at: moment.toISOString(),
      used_at: moment.toISOString(),
    } as const;
    await source.database.db.insertInto('identities').values(identity).execute();
    const address = {
      id: 'a',
      person_id: user.id,
      label: 'Home',
      address: '{}',
      address_key: '',
      is_default: 1,
    };
    const times = { created_at: identity.linked_at, updated_at: identity.linked_at };
    await source.database.db
      .insertInto('addresses')
      .values({ ...address, ...times })
      .execute();
    await writeBackup(from, file, moment);
    await restoreBackup(to, file);
    const target = await openAt(to);
    expect(await target.database.db.selectFrom('identities').selectAll().execute()).toEqual([identity]);
    expect(await target.database.db.selectFrom('addresses').selectAll().execute()).toMatchObject([address]);
    const mailbox = openMailbox(target);
    const people = peopleCalls(target.app, mailbox);
    expect(await people.opens(tokens.token)).toBe(401);
    expect((await people.signIn({ email, password })).data.user).toEqual(user);
    expect([await mailbox.read(email), await mailbox.read(waiting.email)]).toEqual([[], []]);
    await expect(restoreBackup(to, file)).rejects.toThrow(/^This installation holds carts or people already/);
  });

  test('of an older schema is restored into the one of today', async () => {
    const [from, to] = [await open('no schema'), await open('no schema')];
    const old = await openAsItIs<Schema>(from);
    await migrate(old, '0001-carts');
    const cart = { id: 'a', token_hash: 'b', created_at: 'c', updated_at: 'd' };
    await old.insertInto('carts').values(cart).execute();
    expect(await writeBackup(from, file, moment)).toBe(1);
    await old.destroy();
    await restoreBackup(to, file);
    expect(await everything(to)).toEqual(
      keptTables.map((table) => (table === 'carts' ? [{ ...cart, person_id: null }] : [])),
    );
  });

  test('is not made where no shop has run', async () => {
    await expect(writeBackup(await open('no schema'), file, moment)).rejects.toThrow(
      /^There is no database of a shop at /,
    );
  });
});

describeOnEachDatabase('A shop', (open) => {
  test('keeps in a backup every table but those of the moment', async () => {
    const { db, close } = await openDatabase(await open('no schema'));
    const tables = (await db.introspection.getTables()).map(({ name }) => name);
    const momentary = [
      'limits',
      'jobs',
      'mails',
      'sessions',
      'remember_tokens',
      'cart_keys',
      'checkouts',
      'order_keys',
      'verifications',
      'social_flows',
      'social_handles',
    ];
    expect(tables.sort()).toEqual([...keptTables, ...momentary].sort());
    await close();
  });
});

describe('A file', () => {
  let place: Awaited<ReturnType<typeof temporaryPlace>>;
  beforeAll(async () => {
    place = await temporaryPlace();
  });
  afterAll(() => place.remove());
  const refusal = async (content: string | Buffer) => {
    const wrong = path.join(folder, 'wrong.kerf');
    await writeFile(wrong, typeof content === 'string' ? gzipSync(content) : content);
    return restoreBackup(place, wrong).then(
      () => 'restored',
      (error: Error) => `${error.name}: ${error.message.replace(wrong, 'FILE')}`,
    );
  };
  const head = JSON.stringify({ kerf_backup: 1, schema: latestSchema, made_at: '2026-11-21' });
  const cart = '{"table":"carts","row":{"id":"a","token_hash":"b","created_at":"c","updated_at":"d"}}';
  const line = '{"table":"cart_lines","row":{"id":"a","cart_id":"nowhere"}}';

  test('that is no backup is refused, and changes nothing', async () => {
    for (const content of [Buffer.from('hello'), Buffer.alloc(0), '', 'hello\n', '[]\n', '{"a":1}\n'])
      expect(await refusal(content)).toBe('StartError: FILE is no backup of this shop.');
    expect((await everything(place)).flat()).toEqual([]);
  });

  test('that is damaged is refused, and changes nothing', async () => {
    const end = '{"end":true,"rows":1}\n';
    const whole = gzipSync(`${head}\n${cart}\n${end}`);
    for (const content of [
      whole.subarray(0, -12),
      `${head}\n${cart}\n`,
      `${head}\n${cart}\n${cart}\n{"end":true,"rows":2}\n`,
      `${head}\n${end}`,
      `${head}\n${cart.replace('carts', 'nothing')}\n${end}`,
      `${head}\n${cart.replace('token_hash', 'token')}\n${end}`,
      `${head}\n${line}\n${end}`,
      `${head}\n{"table":"carts","row":{"id":{"toString":""}}}\n${end}`,
    ])
      expect(await refusal(content)).toBe('StartError: FILE is damaged or cut off. Nothing was restored.');
    expect((await everything(place)).flat()).toEqual([]);
    expect(await refusal(whole)).toBe('restored');
  });

  test('of a newer version is refused', async () => {
    for (const newer of [
      head.replace('"kerf_backup":1', '"kerf_backup":2'),
      head.replace(latestSchema, '9999-orders'),
    ])
      expect(await refusal(`${newer}\n`)).toBe(
        'StartError: FILE was made by a newer version of the shop. Restore it with that version.',
      );
  });

  test('that is not there is named', async () => {
    await expect(restoreBackup(place, path.join(folder, 'none'))).rejects.toThrow(
      /none can’t be read: ENOENT/,
    );
  });

  test('is its owner’s alone, and nothing else is left where it can’t be written', async () => {
    await writeBackup(place, file, moment);
    expect((await stat(file)).mode & 0o077).toBe(0);
    const before = await readdir(folder);
    await expect(writeBackup(place, path.join(folder, 'no/where'), moment)).rejects.toThrow(
      /^The backup can’t be written to .+no\/where: ENOENT/,
    );
    expect(await readdir(folder)).toEqual(before);
  });
});
