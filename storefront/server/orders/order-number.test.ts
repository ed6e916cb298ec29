import { expect, test } from 'vitest';
import { isOrderNumber, readOrderNumber } from './order-number.js';

test.each(['K26-7QXM4DWA', 'k26 7qxm4dwa', ' K26 - 7QXM 4DWA ', 'k267qxm4dwa', 'K26–7QXM4DWA'])(
  'The number of an order is found as it is typed: %s',
  (typed) => {
    expect([readOrderNumber(typed), isOrderNumber(typed)]).toEqual(['K26-7QXM4DWA', true]);
  },
);

test.each(['', 'K26', 'K26-', 'K26-7QXM4DW', 'K26-7QXM4DWAA', '7QXM4DWA', 'Q26-7QXM4DWA'])(
  'What is no number of an order is none: %s',
  (typed) => {
    expect(isOrderNumber(typed)).toBe(false);
  },
);
