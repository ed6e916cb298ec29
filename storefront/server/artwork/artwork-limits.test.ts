import type { AddressInfo } from 'node:net';
import { artworkRoutes, maxArtworkBytes } from '@kerf/sdk/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { artworkCalls, type Holder } from '../../tests/artwork-calls.js';
import { describeOnEachDatabase, type EmptyDatabase } from '../../tests/databases.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { placedOrder } from '../../tests/placed-order.js';
import { readEnv } from '../env.js';
import { createOrderKey } from '../orders/order-keys.js';
import { readOrderLines } from '../orders/order-rows.js';
import { pages } from '../pages/pages.js';
import { openStorage } from '../storage/open-storage.js';

const refusal =
  /^At most 5000 MB of files are taken from one address in an hour\. Please try again in \d+ minutes\.$/;

describeOnEachDatabase('Artwork from one address', (open) => {
  let place: EmptyDatabase;
  let opened: OpenApp;
  let url: string;
  let order: string;
  let line: string;
  let holder: Holder;
  beforeEach(async () => {
    place = await open();
    opened = await openApp(place, { pages, variables: { TRUSTED_PROXIES: '1' } });
    await opened.app.listen({ port: 0, host: '127.0.0.1' });
    url = `http://127.0.0.1:${(opened.app.server.address() as AddressInfo).port}`;
    ({ id: order } = await placedOrder(opened, { email: 'ada@example.com' }));
    line = (await readOrderLines(opened.database.db, order))[0]?.id ?? '';
    const key = await createOrderKey(opened.database.db, order, opened.world.now);
    holder = { cookie: `kerf-order=${key}` };
  });
  afterEach(() => opened.app.close());

  test('is no more in an hour than ten of the largest files, by whichever way it comes', async () => {
    const calls = artworkCalls(url);
    const begin = (length: number, from: Holder = {}, of: { line: string } | { order: string } = { line }) =>
      calls.begin({ ...holder, ...from }, { ...of, filename: 'a.pdf', length });
    const first = (await begin(maxArtworkBytes)).location.split('/').at(-1);
    for (let n = 1; n < 10; n++)
      expect((await begin(maxArtworkBytes, {}, n % 2 ? { line } : { order })).status).toBe(201);
    const kept = async () => (await (await openStorage(readEnv(place.variables))).list()).length;
    for (const of of [{ line }, { order }]) {
      const refused = await begin(1, {}, of);
      expect(refused).toMatchObject({ status: 429, message: expect.stringMatching(refusal) });
    }
    const answer = await calls.call('POST', artworkRoutes.upload, {
      ...holder,
      'tus-resumable': '1.0.0',
      'upload-length': '1',
      'upload-metadata': `line ${btoa(line)},filename ${btoa('a.pdf')}`,
    });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3_000);

    const form = new FormData();
    form.append('artwork', new Blob(['%PDF-1.4\n']), 'a.pdf');
    const sent = await fetch(`${url}/mypage/orders/${order}/lines/${line}/artwork`, {
      method: 'POST',
      headers: { ...holder, origin: url, 'sec-fetch-site': 'same-origin' },
      body: form,
      redirect: 'manual',
    });
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      expect.stringContaining('refused=API_TOO_MANY'),
    ]);
    expect(await kept()).toBe(10);
    expect((await calls.list(holder, line)).artworks).toEqual([]);

    // What is taken back is none of it.
    const away = await calls.call('DELETE', `${artworkRoutes.upload}/${first}`, {
      ...holder,
      'tus-resumable': '1.0.0',
    });
    expect(away.status).toBe(204);
    expect((await begin(maxArtworkBytes)).status).toBe(201);
    expect((await begin(1)).status).toBe(429);

    expect((await begin(1, { 'x-forwarded-for': '12.0.0.9' })).status).toBe(201);
    opened.world.now = new Date(opened.world.now.getTime() + 3_600_000);
    expect((await begin(1)).status).toBe(201);
  });
});
