import { ordersPath } from '@kerf/sdk/contract';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makePdf } from '../../../tests/artwork-files.js';
import { describeOnSQLite } from '../../../tests/databases.js';
import { type OpenApp, openApp } from '../../../tests/open-app.js';
import { orderKey, sentProof } from '../../../tests/order-calls.js';
import { placedOrder } from '../../../tests/placed-order.js';
import { endOrderKeys } from '../../orders/order-keys.js';
import { readOrderLines } from '../../orders/order-rows.js';
import { pictureHeight } from '../../proofs/picture-height.js';
import { readProofs } from '../../proofs/proof-rows.js';
import { pages } from '../pages.js';

describeOnSQLite('A proof on the page of its order', (open) => {
  let opened: OpenApp;
  beforeEach(async () => {
    opened = await openApp(await open(), { pages });
  });
  afterEach(() => opened.app.close());

  /** Places an order and sends a proof of it. */
  async function proofed(content?: Buffer<ArrayBuffer>) {
    const order = await placedOrder(opened, { email: 'ada@example.com' });
    const [{ id: line = '' } = {}] = await readOrderLines(opened.database.db, order.id);
    await sentProof(opened, order.id, line, content);
    const [proof] = await readProofs(opened.database.db, order.id);
    return { order: order.id, path: `${ordersPath}/${order.id}/proofs/${proof?.id}/picture` };
  }
  const get = async (url: string, order: string | null) =>
    opened.app.inject({
      url,
      headers: order ? { cookie: `kerf-order=${await orderKey(opened, order)}` } : {},
    });

  test('is pictured with all its pages, one below the other, for who ordered alone', async () => {
    const { order, path } = await proofed(Buffer.from(await makePdf({ width: 297, height: 210, pages: 2 })));
    const own = await get(path, order);
    expect([own.statusCode, own.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(own.headers['cache-control']).toMatch(/^private/);
    const { width = 0, height = 0 } = await sharp(own.rawPayload).metadata();
    expect(width).toBe(1_280);
    expect(height / width).toBeCloseTo((2 * 210) / 297 + 0.02, 2);
    // So much room is kept for it until it is there.
    const known = await pictureHeight(await makePdf({ width: 297, height: 210, pages: 2 }));
    expect(known).toBe(Math.round(((2 * 210) / 297 + 0.02) * 1_000));
    expect(await pictureHeight(Buffer.from('%PDF-1.7\nnothing more'))).toBeNull();

    const other = await placedOrder(opened, { email: 'eve@example.com' });
    expect((await get(path, other.id)).statusCode).toBe(404);
    const visitor = await get(path, null);
    expect([visitor.statusCode, visitor.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/sign-in/),
    ]);
  });

  test('is not shown from what a browser keeps once the order is forgotten there', async () => {
    const { order, path } = await proofed(Buffer.from(await makePdf({ width: 90, height: 55 })));
    const key = await orderKey(opened, order);
    const again = (etag: unknown) =>
      opened.app.inject({
        url: path,
        headers: { cookie: `kerf-order=${key}`, 'if-none-match': String(etag) },
      });
    const { headers, body } = await again('"another"');
    expect([headers['cache-control'], body === '']).toEqual(['private, no-cache', false]);
    const known = await again(headers.etag);
    expect([known.statusCode, known.body, known.headers['cache-control']]).toEqual([
      304,
      '',
      'private, no-cache',
    ]);
    await endOrderKeys(opened.database.db, [key]);
    expect((await again(headers.etag)).statusCode).toBe(303);
  });

  test('is not pictured where nothing can open it, and its PDF is there all the same', async () => {
    const { order, path } = await proofed(Buffer.from('%PDF-1.7\nnothing more'));
    expect((await get(path, order)).statusCode).toBe(404);
    expect((await get(path.replace('/picture', ''), order)).statusCode).toBe(200);
  });
});
