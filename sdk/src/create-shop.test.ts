/** The front door: everything that a shop does, through the one object that integrators hold. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as actions from './actions.js';
import { cartTokenHeader } from './contract.js';
import { createShop, type Shop } from './create-shop.js';
import { isPricingError } from './index.js';
import { canSubmit, submitStatus, toOrderPayload, toPricingRequest, totalCents } from './rules.js';
import type { ConfigurationState } from './store/shop-state.js';
import { pass, stopClock } from './testing/clock.js';
import { memory } from './testing/memory.js';
import {
  answerCatalogue,
  type Call,
  fail,
  type Handler,
  sampleCart,
  send,
  startTestShop,
  succeed,
  type TestShop,
} from './testing/test-shop.js';
import { waitFor, waitForPrices } from './testing/wait-for.js';

const servers: { server: TestShop; shop: Shop }[] = [];
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await Promise.all(
    servers.splice(0).map(({ server, shop }) => {
      for (const stop of shop.runtime.pending.values()) stop();
      return server.close();
    }),
  );
});

/** A cart that holds a line for every call that added one, and answers as the shop does. */
function keepCart(): Handler {
  const lines: string[] = [];
  return ({ method, path, headers }, response) => {
    const token = String(headers['kerf-cart'] ?? '');
    if (path === '/cart/create/item') lines.push(`line-${lines.length + 1}`);
    if (path === '/cart/create/merge') lines.push('line-of-the-link');
    if (method === 'DELETE') lines.splice(lines.indexOf(decodeURIComponent(path.split('/').at(-1) ?? '')), 1);
    succeed(response, sampleCart(lines, path === '/cart/create/item' ? 'token-1' : token));
  };
}

interface Door {
  shop: Shop;
  calls: Call[];
  /** The configuration, as whoever reads the store sees it. */
  main: () => ConfigurationState;
  storage: ReturnType<typeof memory>;
}

/** A shop whose server answers the catalogue as ever and everything else by `handle`. */
async function start(handle: Handler = keepCart(), entries: Record<string, string> = {}): Promise<Door> {
  const server = await startTestShop((call, response) => {
    if (!answerCatalogue(call, response)) return handle(call, response);
  });
  const storage = memory(entries);
  const shop = createShop({ api: server.api, storage });
  servers.push({ server, shop });
  const main = () => {
    const state = shop.store.snapshot().configurations.main;
    if (!state) throw new Error('Nothing is open.');
    return state;
  };
  return { shop, calls: server.calls, main, storage };
}

/** The same with the sample range of cards open. */
async function open(...options: Parameters<typeof start>): Promise<Door> {
  const door = await start(...options);
  await door.shop.openConfiguration('main', { item: 'business-cards' });
  return door;
}

/** What is for the widget that signs people in alone: passwords are typed on the shop's own pages. */
const ofPeople: readonly string[] = [
  'adoptSession',
  'checkEmail',
  'checkOrderNumber',
  'confirmSocially',
  'continueAsGuest',
  'enterCode',
  'forgetPassword',
  'goAsGuest',
  'goesAsGuest',
  'heedRank',
  'isCommonPassword',
  'isRemembered',
  'knowVisitor',
  'openOrder',
  'register',
  'signIn',
  'signInSocially',
  'signOut',
  'startRegistration',
];

/** What only the pages of orders do. */
const ofOrders: readonly string[] = [
  'addressPaper',
  'answerProof',
  'cancelPiece',
  'forgetUpload',
  'keepUpload',
  'keptUploads',
  'loadOrder',
  'loadOrders',
  'orderAgain',
  'removeArtwork',
  'rereadOrders',
  'writeToShop',
];

/** What only the tray and the dialog of comparing do. */
const ofCompared: readonly string[] = [
  'addComparedToCart',
  'hasCompared',
  'isRepeatedComparison',
  'keepForComparing',
  'loadCompared',
  'openCompared',
  'priceCompared',
  'removeCompared',
  'showCompared',
];

