import { ordersPath } from '@kerf/sdk/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cartCalls } from '../../../tests/cart-calls.js';
import { describeOnEachDatabase } from '../../../tests/databases.js';
import { type OpenApp, openApp } from '../../../tests/open-app.js';
import { orderCalls, orderKey } from '../../../tests/order-calls.js';
import { placedOrder } from '../../../tests/placed-order.js';
import { readOrderLines } from '../../orders/order-rows.js';
import { pages } from '../pages.js';

const own = { origin: 'http://localhost:4300', 'sec-fetch-site': 'same-origin' };

describeOnEachDatabase('A piece that is ordered again by a form', (open) => {
  let opened: OpenApp;
  let key: string;
  let order: { id: string };
  let piece: string;
  beforeEach(async () => {
    opened = await openApp(await open(), { pages });
    order = await placedOrder(opened, { email: 'ada@example.com' });
    key = await orderKey(opened, order.id);
    piece = (await readOrderLines(opened.database.db, order.id))[0]?.id ?? '';
  });
  afterEach(() => opened.app.close());

  const saidAt = async (url: string, cookie: string) =>
    /id="said"[^>]*><p>([^<]+)</.exec((await opened.app.inject({ url, headers: { cookie } })).body)?.[1];

  /** Sends the form, with the cart that a token opens; where it leads, and what is said there. */
  async function again(cart?: string) {
    const cookie = `kerf-order=${key}${cart ? `; kerf-cart=${cart}` : ''}`;
    const sent = await opened.app.inject({
      method: 'POST',
      url: `${ordersPath}/${order.id}/lines/${piece}/reorder`,
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', ...own },
      payload: '',
    });
    const [made = ''] = [sent.headers['set-cookie'] ?? []].flat();
    const held = `kerf-order=${key}; ${made.split(';')[0]}`;
    const [url = ''] = String(sent.headers.location).split('#');
    return { url, held, said: await saidAt(url, held) };
  }

  test('is said to be in the cart, and of a line that is not there nothing is said', async () => {
    const { url, held, said } = await again();
    expect(said).toMatch(/ is in your cart at \$[\d.]+, as before\.$/);
    expect(await saidAt(url.replace(/line=[^&]+/, 'line=nobody'), held)).toBeUndefined();
  });

  test('is said to be more together where the cart had it, as it is with script', async () => {
    const { data } = JSON.parse((await orderCalls(opened.app).reorder({ key }, order.id, piece)).text);
    const { said } = await again(data.token);
    const [line] = (await cartCalls(opened.app).get({ token: data.token })).good().cart.lines;
    expect(said).toMatch(
      new RegExp(` was in your cart already\\. It is ${line?.quantity} together now, at \\$[\\d.,]+\\.$`),
    );
  });
});
