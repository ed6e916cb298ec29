import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadCatalogue } from '../pricing/load-catalogue.js';
import { catalogueDirectory } from '../pricing/testing/test-catalogue.js';
import { dropCatalogue, editedCatalogue, set } from './testing/edited-catalogue.js';

const copies: string[] = [];
afterAll(() => Promise.all(copies.map(dropCatalogue)));

async function edited(...change: Parameters<typeof editedCatalogue>): Promise<string> {
  const directory = await editedCatalogue(...change);
  copies.push(directory);
  return directory;
}

const premium = 'products/17-premium-business-card.json';
const vinyl = 'products/03-standard-vinyl.json';

describe('a wrong file stops the start with a sentence that says where', () => {
  it.each<[string, string, (text: string) => string, string]>([
    ['is not JSON', premium, (text) => text.replace('{', ''), `${premium}: expected JSON (`],
    [
      'lacks a key',
      premium,
      set('name', undefined),
      `${premium}, at name: expected a string, found nothing.`,
    ],
    [
      'has a key too many',
      premium,
      set('colour', 1),
      `${premium}, at colour: expected no such key, found 1.`,
    ],
    [
      'has words for a number',
      premium,
      set('quantities.0', 'fifty'),
      `${premium}, at quantities.0: expected an integer, found "fifty".`,
    ],
    [
      'has a size in another form',
      premium,
      set('dim_lookups.0.min_size', '35 by 50'),
      `${premium}, at dim_lookups.0.min_size: expected a string matching`,
    ],
    [
      'names an option that is not there',
      premium,
      set('sizes.1', 999),
      `${premium}, at sizes.1: expected an id of a known option, found 999.`,
    ],
    [
      'names an option twice',
      vinyl,
      set('sizes.1', 21),
      `${vinyl}, at sizes.1: expected each id once, found 21.`,
    ],
    [
      'has quantities that do not rise',
      premium,
      set('quantities.3', 200),
      `${premium}, at quantities.3: expected a quantity above 200, found 200.`,
    ],
    [
      'has a smallest size above the largest',
      premium,
      set('dim_lookups.0.max_size', '30x150'),
      `${premium}, at dim_lookups.0.max_size: expected a size no smaller than 35x50, found "30x150".`,
    ],
    [
      'limits sizes under the id of another limit',
      premium,
      set('dim_lookups.0.id', 1),
      `${premium}, at dim_lookups.0.id: expected an id of its own, found 1.`,
    ],
    [
      'has a preset size that can’t be made',
      premium,
      set('sizes.0', 53),
      `${premium}, at sizes.0: expected a size within dim_lookups, found "900 x 200".`,
    ],
    [
      'combines what it does not have',
      vinyl,
      set('attribute_lookups.0.finishing_id', 17),
      `${vinyl}, at attribute_lookups.0.finishing_id: expected an option of this product, found 17.`,
    ],
    [
      'leaves a supply without a finishing',
      vinyl,
      set('attribute_lookups', [{ cutting_id: 1, finishing_id: null, adhesive_id: null, addon_id: null }]),
      `${vinyl}, at cuttings.1: expected a supply that attribute_lookups give a finishing, found 2.`,
    ],
    [
      'leaves a supply without limits',
      vinyl,
      (text) =>
        set('dim_lookups', (JSON.parse(text) as { dim_lookups: unknown[] }).dim_lookups.slice(0, 8))(text),
      `${vinyl}, at dim_lookups: expected the smallest and largest size of cutting 9.`,
    ],
    [
      'has the id of another product',
      premium,
      set('id', 16),
      `${premium}, at id: expected an id of its own, found 16.`,
    ],
    [
      'has the slug of another product',
      premium,
      set('url_slug', 'standard-business-card'),
      `${premium}, at url_slug: expected a slug of its own, found "standard-business-card".`,
    ],
    [
      'gives two options one id',
      'options/finishings.json',
      set('1.id', 1),
      'options/finishings.json, at 1.id: expected an id of its own, found 1.',
    ],
    [
      'gives items of two features one id',
      'options/print-features.json',
      set('1.items.0.id', 101),
      'options/print-features.json, at 1.items.0.id: expected an id not taken by options/print-features.json, 0.items.0, found 101.',
    ],
    [
      'winds rolls in ways that are not there',
      'options/addons.json',
      set('1.items.0.id', 57),
      'options/addons.json, at 1.items: expected the orientations 53,54,55,56, found "57,54,55,56".',
    ],
    [
      'delivers from nowhere',
      'shipping/shipping.json',
      set('zone', 'Australia/Atlantis'),
      'shipping/shipping.json, at zone: expected an IANA time zone, found "Australia/Atlantis".',
    ],
    [
      'closes on a day that is not there',
      'holidays/closures.json',
      set('0.from', '2026-02-30'),
      'holidays/closures.json, at 0.from: expected a day of the calendar, found "2026-02-30".',
    ],
    [
      'tells news of a day that is not there',
      'news/03-summer-hours.json',
      set('date', '2026-02-30'),
      'news/03-summer-hours.json, at date: expected a day of the calendar, found "2026-02-30".',
    ],
    [
      'tells news of an item that is not there',
      'news/03-summer-hours.json',
      set('item', 'mugs'),
      'news/03-summer-hours.json, at item: expected the slug of a featured item, found "mugs".',
    ],
    [
      'tells two pieces of news at one address',
      'news/03-summer-hours.json',
      set('slug', 'a-file-with-a-cut-line'),
      'news/03-summer-hours.json, at slug: expected a slug of its own, found "a-file-with-a-cut-line".',
    ],
    [
      'sends readers of news away',
      'news/03-summer-hours.json',
      set('links.0.path', '//elsewhere.example'),
      'news/03-summer-hours.json, at links.0.path: expected a string matching',
    ],
    [
      'says something of itself where the shop has no place for it',
      'house/01-contact.json',
      set('slug', 'stickers'),
      'house/01-contact.json, at slug: expected one of `"contact","returns","terms","privacy"`, found "stickers".',
    ],
    [
      'says two things under one head',
      'house/02-returns.json',
      set('slug', 'contact'),
      'house/02-returns.json, at slug: expected a slug of its own, found "contact".',
    ],
    [
      'prints in a state that is not there',
      'holidays/public.json',
      set('state', 'NSE'),
      'holidays/public.json, at state: expected a state of the country AU, found "NSE".',
    ],
  ])('when it %s', async (_, file, edit, sentence) => {
    const directory = await edited(file, edit);
    const failure: unknown = await loadCatalogue(directory).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect((failure as Error).message).toContain(sentence);
    expect(failure).toMatchObject({ name: 'CatalogueError', code: 'CATALOGUE_INVALID' });
  });

  it('when a file, a folder or the whole catalogue is missing', async () => {
    const directory = await edited(premium, (text) => `${text} `);
    await rm(join(directory, 'options/sizes.json'));
    await expect(loadCatalogue(directory)).rejects.toThrow(
      'options/sizes.json: expected a file that can be read.',
    );
    await cp(join(catalogueDirectory, 'options'), join(directory, 'options'), { recursive: true });
    await rm(join(directory, 'items'), { recursive: true });
    await expect(loadCatalogue(directory)).rejects.toThrow('items/: expected a folder that can be read.');
    await expect(loadCatalogue(join(directory, 'nowhere'))).rejects.toThrow(
      'expected a file that can be read.',
    );
  });
});

describe('reading an edited catalogue again', () => {
  it('keeps the version while only words and layout change, and moves it with any price', async () => {
    const { version } = await loadCatalogue(catalogueDirectory);
    const renamed = await edited(premium, set('name', 'Premium Card'));
    expect((await loadCatalogue(renamed)).version).toBe(version);
    const laidOut = await edited('rate-cards/cards-and-tags.json', (text) =>
      JSON.stringify(JSON.parse(text)),
    );
    expect((await loadCatalogue(laidOut)).version).toBe(version);
    const dearer = await edited('rate-cards/standard-vinyl.json', set('press', 3800));
    expect((await loadCatalogue(dearer)).version).not.toBe(version);
    const dearerFoil = await edited('option-costs/print-features.json', set('101.setup', 1600));
    expect((await loadCatalogue(dearerFoil)).version).not.toBe(version);
  });

  it('gives the same catalogue for the same files', async () => {
    const read = async () => {
      const catalogue = await loadCatalogue(catalogueDirectory);
      const { holidays, suburbs } = catalogue;
      return { ...catalogue, holidays: holidays.inYear(2027), suburbs: suburbs.at('2042') };
    };
    expect(await read()).toEqual(await read());
  });
});
