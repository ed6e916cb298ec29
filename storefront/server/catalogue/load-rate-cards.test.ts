import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadCatalogue } from '../pricing/load-catalogue.js';
import { dropCatalogue, editedCatalogue, set } from './testing/edited-catalogue.js';

const copies: string[] = [];
afterAll(() => Promise.all(copies.map(dropCatalogue)));

async function edited(...change: Parameters<typeof editedCatalogue>): Promise<string> {
  const directory = await editedCatalogue(...change);
  copies.push(directory);
  return directory;
}

const kraft = 'items/12-vintage-kraft-300gsm.json';

describe('a wrong price, or a wrong promise of one, stops the start with a sentence that says where', () => {
  it.each<[string, string, (text: string) => string, string]>([
    [
      'is an item of an unknown product',
      kraft,
      set('products.0', 22),
      `${kraft}, at products.0: expected the id of a product, found 22.`,
    ],
    [
      'is an item about a stock that its product lacks',
      kraft,
      set('products.0', 20),
      `${kraft}, at products.0: expected a product that comes in material 3, found 20.`,
    ],
    [
      'opens with a product it does not list',
      kraft,
      set('opening.product_id', 17),
      `${kraft}, at opening.product_id: expected one of the products, found 17.`,
    ],
    [
      'opens with what can’t be priced',
      kraft,
      set('opening.width', 1000),
      `${kraft}, at opening: expected a size that can be made, found [1000,55].`,
    ],
    [
      'opens the page of a sheet too small for a sheet',
      'items/03-sheet.json',
      set('opening.width', 50),
      'items/03-sheet.json, at opening: expected a page that opens with a price (Width or height must not be below 100mm.), found {',
    ],
    [
      'has the id of another item',
      kraft,
      set('id', 11),
      `${kraft}, at id: expected an id of its own, found 11.`,
    ],
    [
      'promises another price than its rate card makes',
      kraft,
      set('from', 34.99),
      `${kraft}, at from: expected 35, which the rate card of product 21 makes of 200 pieces, found 34.99.`,
    ],
    [
      'misses the price that its item promises',
      'rate-cards/cards-and-tags.json',
      set('setup', 640),
      'items/08-premium-business-card.json, at from: expected 17.01, which the rate card of product 17 makes of 50 pieces, found 17.',
    ],
    [
      'has a cost below nothing',
      'rate-cards/cards-and-tags.json',
      set('press', -1),
      'rate-cards/cards-and-tags.json, at press: expected a number greater than or equal to 0, found -1.',
    ],
    [
      'has a curve that rises too fast',
      'rate-cards/cards-and-tags.json',
      set('exponent', 1.2),
      'rate-cards/cards-and-tags.json, at exponent: expected a number above 0 and at most 1, found 1.2.',
    ],
    [
      'prices another product’s options',
      'rate-cards/cards-and-tags.json',
      set('option_costs', { finishings: { 6: {} } }),
      'rate-cards/cards-and-tags.json, at option_costs.finishings: expected ids of options of the product, found 6.',
    ],
    [
      'makes two sides cheaper than one',
      'option-costs/printed-sides.json',
      set('2', { press: 0.9 }),
      "option-costs/printed-sides.json, at 2: expected 'Two Sides' to cost at least as much as 'One Side'.",
    ],
    [
      'takes money for none of a feature',
      'option-costs/print-features.json',
      set('123', { setup: 1 }),
      "option-costs/print-features.json, at 123: expected no cost for none of 'Emboss / Deboss'.",
    ],
    [
      'lacks a cost that a product needs',
      'option-costs/materials.json',
      set('2', undefined),
      'option-costs/materials.json, at 2: expected a cost, which Premium Business Card needs.',
    ],
    [
      'is a rate card of an unknown product',
      'rate-cards/cards-and-tags.json',
      set('products.1.id', 99),
      'rate-cards/cards-and-tags.json, at products.1.id: expected the id of a product, found 99.',
    ],
    [
      'is a second rate card of a product',
      'rate-cards/cards-and-tags.json',
      set('products.1.id', 17),
      'rate-cards/cards-and-tags.json, at products.1.id: expected a product without another rate card, found 17.',
    ],
  ])('when it %s', async (_, file, edit, sentence) => {
    const directory = await edited(file, edit);
    const failure: unknown = await loadCatalogue(directory).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect((failure as Error).message).toContain(sentence);
    expect(failure).toMatchObject({ name: 'CatalogueError', code: 'CATALOGUE_INVALID' });
  });

  it('when a product has no rate card', async () => {
    const directory = await edited('rate-cards/cards-and-tags.json', (text) => `${text} `);
    await rm(join(directory, 'rate-cards/cards-and-tags.json'));
    await expect(loadCatalogue(directory)).rejects.toThrow(
      'rate-cards/: expected a rate card for product 17 (Premium Business Card).',
    );
  });
});
