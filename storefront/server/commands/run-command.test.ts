import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cartCalls } from '../../tests/cart-calls.js';
import { damageTable } from '../../tests/damage-table.js';
import { openApp } from '../../tests/open-app.js';
import { placedOrder } from '../../tests/placed-order.js';
import { temporaryPlace } from '../../tests/temporary-place.js';
import { openDatabase } from '../db/open-database.js';
import { databaseFile } from '../db/sqlite.js';
import { orders } from './orders.js';
import { runCommand } from './run-command.js';

describe('From the command line', () => {
  let place: Awaited<ReturnType<typeof temporaryPlace>>;
  let folder: string;
  const run = async (...words: string[]) => {
    let said = '';
    const code = await runCommand(words, place.variables, (more) => {
      said += more;
    });
    return { code, said };
  };
  beforeEach(async () => {
    place = await temporaryPlace();
    folder = await mkdtemp(path.join(tmpdir(), 'kerf-command-'));
    vi.stubEnv('INIT_CWD', folder);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
    await place.remove();
  });

  test('an owner is told what can be done', async () => {
    const list = await run();
    expect(list.code).toBe(0);
    expect(list.said).toMatch(
      /npm run shop -- backup FILE\n +\S.+\n\n.+npm run shop -- restore FILE \[--replace\]\n +\S/,
    );
    for (const way of ['help', '--help', '-h']) expect(await run(way)).toEqual(list);
    // No command takes a question for something to be done.
    for (const name of ['backup', 'restore', 'people', 'quotes', 'samples']) {
      const asked = await run(name, '--help');
      expect([name, asked.code]).toEqual([name, 0]);
      expect(asked.said).toContain(`npm run shop -- ${name} `);
      expect(list.said).toContain(asked.said.split('\n\n').at(-1));
    }
    expect(await readdir(folder)).toEqual([]);
    for (const name of ['orders', 'reviews'])
      expect(await run(name, 'show', '--help')).toEqual(await run(name));
    // Each way of a command on a line that a window of a terminal holds.
    expect(Math.max(...list.said.split('\n').map(({ length }) => length))).toBeLessThan(160);
    const unknown = await run('bakcup', 'x');
    expect(unknown.code).toBe(1);
    expect(unknown.said).toMatch(/^There is no command "bakcup"\.\n\n/);
    expect(unknown.said).toContain(list.said);
  });

  test('an owner whose disk is full is told so in a sentence', async () => {
    const { app } = await openApp(place);
    await app.close();
    // SQLite's own limit stands for the disk's: reaching it is the same error.
    const full = vi.spyOn(orders, 'run').mockImplementation(async (_words, env) => {
      const database = await openDatabase(env);
      try {
        await sql`pragma max_page_count = 1`.execute(database.db);
        for (;;)
          await sql`insert into limits (id, remaining, resets_at) values (${crypto.randomUUID()}, 1, ${'x'.repeat(5_000)})`.execute(
            database.db,
          );
      } finally {
        await database.close();
      }
    });
    expect(await run('orders', 'paid', 'K26-AAAAAAAA')).toEqual({
      code: 1,
      said: 'The disk of the database is full. Nothing was changed: make room, then do it again.',
    });
    full.mockRestore();
  });

  test('an owner is told where no shop has run, and nothing is made there', async () => {
    for (const words of [
      ['orders', 'list'],
      ['reviews', 'list'],
      ['quotes', 'list'],
      ['samples', 'list'],
      ['people', 'find', 'ada'],
      ['backup', 'monday.kerf'],
    ])
      expect([words[0], await run(...words)]).toEqual([
        words[0],
        {
          code: 1,
          said: `There is no database of a shop at ${databaseFile(place.dataDirectory)}. Set DATA_DIR to where the shop keeps it, or start the shop once.`,
        },
      ]);
    expect([await readdir(place.dataDirectory), await readdir(folder)]).toEqual([[], []]);
    // How it is done can be read before that.
    for (const name of ['orders', 'reviews']) expect((await run(name)).code).toBe(0);
    expect(await readdir(place.dataDirectory)).toEqual([]);
  });

  test('an owner whose database is damaged is told so in a sentence', async () => {
    const opened = await openApp(place);
    const { number } = await placedOrder(opened, { email: 'ada@example.com' });
    await opened.app.close();
    await damageTable(place, 'orders');
    for (const words of [
      ['orders', 'show', number],
      ['orders', 'list'],
      ['backup', 'monday.kerf'],
    ])
      expect(await run(...words)).toEqual({
        code: 1,
        said: `DATA_DIR can’t be used: ${databaseFile(place.dataDirectory)} is no database of this shop, or is damaged. Move it away, then start again or restore a backup.`,
      });
    expect(await readdir(folder)).toEqual([]);
  });

  test('an owner keeps a copy of the shop in the folder they stand in, and puts it back', async () => {
    const { app } = await openApp(place);
    const cart = cartCalls(app);
    const { token } = (await cart.add(await cart.order())).good();
    const file = path.join(folder, 'monday.kerf');
    expect(await run('backup', 'monday.kerf')).toEqual({ code: 0, said: `Wrote 2 rows to ${file}.` });
    await cart.add(await cart.order(), { token });
    const refused = await run('restore', 'monday.kerf');
    expect(refused.code).toBe(1);
    expect(refused.said).toMatch(/^This installation holds carts or people already\./);
    expect(await run('restore', '--replace', 'monday.kerf')).toEqual({
      code: 0,
      said: `Restored 2 rows from ${file}.`,
    });
    expect((await cart.get({ token })).good().cart.lines).toHaveLength(1);
    await app.close();
  });

  test('what can’t be done is said in a sentence', async () => {
    for (const [words, said] of [
      [['backup'], /^Name one file: npm run shop -- backup FILE$/],
      [['restore', 'a', 'b'], /^Name one file: npm run shop -- restore FILE \[--replace\]$/],
      [['restore', 'a', '--force'], /^Unknown option '--force'/],
      [['restore', 'a'], /a can’t be read: ENOENT/],
    ] as const) {
      const answer = await run(...words);
      expect(answer.said).toMatch(said);
      expect(answer.code).toBe(1);
    }
    place.variables.DATA_DIR = '/dev/null/data';
    expect((await run('backup', 'a')).said).toMatch(
      /^DATA_DIR can’t be used: \/dev\/null\/data is no folder/,
    );
  });
});
