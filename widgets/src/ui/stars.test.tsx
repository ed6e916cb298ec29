import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Stars } from './stars.js';

it.each([
  [5, 5],
  [4.9, 4.5],
  [4.7, 4.5],
  [4.4, 4],
  [0, 0],
])('An average of %d is drawn as %d stars: never as more than it is', (rate, drawn) => {
  const [, width] =
    /class="given" width="([\d.]+)"/.exec(renderToString(<Stars rate={rate} words="" />)) ?? [];
  expect(Number(width)).toBe(drawn * 24);
});
