import { apiBase, orderRoutes, ordersPath } from '@kerf/sdk/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../../tests/databases.js';
import { openMailbox } from '../../../tests/mailbox.js';
import { type OpenApp, openApp } from '../../../tests/open-app.js';
import { orderCalls, orderKey, samplePdf, sentProof } from '../../../tests/order-calls.js';
import { peopleCalls } from '../../../tests/people-calls.js';
import { placedOrder } from '../../../tests/placed-order.js';
import { createOrderKey } from '../../orders/order-keys.js';
import type { KeptOrder } from '../../orders/order-rows.js';
import { readOrderLines } from '../../orders/order-rows.js';
import { createSession } from '../../people/sessions.js';
import { pages } from '../pages.js';

/** A site that is not the shop's. */
const site = 'https://site.example';
const caller = { device: '', address: '::1' };

describeOnEachDatabase('A PDF of an order that is opened from another site', (open) => {
  let opened: OpenApp;
  let order: KeptOrder;
  let proof: string;
  let token: string;
  beforeEach(async () => {
    opened = await openApp(await open(), { pages });
    const { user } = await peopleCalls(opened.app, openMailbox(opened)).register('ada@example.com');
    order = await placedOrder(opened, { email: 'ada@example.com', personId: user.id });
    const [{ id: line = '' } = {}] = await readOrderLines(opened.database.db, order.id);
    await sentProof(opened, order.id, line);
    ({ id: proof = '' } = (await calls().read({ key: await orderKey(opened, order.id) }, order.id)).data
      .proofs[0] ?? { id: '' });
    token = await sessionOf(user.id);
  });
  afterEach(() => opened.app.close());

  const calls = () => orderCalls(opened.app);
  /** A sign-in at the other site. */
  const sessionOf = async (personId: string) => {
    const parts = { personId, opens: 'orders', isRemembered: false, origin: site, caller } as const;
    const { tokens } = await opened.database.db
      .transaction()
      .execute((trx) => createSession(trx, { ...parts, now: opened.world.now }));
    return tokens.token ?? '';
  };
  const ask = (path: string) =>
    calls().call('GET', `${orderRoutes.paperAddress}/${path}`, { token, origin: site });
  const pathIn = async (path: string) => ((await ask(path)).data as unknown as { path: string }).path;
  /** Opens an address in a tab, which has no cookie of the shop. */
  const get = async (url: string) => {
    const { statusCode, headers, rawPayload } = await opened.app.inject({ url });
    return {
      status: statusCode,
      type: headers['content-type'],
      caching: headers['cache-control'],
      rawPayload,
    };
  };

  test('is the PDF itself, without a cookie, kept by nothing on the way', async () => {
    const shown = await get(await pathIn(`${order.id}/${proof}`));
    expect([shown.status, shown.type, shown.caching]).toEqual([200, 'application/pdf', 'no-store']);
    expect(shown.rawPayload.equals(samplePdf)).toBe(true);
    const invoice = await get(await pathIn(order.id));
    expect([invoice.status, invoice.type]).toEqual([200, 'application/pdf']);
  });

  test('opens for minutes, by that address alone, and no longer than who asked is signed in', async () => {
    const path = await pathIn(`${order.id}/${proof}`);
    const [, query] = path.split('?');
    expect((await get(`${ordersPath}/${order.id}/invoice?${query}`)).status).toBe(303);
    expect((await get(path.replace(/until=\d/, 'until=9'))).status).toBe(303);
    expect((await get(path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).status).toBe(303);
    expect((await get(`${ordersPath}/${order.id}/proofs/${proof}?session=x&until=1&sign=`)).status).toBe(303);
    const now = opened.world.now;
    opened.world.now = new Date(now.getTime() + 300_000);
    expect((await get(path)).status).toBe(303);
    opened.world.now = now;
    expect((await get(path)).status).toBe(200);
    await opened.app.inject({
      method: 'POST',
      url: `${apiBase}/user/logout`,
      headers: { authorization: `Bearer ${token}`, origin: site, 'sec-fetch-site': 'cross-site' },
    });
    expect((await get(path)).status).toBe(303);
  });

  test('has no address for what is somebody else’s, nor for nobody', async () => {
    const other = await placedOrder(opened, { email: 'bo@example.com' });
    for (const path of [other.id, `${other.id}/${proof}`, `${order.id}/none`])
      expect((await ask(path)).status).toBe(404);
    const key = await createOrderKey(opened.database.db, other.id, opened.world.now);
    const page = await opened.app.inject({
      url: `${ordersPath}/${order.id}/invoice`,
      headers: { cookie: `kerf-order=${key}` },
    });
    expect([page.statusCode, page.body]).toEqual([
      404,
      expect.stringContaining('There is nothing to see here'),
    ]);
    const nobody = await calls().call('GET', `${orderRoutes.paperAddress}/${order.id}`, { origin: site });
    expect([401, 403]).toContain(nobody.status);
  });
});
