import { readdir } from 'node:fs/promises';
import { cents } from '@kerf/sdk/rules';
import { Kysely, Migrator } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../tests/databases.js';
import { openDatabase, openKept, openKeptAsItIs } from './open-database.js';
import { postgres } from './postgres.js';
import { sqlite } from './sqlite.js';
import { whyDamaged, whyNotOpened } from './why-not-opened.js';

describeOnEachDatabase('The database', (open) => {
  test('is migrated once, however many open it at the same moment', async () => {
    const place = await open('no schema');
    const opened = await Promise.all([1, 2, 3, 4].map(() => openDatabase(place)));
    for (const database of opened) {
      await database.ping();
      const applied = await database.db.introspection.getTables();
      expect(applied.map(({ name }) => name).sort()).toEqual([
        'account_events',
        'addresses',
        'artworks',
        'cart_keys',
        'cart_lines',
        'carts',
        'checkouts',
        'guests',
        'idempotency_keys',
        'identities',
        'jobs',
        'limits',
        'mails',
        'message_files',
        'order_events',
        'order_keys',
        'order_lines',
        'order_messages',
        'orders',
        'payments',
        'people',
        'proof_parts',
        'proofs',
        'quotation_keys',
        'quotation_lines',
        'quotations',
        'quote_files',
        'quote_requests',
        'refunds',
        'remember_tokens',
        'review_pictures',
        'reviews',
        'sample_requests',
        'sessions',
        'social_flows',
        'social_handles',
        'verifications',
        'widget_files',
      ]);
    }
    await Promise.all(opened.map((database) => database.close()));
  });

  test('keeps what it has when it is opened again', async () => {
    const place = await open('no schema');
    const first = await openDatabase(place);
    const cart = { id: 'a', token_hash: 'b', person_id: null, created_at: 'c', updated_at: 'd' };
    await first.db.insertInto('carts').values(cart).execute();
    await first.close();
    const again = await openDatabase(place);
    expect(await again.db.selectFrom('carts').selectAll().execute()).toEqual([cart]);
    await again.close();
  });

  test('is not made by what needs a shop that has run on it', async () => {
    const place = await open('no schema');
    const at = place.databaseUrl === null ? `${place.dataDirectory}/kerf.db` : 'DATABASE_URL';
    const words = `There is no database of a shop at ${at}. Set ${place.databaseUrl === null ? 'DATA_DIR' : at} to where the shop keeps it, or start the shop once.`;
    await expect(openKept(place)).rejects.toThrow(words);
    await expect(openKeptAsItIs(place)).rejects.toThrow(words);
    expect(await readdir(place.dataDirectory)).toEqual([]);
    const database = await openDatabase(place, undefined, async (db) => {
      expect(await db.introspection.getTables({ withInternalKyselyTables: true })).toEqual([]);
    });
    await database.close();
    await (await openKept(place)).close();
    await (await openKeptAsItIs(place)).destroy();
  });

  test('is left as it was by a migration that fails half way', async () => {
    const { databaseUrl, dataDirectory } = await open('no schema');
    const engine = databaseUrl === null ? sqlite(dataDirectory) : postgres(databaseUrl);
    const unlock = await engine.lock();
    const db = new Kysely<unknown>({ dialect: (await engine.open(() => {})).dialect });
    const half = {
      async up(trx: Kysely<unknown>) {
        await trx.schema.createTable('half').addColumn('id', 'text').execute();
        throw new Error('the power went');
      },
    };
    const { error } = await new Migrator({
      db,
      provider: { getMigrations: async () => ({ half }) },
    }).migrateToLatest();
    expect(error).toMatchObject({ message: 'the power went' });
    expect(await db.introspection.getTables()).toEqual([]);
    await db.destroy();
    await unlock();
  });

  test('of a newer version of the shop is not opened, and the reason is said', async () => {
    const place = await open('no schema');
    const first = await openDatabase(place);
    await first.db
      .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
      .insertInto('kysely_migration')
      .values({ name: '9999-from-the-future', timestamp: '2099-01-01T00:00:00.000Z' })
      .execute();
    await first.close();
    await expect(openDatabase(place)).rejects.toThrow(
      /^The database was made by a newer version of the shop\./,
    );
  });

  test('keeps no line without its cart', async () => {
    const { db, close } = await openDatabase(await open('no schema'));
    const line = {
      id: 'a',
      cart_id: 'nowhere',
      position: 1,
      configuration: '{}',
      product_name: '',
      summary: '',
    };
    const rest = { quantity: 1, kinds: 1, price_cents: cents(1), product_pricing_id: '', quote_slider_id: 0 };
    const times = { created_at: '', updated_at: '' };
    await expect(
      db
        .insertInto('cart_lines')
        .values({
          ...line,
          ...rest,
          ...times,
          shipping_method_id: null,
          uses_id: null,
          uses_product_id: null,
          guest_id: null,
        })
        .execute(),
    ).rejects.toThrow(/foreign key/i);
    await close();
  });
});

test('A database that its engine can’t open is on a full disk where there is no room', () => {
  const error = Object.assign(new Error('unable to open database file'), { code: 'SQLITE_CANTOPEN' });
  const why = (dataDirectory: string) => whyNotOpened(error, { databaseUrl: null, dataDirectory });
  // No file can be kept there, as on a disk that is full.
  expect(why('/proc')).toContain('the disk that holds /proc is full. Make room, then start again.');
  expect(why(import.meta.dirname)).toContain('is no folder that can be written to');
});

test('A database that opened and then turns out to be damaged is called that, and no other fault of the start is', () => {
  const why = (code: string) =>
    whyDamaged(Object.assign(new Error('from the engine'), { code }), {
      databaseUrl: null,
      dataDirectory: '/d',
    });
  expect(why('SQLITE_CORRUPT_VTAB')).toBe(
    'DATA_DIR can’t be used: /d/kerf.db is no database of this shop, or is damaged. Move it away, then start again or restore a backup.',
  );
  expect([why('SQLITE_ERROR'), why('ENOENT')]).toEqual([null, null]);
  const ofPostgres = { databaseUrl: 'postgres://kerf', dataDirectory: '/d' };
  const error = Object.assign(new Error('could not read block 7'), { code: 'XX001' });
  expect(whyDamaged(error, ofPostgres)).toBe(
    'The database of DATABASE_URL can’t be opened: could not read block 7. It is damaged: restore a backup.',
  );
});