/** What only the dialogs of quotes and quotations do. */
const ofQuotes: readonly string[] = [
  'billQuotation',
  'keepUtm',
  'knowGuest',
  'loadSpecialProcessing',
  'makeQuotation',
  'orderQuotation',
  'quotationFile',
  'requestQuote',
];

/** What only the sections below a product do; in code it is asked of the client. */
const ofPages: readonly string[] = ['loadReviews', 'loadShipping', 'reviewPiece', 'turnReviews'];

test('a shop has one method for each action, and no other', () => {
  const { runtime, client, store, ...methods } = createShop({ api: '/api' });
  // In code a quantity is chosen as every other option is, what stands behind a price and what is read about a product
  // are asked of the client, and whoever hands over a storage decides what it keeps. Only widgets come and go.
  const {
    chooseQuantity,
    drawingUrl,
    explainedQuery,
    loadProductInfo,
    readOptionPrices,
    readPriceParts,
    ...others
  } = actions;
  const { holdConfiguration, keepCart, openLettering, putFirst, setConsent, ...bound } = others;
  for (const own of [
    chooseQuantity,
    drawingUrl,
    explainedQuery,
    loadProductInfo,
    readOptionPrices,
    readPriceParts,
  ])
    expect(typeof own).toBe('function');
  for (const own of [holdConfiguration, keepCart, openLettering, putFirst, setConsent])
    expect(typeof own).toBe('function');
  const ofWidgets = [...ofPeople, ...ofOrders, ...ofCompared, ...ofQuotes, ...ofPages];
  const shared = Object.keys(bound).filter((name) => !ofWidgets.includes(name));
  expect(Object.keys(methods).sort()).toEqual(shared.sort());
  expect(Object.keys(client)).toEqual([
    'fetchPricing',
    'fetchOptionPrices',
    'fetchPriceParts',
    'fetchRange',
    'fetchProductInfo',
    'fetchShippingInfo',
    'fetchHolidays',
    'fetchCart',
  ]);
  expect(Object.keys(store)).toEqual(['subscribe', 'snapshot']);
  expect(runtime.api).toBe('/api');
});

test('a shop is configured, priced and bought from in code', async () => {
  const { shop, main } = await open();
  shop.chooseOption('main', 'quantity_index', 3);
  shop.toggleFeature('main', { feature_id: 21, item_id: 211, side: 'back' });
  const state = await waitForPrices(shop.runtime);
  expect(submitStatus(state)).toBe('add');
  expect(totalCents(state)).toBe(500 * 110);
  expect(await shop.addToCart('main')).toMatchObject({ ok: true, lineId: 'line-1' });
  expect(shop.store.snapshot().cart.cart?.lines.map(({ id }) => id)).toEqual(['line-1']);
  expect(main().notice?.kind).toBe('added');
});

