/** The browser's own checks of an answer, held against the schemas that the shop is held to. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CartAnswer } from '../contract/cart.js';
import { Opening } from '../contract/opening.js';
import { PricingRefusal, PricingRow } from '../contract/pricing.js';
import { pieceOf } from '../drawing/piece-of-selection.js';
import { shownFeatures } from '../rules/features/print-features.js';
import { gallerySlides } from '../rules/gallery/gallery-slides.js';
import { chooseOption } from '../rules/options/choose-option.js';
import { offeredOptions } from '../rules/options/offered-options.js';
import { openingSelection } from '../rules/options/opening-selection.js';
import { applySelectionQuery } from '../rules/options/selection-query.js';
import { toOrderPayload } from '../rules/order/order-payload.js';
import { canSubmit, submitStatus } from '../rules/order/submit-status.js';
import { summaryText } from '../rules/order/summary.js';
import { toPricingRequest } from '../rules/prices/pricing-request.js';
import { chosenProduct } from '../rules/products/product.js';
import { type Corruption, corrupt, corruptions, type Path } from '../testing/corrupt.js';
import { sampleRange } from '../testing/sample-range.js';
import { sampleRows } from '../testing/sample-rows.js';
import { sampleStickers } from '../testing/sample-stickers.js';
import { sampleCart, startTestShop, type TestShop } from '../testing/test-shop.js';
import { valuesOf } from '../testing/values-of.js';
import { fetchCart } from './cart.js';
import { createSend } from './create-send.js';
import { fetchPricing } from './pricing.js';
import { fetchRange } from './range.js';

/** What the shop answers to every call. */
let text = '';
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop((_call, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(text),
  );
});
afterAll(() => shop.close());

const send = () => createSend({ api: shop.api });
const opening = openingSelection(sampleRange, null);
const request = toPricingRequest(sampleRange, opening);
if (!request) throw new Error('The opening selection has no request.');

const calls = {
  prices: () => fetchPricing(send(), request),
  range: () => fetchRange(send(), 'business-cards'),
  cart: () => fetchCart(send(), 'token'),
};
const success = <T>(data: T) => ({ status: 'SUCCESS', code: 200, message: '', data });
const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('whatever the contract allows is taken as it is:', () => {
  const always = <T>(
    values: fc.Arbitrary<T>,
    call: () => Promise<unknown>,
    wrap: (value: T) => unknown = (value) => value,
  ) =>
    fc.assert(
      fc.asyncProperty(values, async (value) => {
        text = JSON.stringify(wrap(value));
        expect(await call()).toEqual(asSent(value));
      }),
      { numRuns: 60 },
    );

  test('rows of prices', () => always(fc.array(valuesOf(PricingRow), { maxLength: 5 }), calls.prices));

  test('the words of a configuration without a price', () => always(valuesOf(PricingRefusal), calls.prices));

  test('a range with a product, and what it opens with', () =>
    always(
      // A page of no product has nothing to show.
      valuesOf(Opening).filter(({ products }) => products.length > 0),
      calls.range,
      success,
    ));

  test('a cart', () => always(valuesOf(CartAnswer), calls.cart, success));
});

/** Every path to a thing that a page depends on, with what may not stand there. */
const each = (
  at: Path,
  keys: readonly string[],
  wrong: readonly Corruption[] = corruptions,
): [string, Path, Corruption][] =>
  keys.flatMap((key) =>
    wrong.map((corruption): [string, Path, Corruption] => [[...at, key].join('.'), [...at, key], corruption]),
  );

const rowFields = ['quantity', 'price', 'orig_price', 'product_pricing_id', 'shipping'];
const garbage = { code: 'CLIENT_GARBAGE', status: 200, isRetryable: true };

describe('prices without what a page depends on are told:', () => {
  const rows = sampleRows([50, 100], { custom: 77 });
  test.each(each(['2'], rowFields))('%s (%s) %s', async (_name, path, corruption) => {
    text = corrupt(rows, path, corruption);
    await expect(calls.prices()).rejects.toMatchObject(garbage);
  });

  const words = { code: 'PRICING_SIZE_ABOVE', message: 'Too large.' };
  const refusal = { status: 'ERROR', code: 200, message: 'Too large.', error: words };
  test.each([...each([], ['status', 'error']), ...each(['error'], ['code', 'message'])])(
    'refusal.%s (%s) %s',
    async (_name, path, corruption) => {
      text = corrupt(refusal, path, corruption);
      await expect(calls.prices()).rejects.toMatchObject(garbage);
    },
  );
});

