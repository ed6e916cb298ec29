import { messages } from '@kerf/sdk/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cartCalls } from '../../../tests/cart-calls.js';
import { describeOnEachDatabase } from '../../../tests/databases.js';
import { openMailbox } from '../../../tests/mailbox.js';
import { type OpenApp, openApp } from '../../../tests/open-app.js';
import { peopleCalls } from '../../../tests/people-calls.js';
import { deliveryAddress } from '../../../tests/placed-order.js';
import { givenCookies } from '../../../tests/see-refusal.js';
import { pages } from '../pages.js';

const password = 'correct horse';

describeOnEachDatabase('What somebody typed who was signed out in the checkout', (open) => {
  let opened: OpenApp;
  let people: ReturnType<typeof peopleCalls>;
  /** The cookies of the browser. */
  let jar: Map<string, string>;
  beforeEach(async () => {
    opened = await openApp(await open(), { pages });
    people = peopleCalls(opened.app, openMailbox(opened));
    const calls = cartCalls(opened.app);
    const { token } = (await people.register('ada@example.com')).tokens;
    jar = new Map([
      ['kerf-session', token],
      ['kerf-cart', (await calls.add(await calls.order())).good().token],
    ]);
  });
  afterEach(() => opened.app.close());

  async function ask(method: 'GET' | 'POST', url: string, form: Record<string, string> = {}) {
    const answer = await opened.app.inject({
      method,
      url: url.split('#')[0] ?? '',
      headers: {
        cookie: [...jar].map((pair) => pair.join('=')).join('; '),
        ...(method === 'POST' && {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
        }),
      },
      ...(method === 'POST' && { payload: String(new URLSearchParams(form)) }),
    });
    for (const [name, value] of givenCookies(answer))
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    return { to: String(answer.headers.location ?? ''), text: answer.body };
  }
  const leave = () => {
    for (const name of ['kerf-session', 'kerf-cart']) jar.delete(name);
  };
  /** The page of the delivery, and its form with a street typed into it. */
  async function typeStreet(): Promise<Record<string, string>> {
    const { text } = await ask('GET', '/checkout/delivery');
    const [, member = ''] = /<input type="hidden" name="member" value="([^"]+)"/.exec(text) ?? [];
    expect(member).not.toBe('');
    const typed = { ...deliveryAddress, street_address: '9 Typed Street', postal_code: '' };
    const fields = Object.entries(typed).map(([name, value]) => [`shipping_${name}`, String(value)]);
    return { ...Object.fromEntries(fields), shipping_save: '1', member };
  }
  const isBack = 'You are signed in again. What you typed is still here: go on when it is right.';

  test('is there once they are back, after a wrong password too, and is said once', async () => {
    const form = await typeStreet();
    const cart = jar.get('kerf-cart') ?? '';
    leave();
    const { to } = await ask('POST', '/checkout/delivery', form);
    expect(to).toBe('/sign-in?redirect=%2Fcheckout%2Fdelivery#said');
    await ask('GET', to);
    const wayIn = { email: 'ada@example.com', redirect: '/checkout/delivery' };
    const refused = await ask('POST', '/sign-in', { ...wayIn, password: 'not the password' });
    expect((await ask('GET', refused.to)).text).toContain('ada@example.com');
    expect((await ask('POST', '/sign-in', { ...wayIn, password })).to).toBe('/checkout/delivery');
    // What a member has in the cart comes back with them; this one had put it in as a guest.
    jar.set('kerf-cart', cart);
    const back = await ask('GET', '/checkout/delivery');
    expect(back.text).toContain(isBack);
    expect(back.text).toContain('value="9 Typed Street"');
    expect(back.text).toMatch(/<input(?=[^>]* checked)[^>]*name="shipping_save"/);
    // Nobody pressed anything yet.
    expect(back.text).not.toContain(messages.postalCodeInvalid);
    const later = await ask('GET', '/checkout/delivery');
    expect(later.text).toContain('value="9 Typed Street"');
    expect(later.text).not.toContain(isBack);
  });

  test('is shown to nobody else who signs in at their browser', async () => {
    const form = await typeStreet();
    const cart = jar.get('kerf-cart') ?? '';
    leave();
    await ask('POST', '/checkout/delivery', form);
    jar.set('kerf-session', (await people.register('eve@example.com')).tokens.token);
    jar.set('kerf-cart', cart);
    const eves = await ask('GET', '/checkout/delivery');
    expect(eves.text).toContain('Where should it go?');
    expect(eves.text).not.toContain('9 Typed Street');
    expect(eves.text).not.toContain(isBack);
  });

  test('asks nothing of a field while they are away', async () => {
    const form = await typeStreet();
    leave();
    const kept = await ask('POST', '/checkout/delivery', { ...form, go: 'stay' });
    expect(JSON.parse(kept.text)).toEqual({ faults: [], doubts: [] });
    expect(jar.has('kerf-form')).toBe(false);
  });
});
