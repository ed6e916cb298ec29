import { describe, expect, test } from 'vitest';
import type { Selection } from '../../contract/selection.js';
import { sampleRange } from '../../testing/sample-range.js';
import { sampleRows } from '../../testing/sample-rows.js';
import { openingDesign } from '../lettering/opening-design.js';
import { openingSelection } from '../options/opening-selection.js';
import { totalCents } from '../prices/total.js';
import type { Configuration } from './configuration.js';
import { toOrderPayload } from './order-payload.js';
import { canCompare, canSubmit, submitStatus } from './submit-status.js';

const ready: Configuration = {
  range: sampleRange,
  selection: openingSelection(sampleRange, null),
  rows: sampleRows([50, 100, 250, 500]),
  pricing: 'ready',
  typing: [],
  submitting: false,
};
const select = (change: Partial<Selection>, rest: Partial<Configuration> = {}): Configuration => ({
  ...ready,
  selection: { ...(ready.selection as Selection), ...change },
  ...rest,
});
const letters = (code: string, pricing: Configuration['pricing'] = 'idle') =>
  select({ lettering: openingDesign }, { rows: [], pricing, pricingProblem: { code } });
const custom = (custom_quantity: string) => select({ quantity_index: -1, custom_quantity });

describe('the button under a configuration', () => {
  test.each<[string, Configuration, string, boolean]>([
    ['a priced configuration', ready, 'add', true],
    ['a size above the largest', select({ width: '900' }, { rows: [], pricing: 'idle' }), 'quote', true],
    ...['PRICING_SIZE_ABOVE', 'LETTERING_TEXT_LONG'].map((code): [string, Configuration, string, boolean] => [
      `letters of which the shop says ${code}`,
      letters(code),
      'quote',
      true,
    ]),
    ['letters that are changed after that', letters('LETTERING_TEXT_LONG', 'pending'), 'quote', false],
    ['characters that are too small', letters('LETTERING_CHARACTERS_SMALL'), 'add', false],
    [
      'a size that can be made again, not priced yet',
      { ...ready, rows: [], pricing: 'pending', pricingProblem: { code: 'PRICING_SIZE_ABOVE' } },
      'add',
      false,
    ],
    ['a size below the smallest', select({ width: '9' }), 'disabled', false],
    ['no size', select({ width: '' }), 'disabled', false],
    ['an empty custom quantity', custom(''), 'disabled', false],
    ['a custom quantity below the listed ones', custom('49'), 'quote', true],
    ['a custom quantity above the listed ones', custom('501'), 'quote', true],
    ['a failed pricing', { ...ready, pricing: 'failed', rows: [] }, 'disabled', false],
    ['pricing', { ...ready, pricing: 'pending' }, 'add', false],
    ['typing', { ...ready, typing: ['sets'] }, 'add', false],
    ['submitting', { ...ready, submitting: true }, 'add', false],
    ['no set', select({ kinds: null, custom_kinds: '' }), 'add', false],
    ['a quote without a set', select({ width: '900', kinds: null }, { rows: [] }), 'quote', false],
    ['no price yet', { ...ready, rows: [], pricing: 'idle' }, 'add', false],
    ['no range yet', { ...ready, range: null }, 'disabled', false],
  ])('with %s', (_name, configuration, status, pressable) => {
    expect(submitStatus(configuration)).toBe(status);
    expect(canSubmit(configuration)).toBe(pressable);
  });

  test.each<[string, Configuration, boolean]>([
    ['a price', ready, true],
    ['no price', { ...ready, rows: [] }, false],
    ['no set', select({ kinds: null }), false],
    ['pricing', { ...ready, pricing: 'pending' }, false],
    ['typing', { ...ready, typing: ['size'] }, false],
    ['submitting', { ...ready, submitting: true }, true],
  ])('comparing and printing with %s', (_name, configuration, can) => {
    expect(canCompare(configuration)).toBe(can);
  });
});

describe('the total', () => {
  test('is the price of the quantity times the sets', () => {
    expect(totalCents(ready)).toBe(2000);
    expect(totalCents(select({ kinds: 3 }))).toBe(6000);
    expect(totalCents(select({ kinds: null, custom_kinds: '12' }))).toBe(24000);
  });

  test('of a custom quantity is that of its own row', () => {
    const rows = sampleRows([50, 100], { custom: 77 });
    expect(totalCents({ ...custom('77'), rows })).toBe(1540);
    expect(totalCents({ ...custom('78'), rows })).toBe(0);
  });
});

describe('the order', () => {
  test('names the configuration, the row and what was shown', () => {
    expect(toOrderPayload(select({ kinds: 2, quantity_index: 2 }))).toMatchObject({
      configuration: { product_id: 17, quantity: 250, kinds: 2 },
      product_pricing_id: 'card-250',
      cost: 100,
      shipping_method_id: 1,
      quote_slider_id: 2,
      uses_id: null,
      uses_product_id: null,
    });
  });

  test('can not be made without a price or a set', () => {
    expect(toOrderPayload({ ...ready, rows: [] })).toBeNull();
    expect(toOrderPayload(select({ kinds: null }))).toBeNull();
  });
});
