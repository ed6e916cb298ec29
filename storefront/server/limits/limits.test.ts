import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../tests/databases.js';
import { type Database, openDatabase } from '../db/open-database.js';
import { ApiFailure } from '../http/api-failure.js';
import { createLimits, forgetOldLimits, type Limit, type Limits } from './limits.js';

const start = Date.parse('2026-11-18T02:00:00Z');

describeOnEachDatabase('A limit', (open) => {
  let database: Database;
  /** A second server on the same database. */
  let neighbour: Database;
  let time = start;
  const now = () => new Date(time);
  let limits: Limits;
  let elsewhere: Limits;
  let count = 0;
  let limit: Limit;
  const outcome = (work: Promise<void>) =>
    work.then(
      () => 'allowed',
      (error: unknown) => (error instanceof ApiFailure ? `${error.status}: ${error.message}` : String(error)),
    );
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
    limits = createLimits(database.db, now);
    elsewhere = createLimits(neighbour.db, now);
    limit = { name: `limit-${++count}`, max: 5, per: 60_000, refusal: 'Too many.' };
  });

  test('of five lets five of twenty through that come to two servers at the same moment', async () => {
    const use = { limit, by: 'me' };
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, n) => outcome((n % 2 ? limits : elsewhere).take(use))),
    );
    expect(outcomes.filter((each) => each === 'allowed')).toHaveLength(5);
    expect(new Set(outcomes)).toEqual(new Set(['allowed', '429: Too many. Please try again in 60 seconds.']));
  });

  test('begins anew when its time is over, and not before', async () => {
    const use = { limit, by: 'me' };
    for (let n = 0; n < 5; n++) await limits.take(use);
    time = start + 59_500;
    for (const each of [limits, elsewhere])
      expect(await outcome(each.take(use))).toBe('429: Too many. Please try again in a second.');
    time = start + 60_000;
    for (let n = 0; n < 5; n++) expect(await outcome(elsewhere.take(use))).toBe('allowed');
    expect(await outcome(limits.take(use))).toMatch(/^429/);
  });

  test('that has its last use refuses nobody for another one that is used up', async () => {
    const daily = { limit: { ...limit, max: 1, per: 86_400_000, refusal: 'Not today.' }, by: 'me' };
    await limits.take(daily);
    // Whatever order the database finds them in.
    for (let n = 0; n < 16; n++) {
      const once = { limit: { ...limit, name: `${limit.name}-once`, max: 1 }, by: `cart-${n}` };
      expect(await outcome(elsewhere.take(once, daily))).toBe(
        '429: Not today. Please try again in 24 hours.',
      );
      elsewhere = createLimits(neighbour.db, now);
    }
  });

  test('says how long to wait, in seconds for programs', async () => {
    const slow = { limit: { ...limit, max: 1, per: 3 * 3_600_000 }, by: 'me' };
    await limits.take(slow);
    time = start + 600_000;
    await expect(limits.take(slow)).rejects.toMatchObject({
      code: 'API_TOO_MANY',
      message: 'Too many. Please try again in 3 hours.',
      detail: { retryAfter: 10_200 },
    });
  });

  test.each([
    [1, 'a second', 1],
    [1_000, 'a second', 1],
    [1_001, '2 seconds', 2],
    [99_000, '99 seconds', 99],
    [99_001, '2 minutes', 100],
    [5_940_000, '99 minutes', 5_940],
    [5_940_001, '2 hours', 5_941],
  ])('with %i ms to wait asks for %s', async (per, words, retryAfter) => {
    const use = { limit: { ...limit, max: 1, per }, by: 'me' };
    await limits.take(use);
    await expect(limits.take(use)).rejects.toMatchObject({
      message: `Too many. Please try again in ${words}.`,
      detail: { retryAfter },
    });
  });

  test('costs the database nothing for whom it refused before, until the time is over', async () => {
    let questions = 0;
    const counting = database.db.withPlugin({
      transformQuery({ node }) {
        questions++;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const server = createLimits(counting, now);
    const use = { limit: { ...limit, max: 1 }, by: 'me' };
    await server.take(use);
    expect(await outcome(server.take(use))).toMatch(/^429/);
    const asked = questions;
    time = start + 59_999;
    for (let n = 0; n < 5; n++) {
      expect(await outcome(server.take(use))).toMatch(/^429/);
      expect(await outcome(server.require(use))).toMatch(/^429/);
    }
    expect(questions).toBe(asked);
    time = start + 60_000;
    expect(await outcome(server.require(use))).toBe('allowed');
    expect(questions).toBeGreaterThan(asked);
  });

  test('counts each caller, and each limit, by itself', async () => {
    for (let n = 0; n < 5; n++) await limits.take({ limit, by: 'me' });
    expect(await outcome(limits.take({ limit, by: 'you' }))).toBe('allowed');
    expect(await outcome(limits.take({ limit: { ...limit, name: `other-${count}` }, by: 'me' }))).toBe(
      'allowed',
    );
    expect(await outcome(limits.take({ limit, by: 'me' }))).toMatch(/^429/);
  });

  test('refuses a use of two limits when one of them is used up', async () => {
    const wide = { limit: { ...limit, name: `wide-${count}`, max: 100 }, by: 'me' };
    const narrow = { limit: { ...limit, refusal: 'Too many of one.' }, by: 'one' };
    for (let n = 0; n < 5; n++) await limits.take(wide, narrow);
    expect(await outcome(limits.take(wide, narrow))).toMatch(/^429: Too many of one\./);
    expect(await outcome(limits.take(wide))).toBe('allowed');
  });

  test('of so much takes what is left and no more, from two servers at the same moment', async () => {
    const use = (amount: number) => ({ limit: { ...limit, max: 100 }, by: 'me', amount });
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, n) => outcome((n % 2 ? limits : elsewhere).take(use(30)))),
    );
    expect(outcomes.filter((each) => each === 'allowed')).toHaveLength(3);
    // Who was refused may ask for less.
    expect(await outcome(limits.take(use(11)))).toMatch(/^429/);
    expect(await outcome(limits.take(use(10)))).toBe('allowed');
    expect(await outcome(elsewhere.take(use(1)))).toMatch(/^429/);
    time = start + 60_000;
    expect(await outcome(limits.take(use(100)))).toBe('allowed');
    expect(await outcome(limits.take(use(1), { limit, by: 'me' }))).toMatch(/^429/);
  });

  test('of guesses refuses the right one too once as many wrong ones were taken, and counts no right one', async () => {
    const use = { limit, by: 'guesser' };
    for (let n = 0; n < 5; n++) {
      for (let right = 0; right < 3; right++) expect(await outcome(limits.require(use))).toBe('allowed');
      await limits.take(use);
    }
    expect(await outcome(elsewhere.require(use))).toMatch(/^429/);
    expect(await outcome(limits.require({ limit, by: 'somebody else' }))).toBe('allowed');
    time = start + 60_000;
    expect(await outcome(elsewhere.require(use))).toBe('allowed');
  });

  test('gives back what was not done, to every server, and no more than was taken', async () => {
    const use = { limit: { ...limit, isGivenBack: true }, by: 'me' };
    for (let n = 0; n < 5; n++) await limits.take(use);
    for (const each of [limits, elsewhere])
      expect(await outcome(each.take(use))).toBe('429: Too many. Please try again in 60 seconds.');
    await limits.giveBack(use);
    // The other server has refused just now, and looks again in a moment.
    time += 1_000;
    expect(await outcome(elsewhere.take(use))).toBe('allowed');
    expect(await outcome(limits.take(use))).toMatch(/^429/);
    for (let n = 0; n < 20; n++) await elsewhere.giveBack(use);
    time += 1_000;
    for (let n = 0; n < 5; n++) expect(await outcome(limits.take(use))).toBe('allowed');
    expect(await outcome(elsewhere.take(use))).toMatch(/^429/);
    const nobody = { ...use, by: 'nobody' };
    await limits.giveBack(nobody);
    for (let n = 0; n < 5; n++) await limits.take(nobody);
    expect(await outcome(limits.take(nobody))).toMatch(/^429/);
  });

  test('leaves nothing behind when its time is over', async () => {
    const rows = () => database.db.selectFrom('limits').selectAll().execute();
    time = start + 86_400_000;
    await forgetOldLimits(database.db, now());
    expect(await rows()).toEqual([]);
    await limits.take({ limit, by: 'me' });
    await forgetOldLimits(database.db, now());
    expect(await rows()).toHaveLength(1);
    time += 60_000;
    await forgetOldLimits(database.db, now());
    expect(await rows()).toEqual([]);
  });
});
