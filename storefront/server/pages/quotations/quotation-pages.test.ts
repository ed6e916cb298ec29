import { afterEach, beforeEach, expect, test } from 'vitest';
import { cartCalls } from '../../../tests/cart-calls.js';
import { describeOnEachDatabase } from '../../../tests/databases.js';
import { openMailbox } from '../../../tests/mailbox.js';
import { type OpenApp, openApp } from '../../../tests/open-app.js';
import { peopleCalls } from '../../../tests/people-calls.js';
import { quotationCalls } from '../../../tests/quotation-calls.js';
import { pages } from '../pages.js';

const own = { origin: 'http://localhost:4300', 'sec-fetch-site': 'same-origin' };

describeOnEachDatabase(
  'The pages of quotations',
  (open) => {
    let opened: OpenApp;
    beforeEach(async () => {
      opened = await openApp(await open(), { pages });
    });
    afterEach(() => opened.app.close());

    const made = async () => {
      const calls = quotationCalls(opened.app);
      return (await calls.make(await calls.contentOf())).data;
    };
    const get = (url: string, cookie = '') => opened.app.inject({ url, headers: { cookie } });
    const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = own) =>
      opened.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: String(new URLSearchParams(fields)),
      });

    test('show one to who has its link or its cart, and are nothing to anybody else', async () => {
      const { token, key, quotation } = await made();
      const path = `/quotation/${quotation.quotation_no}`;
      for (const page of [await get(`${path}?key=${key}`), await get(path, `kerf-cart=${token}`)]) {
        expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
        expect(page.headers['referrer-policy']).toBe('same-origin');
        expect(page.body).toContain(`Quotation ${quotation.quotation_no}`);
        expect(page.body).toContain('<meta name="robots" content="noindex');
      }
      for (const page of [await get(path), await get(`${path}?key=${'k'.repeat(43)}`)])
        expect(page.statusCode).toBe(404);
      const paper = await get(`${path}/preview?key=${key}`);
      expect([paper.statusCode, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect((await get(`${path}/preview`)).statusCode).toBe(404);
    });

    test('print the whole cart, say whom it is for, and put it into the cart, without script', async () => {
      const carts = cartCalls(opened.app);
      const { token, cart } = (await carts.add(await carts.order())).good();
      const cookie = { ...own, cookie: `kerf-cart=${token}` };
      const printed = await post('/quotation', {}, cookie);
      expect(printed.statusCode).toBe(303);
      const path = String(printed.headers.location);
      const billed = await post(
        `${path}/bill-to`,
        { name: '<b>Ada</b>', company: '', address: '3 Byron Street\r\nNewtown' },
        cookie,
      );
      expect([billed.statusCode, billed.headers.location]).toEqual([303, `${path}?done=billed#said`]);
      const page = await get(`${path}?done=billed`, cookie.cookie);
      expect(page.body).toContain('&lt;b>Ada&lt;/b>\n3 Byron Street\nNewtown');
      expect(page.body).toContain('Saved whom it is for.');
      const put = await post(`${path}/cart`, { cost: String(cart.sub_total) }, cookie);
      expect(put.headers.location).toBe(`${path}?done=in-cart#said`);
      expect(
        (await carts.get({ token })).good().cart.lines.map(({ quotation }) => quotation?.is_held),
      ).toEqual([true]);
      // Another sum than the one that stands there is asked for again.
      const refused = await post(`${path}/cart`, { cost: '0.01' }, cookie);
      expect([refused.statusCode, refused.body.includes('come to')]).toEqual([400, true]);
    });

    test('keep what was typed where it is refused', async () => {
      const { key, quotation } = await made();
      const path = `/quotation/${quotation.quotation_no}`;
      const typed = { name: 'x'.repeat(201), company: 'Engine & Co', address: '' };
      const refused = await post(`${path}/bill-to?key=${key}`, typed);
      expect(refused.statusCode).toBe(422);
      expect(refused.body).toContain('Name: please write at most 200 characters; these are 201.');
      expect(refused.body).toContain('value="Engine &amp; Co"');
    });

    test('say that the cart is empty, and take no form of another site', async () => {
      const empty = await post('/quotation', {});
      expect([empty.statusCode, empty.body.includes('Your cart is empty.')]).toEqual([422, true]);
      const foreign = { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' };
      expect((await post('/quotation', {}, foreign)).statusCode).toBe(403);
    });

    test('list those of a member, and lead everybody else to sign in', async () => {
      const away = await get('/mypage/quotations');
      expect([away.statusCode, away.headers.location]).toEqual([303, '/sign-in?redirect=/mypage/quotations']);
      const people = peopleCalls(opened.app, openMailbox(opened));
      const { tokens } = await people.register('ada@example.com');
      const cookie = `kerf-session=${tokens.token}`;
      expect((await get('/mypage/quotations', cookie)).body).toContain('You have no quotation yet.');
      const calls = quotationCalls(opened.app);
      const { data } = await calls.make(await calls.contentOf(), { token: tokens.token });
      const list = await get('/mypage/quotations', cookie);
      expect(list.body).toContain(`href="/quotation/${data.quotation.quotation_no}"`);
      expect((await get(`/quotation/${data.quotation.quotation_no}`, cookie)).statusCode).toBe(200);
    });
  },
  ['SQLite'],
);
