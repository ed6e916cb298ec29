import { afterEach, expect, test, vi } from 'vitest';
import { sampleRows } from '../testing/sample-rows.js';
import { createRuntime } from './create-runtime.js';
import { forgetPrices, rememberPrices, seenPrices } from './seen-prices.js';

afterEach(() => {
  vi.useRealTimers();
});
const rows = sampleRows([50]);

test('prices are kept for each shop apart', () => {
  const [rt, other] = [createRuntime({ api: '/api' }), createRuntime({ api: '/api' })];
  rememberPrices(rt, 'a', rows);
  expect(seenPrices(rt, 'a')).toBe(rows);
  expect(seenPrices(other, 'a')).toBeUndefined();
});

test('of more than a hundred the one not used for longest goes', () => {
  const rt = createRuntime({ api: '/api' });
  for (let query = 0; query < 100; query++) rememberPrices(rt, String(query), rows);
  expect(seenPrices(rt, '0')).toBe(rows);
  rememberPrices(rt, 'new', rows);
  expect(seenPrices(rt, '0')).toBe(rows);
  expect(seenPrices(rt, '1')).toBeUndefined();
  expect(seenPrices(rt, 'new')).toBe(rows);
});

test('after five minutes a price is asked for again, however often it was used', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const rt = createRuntime({ api: '/api' });
  rememberPrices(rt, 'a', rows);
  vi.advanceTimersByTime(200_000);
  expect(seenPrices(rt, 'a')).toBe(rows);
  vi.advanceTimersByTime(100_000);
  expect(seenPrices(rt, 'a')).toBe(rows);
  vi.advanceTimersByTime(1);
  expect(seenPrices(rt, 'a')).toBeUndefined();
});

test('nothing is left once one of them was out of date', () => {
  const rt = createRuntime({ api: '/api' });
  rememberPrices(rt, 'a', rows);
  forgetPrices(rt);
  expect(seenPrices(rt, 'a')).toBeUndefined();
});
