import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ordersPath } from '@kerf/sdk/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeOnSQLite, type EmptyDatabase } from '../../../tests/databases.js';
import { type OpenApp, openApp } from '../../../tests/open-app.js';
import { placedOrder } from '../../../tests/placed-order.js';
import { requestTimeout } from '../../http/limits.js';
import { createOrderKey } from '../../orders/order-keys.js';
import { type KeptOrder, readOrderLines } from '../../orders/order-rows.js';
import { pages } from '../pages.js';

const own = 'sec-fetch-site: same-origin';
const types = ['multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'];

describeOnSQLite('Forms on the page of an order', (open) => {
  let place: EmptyDatabase;
  let opened: OpenApp;
  let order: KeptOrder;
  let ada: string;
  let paths: Record<'messages' | 'review' | 'cancel' | 'change', string>;
  beforeEach(async () => {
    place = await open();
    opened = await openApp(place, { pages });
    opened.world.now = new Date();
    order = await placedOrder(opened, { email: 'ada@example.com' });
    ada = `cookie: kerf-order=${await createOrderKey(opened.database.db, order.id, opened.world.now)}`;
    const [line] = await readOrderLines(opened.database.db, order.id);
    const below = `${ordersPath}/${order.id}`;
    paths = {
      messages: `${below}/messages`,
      review: `${below}/lines/${line?.id}/review`,
      cancel: `${below}/lines/${line?.id}/cancel`,
      change: `${below}/proofs/none/change`,
    };
    await opened.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await opened.app.close();
  });

  /**
   * The first line of the answer to a form whose head and first byte alone have come; '' for none within two seconds. `pass`
   * is done once it is at the shop.
   */
  async function answerTo(
    to: string,
    headers: readonly string[],
    pass?: () => Promise<void>,
  ): Promise<string> {
    const socket = connect((opened.app.server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    let said = '';
    socket.on('data', (chunk) => {
      said += chunk;
    });
    socket.write(
      [`POST ${to} HTTP/1.1`, 'host: kerf', 'content-length: 60000', ...headers, '', '-'].join('\r\n'),
    );
    await once(opened.app.server, 'request');
    await pass?.();
    for (let looks = 0; looks < 200 && said === ''; looks++) await wait(10);
    socket.destroy();
    return said.split('\r\n')[0] ?? '';
  }

  test('are answered before they are read to whoever has no order open, and to pages of other sites', async () => {
    for (const to of Object.values(paths))
      for (const type of types) {
        const sent = `content-type: ${type}`;
        expect([to, type, await answerTo(to, [own, sent])]).toEqual([to, type, 'HTTP/1.1 303 See Other']);
        expect([to, type, await answerTo(to, [ada, sent])]).toEqual([to, type, 'HTTP/1.1 403 Forbidden']);
      }
  });

  test('are waited for as any other, where no files come with them', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const sent = [own, ada, `content-type: ${types[0]}`];
    const pass = async () => {
      // As far as the form is read by then.
      await wait(100);
      await vi.advanceTimersByTimeAsync(requestTimeout);
    };
    const answers: string[] = [];
    for (const form of ['cancel', 'change', 'messages'] as const)
      answers.push(await answerTo(paths[form], sent, pass));
    const late = 'HTTP/1.1 408 Request Timeout';
    expect(answers).toEqual([late, late, '']);
  });

  test('keep no file that comes with one which takes none', async () => {
    const body = new FormData();
    body.append('files', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']), 'a.svg');
    const { port } = opened.app.server.address() as AddressInfo;
    const [name = '', value = ''] = ada.split(': ');
    const headers = { 'sec-fetch-site': 'same-origin', [name]: value };
    const files = async (to: string) => {
      await fetch(`http://127.0.0.1:${port}${to}`, { method: 'POST', body, headers, redirect: 'manual' });
      return (await readdir(path.join(place.dataDirectory, 'files'))).length;
    };
    expect(await files(paths.cancel)).toBe(0);
    expect(await files(paths.messages)).toBeGreaterThan(0);
  });
});
