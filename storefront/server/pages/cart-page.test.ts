import { type CartAnswer, cartRoutes, messages, type Success } from '@kerf/sdk/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartCalls } from '../../tests/cart-calls.js';
import { describeOnEachDatabase } from '../../tests/databases.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { card, orderOf } from '../../tests/orders.js';
import { seeRefusal } from '../../tests/see-refusal.js';
import { pages } from './pages.js';

const shop = 'https://shop.example';
/** What a browser says of a form on a page of the shop, and of a call from one. */
const own = { origin: shop, 'sec-fetch-site': 'same-origin' };

/** A premium card as its panel's form sends it. */
const form = {
  item: 'premium-business-card',
  product_id: '17',
  material_id: '1',
  printed_side_id: '1',
  width: '90',
  height: '55',
  quantity: '200',
  kinds: '1',
};

describeOnEachDatabase('The cart of a browser without script', (open) => {
  let opened: OpenApp;
  let cart: ReturnType<typeof cartCalls>;
  beforeAll(async () => {
    opened = await openApp(await open(), { pages, variables: { PUBLIC_URL: shop } });
    cart = cartCalls(opened.app);
  });
  afterAll(() => opened.app.close());

  async function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
    const sent = await opened.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...own, ...headers },
      payload: String(new URLSearchParams(fields)),
    });
    const answer = await seeRefusal(opened.app, sent, headers.cookie);
    const { location = '', 'set-cookie': cookie = '' } = answer.headers;
    const at = new URL(String(location), shop);
    return {
      status: answer.statusCode,
      body: answer.body,
      headers: answer.headers,
      at,
      /** The line that the answer names. */
      line: [...at.searchParams.values()][0] ?? '',
      cookie: String(cookie).split(';')[0] ?? '',
    };
  }
  const look = async (cookie: string, query = '') => {
    const answer = await opened.app.inject({ url: `/cart${query}`, headers: { cookie } });
    return { ...answer, text: answer.body.replaceAll(/<style>.*?<\/style>/gs, '') };
  };
  const held = async (cookie: string) => {
    const answer = await opened.app.inject({ url: `/api${cartRoutes.cart}`, headers: { cookie, ...own } });
    return answer.json<Success<CartAnswer>>().data.cart;
  };

  test('is begun by a form, kept by a cookie that no script and no other site reads, and shown', async () => {
    const added = await post('/cart/lines', form);
    expect(added.status).toBe(303);
    expect(String(added.headers['set-cookie'])).toMatch(
      /^__Host-kerf-cart=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(added.at.href).toBe(`${shop}/cart?added=${added.line}#said`);
    const page = await look(added.cookie, added.at.search);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.text).toContain('Added to your cart: Premium Business Card, 200');
    expect(page.text).toContain('90 x 55 mm');
    expect(page.text).toContain(`action="/cart/lines/${added.line}"`);
    const [line] = (await held(added.cookie)).lines;
    expect(line?.total).toBe((await cart.order(line?.configuration ?? card)).cost);
  });

  test('is nobody else’s: a page without the cookie shows none of it, and nothing keeps one', async () => {
    const { cookie } = await post('/cart/lines', form);
    expect((await look(cookie)).text).toContain('Premium Business Card /');
    for (const other of ['', `__Host-kerf-cart=${'x'.repeat(43)}`, '__Host-kerf-cart=', 'kerf-cart=x']) {
      const page = await look(other);
      expect(page.headers['cache-control']).toBe('no-store');
      expect(page.text).not.toContain('Premium Business Card /');
    }
    expect((await look(cookie)).text).toContain('Premium Business Card /');
    // Its secret is not in the page: what a script needs it asks the API for.
    expect((await look(cookie)).body).not.toContain(cookie.split('=')[1]);
  });

  test('takes one of two presses within a second, and both of two with more between', async () => {
    const { cookie } = await post('/cart/lines', { ...form, quantity: '500' });
    const [first, second] = await Promise.all([
      post('/cart/lines', form, { cookie }),
      post('/cart/lines', form, { cookie }),
    ]);
    expect([first?.status, second?.status, second?.at.href]).toEqual([303, 303, first?.at.href]);
    expect((await held(cookie)).lines.map(({ quantity }) => quantity)).toEqual([500, 200]);
    const start = opened.world.now;
    opened.world.now = new Date(start.getTime() + 1_000);
    const third = await post('/cart/lines', form, { cookie });
    opened.world.now = start;
    expect(third.at.searchParams.get('grown')).toBe(first?.line);
    expect((await held(cookie)).lines.map(({ quantity }) => quantity)).toEqual([500, 400]);
    expect((await look(cookie, third.at.search)).text).toContain('Your cart had the same already.');
  });

  test('has a line changed where it stands', async () => {
    const { cookie, line } = await post('/cart/lines', form);
    await post('/cart/lines', { ...form, quantity: '500' }, { cookie });
    const changed = await post('/cart/lines', { ...form, width: '85', line }, { cookie });
    expect(changed.at.search).toBe(`?changed=${line}`);
    const { lines } = await held(cookie);
    expect(lines.map(({ configuration }) => configuration.width)).toEqual([85, 90]);
  });

  test('has quantity and sets changed, and says what is wrong with what was typed and keeps it', async () => {
    const { cookie, line } = await post('/cart/lines', form);
    const changed = await post(`/cart/lines/${line}`, { quantity: ' 500 ', kinds: '2' }, { cookie });
    expect([changed.status, changed.at.search, changed.at.hash]).toEqual([303, `?changed=${line}`, '#said']);
    expect((await look(cookie, changed.at.search)).text).toContain('500 × 2 sets');
    for (const [quantity, kinds, words] of [
      ['12.5', '2', messages.wholeNumberUnclear],
      ['1e3', '2', messages.wholeNumberUnclear],
      ['50,5', '2', messages.wholeNumberUnclear],
      ['', '2', 'Please enter custom quantity'],
      ['0', '2', 'Please enter quantity greater than 50.'],
      ['7', '2', 'Please enter quantity greater than 50.'],
      ['999999', '2', 'The largest quantity that can be ordered here is 5,000. For more, press Change'],
      ['500', '100', messages.setsAbove],
    ] as const) {
      const refused = await post(`/cart/lines/${line}`, { quantity, kinds }, { cookie });
      expect([quantity, refused.status]).toEqual([quantity, 422]);
      expect(refused.headers['cache-control']).toBe('no-store');
      expect(refused.body).toContain(words);
      expect(refused.body).toContain(`name="${quantity === '500' ? 'kinds' : 'quantity'}"`);
      expect(refused.body).toMatch(
        quantity ? `value="${quantity}"` : /name="quantity"[^>]* value(?:="")?[ />]/,
      );
      expect(refused.body).toContain('aria-invalid="true"');
    }
    expect((await held(cookie)).lines[0]).toMatchObject({ quantity: 500, kinds: 2 });
  });

  test('has a line removed, and put back by the form that says so', async () => {
    const { cookie, line } = await post('/cart/lines', form);
    const removed = await post(`/cart/lines/${line}/remove`, { quantity: '200', kinds: '1' }, { cookie });
    expect([removed.status, removed.at.search]).toEqual([303, `?removed=${line}`]);
    const page = await look(cookie, removed.at.search);
    expect(page.text).toContain('Removed: Premium Business Card.');
    expect(page.text).toContain(`action="/cart/lines/${line}/restore"`);
    expect(page.text).toContain('Your cart is empty');
    // Pressed twice.
    expect((await post(`/cart/lines/${line}/remove`, {}, { cookie })).at.search).toBe(`?removed=${line}`);
    const back = await post(`/cart/lines/${line}/restore`, {}, { cookie });
    expect(back.at.search).toBe(`?restored=${line}`);
    expect((await held(cookie)).lines).toHaveLength(1);
    expect((await look(cookie, removed.at.search)).text).not.toContain('Undo');
  });

  test.each([
    ['without a price', { width: '3' }],
    ['made to a quotation alone', { width: '900' }],
    ['without a quantity that is priced', { quantity_index: '-1', custom_quantity: '7', quantity: '' }],
  ])('sends a configuration %s back to its page as it was typed', async (_what, change) => {
    const back = await post('/cart/lines', { ...form, ...change, line: 'some-line' });
    expect([back.status, back.at.pathname]).toEqual([303, '/business-cards/premium-business-card']);
    expect(back.at.searchParams.get('refused')).toBe('1');
    expect(back.at.searchParams.get('line')).toBe('some-line');
    expect(String(back.at.searchParams)).toContain(Object.values(change)[1] ?? Object.values(change)[0]);
    expect(back.cookie).toBe('');
  });

  test.each([
    ['the material', { material_id: '999' }],
    ['the quantity', { quantity_index: '99', quantity: '' }],
    ['the number of sets', { kinds: '7777' }],
    ['the special feature', { 'print_features[a]': '999:999:na' }],
    ['the special feature', { 'print_features[24]': 'nonsense' }],
    ['the choice of printed sides', { printed_side_id: '__proto__' }],
    ['the product', { product_id: '4711' }],
    ['the size', { size_id: '4711' }],
  ])('takes nothing in the place of what is not offered any more: %s', async (what, change) => {
    const { cookie, line } = await post('/cart/lines', form);
    const before = (await held(cookie)).lines;
    const added = await post('/cart/lines', { ...form, ...(change as object), width: '85' }, { cookie });
    expect([added.status, added.at.pathname]).toEqual([400, '/']);
    expect(added.body).toContain(
      `Nothing was added to your cart: ${what} that you chose is not offered any more.`,
    );
    const [, back = ''] = /href="([^"]+)">Back to your choices/.exec(added.body) ?? [];
    expect(back).toMatch(/^\/business-cards\/premium-business-card\?.*width=85/);
    const changed = await post('/cart/lines', { ...form, ...(change as object), line }, { cookie });
    expect(changed.body).toContain(`Your cart was not changed: ${what} that you chose`);
    expect((await held(cookie)).lines).toEqual(before);
  });

  test('knows no item and no product that the shop has not', async () => {
    for (const change of [{ item: 'nothing' }, { item: '' }, { item: '__proto__' }, { product: 'nothing' }]) {
      const answer = await post('/cart/lines', { ...form, ...change });
      expect([answer.status, answer.body]).toEqual([404, expect.stringContaining('Nothing at this address')]);
    }
  });

  test('says what the cart can’t take, and leads back', async () => {
    const { cookie } = await post('/cart/lines', form);
    const gone = await post('/cart/lines', { ...form, line: 'x'.repeat(22) }, { cookie });
    expect(gone.status).toBe(404);
    expect(gone.body).toContain('This line is not in the cart any more.');
    expect(gone.body).toContain('href="/business-cards/premium-business-card?');
  });

  test('is changed by no form of another site', async () => {
    const { cookie, line } = await post('/cart/lines', form);
    for (const headers of [
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { origin: 'https://other.shop.example', 'sec-fetch-site': 'same-site' },
      { origin: shop, 'sec-fetch-site': 'cross-site' },
      { origin: 'null', 'sec-fetch-site': 'none' },
      { origin: 'https://shop.example.evil.example', 'sec-fetch-site': '' },
    ])
      for (const path of [
        '/cart/lines',
        `/cart/lines/${line}`,
        `/cart/lines/${line}/remove`,
        `/cart/lines/${line}/restore`,
      ]) {
        const answer = await post(path, { ...form, quantity: '500' }, { cookie, ...headers });
        expect([path, headers.origin, answer.status]).toEqual([path, headers.origin, 403]);
      }
    const silent = await opened.app.inject({
      method: 'POST',
      url: `/cart/lines/${line}/remove`,
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(silent.statusCode).toBe(403);
    expect((await held(cookie)).lines).toMatchObject([{ id: line, quantity: 200 }]);
  });

  test('takes forms alone, and no larger than a panel sends', async () => {
    const { cookie } = await post('/cart/lines', form);
    const json = await post('/cart/lines', {}, { cookie, 'content-type': 'application/json' });
    expect(json.status).toBe(415);
    expect((await post('/cart/lines', { ...form, note: 'x'.repeat(17_000) }, { cookie })).status).toBe(413);
    const empty = await opened.app.inject({
      method: 'POST',
      url: '/cart/lines',
      headers: { cookie, ...own },
    });
    expect(empty.statusCode).toBe(404);
    expect((await opened.app.inject({ method: 'GET', url: '/cart/lines/x' })).headers.location).toBe('/cart');
    expect((await opened.app.inject({ method: 'POST', url: '/cart', headers: own })).statusCode).toBe(405);
  });

  test('is the one that a script’s calls from the shop’s pages change', async () => {
    const { cookie } = await post('/cart/lines', form);
    const order = orderOf({ ...card, quantity: 500 }, await cart.rows({ ...card, quantity: 500 }));
    const token = cookie.split('=')[1];
    // A script that knows of no cart yet proves its first line with a token that opens nothing.
    const added = await cart.add(order, { token: 'c'.repeat(43), headers: { ...own, cookie } });
    expect(added.good().token).toBe(token);
    expect(added.good().cart.lines).toHaveLength(2);
    expect(added.cookie).toBe('');
    expect((await look(cookie)).text).toContain('Quantity: 500');
  });

  test('is known to the pages when a script’s call began it, and its header wins over another cookie', async () => {
    const order = await cart.order();
    const begun = await cart.add(order, { headers: own });
    expect(begun.cookie).toBe(`__Host-kerf-cart=${begun.good().token}`);
    expect((await look(begun.cookie)).text).toContain('Quantity: 200');
    const other = await post('/cart/lines', { ...form, quantity: '500' });
    const read = await cart.get({ token: begun.good().token, headers: { ...own, cookie: other.cookie } });
    expect(read.good().token).toBe(begun.good().token);
    expect(read.cookie).toBe(begun.cookie);
  });

  test('is opened by its cookie in no call of another site, nor set by one', async () => {
    const { cookie } = await post('/cart/lines', form);
    const order = await cart.order();
    for (const headers of [
      {},
      { origin: 'https://host.example', 'sec-fetch-site': 'cross-site' },
      { origin: 'https://host.example', 'sec-fetch-site': 'same-origin' },
      { origin: 'https://other.shop.example', 'sec-fetch-site': 'same-site' },
      { origin: shop, 'sec-fetch-site': 'cross-site' },
      { referer: 'https://host.example/page', 'sec-fetch-site': 'cross-site' },
    ]) {
      expect((await cart.get({ headers: { ...headers, cookie } })).good().token).toBe('');
      const added = await cart.add(order, { headers: { ...headers, cookie } });
      expect(added.good().token).not.toBe(cookie.split('=')[1]);
      expect(added.cookie).toBe('');
      expect((await cart.get({ token: added.good().token, headers })).cookie).toBe('');
    }
    expect((await held(cookie)).lines).toHaveLength(1);
  });
});
