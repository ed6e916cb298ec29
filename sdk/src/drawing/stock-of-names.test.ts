import { expect, test } from 'vitest';
import { stockOf } from './stock-of-names.js';

test.each([
  ['Rose Gold Paper', 'rose', '#dda08f'],
  ['Gold Paper', 'gold', '#d3ae5a'],
  ['Silver Paper', 'silver', '#cdd0d4'],
  ['Chrome Paper', 'silver', '#cdd0d4'],
  ['Hologram Paper', 'holographic', '#cfd8ff'],
  ['Kraft Paper', 'fibre', '#c8a877'],
  ['Clear Paper', 'clear', '#eaf3f7'],
  ['Transparent Paper', 'clear', '#eaf3f7'],
  ['Frosted Paper', 'clear', '#eaf3f7'],
  ['Linen Paper', 'linen', '#f3f0e8'],
  ['Leather Paper', 'leather', '#f3f0e8'],
  ['Embossed Paper', 'felt', '#f3f0e8'],
  ['Laid Paper', 'laid', '#f6efdf'],
  ['Cotton Paper', 'felt', '#f7f1e3'],
  ['Classic Paper', 'felt', '#f7f1e3'],
  ['Royal Paper', 'smooth', '#ffffff'],
  ['Extra White Paper', 'smooth', '#ffffff'],
  ['Matte Paper', 'smooth', '#faf8f3'],
  ['Plain Paper', 'smooth', '#fdfcf9'],
])('%s looks %s', (name, texture, colour) => {
  const places: [product: string, material: string, finishing: string][] = [
    ['', '', name],
    ['', name, ''],
    [name, '', ''],
  ];
  for (const names of places) expect(stockOf(...names).stock, String(names)).toEqual({ texture, colour });
  expect(stockOf('Gold', 'Silver', name).stock.texture).toBe(
    texture === 'smooth' && colour === '#fdfcf9' ? 'silver' : texture,
  );
});

test.each([
  ['Dome', 'dome'],
  ['Soft Touch', 'soft'],
  ['Gloss Laminate', 'gloss'],
  ['Scratch Resistant', 'gloss'],
  ['Matte Laminate', 'matte'],
  ['Nothing', 'uncoated'],
])('light lies on %s as on what is %s', (name, surface) => {
  expect(stockOf('', '', name).surface).toBe(surface);
  expect(stockOf(name, '', '').surface).toBe(surface);
  expect(stockOf('', name, '').surface).toBe(surface);
});
