import { watch } from 'node:fs';
import { readdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import {
  apiBase,
  type NewReview,
  type OrderDetail,
  orderRoutes,
  type Range,
  ReviewPage,
  reviewRoutes,
  routes,
} from '@kerf/sdk/contract';
import { productName } from '@kerf/sdk/rules';
import sharp from 'sharp';
import { assert as assertShape } from 'superstruct';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { artworkCalls, type Holder } from '../../tests/artwork-calls.js';
import { makePicture } from '../../tests/artwork-files.js';
import { describeOnEachDatabase, type EmptyDatabase } from '../../tests/databases.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { placedOrder } from '../../tests/placed-order.js';
import { sweepFiles } from '../artwork/sweep-files.js';
import { runCommand } from '../commands/run-command.js';
import { composeLetter } from '../compose-letter.js';
import { createOrderKey } from '../orders/order-keys.js';
import { type KeptOrder, readOrderLines } from '../orders/order-rows.js';
import { pages } from '../pages/pages.js';
import { openReviewBook } from '../reviews/review-book.js';
import { openStorage } from '../storage/open-storage.js';

const good: NewReview = { rate: 4, title: 'Sharp  print', comment: 'As on the proof.\r\nClean edges.' };
const page = '/business-cards/premium-business-card';

describeOnEachDatabase('Reviews', (open) => {
  let place: EmptyDatabase;
  let opened: OpenApp;
  let url: string;
  let calls: ReturnType<typeof artworkCalls>;
  let order: KeptOrder;
  let line: string;
  let ada: Holder;
  let item: string;
  beforeEach(async () => {
    place = await open();
    opened = await openApp(place, { pages });
    opened.world.now = new Date();
    await opened.app.listen({ port: 0, host: '127.0.0.1' });
    url = `http://127.0.0.1:${(opened.app.server.address() as AddressInfo).port}`;
    calls = artworkCalls(url);
    order = await placedOrder(opened, { email: 'ada@example.com' });
    const [piece] = await readOrderLines(opened.database.db, order.id);
    line = piece?.id ?? '';
    const { featured_item_id } = JSON.parse(piece?.configuration ?? '{}') as { featured_item_id: number };
    item = opened.world.catalogue.items.find(({ id }) => id === featured_item_id)?.slug ?? '';
    ada = { cookie: `kerf-order=${await createOrderKey(opened.database.db, order.id, opened.world.now)}` };
  });
  afterEach(() => opened.app.close());

  const deliver = () =>
    opened.database.db
      .updateTable('order_lines')
      .set({ stage: 'delivered' })
      .where('id', '=', line)
      .execute();
  async function review(body: object = good, name: Record<string, string> = {}) {
    const answer = await fetch(`${url}${apiBase}${orderRoutes.createReview}/${order.id}/${line}`, {
      method: 'POST',
      headers: { ...ada, ...name, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = (await answer.json()) as { data?: OrderDetail; error?: { code: string; field?: string } };
    return { status: answer.status, code: text.error?.code, field: text.error?.field, data: text.data };
  }
  async function read(query: Record<string, string> = {}): Promise<ReviewPage> {
    const answer = await fetch(
      `${url}${apiBase}${reviewRoutes.reviews}?${new URLSearchParams({ item, ...query })}`,
    );
    const { data } = (await answer.json()) as { data: ReviewPage };
    assertShape(data, ReviewPage);
    return data;
  }
  /** Reviews of as many pieces as there are rates, the last of them the newest, as other orders left them. */
  async function written(...rates: number[]) {
    const { db } = opened.database;
    const [piece] = await readOrderLines(db, order.id);
    if (!piece) throw new Error('The order has no piece.');
    const { featured_item_id } = JSON.parse(piece.configuration) as { featured_item_id: number };
    for (const [index, rate] of rates.entries()) {
      const id = `more-${index}`;
      const at = new Date(Date.UTC(2026, 0, 1 + index)).toISOString();
      await db
        .insertInto('order_lines')
        .values({ ...piece, id, position: 10 + index })
        .execute();
      await db
        .insertInto('reviews')
        .values({
          ...{ id, line_id: id, item_id: featured_item_id, rate, title: `No. ${index}`, comment: 'Good.' },
          ...{ customer: 'Ada L.', pictures: 0, answer: '', hidden_at: null, hidden_for: '' },
          ...{ created_at: at, updated_at: at },
        })
        .execute();
    }
  }
  /** Calls back for whatever comes into the storage or goes, until it is told to stop. */
  function hearOfFiles(hear: () => void): () => void {
    const watcher = watch(path.join(place.dataDirectory, 'files'), hear);
    return () => watcher.close();
  }
  /** What the storage keeps. */
  const kept = async () =>
    (await readdir(path.join(place.dataDirectory, 'files'))).filter((name) => !name.endsWith('.json')).sort();
  const shop = async (...words: string[]) => {
    let said = '';
    const code = await runCommand(['reviews', ...words], place.variables, (more) => {
      said += more;
    });
    return { code, said };
  };

  test('are written by who has a delivered piece, once, and read by everybody with a first name and an initial', async () => {
    expect(await review()).toMatchObject({ status: 409, code: 'ORDER_NOT_DELIVERED' });
    await deliver();
    const { status, data } = await review(good, { 'idempotency-key': 'a-name-that-is-hard-to-guess' });
    expect(status).toBe(200);
    expect(data?.reviews).toMatchObject([{ line_id: line, rate: 4, title: 'Sharp print', is_hidden: false }]);
    const told = await read();
    const [piece] = await readOrderLines(opened.database.db, order.id);
    expect(told.reviews.map(({ product }) => product)).toEqual([piece?.product_name]);
    expect(told.reviews).toMatchObject([
      { customer: 'Ada L.', rate: 4, comment: 'As on the proof.\nClean edges.', images: [], thumbnail: null },
    ]);
    expect(told.pagination).toEqual({ total: 1, ratingValue: 4, current_page: 1, last_page: 1 });
    expect(told.summary).toEqual({ count: 1, rates: [0, 0, 0, 1, 0], with_images: 0, is_sample: false });
    // Sent again by its name it is the same one; anew it is refused.
    expect((await review(good, { 'idempotency-key': 'a-name-that-is-hard-to-guess' })).status).toBe(200);
    expect(await review()).toMatchObject({ status: 409, code: 'ORDER_REVIEWED' });
    expect((await read()).summary.count).toBe(1);
  });

  test('are written by nobody else', async () => {
    await deliver();
    const other = await placedOrder(opened, { email: 'eve@example.com' });
    ada = { cookie: `kerf-order=${await createOrderKey(opened.database.db, other.id, opened.world.now)}` };
    expect((await review()).code).toBe('ORDER_UNKNOWN');
    ada = {};
    expect((await review()).status).toBe(401);
    expect((await read()).reviews).toEqual([]);
  });

  test('say what is missing of which field', async () => {
    await deliver();
    for (const [more, field] of [
      [{ title: ' ' }, 'title'],
      [{ comment: '\n' }, 'comment'],
    ] as const)
      expect(await review({ ...good, ...more })).toMatchObject({ code: 'ORDER_INPUT_INVALID', field });
    for (const rate of [0, 6, 2.5]) expect((await review({ ...good, rate })).status).toBe(400);
    expect((await read()).summary.count).toBe(0);
  });

  test('are paged by five, filtered, and a page behind the last is the last', async () => {
    await written(5, 5, 4, 3, 5, 1, 5);
    await deliver();
    await review();
    const first = await read();
    expect(first.reviews.map(({ title }) => title)).toEqual([
      'Sharp print',
      'No. 6',
      'No. 5',
      'No. 4',
      'No. 3',
    ]);
    expect(first.pagination).toMatchObject({ total: 8, current_page: 1, last_page: 2, ratingValue: 4 });
    expect(first.summary.rates).toEqual([1, 0, 1, 2, 4]);
    expect((await read({ page: '2' })).reviews.map(({ title }) => title)).toEqual([
      'No. 2',
      'No. 1',
      'No. 0',
    ]);
    expect((await read({ page: '999' })).pagination.current_page).toBe(2);
    expect((await read({ filter: '5' })).pagination.total).toBe(4);
    expect((await read({ filter: '2' })).reviews).toEqual([]);
    expect((await read({ filter: 'images' })).pagination.total).toBe(0);
  });

  test('are of the item that the path names, and refused for what is no query of theirs', async () => {
    const ask = async (query: string) =>
      (await fetch(`${url}${apiBase}${reviewRoutes.reviews}?${query}`)).status;
    expect(await ask(`current_path=${page}`)).toBe(200);
    expect(await ask(`item=${item}&type_business=business-cards&current_path=${page}/x`)).toBe(200);
    expect(await ask(`item=${item}&type_business=stickers`)).toBe(400);
    expect(await ask('item=none')).toBe(404);
    expect(await ask('')).toBe(404);
    for (const wrong of ['filter=6', 'page=0', 'page=1.5', 'page=x', 'current_path=x', 'colour=red'])
      expect(await ask(`item=${item}&${wrong}`), wrong).toBe(400);
  });

  test('show pictures that were drawn anew, and none of what a file says besides', async () => {
    await deliver();
    const camera = await sharp(await makePicture(1600, 900, 'jpeg'))
      .withExif({ IFD0: { Copyright: 'Ada', Make: 'Camera' } })
      .toBuffer();
    const { key } = await calls.uploadForMessage(ada, order.id, 'card.jpg', camera);
    const small = await calls.uploadForMessage(ada, order.id, 'small.png', await makePicture(90, 60));
    expect((await review({ ...good, files: [key, small.key] })).status).toBe(200);
    // A day later what was sent is gone; what is shown stays.
    await sweepFiles(opened.database.db, await openStorage(place)).run(
      new Date(Date.now() + 2 * 86_400_000),
      new AbortController().signal,
    );
    const { reviews, summary } = await read({ filter: 'images' });
    expect(summary.with_images).toBe(1);
    const [said] = reviews;
    expect(said?.images).toHaveLength(2);
    expect(said?.featured_image).toBe(said?.images[0]);
    const large = await fetch(url + said?.featured_image);
    expect(large.headers.get('content-type')).toBe('image/jpeg');
    const { width, exif } = await sharp(Buffer.from(await large.arrayBuffer())).metadata();
    expect([width, exif]).toEqual([1_200, undefined]);
    const thumbnail = await fetch(url + said?.thumbnail);
    expect((await sharp(Buffer.from(await thumbnail.arrayBuffer())).metadata()).width).toBe(240);
    // What is hidden shows none.
    await shop('hide', order.number, '1', 'Not of ours.');
    expect((await fetch(url + said?.featured_image)).status).toBe(404);
  });

  test('are not written with a file that is no picture', async () => {
    await deliver();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    const { key } = await calls.uploadForMessage(ada, order.id, 'card.svg', svg);
    expect(await review({ ...good, files: [key] })).toMatchObject({
      status: 422,
      code: 'ORDER_REVIEW_PICTURE',
      field: 'files',
    });
    expect((await review({ ...good, files: ['none'] })).code).toBe('ARTWORK_UNKNOWN');
    expect((await read()).summary.count).toBe(0);
    expect((await review()).status).toBe(200);
  });

  test('that are refused for what is typed, or too often, draw no picture', async () => {
    await deliver();
    const { key } = await calls.uploadForMessage(ada, order.id, 'a.jpg', await makePicture(90, 60, 'jpeg'));
    const sent = await kept();
    let drawn = 0;
    const stop = hearOfFiles(() => drawn++);
    expect(await review({ ...good, title: '', files: [key] })).toMatchObject({ field: 'title' });
    expect(drawn).toBe(0);
    let last = 0;
    // Each of them counts as a change to an order, of which an address may make 120.
    for (let tries = 0; tries < 130 && last !== 429; tries++)
      last = (await review({ ...good, comment: '', files: [key] })).status;
    expect(last).toBe(429);
    expect((await review({ ...good, files: [key] })).status).toBe(429);
    expect(drawn).toBe(0);
    stop();
    expect(await kept()).toEqual(sent);
  });

  test('that are not written leave no picture behind; those that are, their own', async () => {
    await deliver();
    const [first, second, third] = [
      await calls.uploadForMessage(ada, order.id, 'a.jpg', await makePicture(90, 60, 'jpeg')),
      await calls.uploadForMessage(ada, order.id, 'b.jpg', await makePicture(60, 90, 'jpeg')),
      await calls.uploadForMessage(ada, order.id, 'c.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ];
    const sent = await kept();
    expect(await review({ ...good, files: [first.key, third.key] })).toMatchObject({
      code: 'ORDER_REVIEW_PICTURE',
    });
    expect(await kept()).toEqual(sent);
    // Of two at the same moment one is written.
    const both = await Promise.all([
      review({ ...good, files: [first.key] }),
      review({ ...good, files: [second.key] }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await kept()).toHaveLength(sent.length + 2);
    const shown = await opened.database.db.selectFrom('review_pictures').select('storage_key').execute();
    expect(await kept()).toEqual(expect.arrayContaining(shown.map(({ storage_key }) => storage_key)));
  });

  test('are answered and hidden by the shop; hidden ones count nowhere', async () => {
    await deliver();
    await review();
    const later = await openReviewBook(opened.database.db);
    expect((await shop('list')).said).toContain(`${order.number} 1 `);
    expect((await shop('answer', order.number, '1', 'Thank', 'you.')).code).toBe(0);
    expect((await shop('show', order.number, '1')).said).toContain('You said:\n  Thank you.');
    expect((await shop('list', 'unanswered')).said).toBe('No review is unanswered.');
    const { id } = opened.world.catalogue.ranges.get(item)?.item ?? { id: 0 };
    const place = { filter: 'all', page: 1 } as const;
    // What the command line wrote is told once it is counted anew.
    const before = later.numbers();
    await later.refresh();
    expect(later.numbers()).not.toBe(before);
    expect((await later.read(id, place)).reviews).toMatchObject([{ answer: 'Thank you.' }]);
    const same = later.numbers();
    await later.refresh();
    expect(later.numbers()).toBe(same);
    expect((await shop('hide', order.number, '1', 'Names', 'a', 'person.')).code).toBe(0);
    await later.refresh();
    expect(await later.read(id, place)).toMatchObject({ reviews: [], summary: { count: 0 } });
    expect((await shop('show', order.number, '1')).said).toMatch(/Hidden .+: Names a person\.$/);
    await shop('publish', order.number, '1');
    await later.refresh();
    expect((await later.read(id, place)).summary.count).toBe(1);
    expect(await shop('hide', order.number, '1')).toMatchObject({ code: 1 });
    expect(await shop('hide', order.number, '9', 'x')).toMatchObject({ code: 1 });
  });

  test('are told of by mail: to the shop when one is written, to who wrote it when the shop answers, hides or shows it again', async () => {
    const letters = async () => {
      const mails = await opened.database.db
        .selectFrom('mails')
        .selectAll()
        .where('kind', 'like', 'review-%')
        .orderBy('created_at')
        .execute();
      return Promise.all(
        mails.map(async (mail) => {
          const source = {
            db: opened.database.db,
            catalogue: () => opened.world.catalogue,
            now: () => opened.world.now,
          };
          const composed = await composeLetter(source, mail);
          const { subject = '', paragraphs = [], link } = composed?.letter ?? {};
          return { kind: mail.kind, to: composed?.to, said: [subject, ...paragraphs].join('\n'), link };
        }),
      );
    };
    await deliver();
    await review();
    const [first] = await letters();
    expect(first).toMatchObject({ kind: 'review-written', to: opened.world.catalogue.seller.email });
    expect(first?.said).toContain('Sharp print\nAs on the proof.\nClean edges.');
    expect(first?.said).toContain(`npm run shop -- reviews answer ${order.number} 1 TEXT`);

    expect((await shop('answer', order.number, '1', 'Thank', 'you.')).said).toContain('ada@example.com');
    // Said twice by mistake it is one answer, and one letter.
    expect((await shop('answer', order.number, '1', 'Thank you.')).said).toContain('Nothing was done.');
    expect((await letters()).slice(1)).toMatchObject([
      {
        kind: 'review-answered',
        to: 'ada@example.com',
        said: expect.stringContaining('Thank you.'),
        link: { path: expect.stringContaining(`order_detail_id=${line}`) },
      },
    ]);
    await shop('hide', order.number, '1', 'Names', 'a', 'person.');
    expect((await shop('hide', order.number, '1', 'Names a person.')).said).toContain('Nothing was done.');
    expect((await letters()).slice(2)).toMatchObject([
      { kind: 'review-hidden', to: 'ada@example.com', said: expect.stringContaining('Names a person.') },
    ]);
    await shop('publish', order.number, '1');
    // A letter that it is hidden, which has not gone out yet, is not true any more.
    expect((await letters()).slice(2)).toMatchObject([
      { kind: 'review-hidden', to: undefined },
      { kind: 'review-shown-again', to: 'ada@example.com' },
    ]);
  });

  test('are claimed for search engines by the product that they are of, and counted in the open for its item', async () => {
    const range = opened.world.catalogue.ranges.get('die-cut');
    const product = range?.products.find(({ url_slug }) => url_slug === 'standard-vinyl');
    if (!range || !product) throw new Error('There is no such product.');
    await deliver();
    await written(5, 4);
    const { db } = opened.database;
    await db.updateTable('reviews').set({ item_id: range.item.id }).execute();
    await db
      .updateTable('order_lines')
      .set({ product_name: productName(product) })
      .where('id', 'like', 'more-%')
      .execute();
    const again = await openApp(place, { pages });
    const html = async (slug: string) => (await again.app.inject(`/stickers/die-cut/${slug}`)).body;
    expect(await html('standard-vinyl')).toContain('"ratingValue":4.5,"reviewCount":2');
    const other = await html('dome-stickers');
    expect(other).not.toContain('AggregateRating');
    expect(other).toContain(`★★★★☆ 4.5 of 5, 2 reviews of ${range.item.name}`);
    await again.app.close();
  });

  test('are on the page of their item, claimed for search engines, and in its range; no stars before the first', async () => {
    const home = `${url}/business-cards/${item}`;
    const before = await (await fetch(home)).text();
    expect(before).toContain('Nobody has reviewed this yet. Reviews here come from people who ordered it.');
    expect(before).not.toContain('AggregateRating');
    expect(before).not.toMatch(/out of 5 stars/);
    await written(5, 5, 5, 5, 5);
    await deliver();
    await review();
    const after = await (await fetch(home)).text();
    expect(after).toContain(
      '"aggregateRating":{"@type":"AggregateRating","ratingValue":4.8,"reviewCount":6}',
    );
    expect(after).toContain('aria-label="4 out of 5 stars"');
    // The way on without script.
    expect(after).toContain(`href="/business-cards/${item}?reviews_page=2#reviews"`);
    const second = await (await fetch(`${home}?reviews_page=2`)).text();
    expect(second).toContain('No. 0');
    expect(second).not.toContain('Sharp print');
    const [fives, behind] = await Promise.all(
      ['?reviews=5', '?reviews=5&reviews_page=77'].map(async (query) => (await fetch(home + query)).text()),
    );
    expect(fives).not.toContain('Sharp print');
    expect(behind).toContain('No. 0');
    const range = (await (await fetch(`${url}${apiBase}${routes.featuredItems}?slug=${item}`)).json()) as {
      data: Range;
    };
    expect(range.data.review_count).toBe(6);
    expect(range.data.review_average).toBeCloseTo(29 / 6);
    expect(range.data.review_line).toBe('★★★★☆ 4.8 of 5, 6 reviews');
    // Beside the name of the product.
    expect(after).toMatch(/href="#reviews"[^>]*>★★★★☆ 4\.8 of 5, 6 reviews</);
  });

  test('are samples that say so where a shop is only looked at, until somebody writes one; no engine is told of those', async () => {
    const looked = await openApp(place, { pages, variables: { DEMO: 'on' } });
    const home = `/business-cards/${item}`;
    const draw = async (query = '') => (await looked.app.inject(home + query)).body;
    const range = async () =>
      (await looked.app.inject(`${apiBase}${routes.featuredItems}?slug=${item}`)).json<{ data: Range }>()
        .data;
    const ask = async (query: Record<string, string> = {}) =>
      (
        await looked.app.inject(
          `${apiBase}${reviewRoutes.reviews}?${new URLSearchParams({ item, ...query })}`,
        )
      ).json<{ data: ReviewPage }>().data;

    const first = await ask();
    assertShape(first, ReviewPage);
    expect(first.summary).toMatchObject({ is_sample: true, count: first.pagination.total });
    expect(first.reviews).toHaveLength(5);
    const filtered = await ask({ filter: 'images' });
    expect(filtered.reviews).toHaveLength(first.summary.with_images);
    for (const { images, thumbnail } of filtered.reviews)
      for (const picture of [...images, thumbnail ?? ''])
        expect((await looked.app.inject(picture)).statusCode).toBe(200);
    const last = await ask({ page: '99' });
    expect(last.pagination.current_page).toBe(Math.ceil(first.summary.count / 5));
    expect(last.reviews.at(-1)?.id).toBe(`sample-${item}-${first.summary.count}`);
    const page = await draw();
    expect(page).toContain('These are samples, made up to show how reviews look. Nobody bought anything.');
    expect(page).toContain(`${first.summary.count} sample reviews`);
    expect(page).not.toContain('AggregateRating');
    expect((await range()).review_line).toMatch(/^★{4,5}☆? 4\.\d of 5, \d+ sample reviews$/);

    await deliver();
    await review();
    await looked.app.close();
    const again = await openApp(place, { pages, variables: { DEMO: 'on' } });
    const { body } = await again.app.inject(home);
    expect(body).not.toContain('These are samples');
    expect(body).toContain('"reviewCount":1');
    await again.app.close();
  });

  test('are written without script on the page of the order, and say there what is missing', async () => {
    await deliver();
    const send = async (fields: Record<string, string>) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      const answer = await fetch(`${url}/mypage/orders/${order.id}/lines/${line}/review`, {
        method: 'POST',
        headers: { ...ada, origin: 'http://localhost:4300', 'sec-fetch-site': 'same-origin' },
        body,
        redirect: 'manual',
      });
      const to = new URL(answer.headers.get('location') ?? '', url);
      const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
      const led = await fetch(url + to.pathname + to.search, {
        headers: { cookie: [ada.cookie, ...cookies].join('; ') },
      });
      return led.text();
    };
    const missing = await send({ title: 'Sharp print', comment: 'Kept as typed.' });
    expect(missing).toContain('Please choose from 1 to 5 stars.');
    expect(missing).toContain('Kept as typed.');
    const done = await send({ rate: '5', title: 'Sharp print', comment: 'As on the proof.' });
    expect(done).toMatch(/Thank you\. Your review of .+ is in the shop\./);
    expect((await read()).reviews).toMatchObject([{ rate: 5, title: 'Sharp print' }]);
  });
});
