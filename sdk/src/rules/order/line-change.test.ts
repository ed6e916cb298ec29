import { describe, expect, test } from 'vitest';
import { quantityEmpty, setsEmpty } from '../../contract/messages.js';
import { readLineChange } from './line-change.js';

const whole = 'Please enter a whole number, with digits alone.';

describe('What is typed into a cart line', () => {
  test('is a quantity and a number of sets', () => {
    expect(readLineChange({ quantity: ' 250 ', kinds: '3' })).toEqual({
      ok: true,
      change: { quantity: 250, kinds: 3 },
    });
  });

  test.each(['12.5', '1e3', '50,5', '1,000', '-5', '+5', '0x10', '5 0', 'ten', '1234567', '１２'])(
    'is refused in words when it is "%s", and no digit of it is dropped',
    (text) => {
      expect(readLineChange({ quantity: text, kinds: '1' })).toEqual({
        ok: false,
        field: 'quantity',
        message: whole,
      });
      expect(readLineChange({ quantity: '100', kinds: text })).toEqual({
        ok: false,
        field: 'kinds',
        message: whole,
      });
    },
  );

  test.each(['', ' ', '0', '00'])('is asked for when it is "%s"', (text) => {
    expect(readLineChange({ quantity: text, kinds: '1' })).toMatchObject({
      field: 'quantity',
      message: quantityEmpty,
    });
    expect(readLineChange({ quantity: '100', kinds: text })).toMatchObject({
      field: 'kinds',
      message: setsEmpty,
    });
  });

  test('has at most 99 sets', () => {
    expect(readLineChange({ quantity: '100', kinds: '99' }).ok).toBe(true);
    expect(readLineChange({ quantity: '100', kinds: '100' })).toMatchObject({
      field: 'kinds',
      message: setsEmpty,
    });
  });
});