describe('a configuration', () => {
  test('opens with what its page opens with', async () => {
    const { shop, main, calls } = await start();
    await shop.openConfiguration('main', { item: 'business-cards', product: 'standard-business-card' });
    expect(main()).toMatchObject({ status: 'ready', pricing: 'ready', selection: { product_id: 16 } });
    expect(calls).toHaveLength(1);
  });

  test('that is not there says so, and rejects with nothing', async () => {
    const { shop, main } = await start();
    await shop.openConfiguration('main', { item: 'nothing' });
    expect(main()).toMatchObject({ status: 'missing', problem: { code: 'CATALOGUE_UNKNOWN_ITEM' } });
  });

  test('takes a choice at once, and its price a moment later', async () => {
    const { shop, main, calls } = await open();
    stopClock();
    shop.chooseOption('main', 'size_id', 2);
    expect(main()).toMatchObject({ selection: { size_id: 2, width: '55' }, pricing: 'pending' });
    await pass(10);
    await waitForPrices(shop.runtime);
    expect(calls.at(-1)?.query.get('width')).toBe('55');
    expect(totalCents(main())).toBe(100 * 75);
  });

  test('takes a text as it is typed, and its price when typing has stopped', async () => {
    const { shop, main } = await open();
    stopClock();
    shop.typeOption('main', 'width', '80');
    expect(main()).toMatchObject({ selection: { size_id: null, width: '80' }, typing: ['size'] });
    expect(canSubmit(main())).toBe(false);
    await pass(660);
    await waitForPrices(shop.runtime);
    expect(totalCents(main())).toBe(100 * 100);
  });

  test('stays as it is whatever field a caller without types hands over, and throws nothing', async () => {
    const { shop, main } = await open();
    const before = main();
    const fields = [...Object.keys(before.selection ?? {}), 'constructor', 'toString', '__proto__', 'sizes'];
    for (const field of fields) {
      shop.chooseOption('main', field as 'size_id', 9999);
      shop.typeOption('main', field.endsWith('_id') ? (field as 'width') : ('constructor' as 'width'), '1');
    }
    shop.toggleFeature('main', { feature_id: 21, item_id: 9999, side: 'front' });
    expect(main().selection).toEqual(before.selection);
    expect(main()).toMatchObject({ pricing: 'ready', typing: [], problem: null, pricingProblem: null });
  });

  test('takes a number that is typed as the text that it is', async () => {
    const { shop, main } = await open();
    shop.typeOption('main', 'width', 80 as unknown as string);
    expect(main().selection?.width).toBe('80');
    expect(totalCents(await waitForPrices(shop.runtime))).toBe(100 * 100);
  });

  test('takes a print feature on and off', async () => {
    const { shop, main } = await open();
    const silver = { feature_id: 21, item_id: 211, side: 'front' } as const;
    const before = main().selection?.print_features;
    shop.toggleFeature('main', silver);
    expect(main().selection?.print_features).toEqual([...(before ?? []), silver]);
    shop.toggleFeature('main', silver);
    expect(main().selection?.print_features).toEqual(before);
  });

  test('takes a selection that was kept', async () => {
    const { shop, main } = await open();
    const kept = { ...main().selection, kinds: 4, width: '80', size_id: null };
    const { selection } = main();
    if (!selection) throw new Error('Nothing is selected.');
    shop.applySelection('main', { ...selection, ...kept });
    expect(main().selection).toEqual({ ...selection, ...kept });
    expect(totalCents(await waitForPrices(shop.runtime))).toBe(4 * 100 * 100);
  });

  test('takes the selection of an address', async () => {
    const { shop, main } = await open();
    shop.applyQuery('main', 'product_id=16&quantity=500&kinds=2');
    expect(main().selection).toMatchObject({ product_id: 16, quantity_index: 1, kinds: 2 });
  });

  test('asks again for the range that did not come', async () => {
    let isUp = false;
    const server = await startTestShop((call, response) =>
      isUp ? answerCatalogue(call, response) : send(response, {}, 429),
    );
    const shop = createShop({ api: server.api });
    servers.push({ server, shop });
    await shop.openConfiguration('main', { item: 'business-cards' });
    expect(shop.store.snapshot().configurations.main).toMatchObject({
      status: 'failed',
      problem: { isRetryable: true },
    });
    isUp = true;
    shop.retry('main');
    expect(await waitForPrices(shop.runtime)).toMatchObject({ status: 'ready', problem: null });
  });

  test('asks again for the prices that did not come', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    let isUp = true;
    const server = await startTestShop((call, response) =>
      isUp ? answerCatalogue(call, response) : send(response, {}, 429),
    );
    const shop = createShop({ api: server.api });
    servers.push({ server, shop });
    await shop.openConfiguration('main', { item: 'business-cards' });
    isUp = false;
    shop.chooseOption('main', 'material_id', 1);
    await waitFor(shop.runtime, ({ configurations }) => configurations.main?.pricing === 'failed');
    isUp = true;
    shop.retry('main');
    expect(await waitForPrices(shop.runtime)).toMatchObject({
      pricingProblem: null,
      selection: { material_id: 1 },
    });
  });
});

