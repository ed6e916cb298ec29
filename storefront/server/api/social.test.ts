import { messages, peopleRoutes, type SocialAuth } from '@kerf/sdk/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../tests/databases.js';
import { openMailbox } from '../../tests/mailbox.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { peopleCalls } from '../../tests/people-calls.js';
import { startFacebook, startGoogle } from '../../tests/providers.js';
import { openBrowser } from '../../tests/social-calls.js';
import { pages } from '../pages/pages.js';

const start = new Date('2026-11-18T02:00:00Z');
const appId = 'app-of-a-test';
const ada = {
  sub: 'google-1',
  email: 'ada@example.com',
  email_verified: true,
  given_name: '  Ada ',
  family_name: 'Lovelace',
};

describeOnEachDatabase('Whoever has an account elsewhere', (open) => {
  let google: Awaited<ReturnType<typeof startGoogle>>;
  let facebook: Awaited<ReturnType<typeof startFacebook>>;
  let opened: OpenApp;
  let mailbox: ReturnType<typeof openMailbox>;
  let people: ReturnType<typeof peopleCalls>;
  let browser: ReturnType<typeof openBrowser>;
  const later = (seconds: number) => {
    opened.world.now = new Date(start.getTime() + seconds * 1_000);
  };
  const trade = (handle: string | null | undefined, more: Partial<SocialAuth> = {}) =>
    people.call('POST', peopleRoutes.socialAuth, { handle: handle ?? '', app_id: appId, ...more });
  const confirm = (handle: string | null | undefined, more: object) =>
    people.call('POST', peopleRoutes.confirmSocial, { handle: handle ?? '', app_id: appId, ...more });
  const handleOf = async (provider: 'google' | 'facebook' = 'google') =>
    (await browser.signIn(provider)).told?.handle;
  const events = async (token: string) =>
    (await people.call('GET', peopleRoutes.accountRecord, undefined, { token })).data.record.map(
      ({ what }) => what,
    );
  const everything = async () => {
    const { db } = opened.database;
    const tables = [
      'people',
      'sessions',
      'identities',
      'social_flows',
      'social_handles',
      'account_events',
      'mails',
    ] as const;
    return JSON.stringify(
      await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute())),
    );
  };
  beforeAll(async () => {
    [google, facebook] = await Promise.all([startGoogle(), startFacebook()]);
  });
  afterAll(() => Promise.all([google.stop(), facebook.stop()]));
  beforeEach(async () => {
    Object.assign(google.world, { claims: ada, spoil: () => {}, sendBack: () => {} });
    Object.assign(facebook.world, {
      me: { id: '4711', first_name: 'Grace', last_name: 'Hopper', email: 'grace@example.com' },
      denies: false,
      graphStatus: 200,
    });
    const variables = { ...google.variables, ...facebook.variables };
    opened = await openApp(await open(), { pages, variables });
    opened.world.now = start;
    mailbox = openMailbox(opened);
    people = peopleCalls(opened.app, mailbox);
    browser = openBrowser(opened.app);
  });
  afterEach(() => opened.app.close());

  test('is sent there with a state, a nonce and a challenge, and leaves nothing that is worth stealing', async () => {
    const { status, headers } = await browser.begin('google');
    const address = new URL(String(headers.location));
    expect([status, address.origin, headers['cache-control']]).toEqual([302, google.issuer, 'no-store']);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'the-shop',
      response_type: 'code',
      redirect_uri: 'http://localhost:4300/login/google/callback',
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(String(headers['set-cookie'])).toMatch(
      /^kerf-social=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const kept = await everything();
    for (const name of ['state', 'nonce']) expect(kept).not.toContain(address.searchParams.get(name));
    expect(kept).not.toContain(browser.cookies.get('kerf-social'));
  });

  test('and comes for the first time has an account with two points, and is signed in', async () => {
    const page = await browser.signIn('google');
    expect([page.status, page.origin]).toEqual([200, 'http://localhost:4300']);
    expect(page.told).toEqual({
      type: 'kerf-social',
      provider: 'google',
      app_id: appId,
      handle: expect.stringMatching(/^[\w-]{43}$/),
      message: null,
    });
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'unsafe-none',
    });
    expect(google.world.sent).toMatchObject({ code_verifier: expect.stringMatching(/^[\w-]{43}$/) });
    expect(await everything()).not.toContain(page.told?.handle);

    const answer = await trade(page.told?.handle);
    expect([answer.status, answer.message]).toEqual([200, messages.signedIn]);
    expect(answer.data).toEqual({
      needConfirmation: 0,
      choose_password: false,
      user: {
        id: expect.any(String),
        first_name: 'Ada',
        last_name: 'Lovelace',
        email: 'ada@example.com',
        rank: { name: 'Member', ranking_notification: 0 },
        points: 2,
      },
    });
    expect(await people.opens(answer.meta.token)).toBe(200);
    expect((await events(answer.meta.token)).sort()).toEqual(['registered', 'social-linked']);
    const [letter] = await mailbox.read('ada@example.com');
    expect(letter?.subject).toBe('Thank you for signing up');
    expect(letter?.paragraphs.at(-1)).toContain('Sign in the way you did.');
    expect((await trade(page.told?.handle)).error.code).toBe('PEOPLE_SOCIAL_HANDLE');
  });

  test('and comes again is the same member, whatever address and name the provider says now', async () => {
    const first = await trade(await handleOf());
    google.world.claims = {
      ...ada,
      email: 'other@example.com',
      given_name: 'Augusta',
      email_verified: false,
    };
    later(1);
    const second = await trade(await handleOf(), { remember_me: true });
    expect(second.data.user).toEqual(first.data.user);
    expect(second.meta.remember_token).toMatch(/^[\w-]{43}$/);
    expect((await events(second.meta.token))[0]).toBe('signed-in');
    google.world.claims = { ...ada, sub: 'google-2' };
    expect((await trade(await handleOf())).data).toMatchObject({ needConfirmation: 1 });
  });

  test('pressed twice is signed in twice, and has one account', async () => {
    const [one, two] = [await handleOf(), await handleOf()];
    const answers = await Promise.all([trade(one), trade(two)]);
    expect(answers.map(({ data }) => data.user?.email)).toEqual(['ada@example.com', 'ada@example.com']);
    expect(await opened.database.db.selectFrom('identities').select('id').execute()).toHaveLength(1);
  });

  test('and whose address has an account proves that it is theirs, by its password, before it is joined', async () => {
    const member = await people.register('ada@example.com');
    const handle = await handleOf();
    const asked = await trade(handle);
    expect([asked.status, JSON.parse(asked.text).status, asked.meta]).toEqual([200, 'FAIL', undefined]);
    expect(asked.data).toEqual({ needConfirmation: 1, email: 'ada@example.com' });
    expect(await opened.database.db.selectFrom('identities').select('id').execute()).toEqual([]);

    const wrong = await confirm(handle, { password: 'wrong horse' });
    expect([wrong.status, wrong.error.code, wrong.message]).toEqual([
      401,
      'PEOPLE_PASSWORD_WRONG',
      messages.passwordWrong,
    ]);
    expect((await confirm(handle, { password: '' })).status).toBe(422);
    // The address is the provider's, whatever else is typed.
    const other = await people.register('other@example.com', 'another horse');
    expect((await confirm(handle, { email: other.email, password: other.password })).status).toBe(401);

    const right = await confirm(handle, { password: member.password });
    expect([right.status, right.data.user]).toEqual([200, member.user]);
    expect((await events(right.meta.token)).sort()).toEqual(['registered', 'signed-in', 'social-linked']);
    expect((await mailbox.read('ada@example.com')).map(({ subject }) => subject)).toEqual([
      'Google opens your account',
    ]);
    expect((await confirm(handle, { password: member.password })).error.code).toBe('PEOPLE_SOCIAL_HANDLE');
    expect((await trade(await handleOf())).data.user).toEqual(member.user);
  });

  test('is held to as many passwords as anybody who signs in', async () => {
    await people.register('ada@example.com');
    const handle = await handleOf();
    for (let n = 0; n < 10; n++)
      expect((await confirm(handle, { password: 'wrong horse' })).status).toBe(401);
    expect((await confirm(handle, { password: 'correct horse' })).status).toBe(429);
    expect((await people.signIn({ email: 'ada@example.com', password: 'correct horse' })).status).toBe(429);
  });

  test.each([
    ['no address', { email: undefined }],
    ['an address that is not proven', { email_verified: false }],
    ['an address that says nothing of being proven', { email_verified: undefined }],
    ['an address that is proven by a word', { email_verified: 'true' }],
    ['an address to throw away', { email: 'ada@mailinator.com' }],
    ['what is no address', { email: 'ada' }],
  ])(
    'that names %s proves one with a code, and the account that is made is joined',
    async (_name, claims) => {
      await people.register('owner@example.com');
      google.world.claims = { ...ada, ...claims };
      const handle = await handleOf();
      const asked = await trade(handle);
      expect(JSON.parse(asked.text)).toMatchObject({ status: 'FAIL', code: 200, message: 'EMPTY_EMAIL' });
      expect(asked.data).toMatchObject({ needConfirmation: 0 });
      // Ten minutes at the mail are fine.
      later(600);
      const email = 'typed@example.com';
      const sent = await people.call('POST', peopleRoutes.getVerificationCode, { email });
      const proof = { email, password: 'correct horse', verification: sent.data.verification };
      await people.call('POST', peopleRoutes.verify, {
        ...proof,
        verification_code: await mailbox.secret(email),
      });
      const social = { handle, app_id: appId };
      const made = await people.call('POST', peopleRoutes.register, { ...proof, social });
      expect(made.data.user).toMatchObject({ email, first_name: 'Ada', last_name: 'Lovelace', points: 2 });
      expect((await trade(await handleOf())).data.user?.email).toBe(email);
      expect((await trade(handle)).status).toBe(400);
    },
  );

  test('with no proven address may join it to an account by address and password', async () => {
    const member = await people.register('ada@example.com');
    google.world.claims = { ...ada, email_verified: false };
    const handle = await handleOf();
    expect((await trade(handle)).data).toEqual({ needConfirmation: 0, email: 'ada@example.com' });
    expect((await confirm(handle, { password: member.password })).status).toBe(422);
    const joined = await confirm(handle, { email: member.email, password: member.password });
    expect(joined.data.user).toEqual(member.user);
  });

  test('trades a handle within two minutes, with the name of the popup, and on no page of another site', async () => {
    const handle = await handleOf();
    expect((await trade(handle, { app_id: 'another-app-id' })).status).toBe(400);
    const foreign = await people.call(
      'POST',
      peopleRoutes.socialAuth,
      { handle, app_id: appId },
      { headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' } },
    );
    expect([foreign.status, foreign.error.code]).toEqual([403, 'PEOPLE_FOREIGN_PAGE']);
    later(120);
    expect((await trade(handle)).error.code).toBe('PEOPLE_SOCIAL_HANDLE');
  });

  test('on a page of the shop has the session in cookies, as with a password', async () => {
    const auth = { handle: await handleOf(), app_id: appId, remember_me: true };
    const answer = await people.call('POST', peopleRoutes.socialAuth, auth, { isOwnPage: true });
    expect(answer.text).not.toContain('remember_token');
    expect(answer.cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      'kerf-session',
      'kerf-remember',
      'kerf-member',
    ]);
  });

  test('tries sixty handles in ten minutes, and no more', async () => {
    for (let n = 0; n < 60; n++) expect((await trade(`none-${n}`)).status).toBe(400);
    expect((await trade('none')).status).toBe(429);
  });

  test('sees in the account what opens it, in the download too, and parts it again', async () => {
    const { token } = (await trade(await handleOf())).meta;
    const list = async () =>
      JSON.parse((await people.call('GET', peopleRoutes.identities, undefined, { token })).text).data
        .identities;
    const time = start.toISOString();
    const [identity] = await list();
    expect(identity).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      provider: 'google',
      linked_at: time,
      used_at: time,
    });
    const download = await opened.app.inject({
      url: `/api${peopleRoutes.accountData}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(download.json().data.identities).toEqual([
      { provider: 'google', issuer: google.issuer, subject: 'google-1', linked_at: time, used_at: time },
    ]);
    const remove = (id: string, by: string) =>
      people.call('DELETE', `${peopleRoutes.deleteIdentity}/${id}`, undefined, { token: by });
    const other = await people.register();
    expect((await remove(identity.id, other.tokens.token)).error.code).toBe('PEOPLE_IDENTITY_UNKNOWN');
    later(1);
    expect((await remove(identity.id, token)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await events(token))[0]).toBe('social-unlinked');
    expect((await trade(await handleOf())).data).toMatchObject({ needConfirmation: 1 });
  });

  test('whose account is locked is told so, and whose account is closed is nobody any more', async () => {
    const member = await people.register('ada@example.com');
    const handle = await handleOf();
    await trade(handle);
    const { token } = (await confirm(handle, { password: member.password })).meta;
    const { db } = opened.database;
    await db.updateTable('people').set({ locked_at: 'now' }).execute();
    expect((await trade(await handleOf())).error.code).toBe('PEOPLE_LOCKED');
    await db.updateTable('people').set({ locked_at: null }).execute();
    await people.call('POST', peopleRoutes.deleteAccount, { password: member.password }, { token });
    expect(await db.selectFrom('identities').select('id').execute()).toEqual([]);
  });

  test('at Facebook is known by the number there; its address counts as none, since nobody says who proved it', async () => {
    await people.register('grace@example.com');
    const page = await browser.signIn('facebook');
    expect(page.told).toMatchObject({ provider: 'facebook', handle: expect.any(String) });
    const asked = await trade(page.told?.handle);
    expect([asked.message, asked.data]).toEqual([
      'EMPTY_EMAIL',
      { needConfirmation: 0, email: 'grace@example.com' },
    ]);
    const joined = await confirm(page.told?.handle, {
      email: 'grace@example.com',
      password: 'correct horse',
    });
    expect(joined.status).toBe(200);
    facebook.world.me = { id: '4711' };
    expect((await trade(await handleOf('facebook'))).data.user?.email).toBe('grace@example.com');
    // The same number at another provider is somebody else.
    google.world.claims = { ...ada, sub: '4711' };
    expect((await trade(await handleOf())).data.user?.email).toBe('ada@example.com');
  });
});
