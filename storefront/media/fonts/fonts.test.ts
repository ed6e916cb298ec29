import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cutFont } from './cut-font.js';
import { fallbackFaces } from './fallback-faces.js';
import { typefaces } from './typefaces.js';

const storefront = join(import.meta.dirname, '../..');
const fontOf = (name: string) => readFile(join(storefront, `assets/fonts/${name}.woff2`));

test('the fonts of a page weigh at most 40 kB together', async () => {
  const sizes = await Promise.all(typefaces.map(async ({ name }) => (await fontOf(name)).length));
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(40_000);
});

test.each(typefaces)('$family is as its source and what pages set in it make it', async (typeface) => {
  expect((await cutFont(typeface)).equals(await fontOf(typeface.name))).toBe(true);
});

test('what stands in for a font on its way is as wide as it and as high', async () => {
  const committed = await readFile(join(storefront, 'pages/styles/fallback-faces.css'), 'utf8');
  expect(committed).toBe(await fallbackFaces(typefaces));
});