describe('the cart', () => {
  test('takes what was configured, at the price that is shown', async () => {
    const { shop, main, calls, storage } = await open();
    const shown = totalCents(main());
    const payload = toOrderPayload(main());
    expect(await shop.addToCart('main')).toMatchObject({ ok: true, lineId: 'line-1' });
    expect(await shop.addToCart('main')).toMatchObject({ lineId: 'line-1', repeated: true });
    expect(await shop.addToCart('main', { line: 'line-1' })).toMatchObject({ ok: true, lineId: 'line-1' });
    expect(calls.at(-1)?.body).toEqual(payload);
    expect(payload?.cost).toBe(shown / 100);
    expect(storage.entries).toEqual({ 'kerf-cart': 'token-1' });
  });

  test('of two shops that are handed one storage is each one’s own: neither is told what opens the other’s', async () => {
    const first = await open();
    await first.shop.addToCart('main');
    const server = await startTestShop((call, response) => {
      if (!answerCatalogue(call, response))
        succeed(response, sampleCart(['line-1'], call.path === '/cart/create/item' ? 'of-the-other' : ''));
    });
    const other = createShop({ api: server.api, storage: first.storage });
    servers.push({ server, shop: other });
    await other.openConfiguration('main', { item: 'business-cards' });
    expect(await other.addToCart('main')).toMatchObject({ ok: true });
    expect(server.calls.map(({ headers }) => headers[cartTokenHeader])).not.toContain('token-1');
    expect(first.storage.entries).toEqual({
      'kerf-cart': 'token-1',
      [`kerf-cart ${server.api}`]: 'of-the-other',
    });
    const again = createShop({ api: server.api, storage: first.storage });
    servers.push({ server, shop: again });
    await again.loadCart();
    expect(server.calls.at(-1)?.headers[cartTokenHeader]).toBe('of-the-other');
  });

  test('refuses what is not ready, as a value', async () => {
    const { shop } = await open();
    expect(await shop.addToCart('other')).toMatchObject({ ok: false, problem: { code: 'CART_NOT_READY' } });
  });

  test('names the new total of a price that has moved', async () => {
    const { shop } = await open((_call, response) =>
      fail(response, 409, { code: 'CART_PRICE_MOVED', message: 'The price moved.', price: 120 }),
    );
    const added = await shop.addToCart('main');
    expect(added).toMatchObject({ ok: false, problem: { code: 'CART_PRICE_MOVED' } });
    expect(!added.ok && added.problem.message).toContain('$120.00');
  });

  test('of an earlier visit is read, and without one nothing is asked', async () => {
    const first = await start();
    await first.shop.loadCart();
    expect(first.shop.store.snapshot().cart).toMatchObject({ status: 'ready', cart: { lines: [] } });
    expect(first.calls).toHaveLength(0);
    const later = await start(undefined, { 'kerf-cart': 'earlier' });
    await later.shop.loadCart();
    expect(later.calls[0]).toMatchObject({ path: '/cart/get/cart', headers: { 'kerf-cart': 'earlier' } });
    expect(later.shop.store.snapshot().cart).toMatchObject({ status: 'ready', token: 'earlier' });
  });

  test('has its lines changed and removed', async () => {
    const { shop, calls } = await open();
    await shop.addToCart('main');
    shop.chooseOption('main', 'quantity_index', 2);
    await waitForPrices(shop.runtime);
    await shop.addToCart('main');
    expect(await shop.changeLine('line-1', { quantity: 250, kinds: 2 })).toMatchObject({ ok: true });
    expect(calls.at(-1)).toMatchObject({
      method: 'PUT',
      path: '/cart/update/item/line-1',
      body: { quantity: 250, kinds: 2 },
      headers: { 'kerf-cart': 'token-1' },
    });
    expect(await shop.removeLine('line-1')).toMatchObject({ ok: true });
    expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: '/cart/delete/item/line-1' });
    expect(shop.store.snapshot().cart.cart?.lines.map(({ id }) => id)).toEqual(['line-2']);
    expect(await shop.restoreLine('line-1')).toMatchObject({ ok: true });
    expect(calls.at(-1)).toMatchObject({ method: 'POST', path: '/cart/restore/item/line-1' });
  });

  test('of a link is taken over, or joins the own one', async () => {
    const { shop, calls, storage } = await start();
    expect(await shop.adoptCart('linked')).toMatchObject({ ok: true });
    expect(storage.entries).toEqual({ 'kerf-cart': 'linked' });
    expect(await shop.adoptCart('another')).toMatchObject({ ok: true });
    expect(calls.at(-1)).toMatchObject({
      path: '/cart/create/merge',
      body: { token: 'another' },
      headers: { 'kerf-cart': 'linked' },
    });
    expect(shop.store.snapshot().cart.cart?.lines.map(({ id }) => id)).toEqual(['line-of-the-link']);
  });
});

