import { readdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import {
  apiBase,
  artworkRefusals,
  artworkRoutes,
  maxMessageFiles,
  type OrderDetail,
  orderRoutes,
} from '@kerf/sdk/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { artworkCalls, type Holder } from '../../tests/artwork-calls.js';
import { makePicture } from '../../tests/artwork-files.js';
import { describeOnEachDatabase, type EmptyDatabase } from '../../tests/databases.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { placedOrder } from '../../tests/placed-order.js';
import { fetchRefusal } from '../../tests/see-refusal.js';
import { sweepFiles } from '../artwork/sweep-files.js';
import { createOrderKey } from '../orders/order-keys.js';
import type { KeptOrder } from '../orders/order-rows.js';
import { pages } from '../pages/pages.js';
import { openStorage } from '../storage/open-storage.js';

describeOnEachDatabase('Files in messages', (open) => {
  let place: EmptyDatabase;
  let opened: OpenApp;
  let url: string;
  let calls: ReturnType<typeof artworkCalls>;
  let order: KeptOrder;
  let ada: Holder;
  let eve: Holder;
  let content: Buffer;
  let other: KeptOrder;
  const holderOf = async (orderId: string): Promise<Holder> => ({
    cookie: `kerf-order=${await createOrderKey(opened.database.db, orderId, opened.world.now)}`,
  });
  beforeEach(async () => {
    place = await open();
    opened = await openApp(place, { pages });
    opened.world.now = new Date();
    await opened.app.listen({ port: 0, host: '127.0.0.1' });
    url = `http://127.0.0.1:${(opened.app.server.address() as AddressInfo).port}`;
    calls = artworkCalls(url);
    order = await placedOrder(opened, { email: 'ada@example.com' });
    other = await placedOrder(opened, { email: 'eve@example.com' });
    [ada, eve] = [await holderOf(order.id), await holderOf(other.id)];
    content = await makePicture(9, 9);
  });
  afterEach(() => opened.app.close());

  const write = async (
    who: Holder,
    to: string,
    text: string,
    files: readonly string[],
    name: Record<string, string> = {},
  ) => {
    const answer = await fetch(`${url}${apiBase}${orderRoutes.createMessage}/${to}`, {
      method: 'POST',
      headers: { ...who, ...name, 'content-type': 'application/json' },
      body: JSON.stringify({ text, files }),
    });
    const body = (await answer.json()) as { data?: OrderDetail; error?: { code: string } };
    return { status: answer.status, code: body.error?.code, messages: body.data?.messages ?? [] };
  };
  const kept = async () =>
    (await readdir(path.join(place.dataDirectory, 'files'))).filter((name) => !name.endsWith('.json'));
  const sweep = async (after: number) =>
    sweepFiles(opened.database.db, await openStorage(place)).run(
      new Date(Date.now() + after),
      new AbortController().signal,
    );

  test('go with the one that names them, and come back as they were, as attachments', async () => {
    const { status, key } = await calls.uploadForMessage(ada, order.id, '../sketch.png', content);
    expect(status).toBe(204);
    const { messages } = await write(ada, order.id, 'As you see here.', [key]);
    expect(messages).toMatchObject([
      { from: 'customer', files: [{ name: 'sketch.png', bytes: content.length }] },
    ]);
    const file = await calls.call('GET', `${artworkRoutes.messageFile}/${messages[0]?.files[0]?.id}`, ada);
    expect(file.headers.get('content-disposition')).toBe('attachment; filename=sketch.png');
    expect(file.headers.get('content-type')).toBe('application/octet-stream');
    expect(Buffer.from(await file.arrayBuffer()).equals(content)).toBe(true);
    // Nothing of it is artwork of a piece.
    expect((await opened.database.db.selectFrom('artworks').select('id').execute()).length).toBe(0);
  });

  test('are as those that there are not for everybody else, sent or waiting', async () => {
    const waiting = await calls.uploadForMessage(ada, order.id, 'a.png', content);
    // Eve knows the key, and writes about an order of her own.
    expect(await write(eve, other.id, 'Mine.', [waiting.key])).toMatchObject({
      status: 404,
      code: 'ARTWORK_UNKNOWN',
    });
    expect((await calls.uploadForMessage(eve, order.id, 'a.png', content)).code).toBe('ORDER_UNKNOWN');
    const { messages } = await write(ada, order.id, 'Ours.', [waiting.key]);
    const path = (id = '') => `${artworkRoutes.messageFile}/${id}`;
    const [strange, none] = [
      await calls.call('GET', path(messages[0]?.files[0]?.id), eve),
      await calls.call('GET', path('none'), eve),
    ];
    expect([strange.status, await strange.text()]).toEqual([404, await none.text()]);
  });

  test('go once: with a second message they are not there, and neither is that message', async () => {
    const { key } = await calls.uploadForMessage(ada, order.id, 'a.png', content);
    expect((await write(ada, order.id, 'One.', [key])).status).toBe(200);
    expect(await write(ada, order.id, 'Two.', [key])).toMatchObject({ status: 404, code: 'ARTWORK_UNKNOWN' });
    const named = { 'idempotency-key': 'a-message-with-a-name' };
    for (const _time of ['first', 'again'])
      expect(await write(ada, order.id, 'Three.', [key], named)).toMatchObject({ code: 'ARTWORK_UNKNOWN' });
    const read = await fetch(`${url}${apiBase}${orderRoutes.order}/${order.id}`, { headers: ada });
    const { data } = (await read.json()) as { data: OrderDetail };
    expect(data.messages.map(({ text }) => text)).toEqual(['One.']);
  });

  test('are of the kinds that artwork is, and not more than a message takes', async () => {
    expect((await calls.uploadForMessage(ada, order.id, 'a.exe', content)).code).toBe('ARTWORK_NAME');
    expect((await calls.uploadForMessage(ada, order.id, 'a.pdf', content)).code).toBe('ARTWORK_CONTENT');
    expect(await kept()).toEqual([]);
    const keys = Array.from({ length: maxMessageFiles + 1 }, (_, at) => `key${at}`);
    expect((await write(ada, order.id, 'Many.', keys)).status).toBe(400);
  });

  test('that no message came for go after a day; those of one stay', async () => {
    const sent = await calls.uploadForMessage(ada, order.id, 'a.png', content);
    await calls.uploadForMessage(ada, order.id, 'left.png', content);
    const { messages } = await write(ada, order.id, 'One.', [sent.key]);
    await sweep(0);
    expect(await kept()).toHaveLength(2);
    await sweep(2 * 86_400_000);
    expect(await kept()).toEqual([sent.key]);
    const file = await calls.call('GET', `${artworkRoutes.messageFile}/${messages[0]?.files[0]?.id}`, ada);
    expect(file.status).toBe(200);
  });

  test('come with a form too; what is refused is said, and the text stays', async () => {
    const send = async (who: Holder, text: string, files: readonly [string, Buffer | string][]) => {
      const form = new FormData();
      form.append('text', text);
      for (const [name, part] of files)
        form.append('files', new Blob([new Uint8Array(Buffer.from(part))]), name);
      const answer = await fetch(`${url}/mypage/orders/${order.id}/messages`, {
        method: 'POST',
        body: form,
        headers: { ...who, 'sec-fetch-site': 'same-origin' },
        redirect: 'manual',
      });
      const shown = await fetchRefusal(answer, who.cookie);
      return { status: shown.status, text: await shown.text() };
    };
    const refused = await send(ada, 'Look at <this>.', [['a.png', 'MZ']]);
    expect(refused.status).toBe(415);
    expect(refused.text).toContain(artworkRefusals.ARTWORK_CONTENT);
    expect(refused.text).toContain('Look at &lt;this>.');
    const five = Array.from({ length: 5 }, (_, at): [string, Buffer] => [`${at}.png`, content]);
    expect((await send(ada, 'Many.', five)).text).toContain(artworkRefusals.ARTWORK_MESSAGE_FULL);
    expect((await send(eve, 'Not mine.', [['a.png', content]])).status).not.toBe(303);
    expect(
      (
        await send(ada, 'Here.', [
          ['a.png', content],
          ['', ''],
        ])
      ).status,
    ).toBe(303);
    const rows = await opened.database.db
      .selectFrom('message_files')
      .innerJoin('order_messages', 'order_messages.id', 'message_files.message_id')
      .select(['text', 'name'])
      .execute();
    expect(rows).toEqual([{ text: 'Here.', name: 'a.png' }]);
  });
});
