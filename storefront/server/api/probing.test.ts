import { peopleRoutes } from '@kerf/sdk/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../tests/databases.js';
import { openMailbox } from '../../tests/mailbox.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { peopleCalls, type TestMember } from '../../tests/people-calls.js';

const isSoak = process.env.SEED !== undefined;
const tries = 1_000;
const hour = 3_600_000;

const medianOf = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

// Times say something on a machine that does nothing else, and take minutes: `npm run soak` measures them, where SEED is set.
describeOnEachDatabase('Who probes for addresses', (open) => {
  let opened: OpenApp;
  let people: ReturnType<typeof peopleCalls>;
  let member: TestMember;
  beforeAll(async () => {
    opened = await openApp(await open());
    people = peopleCalls(opened.app, openMailbox(opened));
    member = await people.register();
  });
  afterAll(() => opened.app.close());

  /** How much longer one of two calls takes than the other, by medians of calls that take turns. */
  async function difference(one: () => Promise<unknown>, other: () => Promise<unknown>): Promise<number> {
    const times: [number[], number[]] = [[], []];
    const timed = async (call: () => Promise<unknown>, into: number[]) => {
      const began = performance.now();
      await call();
      into.push(performance.now() - began);
    };
    for (let n = 0; n < tries; n++) {
      // Limits are another promise.
      opened.world.now = new Date(opened.world.now.getTime() + hour);
      // Who comes second finds things as the first left them: that is each of them as often.
      if (n % 2) {
        await timed(one, times[0]);
        await timed(other, times[1]);
      } else {
        await timed(other, times[1]);
        await timed(one, times[0]);
      }
    }
    const [first, second] = times.map(medianOf) as [number, number];
    return Math.abs(first - second) / Math.max(first, second);
  }

  test.runIf(isSoak)('by signing in learns nothing from how long it takes', async () => {
    const password = 'wrong horse';
    const apart = await difference(
      () => people.signIn({ email: member.email, password }),
      () => people.signIn({ email: 'nobody-1@example.com', password }),
    );
    expect(apart).toBeLessThan(0.05);
  });

  test.runIf(isSoak)('by asking for a temporary password learns nothing from how long it takes', async () => {
    const ask = (email: string) => () => people.call('POST', peopleRoutes.forgotPassword, { email });
    expect(await difference(ask(member.email), ask('nobody-1@example.com'))).toBeLessThan(0.05);
  });

  test.runIf(isSoak)('by asking for a code learns nothing from how long it takes', async () => {
    const names = { first_name: 'Ada', last_name: 'Lovelace' };
    const ask = (email: string) => () =>
      people.call('POST', peopleRoutes.sendVerificationCode, { ...names, email });
    expect(await difference(ask(member.email), ask('nobody-1@example.com'))).toBeLessThan(0.05);
  });
});
