import { peopleRoutes } from '@kerf/sdk/contract';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../tests/databases.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { startFacebook, startGoogle, testKeys } from '../../tests/providers.js';
import { openBrowser } from '../../tests/social-calls.js';
import { pages } from './pages.js';

const start = new Date('2026-11-18T02:00:00Z');
const ada = { sub: 'google-1', email: 'ada@example.com', email_verified: true, given_name: 'Ada' };

describeOnEachDatabase('The way back from a provider', (open) => {
  let google: Awaited<ReturnType<typeof startGoogle>>;
  let facebook: Awaited<ReturnType<typeof startFacebook>>;
  let opened: OpenApp;
  let browser: ReturnType<typeof openBrowser>;
  let log: string[];
  const handles = async () =>
    (await opened.database.db.selectFrom('social_handles').select('id').execute()).length;
  const way = async (provider: 'google' | 'facebook' = 'google', query?: string) =>
    browser.atProvider(String((await browser.begin(provider, query)).headers.location));
  beforeAll(async () => {
    [google, facebook] = await Promise.all([startGoogle(), startFacebook()]);
  });
  afterAll(() => Promise.all([google.stop(), facebook.stop()]));
  beforeEach(async () => {
    Object.assign(google.world, { claims: ada, spoil: () => {}, sendBack: () => {} });
    Object.assign(facebook.world, { me: { id: '4711' }, denies: false, graphStatus: 200 });
    log = [];
    opened = await openApp(await open(), {
      pages,
      variables: { ...google.variables, ...facebook.variables },
      log: pino({ level: 'trace' }, { write: (line: string) => log.push(line) }),
    });
    opened.world.now = start;
    browser = openBrowser(opened.app);
  });
  afterEach(() => opened.app.close());

  test('is open once', async () => {
    const back = await way();
    expect((await browser.ask(back)).status).toBe(200);
    const again = await browser.ask(back);
    expect([again.status, again.told]).toEqual([400, null]);
    expect(again.text).toContain(
      'This sign-in took too long, was used already, or began in another browser.',
    );
    expect(again.text).toContain('href="/sign-in"');
    expect(await handles()).toBe(1);
  });

  test('may bring along whatever a provider adds', async () => {
    const more = {
      iss: google.issuer,
      scope: 'email profile https://www.googleapis.com/auth/userinfo.email openid',
      authuser: '0',
      prompt: 'consent',
      hd: 'example.com',
      other: '4/0A//b\\c..',
    };
    google.world.sendBack = (query) => {
      for (const [name, value] of Object.entries(more)) query.set(name, value);
    };
    const back = await way();
    expect((await browser.ask(`${back}&raw=4/0A//b`)).status).toBe(200);
    google.world.sendBack = (query) => query.set('iss', 'https://elsewhere.example');
    expect((await browser.ask(await way())).status).toBe(400);
  });

  test('is open to one of many who come at once', async () => {
    const back = await way();
    const pages = await Promise.all(Array.from({ length: 6 }, () => browser.ask(back)));
    expect(pages.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
  });

  test('is closed to another browser, and still open to the one that left', async () => {
    const back = await way();
    const other = openBrowser(opened.app);
    expect((await other.ask(back)).status).toBe(400);
    await other.begin('google');
    expect((await other.ask(back)).status).toBe(400);
    expect((await browser.ask(back)).status).toBe(200);
  });

  test.each([
    ['another state', (back: URLSearchParams) => back.set('state', 'x'.repeat(43))],
    ['no state', (back: URLSearchParams) => back.delete('state')],
    ['what is no state', (back: URLSearchParams) => back.set('state', '\0')],
    ['an empty one', (back: URLSearchParams) => back.set('state', '')],
  ])('is closed to %s', async (_name, spoil) => {
    google.world.sendBack = spoil;
    expect((await browser.ask(await way())).status).toBe(400);
    expect(await handles()).toBe(0);
  });

  test('of one provider is closed to another', async () => {
    const back = await way();
    expect((await browser.ask(back.replace('/google/', '/facebook/'))).status).toBe(400);
  });

  test('is closed after ten minutes', async () => {
    const back = await way();
    opened.world.now = new Date(start.getTime() + 600_000);
    expect((await browser.ask(back)).status).toBe(400);
  });

  test('may be sixty wrong ones in ten minutes', async () => {
    for (let n = 0; n < 60; n++)
      expect((await browser.ask('/login/google/callback?state=x')).status).toBe(400);
    const refused = await browser.ask('/login/google/callback?state=x');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '600']);
  });

  test.each([
    ['another nonce', (token: Record<string, unknown>) => ({ ...token, nonce: 'another' })],
    ['no nonce', ({ nonce: _, ...token }: Record<string, unknown>) => token],
    ['another issuer', (token: Record<string, unknown>) => ({ ...token, iss: 'https://elsewhere.example' })],
    ['another audience', (token: Record<string, unknown>) => ({ ...token, aud: 'another-shop' })],
    ['a time that is over', (token: Record<string, unknown>) => ({ ...token, exp: 1_700_000_000 })],
    ['no subject', ({ sub: _, ...token }: Record<string, unknown>) => token],
    ['a subject that is none', (token: Record<string, unknown>) => ({ ...token, sub: 'a\u0000b' })],
  ])('proves nothing with %s in the token', async (_name, change) => {
    google.world.spoil = (payload) => {
      const changed = change(payload);
      for (const key of Object.keys(payload)) delete payload[key];
      Object.assign(payload, changed);
    };
    const page = await browser.ask(await way());
    expect([page.status, page.told]).toEqual([400, null]);
    expect(page.text).toContain('We could not check what Google answered. Please sign in again.');
    expect(page.text).toContain('href="/login/google?app_id=app-of-a-test"');
    expect(await handles()).toBe(0);
  });

  test('proves nothing with a token that another key signed', async () => {
    const mend = await google.forgeKeys();
    expect((await browser.ask(await way())).status).toBe(400);
    mend();
  });

  test('proves nothing with a code that another window asked for: its proof is another one', async () => {
    for (const provider of ['google', 'facebook'] as const) {
      const [one, other] = [await way(provider), await way(provider)].map(
        (back) => new URLSearchParams(back.split('?')[1]),
      );
      const crossed = new URLSearchParams({
        code: String(one?.get('code')),
        state: String(other?.get('state')),
      });
      const page = await browser.ask(`/login/${provider}/callback?${crossed}`);
      expect([provider, page.status, await handles()]).toEqual([provider, 400, 0]);
    }
  });

  test('brings back who thought better of it, and the page that asked is told', async () => {
    facebook.world.denies = true;
    const page = await browser.ask(await way('facebook'));
    expect(page.told).toEqual({
      type: 'kerf-social',
      provider: 'facebook',
      app_id: 'app-of-a-test',
      handle: null,
      message: 'You did not sign in with Facebook. Nothing was changed.',
    });
    expect([page.status, page.origin]).toEqual([400, 'http://localhost:4300']);
  });

  test('says so where the provider is in trouble, and lets them try again', async () => {
    facebook.world.graphStatus = 503;
    const page = await browser.ask(await way('facebook', 'app_id=app-of-a-test&redirect=/cart'));
    expect([page.status, page.headers['retry-after']]).toEqual([503, '2']);
    expect(page.text).toContain('Facebook does not answer right now. Please try again in a moment.');
    expect(page.text).toContain('href="/login/facebook?app_id=app-of-a-test&amp;redirect=%2Fcart"');
    facebook.world.graphStatus = 200;
    expect((await browser.signIn('facebook')).status).toBe(200);
  });

  test('leaves nothing in the log that opens anything', async () => {
    google.world.spoil = (payload) => {
      payload.aud = 'another-shop';
    };
    const back = await way();
    await browser.ask(back);
    const said = log.join('');
    expect(said).toContain('a provider of accounts was of no use');
    for (const [, value] of new URLSearchParams(back.split('?')[1])) expect(said).not.toContain(value);
    await opened.database.db.schema.dropTable('social_flows').execute();
    expect((await browser.ask(back)).status).toBe(500);
    expect(log.at(-1)).toContain('"url":"/login/google/callback"');
    for (const [, value] of new URLSearchParams(back.split('?')[1]))
      expect(log.join('')).not.toContain(value);
    expect(log.join('')).not.toContain(testKeys.secret);
  });
});

