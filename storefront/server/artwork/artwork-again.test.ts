import type { AddressInfo } from 'node:net';
import { apiBase, artworkRoutes, type Cart, type Reordered } from '@kerf/sdk/contract';
import { drawingPath, linePicturePath } from '@kerf/sdk/rules';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { artworkCalls } from '../../tests/artwork-calls.js';
import { makePicture } from '../../tests/artwork-files.js';
import { cartCalls } from '../../tests/cart-calls.js';
import { describeOnEachDatabase, type EmptyDatabase } from '../../tests/databases.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { orderCalls } from '../../tests/order-calls.js';
import { card } from '../../tests/orders.js';
import { placedCart, placedOrder } from '../../tests/placed-order.js';
import { readLines, readOpenCart } from '../cart/cart-rows.js';
import { readArtworksAgain } from '../cart/line-artwork.js';
import { readEnv } from '../env.js';
import { composeOrderMail } from '../orders/compose-order-mail.js';
import { createOrderKey } from '../orders/order-keys.js';
import { type KeptOrder, readOrderLines } from '../orders/order-rows.js';
import { pages } from '../pages/pages.js';
import { openStorage } from '../storage/open-storage.js';
import { sweepFiles } from './sweep-files.js';

const email = 'ada@example.com';
const day = 86_400_000;

