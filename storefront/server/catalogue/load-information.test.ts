import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hasSecondTab } from '@kerf/sdk/rules';
import { afterAll, expect, test } from 'vitest';
import { shopCatalogue } from '../../tests/open-app.js';
import { loadCatalogue } from '../pricing/load-catalogue.js';
import { dropCatalogue, editedCatalogue, set } from './testing/edited-catalogue.js';

const copies: string[] = [];
afterAll(() => Promise.all(copies.map(dropCatalogue)));

async function edited(...change: Parameters<typeof editedCatalogue>): Promise<string> {
  const directory = await editedCatalogue(...change);
  copies.push(directory);
  return directory;
}

const kraft = 'information/21-vintage-kraft-300gsm.json';
const foil = 'feature-information/01-foil-stamp.json';

test('the shop has something to read about every product, and a second tab wherever one shows', async () => {
  const { products, items, information } = await shopCatalogue();
  const known = [...information.infos.keys()];
  for (const product of products.values()) {
    expect(known).toContain(product.prod_info_ref);
    const isTabbed = items.some((item) => hasSecondTab(item, product));
    expect([product.id, information.infos.get(product.prod_info_ref)?.second !== null]).toEqual([
      product.id,
      isTabbed,
    ]);
  }
});

test.each<[string, string, (text: string) => string, string]>([
  ['a thickness above five', kraft, set('stock.thickness', 6), `${kraft}, at stock.thickness: expected`],
  ['a whiteness above four', kraft, set('stock.whiteness', 5), `${kraft}, at stock.whiteness: expected`],
  [
    'a pen in other words',
    kraft,
    set('stock.writing.stamp', 'Fine'),
    `${kraft}, at stock.writing.stamp: expected`,
  ],
  ['no title', kraft, set('title', undefined), `${kraft}, at title: expected a string, found nothing.`],
  [
    'a name that no product has',
    kraft,
    set('ref', 'craft'),
    `${kraft}, at ref: expected a prod_info_ref, or a ref of a material, of a product, found "craft".`,
  ],
  [
    'the name of another text',
    kraft,
    set('ref', 'kraft-paper'),
    `${kraft}, at ref: expected a ref of its own, found "kraft-paper".`,
  ],
  ['a feature that is not there', foil, set('code', 'gilding'), `${foil}, at code: expected`],
])('a text with %s stops the start with a sentence that says where', async (_, file, edit, sentence) => {
  await expect(loadCatalogue(await edited(file, edit))).rejects.toThrow(sentence);
});

test('a catalogue without texts has nothing to read, and sells', async () => {
  const directory = await edited(kraft, set('title', 'Kraft'));
  await rm(join(directory, 'information'), { recursive: true });
  await rm(join(directory, 'feature-information'), { recursive: true });
  const { information } = await loadCatalogue(directory);
  expect([information.infos.size, information.features.size]).toEqual([0, 0]);
});
