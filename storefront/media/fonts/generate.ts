/** Cuts the shop's typefaces to what its pages set, and fits what stands in for them. What it makes is committed. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cutFont } from './cut-font.js';
import { fallbackFaces } from './fallback-faces.js';
import { typefaces } from './typefaces.js';

const storefront = join(import.meta.dirname, '../..');

for (const typeface of typefaces) {
  const bytes = await cutFont(typeface);
  await writeFile(join(storefront, `assets/fonts/${typeface.name}.woff2`), bytes);
  process.stdout.write(`${typeface.name}.woff2 ${(bytes.length / 1000).toFixed(1)} kB\n`);
}
await writeFile(join(storefront, 'pages/styles/fallback-faces.css'), await fallbackFaces(typefaces));