describeOnEachDatabase('A browser without script, or without the page that opened its window', (open) => {
  let google: Awaited<ReturnType<typeof startGoogle>>;
  let opened: OpenApp;
  let browser: ReturnType<typeof openBrowser>;
  beforeAll(async () => {
    google = await startGoogle();
    google.world.claims = ada;
  });
  afterAll(() => google.stop());
  beforeEach(async () => {
    opened = await openApp(await open(), { pages, variables: google.variables });
    browser = openBrowser(opened.app);
  });
  afterEach(() => opened.app.close());

  test('goes on by a form, is signed in, and is back where it came from', async () => {
    const page = await browser.signIn('google', 'redirect=%2Fcart%3Fa%3D1');
    expect(page.told?.app_id).toBeNull();
    const { status, headers } = await browser.ask('/login/google/continue', page.fields);
    expect([status, headers.location]).toEqual([303, '/cart?a=1']);
    const known = await opened.app.inject({
      url: `/api${peopleRoutes.user}`,
      headers: {
        cookie: `kerf-session=${browser.cookies.get('kerf-session')}`,
        'sec-fetch-site': 'same-origin',
        referer: 'http://localhost:4300/cart',
      },
    });
    expect(known.json().data.user.email).toBe('ada@example.com');
    const again = await browser.ask('/login/google/continue', page.fields);
    expect([again.status, again.text.includes('This sign-in is over or was used already.')]).toEqual([
      400,
      true,
    ]);
    expect((await browser.ask('/login/google/continue')).headers.location).toBe('/sign-in');
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'cart',
  ])('is not sent to %j afterwards', async (redirect) => {
    const page = await browser.signIn('google', `redirect=${encodeURIComponent(redirect)}`);
    expect(page.fields.redirect).toBeUndefined();
    const spoiled = { ...page.fields, redirect };
    expect((await browser.ask('/login/google/continue', spoiled)).headers.location).toBe('/');
  });

  test('is sent to a path with any letters', async () => {
    const { fields } = await browser.signIn(
      'google',
      `redirect=${encodeURIComponent('/caf\u00e9?\u{1f600}=1')}`,
    );
    const { status, headers } = await browser.ask('/login/google/continue', fields);
    expect([status, headers.location]).toEqual([303, '/caf%C3%A9?%F0%9F%98%80=1']);
  });

  test('goes to the sign-in page where something is to be proven, with what that page needs behind the hash', async () => {
    google.world.claims = { ...ada, email_verified: false };
    const { fields } = await browser.signIn('google', 'redirect=%2Fcart%3Fa%3D1');
    const { headers } = await browser.ask('/login/google/continue', fields);
    google.world.claims = ada;
    const query = new URLSearchParams({ social: fields.handle ?? '', app_id: fields.app_id ?? '' });
    expect(headers.location).toBe(`/sign-in?redirect=%2Fcart%3Fa%3D1#${query}`);
    // That page knows by it that the handle is this browser's, and can do nothing with it.
    const mark = browser.cookies.get('kerf-social-return');
    expect([mark, mark?.length]).toEqual([fields.handle?.slice(0, 12), 12]);
    expect(String(headers['set-cookie'])).toContain('; Path=/sign-in; SameSite=Lax');
  });

  test('is refused where the form stands on another site', async () => {
    const { fields } = await browser.signIn('google');
    const answer = await opened.app.inject({
      method: 'POST',
      url: '/login/google/continue',
      payload: new URLSearchParams(fields).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://evil.example',
        'sec-fetch-site': 'cross-site',
      },
    });
    expect(answer.statusCode).toBe(403);
  });

  test('finds nothing at a provider that the shop has no keys for', async () => {
    for (const address of [
      '/login/facebook',
      '/login/facebook/callback',
      '/login/none',
      '/login/constructor',
    ])
      expect([address, (await browser.ask(address)).status]).toEqual([address, 404]);
    expect((await browser.ask('/login/google?app_id=x')).status).toBe(400);
    expect((await browser.ask('/sign-in')).text.match(/Login with \w+/g)).toEqual(['Login with Google']);
  });

  test('is told when a provider is away, with a way to try again; the shop starts without it', async () => {
    const away = await openApp(await open(), {
      pages,
      variables: { ...google.variables, GOOGLE_ISSUER: 'http://127.0.0.1:9' },
    });
    const page = await openBrowser(away.app).begin('google');
    expect([page.status, page.headers['retry-after']]).toEqual([503, '2']);
    expect(page.text).toContain('Google does not answer right now. Please try again in a moment.');
    expect(page.text).toContain('href="/login/google?app_id=app-of-a-test"');
    await away.app.close();
  });

  test('begins sixty times in a quarter of an hour, and no more', async () => {
    for (let n = 0; n < 60; n++) expect((await browser.begin('google')).status).toBe(302);
    expect((await browser.begin('google')).status).toBe(429);
    expect((await openBrowser(opened.app, '10.7.7.7').begin('google')).status).toBe(302);
  });
});