describeOnEachDatabase('A piece that is ordered again', (open) => {
  let place: EmptyDatabase;
  let opened: OpenApp;
  let artwork: ReturnType<typeof artworkCalls>;
  let picture: Buffer;
  let first: KeptOrder;
  let piece: string;

  const keyOf = (orderId: string) => createOrderKey(opened.database.db, orderId, opened.world.now);
  const holderOf = async (orderId: string) => ({ cookie: `kerf-order=${await keyOf(orderId)}` });
  const lineOf = async (orderId: string) => {
    const [line] = await readOrderLines(opened.database.db, orderId);
    if (!line) throw new Error('An order has a piece.');
    return line;
  };
  const artworksOf = async ({ id }: KeptOrder) =>
    (await artwork.list(await holderOf(id), (await lineOf(id)).id)).artworks;
  async function again(cart?: string, order = first): Promise<Reordered> {
    const caller = { key: await keyOf(order.id), ...(cart && { cart }) };
    const { id } = await lineOf(order.id);
    return JSON.parse((await orderCalls(opened.app).reorder(caller, order.id, id)).text).data;
  }
  /** Who orders it again, and can see the order before. */
  const mine = () => ({ email, owner: { orderIds: [first.id] } });
  const takeBack = async (order: KeptOrder) => {
    for (const { id } of await artworksOf(order))
      await artwork.call('DELETE', `${artworkRoutes.remove}/${id}`, await holderOf(order.id));
  };
  const storage = () => openStorage(readEnv(place.variables));
  const sweep = async (after: number) =>
    sweepFiles(opened.database.db, await storage()).run(
      new Date(Date.now() + after),
      new AbortController().signal,
    );
  const onlyLine = ({ lines: [line] }: Pick<Cart, 'lines'>) => {
    if (!line) throw new Error('A piece that is ordered again is in the cart.');
    return line;
  };
  /** What somebody is given at an address of the API, with what is sent to see it. */
  async function shown(path: string, headers: Record<string, string>) {
    const { statusCode, headers: said } = await opened.app.inject({ url: apiBase + path, headers });
    return [statusCode, said['content-type'] ?? null, said.location ?? null];
  }
  const files = async () => (await (await storage()).list()).length;

  beforeEach(async () => {
    place = await open();
    opened = await openApp(place, { pages });
    opened.world.now = new Date();
    await opened.app.listen({ port: 0, host: '127.0.0.1' });
    artwork = artworkCalls(`http://127.0.0.1:${(opened.app.server.address() as AddressInfo).port}`);
    picture = await makePicture(920, 570);
    first = await placedOrder(opened, { email });
    piece = (await lineOf(first.id)).id;
    await artwork.upload(await holderOf(first.id), piece, 'my card.png', picture);
  });
  afterEach(() => opened.app.close());

  test('says in the cart that its artwork goes with it, and has it once it is ordered', async () => {
    const { token, cart } = await again();
    expect(cart.lines.map(({ artwork_again }) => artwork_again)).toEqual([true]);
    const order = await placedCart(opened, token, mine());
    const [file] = await artworksOf(order);
    expect(file).toMatchObject({ name: 'my card.png', bytes: picture.length });
    expect((await lineOf(order.id)).stage).toBe('artwork-received');
    const answer = await artwork.call('GET', `${artworkRoutes.file}/${file?.id}`, await holderOf(order.id));
    expect(Buffer.from(await answer.arrayBuffer()).equals(picture)).toBe(true);
    expect(await files()).toBe(1);
  });

  test('has several files in the order in which they came: the last is the one that proofs are made of', async () => {
    const holder = await holderOf(first.id);
    const names = ['second.png', 'b.png', 'a.png', 'last.png'];
    for (const name of names) {
      opened.world.now = new Date(opened.world.now.getTime() + 1000);
      await artwork.upload(holder, piece, name, picture);
    }
    for (let times = 0; times < 3; times++) {
      const { token } = await again();
      const order = await placedCart(opened, token, mine());
      expect((await artworksOf(order)).map(({ name }) => name)).toEqual(['my card.png', ...names]);
    }
  });

  test('is shown in the cart and in the checkout with its own artwork, and to nobody else', async () => {
    const holder = await holderOf(first.id);
    const { token, cart } = await again();
    const line = onlyLine(cart);
    const front = (await artworksOf(first)).find(({ is_front }) => is_front);
    expect([line.artwork_id, JSON.stringify(cart).includes('my card.png')]).toEqual([front?.id, false]);
    const calls = cartCalls(opened.app);
    const more = (await calls.change(line.id, { quantity: 500, kinds: 1 }, { token })).good();
    expect(onlyLine(more.cart).artwork_id).toBe(front?.id);
    const read = (await calls.get({ token })).good();
    expect(onlyLine(read.cart).artwork_id).toBe(front?.id);

    const path = linePicturePath(line);
    expect(await shown(path, holder)).toEqual([200, 'image/jpeg', null]);
    const { body } = await opened.app.inject({
      url: '/checkout',
      headers: { cookie: `${holder.cookie}; kerf-cart=${token}` },
    });
    expect(body.replaceAll('&amp;', '&')).toContain(`<img src="${apiBase}${path}"`);

    // Who came to have the cart sees what the shop draws.
    const eve = await holderOf((await placedOrder(opened, { email: 'eve@example.com' })).id);
    for (const stranger of [eve, { cookie: `kerf-cart=${token}` }, { 'kerf-cart': token }])
      expect(await shown(path, stranger)).toEqual([302, null, apiBase + drawingPath(line.configuration)]);
    expect((await shown(`${artworkRoutes.picture}/${line.artwork_id}`, eve))[0]).toBe(404);
  });

  test('has the front of what is printed, when it has more files than sides', async () => {
    for (const name of ['second.png', 'third.png']) {
      opened.world.now = new Date(opened.world.now.getTime() + 1000);
      await artwork.upload(await holderOf(first.id), piece, name, picture);
    }
    await artwork.looked(await holderOf(first.id), piece);
    const { cart } = await again();
    const front = (await artworksOf(first)).find(({ is_front }) => is_front);
    expect([front?.name, onlyLine(cart).artwork_id]).toEqual(['third.png', front?.id]);
  });

  test('costs a cart one question, however many pieces, and none where nothing is printed again', async () => {
    const { db } = opened.database;
    let questions = 0;
    const counted = db.withPlugin({
      transformQuery({ node }) {
        questions++;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const linesOf = async (token: string) => readLines(db, (await readOpenCart(db, token)) ?? '');
    const calls = cartCalls(opened.app);
    const other = (await calls.add(await calls.order())).good();
    expect((await readArtworksAgain(counted, await linesOf(other.token))).size).toBe(0);
    expect(questions).toBe(0);
    const { token } = await again();
    const lines = await linesOf(token);
    const twice = [...lines, ...lines.map((line) => ({ ...line, id: 'another' }))];
    expect((await readArtworksAgain(counted, twice)).size).toBe(2);
    expect(questions).toBe(1);
  });

  test('is shown as the shop draws it where its file is gone', async () => {
    const holder = await holderOf(first.id);
    const line = onlyLine((await again()).cart);
    await takeBack(first);
    expect(await shown(linePicturePath(line), holder)).toEqual([
      302,
      null,
      apiBase + drawingPath(line.configuration),
    ]);
  });

  test('is printed from nothing where its artwork was taken back while it waited in the cart', async () => {
    const { token } = await again();
    await takeBack(first);
    const { cart } = (await cartCalls(opened.app).get({ token })).good();
    expect(cart.lines).toHaveLength(1);
    expect(cart.lines[0]).not.toHaveProperty('artwork_again');
    expect(cart.lines[0]).not.toHaveProperty('artwork_id');
  });

  test('has it looked at anew, in the size that it is ordered in now', async () => {
    const holder = await holderOf(first.id);
    const codes = (found: Awaited<ReturnType<typeof artwork.looked>>) =>
      found.map(({ state, warnings }) => [state, warnings.some(({ code }) => code === 'size')]);
    expect(codes(await artwork.looked(holder, piece))).toEqual([['checked', false]]);
    const { token, cart } = await again();
    const [line] = cart.lines;
    if (!line) throw new Error('A piece that is ordered again is in the cart.');
    const calls = cartCalls(opened.app);
    const wider = { ...line.configuration, width: 80, height: 80 };
    const { cart: changed } = (await calls.change(line.id, await calls.order(wider), { token })).good();
    const { width, height } = line.configuration;
    expect([line.artwork_size, changed.lines[0]?.artwork_size]).toEqual([undefined, { width, height }]);
    const order = await placedCart(opened, token, mine());
    // Whatever is sent wakes who looks, as the page does that places an order.
    await artwork.upload(await holderOf(first.id), piece, 'another.png', picture);
    expect(codes(await artwork.looked(await holderOf(order.id), (await lineOf(order.id)).id))).toEqual([
      ['checked', true],
    ]);
  });

  test('is another line than one whose artwork is yet to be sent, and the same as one that is ordered again too', async () => {
    const { token } = await again();
    const calls = cartCalls(opened.app);
    const beside = (await calls.add(await calls.order(), { token })).good();
    expect(beside.cart.lines.map(({ artwork_again }) => artwork_again)).toEqual([true, undefined]);
    const twice = await again(token);
    expect(twice.cart.lines.map(({ artwork_again }) => artwork_again)).toEqual([true, undefined]);
    expect(twice.line?.grown).toBe(true);
  });

  test('takes nothing along where it became another product', async () => {
    const { token, cart } = await again();
    const calls = cartCalls(opened.app);
    const changed = (
      await calls.change(
        cart.lines[0]?.id ?? '',
        await calls.order({ ...card, featured_item_id: 7, product_id: 16 }),
        { token },
      )
    ).good();
    expect(changed.cart.lines.map(({ artwork_again }) => artwork_again)).toEqual([undefined]);
    expect(await artworksOf(await placedCart(opened, token, mine()))).toEqual([]);
  });

  test('takes nothing along where its artwork was taken back', async () => {
    const { token } = await again();
    await takeBack(first);
    const order = await placedCart(opened, token, mine());
    expect([await artworksOf(order), (await lineOf(order.id)).stage]).toEqual([[], 'placed']);
    expect((await again()).cart.lines.map(({ artwork_again }) => artwork_again)).toEqual([undefined]);
  });

  test('takes it to nobody who can’t see that order, whichever address they type, and tells nobody its number', async () => {
    for (const typed of ['eve@example.com', email]) {
      const { token, cart } = await again();
      expect(JSON.stringify(cart)).not.toContain(first.number);
      const order = await placedCart(opened, token, { email: typed });
      expect([await artworksOf(order), (await lineOf(order.id)).stage]).toEqual([[], 'placed']);
    }
  });

  test('takes it to who can see that order, with another address too', async () => {
    const { token } = await again();
    const order = await placedCart(opened, token, { ...mine(), email: 'work@example.com' });
    expect((await artworksOf(order)).map(({ name }) => name)).toEqual(['my card.png']);
  });

  test('says in the checkout whether it comes along, before anything is ordered', async () => {
    const { token, cart } = await again();
    const seen = async (cookie: string) => {
      const { body } = await opened.app.inject({ url: '/checkout', headers: { cookie } });
      const page = body.replaceAll('&amp;', '&');
      return [
        page.includes(`Printed from your artwork of order ${first.number}.`),
        page.includes('The artwork of the earlier order does not come along'),
        page.includes(`<img src="${apiBase}${linePicturePath(onlyLine(cart))}"`),
      ];
    };
    const { cookie } = await holderOf(first.id);
    expect(await seen(`${cookie}; kerf-cart=${token}`)).toEqual([true, false, true]);
    expect(await seen(`kerf-cart=${token}`)).toEqual([false, true, false]);
  });

  test('says for how many of the sides that it has now there is artwork', async () => {
    await artwork.looked(await holderOf(first.id), piece);
    const { token, cart } = await again();
    const line = onlyLine(cart);
    const calls = cartCalls(opened.app);
    const sides = opened.world.catalogue.products.get(line.configuration.product_id)?.attributes
      .printed_sides;
    const two = sides?.find(({ id }) => id !== line.configuration.printed_side_id)?.id ?? null;
    const twoSided = { ...line.configuration, printed_side_id: two };
    const { cart: changed } = (await calls.change(line.id, await calls.order(twoSided), { token })).good();
    expect([line.artwork_sides, onlyLine(changed).artwork_sides]).toEqual([
      undefined,
      { there: 1, wanted: 2 },
    ]);
    const { cookie } = await holderOf(first.id);
    const { body } = await opened.app.inject({
      url: '/checkout',
      headers: { cookie: `${cookie}; kerf-cart=${token}` },
    });
    expect(body).toContain('That artwork is for 1 of 2 printed sides. Send the rest with the order.');
    // It has the file, and waits for the rest.
    const order = await placedCart(opened, token, mine());
    const waits = async (placed: KeptOrder) => [
      (await artworksOf(placed)).map(({ state }) => state),
      (await lineOf(placed.id)).stage,
    ];
    expect(await waits(order)).toEqual([['checking'], 'placed']);
    // Whoever wants other files takes this one back first.
    const spare = await placedCart(opened, (await again()).token, mine());
    const [file] = await artworksOf(spare);
    const holder = await holderOf(spare.id);
    const { data } = await orderCalls(opened.app).read({ key: holder.cookie.split('=')[1] ?? '' }, spare.id);
    expect(data.artworks.map(({ is_removable }) => is_removable)).toEqual([true]);
    await artwork.call('DELETE', `${artworkRoutes.remove}/${file?.id}`, holder);
    expect(await waits(spare)).toEqual([[], 'placed']);
    // So does one that is ordered again from that, before its file was looked at.
    const { token: next } = await again(undefined, order);
    const owner = { orderIds: [order.id] };
    expect(await waits(await placedCart(opened, next, { email, owner }))).toEqual([['checking'], 'placed']);
    const placed = await opened.app.inject({
      url: `/checkout/done?order=${order.id}`,
      headers: await holderOf(order.id),
    });
    expect(placed.body).toContain('Send us the artwork that is still missing');
    const mail = await opened.database.db
      .selectFrom('mails')
      .selectAll()
      .where('about', '=', order.id)
      .executeTakeFirstOrThrow();
    const { catalogue, now } = opened.world;
    const letter = await composeOrderMail(opened.database.db, mail, catalogue, now);
    expect(letter?.paragraphs.join()).toContain('send us the artwork that is still missing');
    expect(placed.body).toContain(`${artworkRoutes.picture}/${(await artworksOf(order))[0]?.id}?`);
  });

  test('asks again where the earlier order can’t be seen any more by the time that it is ordered', async () => {
    const { token } = await again();
    await expect(placedCart(opened, token, { ...mine(), seen: mine().owner, owner: null })).rejects.toThrow(
      /since this page was shown: the artwork that comes along\. Artwork of an earlier order does not come along any more\. Nothing was ordered/,
    );
  });

  test('keeps its files though those of the order before were taken back, until both were', async () => {
    const order = await placedCart(opened, (await again()).token, mine());
    await takeBack(first);
    await sweep(2 * day);
    expect([await files(), (await artworksOf(order)).length]).toEqual([1, 1]);
    await takeBack(order);
    await sweep(2 * day);
    expect(await files()).toBe(0);
  });
});
