import { messages } from '@kerf/sdk/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartCalls } from '../../tests/cart-calls.js';
import { describeOnEachDatabase } from '../../tests/databases.js';
import { openMailbox } from '../../tests/mailbox.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { peopleCalls } from '../../tests/people-calls.js';
import { givenCookies } from '../../tests/see-refusal.js';
import { pages } from './pages.js';

const own = { origin: 'http://localhost:4300', 'sec-fetch-site': 'same-origin' };
const password = 'correct horse';

describeOnEachDatabase('A form of a page that is refused', (open) => {
  let opened: OpenApp;
  let cart: string;
  let session: string;
  beforeAll(async () => {
    opened = await openApp(await open(), { pages });
    const calls = cartCalls(opened.app);
    cart = `kerf-cart=${(await calls.add(await calls.order())).good().token}`;
    const member = await peopleCalls(opened.app, openMailbox(opened)).register('ada@example.com');
    session = `kerf-session=${member.tokens.token}`;
  });
  afterAll(() => opened.app.close());

  async function send(url: string, form: Record<string, string>, cookie: string) {
    const answer = await opened.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie, ...own },
      payload: String(new URLSearchParams(form)),
    });
    const key = givenCookies(answer).get('kerf-form') ?? '';
    return { answer, to: String(answer.headers.location), key, held: `${cookie}; kerf-form=${key}` };
  }
  const look = async (url: string, cookie: string) =>
    (await opened.app.inject({ url, headers: { cookie } })).body.replaceAll(
      /<(style|script|template)\b.*?<\/\1>/gs,
      (whole) => (whole.includes('shadowroot') ? whole : ''),
    );

  /** Each kind of form, with what is wrong with it and the page that says so. */
  const forms: [string, Record<string, string>, () => string, string, string][] = [
    ['/checkout', { email: 'ada@typed' }, () => cart, '/checkout', messages.emailInvalid],
    [
      '/account',
      { first_name: 'Typed', last_name: '' },
      () => session,
      '/account',
      messages.lastNameRequired,
    ],
    ['/sign-in', { email: 'typed@example.com', password }, () => '', '/sign-in', 'typed@example.com'],
    [
      '/sign-in/order',
      { order_number: 'K00-TYPED', email: 'typed@example.com' },
      () => '',
      '/sign-in?form=non-member',
      'typed@example.com',
    ],
    [
      '/register',
      { first_name: 'Typed', last_name: '', email: 'typed@example.com', password, redirect: '/cart' },
      () => '',
      '/register?redirect=%2Fcart',
      messages.lastNameRequired,
    ],
  ];

  test.each(forms)('%s leads to a page that says why, once, to the browser that sent it', async (...row) => {
    const [url, form, cookieOf, page, words] = row;
    const cookie = cookieOf();
    const { answer, to, key, held } = await send(url, form, cookie);
    expect([answer.statusCode, to]).toEqual([303, `${page}#said`]);
    for (const typed of Object.values(form))
      if (typed && !typed.startsWith('/')) expect(to).not.toContain(typed);
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(await look(page, cookie)).not.toContain(words);
    expect(await look(page, `${cookie}; kerf-form=${'A'.repeat(43)}`)).not.toContain(words);
    // Another page of the same browser leaves it for the page that it is for.
    await look('/cart', held);
    const shown = await look(page, held);
    expect(shown).toContain(words);
    if (url !== '/checkout') expect(shown).toContain('yped');
    expect(shown).not.toContain(password);
    if (url !== '/checkout') expect(await look(page, held)).not.toContain(words);
  });

  test('is told by no row of the database, and by no page after ten minutes', async () => {
    const form = { email: 'secret@example.com', password };
    const { held } = await send('/sign-in', form, '');
    const rows = JSON.stringify(
      await opened.database.db.selectFrom('idempotency_keys').selectAll().execute(),
    );
    expect(rows).not.toContain('secret');
    const { now } = opened.world;
    opened.world.now = new Date(now.getTime() + 600_000);
    expect(await look('/sign-in', held)).not.toContain('secret@example.com');
    opened.world.now = now;
  });

  test('that registers goes on at an address of its own, as often as that is loaded', async () => {
    const applicant = { first_name: 'Grace', last_name: 'Hopper', email: 'grace@example.com', password };
    const { to, key } = await send('/register', applicant, '');
    const page = '/register?form=verify-code';
    expect(to).toBe(`${page}#said`);
    let held = `kerf-form=${key}`;
    for (let load = 0; load < 3; load++) {
      const shown = await opened.app.inject({ url: page, headers: { cookie: held } });
      expect(shown.body).toContain('grace@example.com');
      expect(shown.body).toMatch(/name="verification" value="[^"]+"/);
      held = `kerf-form=${givenCookies(shown).get('kerf-form')}`;
    }
    const nobodys = await opened.app.inject(page);
    expect(nobodys.body).toContain(messages.codeExpired);
    expect(nobodys.body).toContain('name="first_name"');
  });

  test('fills no database: who sends them on and on is told to wait', async () => {
    const answers = [];
    for (let n = 0; n < 301; n++)
      answers.push((await send('/register', { email: '' }, '')).answer.statusCode);
    expect(answers.slice(-1)).toEqual([429]);
  });
});
