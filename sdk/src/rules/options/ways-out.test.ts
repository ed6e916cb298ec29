import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Range } from '../../contract/catalogue.js';
import type { Selection } from '../../contract/selection.js';
import { sampleRange } from '../../testing/sample-range.js';
import { sampleStickers } from '../../testing/sample-stickers.js';
import { checkSelectedSize } from '../size/size.js';
import { chooseOption } from './choose-option.js';
import { openingSelection } from './opening-selection.js';
import type { ChoiceField, OptionId } from './option-field.js';
import { waysOut } from './ways-out.js';

const after = (range: Range, ...choices: [ChoiceField, OptionId][]): Selection =>
  choices.reduce(
    (selection, [field, id]) => chooseOption(range, selection, field, id),
    openingSelection(range, null),
  );
const typed = (range: Range, width: string, height: string): Selection => ({
  ...openingSelection(range, null),
  size_id: null,
  width,
  height,
});
const wordsFor = (range: Range, selection: Selection) => waysOut(range, selection).map(({ words }) => words);

describe('out of a size that can not be made', () => {
  test.each([
    ['9000', '50', 'Make it 150 × 50 mm'],
    ['50', '9000', 'Make it 50 × 150 mm'],
    ['120', '140', 'Make it 100 × 140 mm'],
    ['34,5', '60', 'Make it 35 × 60 mm'],
    ['3', '4', 'Make it 35 × 50 mm'],
    ['39', '39', 'Make it 40 × 40 mm'],
    ['300', '300', 'Make it 100 × 100 mm'],
    ['20', '80', 'Make it 35 × 80 mm'],
  ])('leads, from %s × %s mm, "%s"', (width, height, words) => {
    expect(wordsFor(sampleRange, typed(sampleRange, width, height))).toEqual([words]);
  });

  test('leads from letters as high as their font has them to no height that would squash them', () => {
    const lettering = { text: 'Open late', font: 'Pacifico', align: 'left' } as const;
    const letters = { ...typed(sampleRange, '9000', ''), lettering };
    expect(wordsFor(sampleRange, letters)).toEqual([]);
    expect(wordsFor(sampleRange, { ...letters, height: '50' })).toEqual(['Make it 150 × 50 mm']);
  });

  test('leads to the entry of the list where that is the nearest', () => {
    const [way] = waysOut(sampleStickers, typed(sampleStickers, '19', '19'));
    expect(way?.selection).toMatchObject({ size_id: null, width: '20', height: '20' });
    const [listed] = waysOut(
      {
        ...sampleRange,
        products: sampleRange.products.map((product) => ({
          ...product,
          attributes: {
            ...product.attributes,
            dim_lookups: [
              { id: 1, cutting_id: null, min_size: '10x10', max_size: '90x55', equal_side: 'no' as const },
            ],
          },
        })),
      },
      typed(sampleRange, '91', '56'),
    );
    expect(listed).toMatchObject({
      words: 'Make it 90 × 55 mm',
      selection: { size_id: 1, width: '90', height: '55' },
    });
  });

  test('leads, on a roll, to another winding and to another size of the list', () => {
    const wide = after(sampleStickers, ['cutting_id', 9], ['size_id', 31], ['orientation_id', 55]);
    expect(checkSelectedSize(sampleStickers, wide).message).toBe('It is a special size.');
    const [winding, size, ...others] = waysOut(sampleStickers, wide);
    expect(winding).toEqual({ words: 'Wind it Head First', selection: { ...wide, orientation_id: 53 } });
    expect(size).toMatchObject({
      words: 'Make it 50 × 100 mm',
      selection: { size_id: 22, orientation_id: 55 },
    });
    expect(others).toEqual([]);
  });

  test('leads nowhere from a size that can be made, or is not known yet', () => {
    expect(waysOut(sampleRange, openingSelection(sampleRange, null))).toEqual([]);
    expect(waysOut(sampleRange, typed(sampleRange, '', '50'))).toEqual([]);
    expect(waysOut(sampleRange, typed(sampleRange, 'abc', '50'))).toEqual([]);
  });

  test.each([
    ['cards', sampleRange, [null]],
    ['stickers', sampleStickers, [1, 3, 4, 9]],
  ] as const)('there is a way for %s, and each way leads to one that can', (_name, range, cuttings) => {
    const length = fc.integer({ min: 1, max: 6000 }).map((tenths) => String(tenths / 10));
    fc.assert(
      fc.property(
        fc.constantFrom(...cuttings),
        fc.constantFrom(53, 54, 55, 56),
        length,
        length,
        (cutting, orientation, width, height) => {
          const supply =
            cutting === null
              ? []
              : ([
                  ['cutting_id', cutting],
                  ['orientation_id', orientation],
                ] as [ChoiceField, OptionId][]);
          const selection = {
            ...after(range, ...supply),
            ...(cutting !== 9 && { size_id: null }),
            width,
            height,
          };
          const { status } = checkSelectedSize(range, selection);
          const ways = waysOut(range, selection);
          expect(ways.length > 0).toBe(status === 'above' || status === 'below');
          for (const way of ways)
            expect(checkSelectedSize(range, way.selection).status, way.words).toBe('ok');
        },
      ),
      { numRuns: 1000 },
    );
  });
});
