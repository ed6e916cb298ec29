import { expect, test } from 'vitest';
import { maxCompared } from '../contract/limits.js';
import { type Bench, cleanUp, open } from '../testing/bench.js';
import { memory } from '../testing/memory.js';
import { answerCatalogue, fail, sampleCart, send, succeed } from '../testing/test-shop.js';
import { waitFor, waitForPrices } from '../testing/wait-for.js';
import { addComparedToCart, isRepeatedComparison } from './actions/add-compared-to-cart.js';
import { addToCart } from './actions/add-to-cart.js';
import { chooseOption } from './actions/choose-option.js';
import { chooseQuantity } from './actions/choose-quantity.js';
import { removeCompared } from './actions/compare.js';
import { priceCompared } from './actions/compare-prices.js';
import { keepForComparing } from './actions/keep-for-comparing.js';
import { typeOption } from './actions/type-option.js';
import { compareState, type KeptType } from './compare-state.js';
import { refreshPrices } from './refresh-prices.js';
import { forgetPrices } from './seen-prices.js';

cleanUp();

/** A shop whose pieces cost what `unit` says at the time, cents; its cart takes everything. */
async function begin() {
  const world: { unit: number; refusal: object | null } = { unit: 20, refusal: null };
  const bench = await open((call, response) => {
    if (call.path === '/get/pricing-data' && world.refusal) return send(response, world.refusal);
    if (!answerCatalogue(call, response, { unit: world.unit })) succeed(response, sampleCart(['a']));
  }, memory());
  return { ...bench, world };
}

/** Keeps what is open, which has to work. */
function keep({ rt }: Pick<Bench, 'rt'>): KeptType {
  const kept = keepForComparing(rt, 'main');
  if (kept.status !== 'kept') throw new Error(kept.status);
  return kept.type;
}

const types = ({ rt }: Pick<Bench, 'rt'>) => rt.snapshot().compare?.types ?? [];

test('a configuration is kept with its product, details and price, and the address that opens it', async () => {
  const bench = await begin();
  const type = keep(bench);
  expect(type).toMatchObject({
    product: 'Premium Business Card',
    details: expect.stringContaining('90 x 55 mm'),
    price: 110,
    was: null,
    request: { product_id: 17, quantity: 100, kinds: 1 },
    path: expect.stringMatching(/^\/business-cards\/[\w-]+\?.*product_id=17/),
  });
  expect(type.key).toMatch(/^kerf-compare-\d{3}$/);
  expect(types(bench)).toEqual([type]);
});

test('the same product, details and price are kept once; another quantity is another one', async () => {
  const bench = await begin();
  keep(bench);
  expect(keepForComparing(bench.rt, 'main')).toEqual({ status: 'known' });
  chooseQuantity(bench.rt, 'main', 2);
  await waitForPrices(bench.rt);
  expect(keep(bench).request.quantity).toBe(250);
  expect(types(bench).map(({ request }) => request.quantity)).toEqual([100, 250]);
});

test('letters that are aligned in another way are another one, and open in the designer', async () => {
  const bench = await begin();
  const state = bench.now();
  if (!state.selection) throw new Error('Nothing is selected.');
  const { selection } = state;
  const designed = (align: 'left' | 'right') =>
    keepForComparing(bench.rt, 'main', {
      ...state,
      selection: { ...selection, lettering: { text: 'Open\nlate', font: 'Pacifico', align } },
    });
  expect([designed('left'), designed('right'), designed('left')].map(({ status }) => status)).toEqual([
    'kept',
    'kept',
    'known',
  ]);
  expect(types(bench)[1]).toMatchObject({
    details: expect.stringContaining('“Open | late” in Pacifico, aligned right'),
    path: expect.stringMatching(/^\/vinyl-lettering-designer\?.*lettering_align=right/),
  });
});

test('no more are kept than can be, and one that goes makes room', async () => {
  const bench = await begin();
  for (let count = 0; count < maxCompared; count++) {
    typeOption(bench.rt, 'main', 'custom_quantity', String(301 + count));
    await waitFor(bench.rt, () => !bench.now().typing.length);
    await waitForPrices(bench.rt);
    keep(bench);
  }
  chooseQuantity(bench.rt, 'main', 0);
  await waitForPrices(bench.rt);
  expect(keepForComparing(bench.rt, 'main')).toEqual({ status: 'full', most: maxCompared });
  const keys = types(bench).map(({ key }) => key);
  expect(new Set(keys).size).toBe(maxCompared);
  removeCompared(bench.rt, keys[3] ?? '');
  expect(types(bench).map(({ key }) => key)).toEqual(keys.toSpliced(3, 1));
  keep(bench);
});

