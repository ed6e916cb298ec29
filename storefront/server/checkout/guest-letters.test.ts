import { apiBase, orderRoutes } from '@kerf/sdk/contract';
import { addressFaults } from '@kerf/sdk/rules';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cartCalls } from '../../tests/cart-calls.js';
import { describeOnEachDatabase } from '../../tests/databases.js';
import { openMailbox } from '../../tests/mailbox.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { peopleCalls } from '../../tests/people-calls.js';
import { deliveryAddress, placedOrder } from '../../tests/placed-order.js';
import { seeRefusal } from '../../tests/see-refusal.js';
import { unlinked } from '../mail/letter.js';
import { createOrderKey } from '../orders/order-keys.js';
import { pages } from '../pages/pages.js';

const email = 'ada@example.com';
const hour = 3_600_000;

describeOnEachDatabase('Letters to an address that nobody proved to be theirs', (open) => {
  let opened: OpenApp;
  beforeEach(async () => {
    opened = await openApp(await open(), { pages });
  });
  afterEach(() => opened.app.close());

  const letters = async (about?: string) =>
    (
      await opened.database.db.selectFrom('mails').selectAll().where('kind', '=', 'order-placed').execute()
    ).filter((mail) => about === undefined || mail.about === about).length;

  test('are ten an hour about new orders, which stand all the same; a member’s own are not among them', async () => {
    for (let n = 0; n < 12; n++)
      await placedOrder(opened, { email: n % 2 === 0 ? email : 'ada@EXAMPLE.com' });
    expect(await letters()).toBe(10);
    expect(await opened.database.db.selectFrom('orders').select('id').execute()).toHaveLength(12);
    const ada = await peopleCalls(opened.app, openMailbox(opened)).register(email);
    const own = await placedOrder(opened, { email, personId: ada.user.id });
    expect(await letters(own.id)).toBe(1);
    expect(await letters((await placedOrder(opened, { email: 'eve@example.com' })).id)).toBe(1);
    opened.world.now = new Date(opened.world.now.getTime() + hour);
    expect(await letters((await placedOrder(opened, { email })).id)).toBe(1);
  });

  test('hold no link that was typed, also of an order from before that was refused', async () => {
    const order = await placedOrder(opened, { email });
    await opened.database.db
      .updateTable('orders')
      .set({ ship_to: JSON.stringify({ ...deliveryAddress, company: 'https://evil.example/login' }) })
      .where('id', '=', order.id)
      .execute();
    const [letter] = await openMailbox(opened).read(email);
    const words = letter?.paragraphs.join('\n') ?? '';
    expect(words).toContain('It goes to: Ada Lovelace, https: / /evil. example/login, 3 Byron Street');
  });

  /** A guest at the last step, from a network of their own; `form` is what its button sends. */
  async function atReview(to = email) {
    const calls = cartCalls(opened.app);
    const { token } = (await calls.add(await calls.order())).good();
    const cookie = `kerf-cart=${token}`;
    const ask = async (method: 'GET' | 'POST', url: string, form = {}, remoteAddress = '192.0.2.1') => {
      const answer = await opened.app.inject({
        method,
        url,
        remoteAddress,
        headers: {
          cookie,
          origin: 'http://localhost:4300',
          'sec-fetch-site': 'same-origin',
          ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
        },
        ...(method === 'POST' && { payload: String(new URLSearchParams(form)) }),
      });
      return seeRefusal(opened.app, answer, cookie);
    };
    const address = Object.entries(deliveryAddress).map(([field, text]) => [`shipping_${field}`, text]);
    await ask('POST', '/checkout', { email: to });
    await ask('POST', '/checkout/delivery', Object.fromEntries(address));
    await ask('POST', '/checkout/payment', { payment: 'invoice', bill_elsewhere: '' });
    const review = (await ask('GET', '/checkout/review')).body;
    const form = Object.fromEntries(
      ['checkout', 'total', 'shown'].map((name) => [
        name,
        new RegExp(`name="${name}" value="([^"]+)"`).exec(review)?.[1] ?? '',
      ]),
    );
    return { ask, form, place: () => ask('POST', '/checkout/place', form) };
  }

  test('are asked for twenty times an hour by one network, and what is beyond is refused in words', async () => {
    for (let n = 0; n < 20; n++) expect((await (await atReview()).place()).statusCode).toBe(303);
    const { ask, form } = await atReview();
    const refused = await ask('POST', '/checkout/place', form);
    expect(refused.statusCode).toBe(429);
    expect(refused.body).toContain(
      'Too many orders were placed for this e-mail address. Nothing was ordered.',
    );
    expect(refused.body).toContain('<h1>Review your order</h1>');
    // Elsewhere nobody is kept from ordering by it.
    expect((await ask('POST', '/checkout/place', form, '198.51.100.1')).statusCode).toBe(303);
  });

  test('count none for a press that is refused', async () => {
    const { ask, form, place } = await atReview();
    for (let n = 0; n < 21; n++)
      expect((await ask('POST', '/checkout/place', { ...form, shown: '' })).statusCode).toBe(409);
    expect((await place()).statusCode).toBe(303);
  });

  test('count one for an order, however often it is pressed for at once', async () => {
    for (const to of ['ada@a.example', 'ada@b.example', 'ada@c.example', 'ada@d.example']) {
      const { place } = await atReview(to);
      const answers = await Promise.all(Array.from({ length: 25 }, place));
      expect([...new Set(answers.map(({ statusCode }) => statusCode))]).toEqual([303]);
      expect(new Set(answers.map(({ headers }) => headers.location)).size).toBe(1);
    }
    expect(await opened.database.db.selectFrom('orders').select('id').execute()).toHaveLength(4);
    expect((await (await atReview()).place()).statusCode).toBe(303);
  });

  test('about cancelled pieces are thirty an hour by one network', async () => {
    const order = await placedOrder(opened, { email });
    const key = await createOrderKey(opened.database.db, order.id, opened.world.now);
    const cancel = () =>
      opened.app.inject({
        method: 'DELETE',
        url: `${apiBase}${orderRoutes.deletePiece}/${order.id}/none`,
        headers: {
          cookie: `kerf-order=${key}`,
          origin: 'http://localhost:4300',
          'sec-fetch-site': 'same-origin',
        },
      });
    for (let n = 0; n < 30; n++) expect((await cancel()).statusCode).toBe(404);
    const refused = await cancel();
    expect([refused.statusCode, refused.json().message]).toEqual([
      429,
      expect.stringContaining(
        'Too many pieces were cancelled. Write to us on the page of the order, or wait.',
      ),
    ]);
  });
});

