import fc from 'fast-check';
import { is } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { PricingRequest } from '../contract/pricing.js';
import { sampleRange } from '../testing/sample-range.js';
import { openingSelection } from './opening-selection.js';
import { parsePricingQuery, toPricingQuery } from './pricing-query.js';
import { toPricingRequest } from './pricing-request.js';

const id = fc.option(fc.integer({ min: 0, max: 1_000_000 }));
const length = fc.integer({ min: 1, max: 100_000_000 }).map((thousandths) => thousandths / 1000);
const choice = fc.record({
  feature_id: fc.nat(1_000_000),
  item_id: fc.nat(1_000_000),
  side: fc.constantFrom('front' as const, 'back' as const, 'na' as const),
});
const anyRequest: fc.Arbitrary<PricingRequest> = fc.record({
  featured_item_id: id,
  product_id: fc.nat(1_000_000),
  material_id: id,
  printed_side_id: id,
  cutting_id: id,
  shape_id: id,
  orientation_id: id,
  finishing_id: id,
  premium_processing_id: id,
  adhesive_id: id,
  color_id: id,
  addon_item_id: id,
  install_ready: fc.option(fc.constantFrom('yes' as const, 'no' as const)),
  cut_per_shape: fc.option(fc.integer({ min: 1, max: 10_000 })),
  ea: fc.option(fc.integer({ min: 1, max: 10_000 })),
  width: length,
  height: length,
  quantity: fc.option(fc.integer({ min: 1, max: 999_999 })),
  kinds: fc.integer({ min: 1, max: 99 }),
  print_features: fc.uniqueArray(choice, {
    maxLength: 40,
    selector: ({ feature_id, item_id, side }) => `${feature_id}:${item_id}:${side}`,
  }),
});
const sorted = (request: PricingRequest): PricingRequest => ({
  ...request,
  print_features: [...request.print_features].sort((a, b) => {
    const [x, y] = [a, b].map(({ feature_id, item_id, side }) => `${feature_id}:${item_id}:${side}`);
    return (x as string) < (y as string) ? -1 : 1;
  }),
});

describe('writing and reading', () => {
  test('what is written reads as the same configuration', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const parsed = parsePricingQuery(toPricingQuery(request));
        expect(parsed).toEqual({ ok: true, request: sorted(request) });
        expect(parsed.ok && is(parsed.request, PricingRequest)).toBe(true);
      }),
    );
  });

  test('a configuration has one query, in whatever order its features were chosen', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const reversed = { ...request, print_features: [...request.print_features].reverse() };
        expect(toPricingQuery(reversed)).toBe(toPricingQuery(request));
      }),
    );
  });

  test('the query names what is chosen, in the order of the alphabet', () => {
    const request = toPricingRequest(sampleRange, openingSelection(sampleRange, null));
    expect(request && toPricingQuery(request)).toBe(
      'featured_item_id=8&height=55&kinds=1&material_id=2&printed_side_id=2&product_id=17&width=90&print_features[]=21:210:front',
    );
  });
});

