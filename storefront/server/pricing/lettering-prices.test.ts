/** Random designs of vinyl lettering: one price everywhere, which grows with what is cut. */
import type { LetteringDesign, PricingRequest, Range, Selection } from '@kerf/sdk/contract';
import {
  applySelectionQuery,
  letteringFonts,
  openingSelection,
  parsePricingQuery,
  toPricingQuery,
  toPricingRequest,
  toSelectionQuery,
} from '@kerf/sdk/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { measureLines } from '../../tests/measure-lines.js';
import { tries } from '../../tests/tries.js';
import { checkConfiguration } from '../cart/sent-order.js';
import { priceConfiguration } from './price-configuration.js';
import { rateConfiguration } from './rate-configuration.js';
import { catalogue } from './testing/any-priced.js';

const range = catalogue.ranges.get('vinyl-lettering') as Range;
const now = new Date('2026-11-23T01:00:00Z');

const letter = fc.constantFrom(...'ABCDEGHKMNOPRSTUVWXabcdeghkmnopsuvwxz0123456789é&ß ');
const design: fc.Arbitrary<LetteringDesign> = fc.record({
  text: fc
    .array(fc.string({ unit: letter, minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 3 })
    .map((lines) => lines.join('\n'))
    .filter((text) => text.trim() !== ''),
  font: fc.constantFrom(...letteringFonts.map(({ name }) => name)),
  align: fc.constantFrom('left', 'center', 'right'),
});
const selected: fc.Arbitrary<Selection> = fc
  .record({
    lettering: design,
    width: fc.integer({ min: 3000, max: 11_900 }).map((tenths) => String(tenths / 10)),
    height: fc.oneof(fc.constant(''), fc.integer({ min: 1, max: 1100 }).map(String)),
    color: fc.nat(15),
  })
  .map(({ color, ...chosen }) => {
    const opening = openingSelection(range, 'vinyl-lettering');
    const colors = range.products[0]?.attributes.colors ?? [];
    return { ...opening, ...chosen, size_id: null, color_id: colors[color % colors.length]?.id ?? null };
  });

const requestOf = (selection: Selection): PricingRequest => {
  const request = toPricingRequest(range, selection);
  if (!request) throw new Error('no request');
  return request;
};
const rowsOf = (request: PricingRequest) => {
  const priced = priceConfiguration(catalogue, request, now);
  return priced.ok
    ? priced.rows.map(({ price, product_pricing_id }) => [price, product_pricing_id])
    : priced.code;
};

test('panel, link, API and cart have one price for a design, to the cent', () => {
  fc.assert(
    fc.property(selected, (selection) => {
      const request = requestOf(selection);
      const rows = rowsOf(request);
      const parsed = parsePricingQuery(toPricingQuery(request));
      expect(parsed.ok && rowsOf(parsed.request)).toEqual(rows);
      const reopened = applySelectionQuery(range, toSelectionQuery(range, selection));
      expect(rowsOf(requestOf(reopened))).toEqual(rows);
      const kept = checkConfiguration(request, '', catalogue);
      expect(rowsOf(kept)).toEqual(rows);
      // What an order keeps has the height that is cut, and says the same when it is ordered again.
      expect(checkConfiguration(kept, '', catalogue)).toEqual(kept);
      expect(rowsOf(requestOf(applySelectionQuery(range, toPricingQuery(kept))))).toEqual(rows);
    }),
    tries(10_000, 60),
  );
});

test('what is charged is what another tool measures on the lines that are cut', () => {
  fc.assert(
    fc.property(selected, (selection) => {
      const rated = rateConfiguration(catalogue, requestOf(selection));
      if (!rated.ok) return;
      const outline = catalogue.letters.outline(rated.request);
      const { area, length, faults } = measureLines(outline?.contours ?? []);
      expect(faults).toEqual([]);
      expect(rated.letters?.area).toBeCloseTo(area, 2);
      expect(rated.letters?.length).toBeCloseTo(length, 3);
    }),
    tries(2000, 25),
  );
});

test('more to cut, or more vinyl, is never cheaper', () => {
  fc.assert(
    fc.property(selected, fc.double({ min: 1, max: 2, noNaN: true }), (selection, larger) => {
      const rated = rateConfiguration(catalogue, requestOf(selection));
      const { width, height } = rated.ok ? rated.request : { width: 0, height: 0 };
      if (!rated.ok) return;
      const grown = rateConfiguration(catalogue, {
        ...rated.request,
        auto_height: false,
        width: Math.round(width * larger * 10) / 10,
        height: Math.round(Math.max(height, 30) * larger * 10) / 10,
      });
      if (!grown.ok) return;
      expect(grown.letters?.length).toBeGreaterThanOrEqual(rated.letters?.length ?? 0);
      const linear = ({ parts }: typeof rated) => parts.reduce((sum, part) => sum + part.linear, 0);
      expect(linear(grown)).toBeGreaterThanOrEqual(linear(rated));
    }),
    tries(2000, 60),
  );
});

test('a design is refused for each of its faults, in words', () => {
  const opening = openingSelection(range, 'vinyl-lettering');
  const say = (lettering: Partial<LetteringDesign>, size: Partial<Selection> = {}) => {
    const rated = rateConfiguration(
      catalogue,
      requestOf({
        ...opening,
        size_id: null,
        width: '300',
        height: '',
        ...size,
        lettering: { text: 'Open', font: 'Pacifico', align: 'left', ...lettering },
      }),
    );
    return rated.ok ? 'priced' : [rated.code, rated.message];
  };
  expect(say({})).toBe('priced');
  expect(say({ text: ' \n ' })).toEqual([
    'LETTERING_TEXT_EMPTY',
    'Please type the words that are to be cut.',
  ]);
  expect(say({ text: 'x'.repeat(121) })).toEqual([
    'LETTERING_TEXT_LONG',
    expect.stringContaining('at most 120 characters'),
  ]);
  expect(say({ text: '1\n2\n3\n4\n5\n6\n7' })).toEqual([
    'LETTERING_TEXT_LONG',
    expect.stringContaining('at most 6 lines'),
  ]);
  expect(say({ font: 'Comic Sans' })).toEqual(['LETTERING_FONT_UNKNOWN', expect.any(String)]);
  expect(say({ text: 'Öffnen 🎉 שלום' })).toEqual([
    'LETTERING_CHARACTERS_MISSING',
    // Letters that are read from the right keep their place in the sentence.
    "Pacifico can't write “🎉”, \u2066“ש”\u2069, \u2066“ל”\u2069, \u2066“ו”\u2069 and \u2066“ם”\u2069. Please leave that out or choose another font.",
  ]);
  expect(say({ text: 'Mind the gap.' }, { width: '150' })).toEqual([
    'LETTERING_CHARACTERS_SMALL',
    expect.stringMatching(/^Each character must be at least 10mm\. Smaller than that: .*“\.”/),
  ]);
  expect(say({ text: 'I', font: 'Inter' }, { width: '1000' })).toEqual([
    'PRICING_SIZE_ABOVE',
    expect.any(String),
  ]);
});