describe('What strangers type into an address', () => {
  test.each([
    ['first_name', 'https://evil.example/login'],
    ['last_name', 'http : // evil.example'],
    ['last_name', 'See www.evil.example'],
    ['company', 'evil.example/claim?now=1'],
    ['street_address', 'https://evil.example/claim?now=1'],
    ['street2', 'ｈｔｔｐｓ：／／evil.example'],
    ['suburb', 'evil.example:8080/x'],
    ['city', 'WWW.EVIL.EXAMPLE'],
  ] as const)('is refused at %s where it leads to a page: %s', (field, text) => {
    expect(addressFaults({ ...deliveryAddress, [field]: text })).toEqual([
      { field, message: 'Please leave out addresses of web pages.' },
    ]);
  });

  test.each([
    ['first_name', 'St.John'],
    ['last_name', 'O’Neill-Smith Jr.'],
    ['company', 'carsales.com.au Limited'],
    ['company', 'J.P. Morgan & Co./Sydney'],
    ['street_address', 'Unit 3/12 St.Kilda Rd.'],
    ['street2', 'c/o A.B/12'],
  ] as const)('is taken at %s where it is a name: %s', (field, text) => {
    expect(addressFaults({ ...deliveryAddress, [field]: text })).toEqual([]);
  });

  test('is no link in a letter, and on one line', () => {
    expect(unlinked('carsales.com.au Limited\r\nhttps://evil.example/x a@evil.example')).toBe(
      'carsales. com. au Limited https: / /evil. example/x a@ evil. example',
    );
    expect(unlinked('Ada Lovelace, Unit 3/12 Byron St., Newtown NSW 2042')).toBe(
      'Ada Lovelace, Unit 3/12 Byron St., Newtown NSW 2042',
    );
  });
});