describe('a cart without what a page depends on is told:', () => {
  const answer = success(sampleCart(['a', 'b']));
  test.each([
    ...each([], ['data']),
    ...each(['data'], ['token', 'cart']),
    ...each(['data', 'cart'], ['lines', 'sub_total', 'shipping_fee', 'gst_included', 'total']),
    ...each(['data', 'cart', 'lines', 1], ['id', 'summary', 'price', 'total']),
  ])('%s (%s) %s', async (_name, path, corruption) => {
    text = corrupt(answer, path, corruption);
    await expect(calls.cart()).rejects.toMatchObject(garbage);
  });
});

/** The answer that opens a range. */
const opened = (range: typeof sampleRange) =>
  success({
    ...range,
    opening_selection: openingSelection(range, null),
    opening_rows: sampleRows([50, 100, 250, 500]),
  });

describe('a range without what a page depends on is told:', () => {
  const answer = opened(sampleRange);
  test.each([
    ...each([], ['data']),
    ...each(['data'], ['item', 'featured_price', 'products', 'opening_selection']),
    ...each(['data', 'products', 1], ['id', 'name', 'attributes']),
    ...each(
      ['data', 'products', 1, 'attributes'],
      [
        'cuttings',
        'finishings',
        'adhesives',
        'materials',
        'printed_sides',
        'colors',
        'orientations',
        'addons',
        'premium_processings',
        'print_features',
        'sizes',
        'quantities',
        'dim_lookups',
        'attribute_lookups',
        'gallery',
        'thumbnails',
      ],
    ),
    ...each(['data', 'opening_selection'], ['product_id', 'width', 'height', 'print_features']),
    ...each(['data'], ['opening_rows'], ['null', 'NaN', 'too large', 'another type']),
    ...each(['data', 'opening_rows', 1], rowFields),
  ])('%s (%s) %s', async (_name, path, corruption) => {
    text = corrupt(answer, path, corruption);
    await expect(calls.range()).rejects.toMatchObject(garbage);
  });

  test('no product at all', async () => {
    text = JSON.stringify(success({ ...sampleRange, opening_selection: opening, products: [] }));
    await expect(calls.range()).rejects.toMatchObject(garbage);
  });

  test('an opening without a price that does not say why', async () => {
    const { opening_rows, ...data } = opened(sampleRange).data;
    expect(opening_rows).toHaveLength(4);
    for (const opening_refusal of [null, {}, 'no', { status: 'ERROR' }, { error: { code: 'PRICING_X' } }]) {
      text = JSON.stringify(success({ ...data, opening_refusal }));
      await expect(calls.range(), text.slice(-80)).rejects.toMatchObject(garbage);
    }
  });
});

/** Everything that a page makes of what a range opens with. */
function usePage({ opening_selection: selection, opening_rows: rows = [], ...range }: Opening): void {
  const configuration = { range, selection, rows, pricing: 'ready', typing: [], submitting: false } as const;
  offeredOptions(range, selection);
  shownFeatures(range, selection);
  gallerySlides(chosenProduct(range, selection), range.item.slug, selection);
  pieceOf(range, selection);
  summaryText(range, selection);
  submitStatus(configuration);
  canSubmit(configuration);
  toOrderPayload(configuration);
  applySelectionQuery(range, 'product_id=16&cutting_id=9&width=80&quantity=333');
  for (const { id } of range.products) chooseOption(range, selection, 'product_id', id);
}

describe('whatever else is wrong, a page opens', () => {
  test.each([
    ['cards', sampleRange],
    ['stickers', sampleStickers],
  ])('of %s', async (_name, range) => {
    const answer = opened(range);
    const levels: [Path, object][] = [
      [['data'], answer.data],
      [['data', 'item'], range.item],
      [['data', 'featured_price'], range.featured_price],
      [['data', 'opening_selection'], answer.data.opening_selection],
      ...range.products.flatMap((product, index): [Path, object][] => [
        [['data', 'products', index], product],
        [['data', 'products', index, 'attributes'], product.attributes],
      ]),
    ];
    const faults: string[] = [];
    for (const [at, fields] of levels)
      for (const key of Object.keys(fields))
        for (const corruption of ['missing', 'null', 'another type'] as const) {
          text = corrupt(answer, [...at, key], corruption);
          const found = await calls.range().catch(() => undefined);
          try {
            if (found) usePage(found);
          } catch (error) {
            faults.push(`${[...at, key].join('.')} ${corruption}: ${error}`);
          }
        }
    expect(faults).toEqual([]);
  });
});
