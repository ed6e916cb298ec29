import { closeSync, openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSharedSync, type SharedSync } from './shared-sync.js';
import { sqliteDialect } from './sqlite-dialect.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kerf-sync-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('Waiting for the disk', () => {
  const openFile = () => openSync(path.join(folder, 'log'), 'w');

  test('is one wait for all who wrote while another was under way, and none for the first', async () => {
    const log = createSharedSync(openFile());
    const first = log.wait();
    await nextTurn();
    const [second, third] = [log.wait(), log.wait()];
    expect(second).not.toBe(first);
    expect(third).toBe(second);
    await Promise.all([first, second]);
    expect(log.wait()).not.toBe(second);
    await log.close();
  });

  test('that failed once is believed never again', async () => {
    const descriptor = openFile();
    const log = createSharedSync(descriptor);
    await log.wait();
    log.requireSound();
    closeSync(descriptor);
    const waits = [log.wait(), log.wait()];
    for (const each of waits) await expect(each).rejects.toMatchObject({ code: 'EBADF' });
    expect(() => log.requireSound()).toThrow('EBADF');
    await expect(log.wait()).rejects.toMatchObject({ code: 'EBADF' });
  });
});

describe('A commit to a file', () => {
  let db: Kysely<{ pieces: { name: string } }>;
  let settle: { resolve(): void; reject(error: Error): void }[];
  let fault: Error | null;
  beforeEach(async () => {
    const file = path.join(folder, 'kerf.db');
    settle = [];
    fault = null;
    const log: SharedSync = {
      wait: () => new Promise((resolve, reject) => settle.push({ resolve, reject })),
      requireSound() {
        if (fault) throw fault;
      },
      close: async () => {},
    };
    const made = new Libsql(file);
    made.exec('create table pieces (name text)');
    made.close();
    db = new Kysely({
      dialect: sqliteDialect(
        () => new Libsql(file),
        () => log,
      ),
    });
  });
  afterEach(() => db.destroy());
  const add = (name: string) => db.insertInto('pieces').values({ name }).execute();
  const names = async () => (await db.selectFrom('pieces').select('name').execute()).map(({ name }) => name);
  /** Long enough for all that waits for nothing. */
  const aWhile = async () => {
    for (let n = 0; n < 20; n++) await nextTurn();
  };

  test('is answered when the disk has it, and keeps nobody from writing and reading meanwhile', async () => {
    const answered: string[] = [];
    const writes = [
      add('label').then(() => answered.push('label')),
      db
        .transaction()
        .execute((trx) => trx.insertInto('pieces').values({ name: 'tag' }).execute())
        .then(() => answered.push('tag')),
    ];
    await aWhile();
    expect(await names()).toEqual(['label', 'tag']);
    expect([answered, settle.length]).toEqual([[], 2]);
    settle[1]?.resolve();
    await aWhile();
    expect(answered).toEqual(['tag']);
    settle[0]?.resolve();
    await Promise.all(writes);
    expect(answered).toEqual(['tag', 'label']);
  });

  test('is not waited for by who only reads', async () => {
    await db
      .transaction()
      .setAccessMode('read only')
      .execute((trx) => sql`select 1`.execute(trx));
    await names();
    expect(settle).toHaveLength(0);
  });

  test('that the disk did not take is not acknowledged, and nothing is written after it', async () => {
    const refused = add('label');
    await aWhile();
    fault = new Error('EIO');
    settle[0]?.reject(fault);
    await expect(refused).rejects.toThrow('EIO');
    await expect(add('tag')).rejects.toThrow('EIO');
    expect(await names()).toEqual(['label']);
  });

  test('of many queries leaves everybody else their turn between two of them', async () => {
    let turns = 0;
    const end = new AbortController();
    const goOn = async () => {
      for (; !end.signal.aborted; turns++) await nextTurn();
    };
    const others = goOn();
    await nextTurn();
    const before = turns;
    const queries = 20;
    const slow = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 20000) select max(i) from n`;
    const written = db.transaction().execute(async (transaction) => {
      for (let n = 0; n < queries; n++) await slow.execute(transaction);
      expect(turns - before).toBeGreaterThan(queries / 2);
    });
    await expect.poll(() => settle.length).toBe(1);
    settle[0]?.resolve();
    await written;
    end.abort();
    await others;
  });
});