describe('the client', () => {
  test('asks for a range, its prices and a cart without touching the store', async () => {
    const { shop } = await start((_call, response) => succeed(response, sampleCart(['a'])));
    const { opening_selection, ...range } = await shop.client.fetchRange('business-cards');
    expect(range.products).toHaveLength(2);
    const request = toPricingRequest(range, opening_selection);
    if (!request) throw new Error('The opening selection has no request.');
    const rows = await shop.client.fetchPricing({ ...request, quantity: 77 });
    expect(Array.isArray(rows) && rows.map(({ quantity }) => quantity)).toEqual([50, 100, 250, 500, 77]);
    expect((await shop.client.fetchCart('token')).cart.lines).toHaveLength(1);
    expect(shop.store.snapshot()).toMatchObject({ configurations: {}, cart: { status: 'idle', cart: null } });
  });

  test('rejects with the one error, also when a call is cancelled', async () => {
    const { shop } = await start();
    const missing = await shop.client.fetchRange('nothing').catch((error: unknown) => error);
    expect(isPricingError(missing) && missing.status).toBe(404);
    const cancelled = await shop.client
      .fetchRange('business-cards', null, AbortSignal.abort())
      .catch((error: unknown) => error);
    expect(isPricingError(cancelled) && cancelled.code).toBe('CLIENT_CANCELLED');
  });
});

test('the store tells of changes until it is told to stop', async () => {
  const { shop } = await open();
  let told = 0;
  const stop = shop.store.subscribe(() => told++);
  const before = shop.store.snapshot();
  expect(shop.store.snapshot()).toBe(before);
  shop.chooseOption('main', 'kinds', 2);
  await Promise.resolve();
  expect(told).toBe(1);
  expect(shop.store.snapshot()).not.toBe(before);
  stop();
  shop.chooseOption('main', 'kinds', 3);
  await Promise.resolve();
  expect(told).toBe(1);
});

test('a shop is refused whose API has no address, with a code and what to give', () => {
  for (const api of ['', 'localhost:4700/api', 'api', 'ftp://shop.example/api', undefined])
    expect(() => createShop({ api: api as string })).toThrow(
      expect.objectContaining({
        code: 'CLIENT_SHOP_INVALID',
        message: expect.stringContaining('https://print.example/api'),
      }),
    );
  expect(() => createShop(undefined as never)).toThrow(/^CLIENT_SHOP_INVALID/);
  expect(createShop({ api: '/api' }).runtime.api).toBe('/api');
});

test('two shops share nothing', () => {
  const [one, other] = [createShop({ api: '/api' }), createShop({ api: '/api' })];
  one.runtime.state.cart.token = 'secret';
  expect(other.store.snapshot().cart.token).toBeNull();
});
