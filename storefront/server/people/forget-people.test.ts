import { peopleRoutes } from '@kerf/sdk/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../tests/databases.js';
import { openMailbox } from '../../tests/mailbox.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { peopleCalls } from '../../tests/people-calls.js';
import { removeExpired } from '../jobs/remove-expired.js';
import { startFlow } from '../social/flows.js';
import { createSecret } from './secrets.js';
import { createHandle } from './social-handles.js';

const day = 86_400_000;
const start = Date.parse('2026-11-18T02:00:00Z');

describeOnEachDatabase('Of people', (open) => {
  let opened: OpenApp;
  let people: ReturnType<typeof peopleCalls>;
  const at = (time: number) => {
    opened.world.now = new Date(start + time);
  };
  /** What is left of each table, as many rows as it has. */
  const tidy = async () => {
    const { db } = opened.database;
    await removeExpired(db).run(opened.world.now, new AbortController().signal);
    const tables = [
      'people',
      'sessions',
      'remember_tokens',
      'verifications',
      'guests',
      'account_events',
      'social_flows',
      'social_handles',
    ] as const;
    return Object.fromEntries(
      await Promise.all(
        tables.map(async (table) => [table, (await db.selectFrom(table).select('id').execute()).length]),
      ),
    ) as Record<(typeof tables)[number], number>;
  };
  beforeEach(async () => {
    opened = await openApp(await open());
    at(0);
    people = peopleCalls(opened.app, openMailbox(opened));
  });
  afterEach(() => opened.app.close());

  test('an account stays, and a session goes after thirty days with its remember tokens', async () => {
    const { email, password } = await people.register();
    await people.signIn({ email, password, remember_me: true });
    at(30 * day - 1);
    expect(await tidy()).toMatchObject({ people: 1, sessions: 2, remember_tokens: 1 });
    at(30 * day);
    expect(await tidy()).toMatchObject({ people: 1, sessions: 0, remember_tokens: 0, account_events: 2 });
    at(365 * day);
    expect(await tidy()).toMatchObject({ people: 1, account_events: 0 });
  });

  test('a registration that nobody ended goes after a day', async () => {
    await people.askCode('ada@example.com');
    at(day - 1);
    expect((await tidy()).verifications).toBe(1);
    at(day);
    expect((await tidy()).verifications).toBe(0);
  });

  test('who left to sign in elsewhere goes after ten minutes, and a handle that nobody traded after two', async () => {
    const { db } = opened.database;
    await startFlow(
      db,
      { provider: 'google', app_id: 'app-of-a-test', came_from: null },
      createSecret(),
      opened.world.now,
    );
    const described = {
      provider: 'google',
      issuer: 'https://accounts.example',
      subject: '1',
      email: null,
      isEmailProven: false,
      firstName: '',
      lastName: '',
    } as const;
    await createHandle(db, described, 'app-of-a-test', opened.world.now);
    at(120_000 - 1);
    expect(await tidy()).toMatchObject({ social_flows: 1, social_handles: 1 });
    at(120_000);
    expect(await tidy()).toMatchObject({ social_flows: 1, social_handles: 0 });
    at(600_000);
    expect(await tidy()).toMatchObject({ social_flows: 0 });
  });

  test('a guest goes who did not come back for ninety days', async () => {
    const info = { first_name: 'Grace', last_name: 'Hopper', email: 'grace@example.com' };
    const { cookies } = await people.call('POST', peopleRoutes.createGuest, info, { isOwnPage: true });
    at(60 * day);
    const headers = { cookie: cookies[0] ?? '' };
    await people.call('GET', peopleRoutes.user, undefined, { isOwnPage: true, headers });
    at(150 * day - 1);
    expect((await tidy()).guests).toBe(1);
    at(150 * day);
    expect((await tidy()).guests).toBe(0);
  });
});
