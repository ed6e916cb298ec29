import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Stars } from './stars.js';

const drawn = (rate: number): number => {
  const [, width] =
    /class="given" width="([\d.]+)"/.exec(renderToString(<Stars rate={rate} words="" />)) ?? [];
  return Number(width) / 24;
};

it.each([0, 1, 4, 5])('%d stars are drawn whole', (rate) => {
  expect(drawn(rate)).toBe(rate);
});

it('Of an average the part of a star is drawn that it is, so that 4.7 is neither four and a half nor five', () => {
  const widths = [4, 4.1, 4.4, 4.5, 4.7, 4.9, 5].map(drawn);
  expect(widths).toEqual([...new Set(widths)].sort());
  // In the middle of a star is half of it.
  expect(drawn(4.5)).toBe(4.5);
  expect(drawn(4.7)).toBeGreaterThan(4.6);
});
