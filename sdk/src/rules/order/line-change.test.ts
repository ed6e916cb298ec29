import { describe, expect, test } from 'vitest';
import { quantityEmpty, setsAbove, setsEmpty, wholeNumberUnclear } from '../../contract/messages.js';
import { readLineChange } from './line-change.js';

describe('What is typed into a cart line', () => {
  test('is a quantity and a number of sets', () => {
    expect(readLineChange({ quantity: ' 1,250 ', kinds: '3' })).toEqual({
      ok: true,
      change: { quantity: 1250, kinds: 3 },
    });
  });

  test.each(['12.5', '1e3', '50,5', '-5', '+5', '0x10', '5 0', 'ten', '1234567', '１２'])(
    'is refused in words when it is "%s", and no digit of it is dropped',
    (text) => {
      expect(readLineChange({ quantity: text, kinds: '1' })).toEqual({
        ok: false,
        field: 'quantity',
        message: wholeNumberUnclear,
      });
      expect(readLineChange({ quantity: '100', kinds: text })).toEqual({
        ok: false,
        field: 'kinds',
        message: wholeNumberUnclear,
      });
    },
  );

  test('is a quantity too where it is 0, which the shop finds too small', () => {
    for (const quantity of ['0', '00'])
      expect(readLineChange({ quantity, kinds: '1' })).toEqual({
        ok: true,
        change: { quantity: 0, kinds: 1 },
      });
  });

  test.each(['', ' '])('is a quantity that is asked for when it is "%s"', (text) => {
    expect(readLineChange({ quantity: text, kinds: '1' })).toMatchObject({
      field: 'quantity',
      message: quantityEmpty,
    });
  });

  test.each(['', ' ', '0', '00'])('is a number of sets that is asked for when it is "%s"', (text) => {
    expect(readLineChange({ quantity: '100', kinds: text })).toMatchObject({
      field: 'kinds',
      message: setsEmpty,
    });
  });

  test('has at most 99 sets', () => {
    expect(readLineChange({ quantity: '100', kinds: '99' }).ok).toBe(true);
    expect(readLineChange({ quantity: '100', kinds: '100' })).toMatchObject({
      field: 'kinds',
      message: setsAbove,
    });
  });
});