test('nothing is kept while it is priced, nor without a price', async () => {
  const bench = await begin();
  chooseOption(bench.rt, 'main', 'printed_side_id', 1);
  expect(bench.now().pricing).toBe('pending');
  expect(keepForComparing(bench.rt, 'main')).toEqual({ status: 'unready' });
  expect(keepForComparing(bench.rt, 'nobody')).toEqual({ status: 'unready' });
  expect(types(bench)).toEqual([]);
});

test('a price that moved is shown in the place of the kept one, with what it was', async () => {
  const bench = await begin();
  const { key } = keep(bench);
  await priceCompared(bench.rt);
  expect(types(bench)[0]).toMatchObject({ price: 110, was: null });
  bench.world.unit = 30;
  forgetPrices(bench.rt);
  await priceCompared(bench.rt);
  expect(types(bench)[0]).toMatchObject({ key, price: 120, was: 110 });
  expect(compareState(bench.rt).prices[key]).toMatchObject({ status: 'ready', row: { price: 120 } });
  bench.world.unit = 20;
  forgetPrices(bench.rt);
  await priceCompared(bench.rt);
  expect(types(bench)[0]).toMatchObject({ price: 110, was: null });
});

test('two that have come to be the same are one', async () => {
  const bench = await begin();
  const { key } = keep(bench);
  bench.world.unit = 30;
  forgetPrices(bench.rt);
  refreshPrices(bench.rt, 'main', 0);
  await waitForPrices(bench.rt);
  keep(bench);
  expect(types(bench)).toHaveLength(2);
  await priceCompared(bench.rt);
  expect(types(bench)).toMatchObject([{ key, price: 120, was: 110 }]);
});

test('one that has no price any more says why, and is not put into the cart', async () => {
  const bench = await begin();
  const { key } = keep(bench);
  bench.world.refusal = {
    status: 'ERROR',
    code: 422,
    message: '',
    error: { code: 'PRICING_OUT', message: 'This stock is out.' },
  };
  forgetPrices(bench.rt);
  await priceCompared(bench.rt);
  expect(compareState(bench.rt).prices[key]).toMatchObject({
    status: 'failed',
    problem: { message: 'This stock is out.', isRetryable: false },
  });
  expect(await addComparedToCart(bench.rt, key)).toMatchObject({
    ok: false,
    problem: { code: 'CART_NOT_READY' },
  });
  expect(bench.carts()).toEqual([]);
});

test('one is put into the cart as the panel puts it, and a second press is part of the first, whichever was pressed', async () => {
  const bench = await begin();
  const { key } = keep(bench);
  await priceCompared(bench.rt);
  expect(isRepeatedComparison(bench.rt, key)).toBe(false);
  expect(await addComparedToCart(bench.rt, key)).toEqual({
    ok: true,
    lineId: 'a',
    words: 'Added to your cart.',
  });
  expect(isRepeatedComparison(bench.rt, key)).toBe(true);
  expect(await addToCart(bench.rt, 'main')).toMatchObject({ ok: true, repeated: true });
  expect(bench.carts()).toHaveLength(1);
  expect(bench.carts()[0]?.body).toMatchObject({
    configuration: { product_id: 17, quantity: 100, kinds: 1 },
    cost: 110,
    product_pricing_id: 'card-100',
    quote_slider_id: 1,
  });
});

test('one whose price moved under the press is not added, and shows the new one', async () => {
  const world = { unit: 20 };
  const bench = await open((call, response) => {
    if (answerCatalogue(call, response, { unit: world.unit })) return;
    fail(response, 409, { code: 'CART_PRICE_MOVED', message: 'The price has moved.', price: 120 });
  }, memory());
  const { key } = keep(bench);
  await priceCompared(bench.rt);
  world.unit = 30;
  expect(await addComparedToCart(bench.rt, key)).toMatchObject({
    ok: false,
    problem: { message: 'The price has moved: the total is now $120.00. Nothing was added yet.' },
  });
  expect(types(bench)[0]).toMatchObject({ price: 120, was: 110 });
});
