import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { apiBase, artworkRoutes } from '@kerf/sdk/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { artworkCalls, type Holder } from '../../tests/artwork-calls.js';
import { describeOnEachDatabase } from '../../tests/databases.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { placedOrder } from '../../tests/placed-order.js';
import { createOrderKey } from '../orders/order-keys.js';
import { readOrderLines } from '../orders/order-rows.js';

const half = 40_000;

describeOnEachDatabase('An upload that comes to two servers at once', (open) => {
  let opened: OpenApp[];
  let urls: string[];
  let holder: Holder;
  let line: string;
  beforeEach(async () => {
    const place = await open();
    opened = [await openApp(place), await openApp(place)];
    urls = [];
    for (const { app } of opened) {
      await app.listen({ port: 0, host: '127.0.0.1' });
      urls.push(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
    }
    const [{ database, world }] = opened as [OpenApp, OpenApp];
    const order = await placedOrder(opened[0] as OpenApp, { email: 'ada@example.com' });
    line = (await readOrderLines(database.db, order.id))[0]?.id ?? '';
    holder = { cookie: `kerf-order=${await createOrderKey(database.db, order.id, world.now)}` };
  });
  afterEach(async () => {
    for (const { app } of opened) await app.close();
  });

  /** A part of which some is sent, and the rest when it is told to. */
  function beginPart(address: string, part: string): { rest(): Promise<number> } {
    const outgoing = request(address, {
      method: 'PATCH',
      headers: {
        ...holder,
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
        'content-length': 2 * half,
      },
    });
    outgoing.write(part.repeat(half));
    const answered = once(outgoing, 'response');
    return {
      async rest() {
        outgoing.end(part.repeat(half));
        const [answer] = await answered;
        await text(answer);
        return answer.statusCode;
      },
    };
  }
  const isHeld = async () => {
    const [{ database }] = opened as [OpenApp, OpenApp];
    // Not that of the order, which is told again by its cart.
    const keys = database.db.selectFrom('idempotency_keys').where('request_hash', '!=', '');
    return (await keys.select('id').execute()).length === 1;
  };

  test('is written by one of them, and by the other when that is done', async () => {
    const [first = '', second = ''] = urls;
    const begun = await artworkCalls(first).begin(holder, { line, filename: 'a.tif', length: 4 * half });
    const key = begun.location.split('/').at(-1) ?? '';
    const at = (url: string) => `${url}${apiBase}${artworkRoutes.upload}/${key}`;
    const one = beginPart(at(first), 'a');
    await expect.poll(isHeld).toBe(true);
    expect(await artworkCalls(second).send(holder, at(second), 'b'.repeat(2 * half))).toEqual({
      status: 423,
      code: 'ARTWORK_LOCKED',
      message: 'A part of this file is being taken already. Please try again in a moment.',
    });
    expect(await one.rest()).toBe(204);
    await expect.poll(isHeld).toBe(false);
    const offset = await artworkCalls(second).offset(holder, at(second));
    expect(offset).toBe(2 * half);
    expect((await artworkCalls(second).send(holder, at(second), 'c', offset ?? 0)).status).toBe(204);
  });

  test('is no upload of several at once, and its parts are no JSON: both are refused in words', async () => {
    const [url = ''] = urls;
    const tus = { ...holder, 'tus-resumable': '1.0.0', 'upload-length': '9' };
    for (const concat of ['partial', 'final;/a /b', '']) {
      const answer = await artworkCalls(url).call('POST', artworkRoutes.upload, {
        ...tus,
        'upload-concat': concat,
      });
      expect([answer.status, (await answer.json()) as object]).toMatchObject([
        400,
        { error: { code: 'ARTWORK_UPLOAD' } },
      ]);
    }
    const { location } = await artworkCalls(url).begin(holder, { line, filename: 'a.tif', length: 9 });
    for (const type of ['application/json', 'text/plain', 'application/octet-stream']) {
      const answer = await fetch(location, {
        method: 'PATCH',
        headers: { ...holder, 'tus-resumable': '1.0.0', 'upload-offset': '0', 'content-type': type },
        body: '{}',
      });
      expect([answer.status, (await answer.json()) as object]).toMatchObject([
        415,
        { message: 'Send a part of a file as application/offset+octet-stream.' },
      ]);
    }
  });
});
