import { afterEach, beforeEach, expect, test } from 'vitest';
import { cartCalls } from '../../../tests/cart-calls.js';
import { describeOnEachDatabase } from '../../../tests/databases.js';
import { openMailbox } from '../../../tests/mailbox.js';
import { type OpenApp, openApp } from '../../../tests/open-app.js';
import { peopleCalls, type TestMember } from '../../../tests/people-calls.js';
import { pages } from '../pages.js';

const own = { origin: 'http://localhost:4300', 'sec-fetch-site': 'same-origin' };

describeOnEachDatabase('A member who forgot the password', (open) => {
  let opened: OpenApp;
  let member: TestMember;
  let mailbox: ReturnType<typeof openMailbox>;
  let jar: Map<string, string>;
  beforeEach(async () => {
    opened = await openApp(await open(), { pages });
    mailbox = openMailbox(opened);
    member = await peopleCalls(opened.app, mailbox).register();
    await mailbox.read(member.email);
    jar = new Map();
  });
  afterEach(() => opened.app.close());

  async function post(url: string, form: Record<string, string>) {
    const answer = await opened.app.inject({
      method: 'POST',
      url,
      headers: {
        ...own,
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: String(new URLSearchParams(form)),
    });
    const sent = [answer.headers['set-cookie'] ?? []].flat();
    for (const cookie of sent) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    return { to: answer.headers.location, sent };
  }

  test('finds the cart once a new one is chosen, with what lay in this browser’s, and stays signed in', async () => {
    const calls = cartCalls(opened.app);
    const { token } = (await calls.add(await calls.order())).good();
    jar.set('kerf-cart', token);
    await post('/sign-in/forgot-password', { email: member.email });
    const temporary = await mailbox.secret(member.email);
    const signedIn = await post('/sign-in', { email: member.email, password: temporary, remember_me: '1' });
    expect(signedIn.to).toBe('/account/new-password');
    const chosen = await post('/account/new-password', {
      new_password: 'correct horse',
      confirm_password: 'correct horse',
    });
    expect(chosen.sent.join()).toMatch(/kerf-remember=[\w-]{20,}; Max-Age=2592000/);
    expect(jar.get('kerf-cart')).not.toBe(token);
    const cart = await opened.app.inject({
      url: '/cart',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    expect(cart.body).toContain('Premium Business Card');
  });
});
