import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { describeOnEachDatabase } from '../../tests/databases.js';
import { type Database, openDatabase } from '../db/open-database.js';
import { createJobs, type Job } from './jobs.js';

const start = Date.parse('2026-11-18T02:00:00Z');
const hour = 3_600_000;

describeOnEachDatabase('A job', (open) => {
  let database: Database;
  let neighbour: Database;
  let time = start;
  let runs: string[];
  let said: string[];
  let count = 0;
  const server = (name: string, { db }: Database, run: Job['run'] = async () => {}, every = hour) =>
    createJobs({
      db,
      now: () => new Date(time),
      log: { warn: (_detail: object, words?: string) => void said.push(words ?? '') },
      jobs: [
        {
          name: `job-${count}`,
          every,
          async run(now, signal) {
            runs.push(name);
            await run(now, signal);
          },
        },
      ],
    });
  beforeAll(async () => {
    const place = await open();
    database = await openDatabase(place);
    neighbour = await openDatabase(place);
  });
  afterAll(async () => {
    await neighbour.close();
    await database.close();
  });
  beforeEach(() => {
    time = start;
    runs = [];
    said = [];
    count++;
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  /** The test's own clock for what is done again and again; connections keep theirs. */
  const stopIntervals = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const pass = (ms: number) => {
    time += ms;
    vi.advanceTimersByTime(ms);
  };
  /** Waits for what connections bring. A poll of the test runner would move the stopped clock on its own. */
  const come = async (isSo: () => boolean | Promise<boolean>) => {
    for (let turn = 0; turn < 1_000; turn++) {
      if (await isSo()) return;
      await wait(10);
    }
    throw new Error('It did not come.');
  };

  test('is done by one of the servers that look for it at the same moment', async () => {
    const servers = Array.from({ length: 6 }, (_, n) => server(`${n}`, n % 2 ? database : neighbour));
    await Promise.all(servers.map((each) => each.runDue()));
    expect(runs).toHaveLength(1);
  });

  test('comes again when its time has passed, whichever server looks', async () => {
    const [one, two] = [server('one', database), server('two', neighbour)];
    await one.runDue();
    time = start + hour - 1;
    await one.runDue();
    await two.runDue();
    expect(runs).toEqual(['one']);
    time = start + hour;
    await two.runDue();
    await one.runDue();
    expect(runs).toEqual(['one', 'two']);
  });

  test('of a server that died in the middle is done by another one, and not before', async () => {
    let finish = () => {};
    const dead = server('dead', database, () => new Promise((resolve) => (finish = resolve)));
    const late = dead.runDue();
    const other = server('other', neighbour);
    await expect.poll(() => runs).toEqual(['dead']);
    time = start + 59_999;
    await other.runDue();
    expect(runs).toEqual(['dead']);
    time = start + 60_000;
    await other.runDue();
    expect(runs).toEqual(['dead', 'other']);
    // It was not dead but slow: that it is done does not make the job due, nor free, at another time.
    time = start + 120_000;
    finish();
    await late;
    time = start + 60_000 + hour - 1;
    await other.runDue();
    expect(runs).toEqual(['dead', 'other']);
    time = start + 60_000 + hour;
    await other.runDue();
    expect(runs).toEqual(['dead', 'other', 'other']);
  });

  test('is kept from others to the last millisecond that its server holds it, whatever else is due', async () => {
    const row = { id: `job-${count}`, due_at: new Date(start - hour).toISOString(), holder: 'silent' };
    const held = new Date(start + 1).toISOString();
    await database.db
      .insertInto('jobs')
      .values({ ...row, held_until: held })
      .execute();
    const other = server('other', neighbour);
    await other.runDue();
    expect(runs).toEqual([]);
    time = start + 1;
    await other.runDue();
    expect(runs).toEqual(['other']);
  });

  test('that fails is said, and tried again after a minute', async () => {
    const failing = server('failing', database, async () => {
      throw new Error('no');
    });
    await failing.runDue();
    expect(said).toEqual(['a job failed']);
    time = start + 59_999;
    await failing.runDue();
    expect(runs).toHaveLength(1);
    time = start + 60_000;
    await failing.runDue();
    expect(runs).toHaveLength(2);
  });

  test('that fails does not wait longer than it would have waited anyway', async () => {
    const failing = server(
      'failing',
      database,
      async () => {
        throw new Error('no');
      },
      30_000,
    );
    await failing.runDue();
    time = start + 29_999;
    await failing.runDue();
    expect(runs).toHaveLength(1);
    time = start + 30_000;
    await failing.runDue();
    expect(runs).toHaveLength(2);
  });

  test('is looked for every ten seconds, until the server ends', async () => {
    stopIntervals();
    const looking = server('looking', database);
    looking.start();
    await looking.runDue();
    expect(runs).toHaveLength(1);
    time += hour;
    pass(10_000);
    await come(() => runs.length === 2);
    await looking.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that takes long stays with its server, which speaks up every twenty seconds', async () => {
    stopIntervals();
    let finish = () => {};
    const slow = server('slow', database, () => new Promise((resolve) => (finish = resolve)));
    const other = server('other', neighbour);
    const done = slow.runDue();
    await come(() => runs.length === 1);
    const heldUntil = async () =>
      (
        await database.db
          .selectFrom('jobs')
          .select('held_until')
          .where('id', '=', `job-${count}`)
          .executeTakeFirstOrThrow()
      ).held_until;
    for (let n = 1; n <= 5; n++) {
      pass(20_000);
      const until = new Date(start + n * 20_000 + 60_000).toISOString();
      await come(async () => (await heldUntil()) === until);
      await other.runDue();
    }
    expect(runs).toEqual(['slow']);
    finish();
    await done;
    expect(vi.getTimerCount()).toBe(0);
    expect(await heldUntil()).toBe(new Date(time).toISOString());
  });

  test('that is due while the database is away is said, and the server goes on', async () => {
    const place = await open();
    const gone = await openDatabase(place);
    await gone.close();
    const waiting = server('waiting', gone);
    await waiting.runDue();
    expect([runs, said]).toEqual([[], ['a job could not be done']]);
  });

  test('that runs is waited for when the server ends, and told so', async () => {
    let isDone = false;
    const ending = server('ending', database, async (_now, signal) => {
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      isDone = true;
    });
    ending.start();
    await expect.poll(() => runs).toEqual(['ending']);
    await ending.stop();
    expect(isDone).toBe(true);
    await ending.runDue();
    expect(runs).toHaveLength(1);
  });
});