describe('refusing', () => {
  const good = 'product_id=17&width=90&height=55&kinds=1';
  test.each([
    ['', 'product_id', 'PRICING_KEY_MISSING'],
    ['product_id=17&width=90&height=55', 'kinds', 'PRICING_KEY_MISSING'],
    [`${good}&product_id=18`, 'product_id', 'PRICING_KEY_TWICE'],
    [`${good}&product_id=17`, 'product_id', 'PRICING_KEY_TWICE'],
    [`${good}&role=admin`, 'role', 'PRICING_KEY_UNKNOWN'],
    [`${good}&__proto__=1`, '__proto__', 'PRICING_KEY_UNKNOWN'],
    [`${good}&constructor.prototype=1`, 'constructor.prototype', 'PRICING_KEY_UNKNOWN'],
    [`${good}&constructor=1`, 'constructor', 'PRICING_KEY_UNKNOWN'],
    [`${good}&toString=1`, 'toString', 'PRICING_KEY_UNKNOWN'],
    [`${good}&print_features=21:210:front`, 'print_features', 'PRICING_KEY_UNKNOWN'],
    [`${good}&quantity=-1`, 'quantity', 'PRICING_VALUE_INVALID'],
    [`${good}&quantity=0`, 'quantity', 'PRICING_VALUE_INVALID'],
    [`${good}&quantity=1000000`, 'quantity', 'PRICING_VALUE_INVALID'],
    [`${good}&quantity=1.5`, 'quantity', 'PRICING_VALUE_INVALID'],
    [`${good}&quantity=`, 'quantity', 'PRICING_VALUE_INVALID'],
    [`${good}&quantity=null`, 'quantity', 'PRICING_VALUE_INVALID'],
    [`${good}&material_id=1000001`, 'material_id', 'PRICING_VALUE_INVALID'],
    [`${good}&material_id=1e3`, 'material_id', 'PRICING_VALUE_INVALID'],
    [`${good}&material_id=%31%00`, 'material_id', 'PRICING_VALUE_INVALID'],
    [`${good}&install_ready=maybe`, 'install_ready', 'PRICING_VALUE_INVALID'],
    ['product_id=17&width=1e309&height=55&kinds=1', 'width', 'PRICING_VALUE_INVALID'],
    ['product_id=17&width=NaN&height=55&kinds=1', 'width', 'PRICING_VALUE_INVALID'],
    ['product_id=17&width=Infinity&height=55&kinds=1', 'width', 'PRICING_VALUE_INVALID'],
    ['product_id=17&width=0&height=55&kinds=1', 'width', 'PRICING_VALUE_INVALID'],
    ['product_id=17&width=-90&height=55&kinds=1', 'width', 'PRICING_VALUE_INVALID'],
    ['product_id=17&width=90&height=100000.1&kinds=1', 'height', 'PRICING_VALUE_INVALID'],
    ['product_id=17&width=90&height=55&kinds=100', 'kinds', 'PRICING_VALUE_INVALID'],
    [`${good}&print_features[]=21:210`, 'print_features[]', 'PRICING_VALUE_INVALID'],
    [`${good}&print_features[]=21:210:top`, 'print_features[]', 'PRICING_VALUE_INVALID'],
    [`${good}&print_features[]=9999999:1:na`, 'print_features[]', 'PRICING_VALUE_INVALID'],
    [`${good}&print_features[]=1:1:na&print_features[]=1:1:na`, 'print_features[]', 'PRICING_KEY_TWICE'],
    [
      `${good}${Array.from({ length: 41 }, (_, item) => `&print_features[]=1:${item}:na`).join('')}`,
      'print_features[]',
      'PRICING_VALUE_INVALID',
    ],
    [`${good}&${'x'.repeat(2000)}`, 'query', 'PRICING_QUERY_TOO_LONG'],
  ])('%.60s is refused for %s', (query, field, code) => {
    const parsed = parsePricingQuery(query);
    expect(parsed).toMatchObject({ ok: false, field, code });
    expect(!parsed.ok && parsed.message).toMatch(/^.+\.$/);
  });

  test('nothing that is sent makes the reader throw, or gives more than the known keys', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[a-z_]+=[\w.:-]*(&[a-z_[\]]+=[\w.:-]*)*$/));
    fc.assert(
      fc.property(text, (query) => {
        const parsed = parsePricingQuery(query);
        expect(parsed.ok ? is(parsed.request, PricingRequest) : parsed.field.length <= 60).toBe(true);
      }),
    );
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  test('a hostile query is refused, however long', () => {
    // So long that a reader who goes over it again for every character would not end within the time of a test.
    const times = 1_000_000;
    const hostile = ['&'.repeat(times), `width=${'1'.repeat(times)}`, 'print_features[]=1:1:'.repeat(times)];
    for (const query of hostile) expect(parsePricingQuery(query).ok).toBe(false);
  });
});
