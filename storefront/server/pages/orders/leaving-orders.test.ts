import { ordersPath, peopleRoutes } from '@kerf/sdk/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../../tests/databases.js';
import { openMailbox } from '../../../tests/mailbox.js';
import { type OpenApp, openApp } from '../../../tests/open-app.js';
import { orderKey, sentProof } from '../../../tests/order-calls.js';
import { peopleCalls, type TestMember } from '../../../tests/people-calls.js';
import { placedOrder } from '../../../tests/placed-order.js';
import { toOrder } from '../../orders/order-link.js';
import { type KeptOrder, readOrderLines } from '../../orders/order-rows.js';
import { pages } from '../pages.js';

/** What a browser says of a form on a page of the shop. */
const own = { origin: 'http://localhost:4300', 'sec-fetch-site': 'same-origin' };

describeOnEachDatabase('An order that a browser holds a key of', (open) => {
  let opened: OpenApp;
  let people: ReturnType<typeof peopleCalls>;
  let member: TestMember;
  let order: KeptOrder;
  let key: string;
  beforeEach(async () => {
    opened = await openApp(await open(), { pages });
    const mailbox = openMailbox(opened);
    people = peopleCalls(opened.app, mailbox);
    // Placed without an account: registered with the same address, it is the member's.
    order = await placedOrder(opened, { email: 'ada@example.com' });
    key = await orderKey(opened, order.id);
    await mailbox.read('ada@example.com');
    member = await people.register('ada@example.com');
  });
  afterEach(() => opened.app.close());

  const pageOf = async ({ id }: KeptOrder, held: string) =>
    (
      await opened.app.inject({
        url: `${ordersPath}?master_id=${id}`,
        headers: { cookie: `kerf-order=${held}` },
      })
    ).statusCode;
  const doneOf = async ({ id }: KeptOrder, held: string) =>
    (
      await opened.app.inject({
        url: `/checkout/done?order=${id}`,
        headers: { cookie: `kerf-order=${held}` },
      })
    ).body.includes(order.number);

  /** Sends a form of the shop's, with the member's session and a key in the browser. */
  const post = (url: string, held: string, form: Record<string, string> = {}) =>
    opened.app.inject({
      method: 'POST',
      url,
      headers: {
        ...own,
        cookie: `kerf-session=${member.tokens.token}; kerf-order=${held}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: String(new URLSearchParams(form)),
    });
  const asOwnPage = (method: 'POST' | 'DELETE', path: string, payload?: object) =>
    people.call(method, path, payload, {
      token: member.tokens.token,
      isOwnPage: true,
      headers: { cookie: `kerf-order=${key}` },
    });

  const waysOut = {
    'the form of the account': () => post('/account/sign-out', key),
    'signing out everywhere': () => post('/account/devices/sign-out', key),
    'closing the account': () => post('/account/close', key, { password: member.password }),
    'the call of the dialog': () => asOwnPage('POST', peopleRoutes.logout),
    'the call for everywhere': () => asOwnPage('DELETE', peopleRoutes.deleteSessions),
    'the call that closes the account': () =>
      asOwnPage('POST', peopleRoutes.deleteAccount, { password: member.password }),
  };
  for (const [way, leave] of Object.entries(waysOut))
    test(`is closed by ${way}, and the browser forgets the key`, async () => {
      expect([await pageOf(order, key), await doneOf(order, key)]).toEqual([200, true]);
      const { headers } = await leave();
      expect([headers['set-cookie']].flat().some((cookie) => String(cookie).startsWith('kerf-order=;'))).toBe(
        true,
      );
      expect([await pageOf(order, key), await doneOf(order, key)]).toEqual([303, false]);
    });

  test('is closed on other devices by signing out everywhere, and by signing out one of them', async () => {
    const elsewhere = await orderKey(opened, order.id);
    await post('/account/sign-out', key);
    expect(await pageOf(order, elsewhere)).toBe(200);
    const { tokens } = await again();
    const other = (await people.signIn({ email: member.email, password: member.password })).meta.token;
    const { data } = await people.call('GET', peopleRoutes.sessions, undefined, { token: tokens.token });
    const id = data.sessions.find(({ is_current }) => !is_current)?.id;
    await post(`/account/devices/${id}/sign-out`, key);
    expect([await people.opens(other ?? ''), await pageOf(order, elsewhere)]).toEqual([401, 303]);
  });

  /** Signs the member in once more. */
  async function again(): Promise<TestMember> {
    const { email, password } = member;
    member = { ...member, tokens: (await people.signIn({ email, password })).meta };
    return member;
  }

  test('stays open where it is somebody else’s', async () => {
    const other = await placedOrder(opened, { email: 'bo@example.com' });
    const held = await orderKey(opened, other.id);
    await post('/account/sign-out', held);
    expect(await pageOf(other, held)).toBe(200);
  });

  test('is forgotten by a guest, who is told the way back', async () => {
    const page = await opened.app.inject({ url: ordersPath, headers: { cookie: `kerf-order=${key}` } });
    expect(page.body).toContain('Forget this order on this device');
    const forgotten = await opened.app.inject({
      method: 'POST',
      url: `${ordersPath}/forget`,
      headers: { ...own, cookie: `kerf-order=${key}`, 'content-type': 'application/x-www-form-urlencoded' },
    });
    const cookies = [forgotten.headers['set-cookie'] ?? []].flat().map((each) => each.split(';')[0] ?? '');
    expect(cookies).toContain('kerf-order=');
    expect(await pageOf(order, key)).toBe(303);
    const to = await opened.app.inject({
      url: String(forgotten.headers.location),
      headers: { cookie: cookies.find((each) => each.startsWith('kerf-said=')) ?? '' },
    });
    expect(to.body).toMatch(/has forgotten the order\. Its number and your e-mail open it again/);
    const foreign = await opened.app.inject({
      method: 'POST',
      url: `${ordersPath}/forget`,
      headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(foreign.statusCode).toBe(403);
  });

  test('is asked for by its number on a device that is not let in, as its letters lead there', async () => {
    const letter = `${ordersPath}?master_id=${order.id}&order_detail_id=x&type=proof`;
    const { headers } = await opened.app.inject({ url: toOrder(order, '', { id: 'x' }, 'proof').path });
    const to = new URL(String(headers.location), 'http://localhost:4300');
    expect([to.pathname, to.searchParams.get('form'), to.searchParams.get('redirect')]).toEqual([
      '/sign-in',
      'non-member',
      letter,
    ]);
    const page = await opened.app.inject({ url: to.pathname + to.search });
    expect(page.body).toContain(
      `To see order ${order.number} on this device, enter the e-mail address that it was ordered with.`,
    );
    expect(page.body).toMatch(new RegExp(`<input[^>]*value="${order.number}"`));
    const words = (query: string) => opened.app.inject({ url: `/sign-in?form=non-member&order=${query}` });
    expect((await words('%3Cb%3EK26')).body).not.toContain('To see order');
    const theirs = toOrder({ ...order, person_id: member.user.id }, '').path;
    const own = new URL(String((await opened.app.inject({ url: theirs })).headers.location), to);
    expect([own.searchParams.get('form'), own.searchParams.get('order')]).toEqual([null, order.number]);
  });

  test('is told nothing of by who knows its id alone', async () => {
    const { id } = order;
    const none = 'A'.repeat(id.length);
    const of = async (path: string) => (await opened.app.inject({ url: path })).headers.location ?? '';
    for (const path of [
      `${ordersPath}?master_id=ID`,
      `${ordersPath}?master_id=ID&type=messages`,
      `${ordersPath}?master_id=ID&order=nonsense`,
      `${ordersPath}/ID/invoice`,
      `${ordersPath}/ID/invoice?sign=x&until=9`,
      `${ordersPath}/ID/proofs/x`,
      `${ordersPath}/ID/proofs/x/picture`,
    ]) {
      const to = await of(path.replace('ID', id));
      expect(to).toMatch(/^\/sign-in\?/);
      expect(to.replace(id, none)).toBe(await of(path.replace('ID', none)));
      expect(to).not.toMatch(/K26|#said/);
    }
  });

  test('is in sight and has the focus where a letter leads to a part of it, with nothing that runs', async () => {
    const part = async (type: string) => {
      const [{ id: piece = '' } = {}] = await readOrderLines(opened.database.db, order.id);
      const { body } = await opened.app.inject({
        url: `${ordersPath}?master_id=${order.id}&order_detail_id=${piece}&type=${type}`,
        headers: { cookie: `kerf-order=${key}` },
      });
      return [...body.matchAll(/<(\w+)[^>]*\sautofocus[^>]*>/g)].map(([tag]) => tag);
    };
    expect(await part('messages')).toEqual([expect.stringContaining('id="messages-head"')]);
    expect(await part('proof')).toEqual([expect.stringContaining('id="piece-')]);
    const [{ id: piece = '' } = {}] = await readOrderLines(opened.database.db, order.id);
    await sentProof(opened, order.id, piece);
    expect(await part('proof')).toEqual([expect.stringContaining('part="proof"')]);
  });

  test('is led to from the way in', async () => {
    const page = async (cookie: string) =>
      (await opened.app.inject({ url: '/sign-in', headers: { cookie } })).body.includes('See your order');
    expect([await page(`kerf-order=${key}`), await page(`kerf-order=${'x'.repeat(43)}`)]).toEqual([
      true,
      false,
    ]);
  });

  test('has no such button for a member, whose orders close with the session', async () => {
    const page = await opened.app.inject({
      url: ordersPath,
      headers: { cookie: `kerf-session=${member.tokens.token}` },
    });
    expect([page.statusCode, page.body.includes('Forget this order')]).toEqual([200, false]);
  });
});
