import { apiBase, orderRoutes, ordersPath, peopleRoutes } from '@kerf/sdk/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../../tests/databases.js';
import { openMailbox } from '../../../tests/mailbox.js';
import { type OpenApp, openApp } from '../../../tests/open-app.js';
import { orderCalls, orderKey } from '../../../tests/order-calls.js';
import { peopleCalls } from '../../../tests/people-calls.js';
import { placedOrder } from '../../../tests/placed-order.js';
import { givenCookies } from '../../../tests/see-refusal.js';
import { maxOrderKeys, orderKeyAge } from '../../http/order-cookie.js';
import type { KeptOrder } from '../../orders/order-rows.js';
import { pages } from '../pages.js';

/** What a browser says of a form on a page of the shop. */
const own = {
  origin: 'http://localhost:4300',
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/x-www-form-urlencoded',
};

describeOnEachDatabase('A guest with several orders', (open) => {
  let opened: OpenApp;
  let orders: KeptOrder[];
  /** What the browser keeps; '' for no cookie. */
  let held: string;
  beforeEach(async () => {
    opened = await openApp(await open(), { pages });
    orders = [];
    for (const email of ['ada@example.com', 'ada@example.com', 'bo@example.com'])
      orders.push(await placedOrder(opened, { email }));
    held = '';
  });
  afterEach(() => opened.app.close());

  const order = (at: number): KeptOrder => {
    const found = orders[at];
    if (!found) throw new Error(`There is no order ${at}.`);
    return found;
  };

  /** Keys of these orders, as the cookie has them. */
  const keysOf = async (...of: readonly KeptOrder[]): Promise<string> =>
    (await Promise.all(of.map(({ id }) => orderKey(opened, id)))).join('.');

  /** Asks as the browser does, which keeps what it is given. */
  async function ask(method: 'GET' | 'POST', url: string, form: Record<string, string> = {}, session = '') {
    const answer = await opened.app.inject({
      method,
      url,
      headers: {
        cookie: [held && `kerf-order=${held}`, session && `kerf-session=${session}`]
          .filter(Boolean)
          .join('; '),
        ...(method === 'POST' && own),
      },
      ...(method === 'POST' && { payload: String(new URLSearchParams(form)) }),
    });
    held = givenCookies(answer).get('kerf-order') ?? held;
    return answer;
  }
  const openByNumber = ({ number, email }: Pick<KeptOrder, 'number' | 'email'>) =>
    ask('POST', '/sign-in/order', { order_number: number, email });

  /** Which of the orders have a page here. */
  async function openHere(): Promise<number[]> {
    const found: number[] = [];
    for (const [at, { id }] of orders.entries())
      if ((await ask('GET', `${ordersPath}?master_id=${id}`)).statusCode === 200) found.push(at);
    return found;
  }
  /** Which of them the page of all lists. */
  const listed = async (): Promise<number[]> => {
    const { body } = await ask('GET', ordersPath);
    return [...orders.keys()].filter((at) => body.includes(`master_id=${order(at).id}`));
  };

  test('opens each of them by its number, lists all, and keeps those that were open', async () => {
    await openByNumber(order(0));
    expect(await openHere()).toEqual([0]);
    await openByNumber(order(1));
    expect([await openHere(), await listed()]).toEqual([
      [0, 1],
      [0, 1],
    ]);
    const call = await opened.app.inject({
      method: 'POST',
      url: apiBase + peopleRoutes.nonMemberLogin,
      headers: { ...own, 'content-type': 'application/json', cookie: `kerf-order=${held}` },
      payload: JSON.stringify({ order_number: order(2).number, email: order(2).email }),
    });
    held = givenCookies(call).get('kerf-order') ?? '';
    expect([await openHere(), await listed()]).toEqual([
      [0, 1, 2],
      [0, 1, 2],
    ]);
    expect(String([call.headers['set-cookie']].flat().at(-1))).toMatch(
      /^kerf-order=[\w-]{43}(\.[\w-]{43}){2}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect((await orderCalls(opened.app).list({ key: held })).data.orders).toHaveLength(3);
  });

  test('opens one again and again, and has one key for it', async () => {
    for (const at of [0, 1, 0]) await openByNumber(order(at));
    expect(held.split('.')).toHaveLength(2);
    // That was opened last begins a registration.
    const known = (await ask('GET', '/register')).body;
    expect(known).toContain('2 orders are open on this device.');
    expect(known).toContain('ada@example.com');
  });

  test('keeps ten: the eleventh shuts the one that was opened longest ago', async () => {
    while (orders.length <= maxOrderKeys)
      orders.push(await placedOrder(opened, { email: 'ada@example.com' }));
    held = await keysOf(...orders.slice(0, maxOrderKeys).reverse());
    expect(await openHere()).toHaveLength(maxOrderKeys);
    await openByNumber(order(maxOrderKeys));
    expect(await openHere()).toEqual(Array.from({ length: maxOrderKeys }, (_, n) => n + 1));
  });

  test('has each for thirty days from when it was opened', async () => {
    await openByNumber(order(0));
    const later = (days: number) => new Date(opened.world.now.getTime() + days * 86_400_000);
    opened.world.now = later(20);
    await openByNumber(order(1));
    opened.world.now = later(11);
    expect(await openHere()).toEqual([1]);
    // What opens nothing any more makes room.
    await openByNumber(order(2));
    expect([held.split('.').length, orderKeyAge]).toEqual([2, 30 * 86_400]);
  });

  test('goes from one to the list, and to no order that this device has no key of', async () => {
    held = await keysOf(order(0), order(1));
    const { body } = await ask('GET', `${ordersPath}?master_id=${order(0).id}`);
    expect(body).toMatch(new RegExp(`<kerf-orders[^>]* order="${order(0).id}"`));
    const foreign = await ask('GET', `${ordersPath}?master_id=${order(2).id}`);
    expect(new URL(String(foreign.headers.location), own.origin).searchParams.get('form')).toBe('non-member');
    expect((await ask('POST', `${ordersPath}/${order(2).id}/messages`, { text: 'Hello' })).statusCode).toBe(
      303,
    );
    expect(await opened.database.db.selectFrom('order_messages').select('id').execute()).toEqual([]);
    const calls = orderCalls(opened.app);
    expect((await calls.read({ key: held }, order(2).id)).status).toBe(404);
    expect((await calls.read({ key: held, origin: 'https://evil.example' }, order(0).id)).status).toBe(403);
  });

  test('has a title for each page, and says what this device keeps open', async () => {
    const titleOf = async (query = '') => {
      const { body } = await ask('GET', ordersPath + query);
      return [
        /<title>(.*?)<\/title>/.exec(body)?.[1],
        /Forget [\w ]* on this device/.exec(body)?.[0],
        body.includes('keeps your order open'),
      ];
    };
    held = await keysOf(order(0));
    const one = [`Order ${order(0).number} | Kerf`, 'Forget this order on this device', true];
    expect([await titleOf(), await titleOf(`?master_id=${order(0).id}`)]).toEqual([one, one]);
    held = await keysOf(order(0), order(1));
    const all = 'Forget all orders on this device';
    expect(await titleOf()).toEqual(['Your orders | Kerf', all, false]);
    expect(await titleOf(`?master_id=${order(1).id}`)).toEqual([
      `Order ${order(1).number} | Kerf`,
      all,
      false,
    ]);
  });

  test('has all forgotten at once, and is told how each opens again', async () => {
    held = await keysOf(order(0), order(1));
    const was = held;
    const forgotten = await ask('POST', `${ordersPath}/forget`);
    expect([held, givenCookies(forgotten).get('kerf-said')]).toEqual(['', 'orders-forgotten']);
    held = was;
    expect(await openHere()).toEqual([]);
    const said = await opened.app.inject({
      url: String(forgotten.headers.location),
      headers: { cookie: 'kerf-said=orders-forgotten' },
    });
    expect(said.body).toContain('has forgotten the orders. The number of each and your e-mail open it again');
  });

  test('shuts all by a number in vain, and by signing in', async () => {
    const { email, password, tokens } = await peopleCalls(opened.app, openMailbox(opened)).register();
    held = await keysOf(order(0), order(1));
    await openByNumber({ number: order(2).number, email: 'eve@example.com' });
    expect(held).toBe('');
    held = await keysOf(order(0), order(1));
    await ask('POST', '/sign-in', { email, password });
    expect(held).toBe('');
    // Who is signed in beside has their own, and those of the keys.
    held = await keysOf(order(0), order(1));
    const { body } = await ask('GET', ordersPath, {}, tokens.token);
    expect([body.includes('2 orders'), body.includes('Forget')]).toEqual([true, false]);
  });

  test.each([
    ['signing out', '/account/sign-out', {}],
    ['closing the account', '/account/close', { password: 'correct horse' }],
  ])('loses those of an account by %s, and keeps those of others', async (_way, path, form) => {
    const mailbox = openMailbox(opened);
    await mailbox.read('ada@example.com');
    const { tokens } = await peopleCalls(opened.app, mailbox).register('ada@example.com', 'correct horse');
    const others = await keysOf(order(2));
    held = `${await keysOf(order(0))}.${others}.${await keysOf(order(1))}`;
    await ask('POST', path, form, tokens.token);
    expect([held, await openHere()]).toEqual([others, [2]]);
  });

  test('opens nothing by a cookie that the shop never gave', async () => {
    const [key = '', other = ''] = (await keysOf(order(0), order(1))).split('.');
    const unknown = 'x'.repeat(43);
    for (const [cookie, found] of [
      [`${key}.${unknown}`, [0]],
      [`${unknown}.${key}.${key}`, [0]],
      [`${key}.${order(2).id}`, []],
      [`${key}.${other.slice(1)}`, []],
      [`${key}.`, []],
      [`.${key}`, []],
      [`${key}..${other}`, []],
      [`${key},${other}`, []],
      [`${key}%20${other}`, []],
      [`${key}.${other}'`, []],
      [[key, ...Array(maxOrderKeys).fill(unknown)].join('.'), []],
      [Array(2_000).fill('').join('.'), []],
    ] as const) {
      held = cookie;
      expect([cookie, await openHere()]).toEqual([cookie, found]);
    }
    // A key that opens nothing is not kept beside one that does.
    held = `${unknown}.${key}`;
    await openByNumber(order(1));
    expect(held.split('.').slice(1)).toEqual([key]);
  });

  test('does what they named once, though another order is opened before it is sent again', async () => {
    held = await keysOf(order(0));
    const calls = orderCalls(opened.app);
    const write = async () =>
      calls.call(
        'POST',
        `${orderRoutes.createMessage}/${order(0).id}`,
        { key: held, named: 'message-of-one-order' },
        { text: 'When will it be here?', line_id: null },
      );
    expect((await write()).status).toBe(200);
    await openByNumber(order(1));
    expect((await write()).data.messages).toHaveLength(1);
  });
});
