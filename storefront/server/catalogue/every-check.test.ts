import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadCatalogue } from '../pricing/load-catalogue.js';
import { catalogueDirectory } from '../pricing/testing/test-catalogue.js';
import { dropCatalogue, editedCatalogue, set } from './testing/edited-catalogue.js';

const copies: string[] = [];
afterAll(() => Promise.all(copies.map(dropCatalogue)));

const premium = 'products/17-premium-business-card.json';
const vinyl = 'products/03-standard-vinyl.json';
const item = 'items/08-premium-business-card.json';
const kraftItem = 'items/12-vintage-kraft-300gsm.json';
const rollItem = 'items/04-roll.json';
const card = 'rate-cards/cards-and-tags.json';
const shipping = 'shipping/shipping.json';

/** What reading the edited catalogue is refused with; '' where it is read. */
async function refusalOf(file: string, edit: (text: string) => string): Promise<string> {
  const directory = await editedCatalogue(file, edit);
  copies.push(directory);
  return loadCatalogue(directory).then(
    () => '',
    (error: Error) => error.message,
  );
}

/** An edit that puts a value before the others of a list. */
const first =
  (list: string, value: unknown) =>
  (text: string): string => {
    const content = JSON.parse(text);
    content[list].unshift(value);
    return JSON.stringify(content);
  };

describe('a catalogue is refused in a sentence that says where and what', () => {
  it.each<[string, (text: string) => string, string]>([
    [premium, set('quantities.1', 50), 'at quantities.1: expected a quantity above 50, found 50.'],
    [premium, set('quantities', []), 'at quantities: expected a nonempty array, found [].'],
    [
      premium,
      set('quantities.0', 0),
      'at quantities.0: expected an integer greater than or equal to 1, found 0.',
    ],
    [
      premium,
      set('dim_lookups.0.cutting_id', 3),
      'at dim_lookups.0.cutting_id: expected a cutting of this product, found 3.',
    ],
    [
      premium,
      set('dim_lookups.0.min_size', '0x50'),
      'at dim_lookups.0.min_size: expected sides above 0, found "0x50".',
    ],
    [
      premium,
      set('dim_lookups.0.max_size', '40x40'),
      'at dim_lookups.0.max_size: expected a size no smaller than 35x50, found "40x40".',
    ],
    [premium, set('url_slug', 'Premium Card'), 'at url_slug: expected a string matching'],
    [premium, set('install_ready', 'no'), 'at install_ready: expected a boolean, found "no".'],
    [
      premium,
      set('premium_processings', ['none-such']),
      'at premium_processings.0: expected the code of a premium coating, found "none-such".',
    ],
    [premium, set('printed_sides.1', 1), 'at printed_sides.1: expected each id once, found 1.'],
    [
      premium,
      set('materials.0.material_id', 999),
      'at materials.0: expected an id of a known option, found 999.',
    ],
    [
      premium,
      set('print_features.0', 999),
      'at print_features.0: expected an id of a known option, found 999.',
    ],
    [
      vinyl,
      first('cuttings', { id: 999, shapes: [], disabled: true }),
      'at cuttings.0: expected an id of a known option, found 999.',
    ],
    [
      vinyl,
      set('cuttings.0.shapes', [999]),
      'at cuttings.0.shapes.0: expected an id of a known option, found 999.',
    ],
    [vinyl, set('cuttings.0.shapes', []), 'at cuttings.0.shapes: expected at least one shape, found [].'],
    [vinyl, first('finishings', 999), 'at finishings.0: expected an id of a known option, found 999.'],
    [vinyl, first('adhesives', 999), 'at adhesives.0: expected an id of a known option, found 999.'],
    [vinyl, set('colors', [999]), 'at colors.0: expected an id of a known option, found 999.'],
    [vinyl, set('orientations', [999]), 'at orientations.0: expected an id of a known option, found 999.'],
    [vinyl, set('orientations', []), 'at orientations: expected the ways of winding a roll, found [].'],
    [vinyl, first('addons', 999), 'at addons.0: expected an id of a known option, found 999.'],
    [
      vinyl,
      set('attribute_lookups.0.adhesive_id', 99),
      'at attribute_lookups.0.adhesive_id: expected an option of this product, found 99.',
    ],
    [
      vinyl,
      set('attribute_lookups.0.cutting_id', 99),
      'at attribute_lookups.0.cutting_id: expected an option of this product, found 99.',
    ],
    [
      vinyl,
      set('attribute_lookups.0.addon_id', 99),
      'at attribute_lookups.0.addon_id: expected an option of this product, found 99.',
    ],
    [
      vinyl,
      set('gallery.0.cutting_id', 10),
      'at gallery.0.cutting_id: expected a cutting of this product, found 10.',
    ],
    [vinyl, set('gallery.0.in_use', true), 'at gallery.1.in_use: expected true, as before it, found false.'],
    [
      premium,
      set('gallery.2.print_features.0.item_id', 121),
      'at gallery.2.print_features.0: expected an item of a print feature of this product, found {',
    ],
    [
      premium,
      set('thumbnails.print_features.0.item_id', 121),
      'at thumbnails.print_features.0: expected an item of a print feature of this product, found {',
    ],
    [item, set('products.1', 17), 'at products.1: expected each id once, found 17.'],
    [item, set('products', []), 'at products: expected a nonempty array, found [].'],
    [item, set('slug', 'Roll'), 'at slug: expected a string matching'],
    [
      item,
      set('opening.sets', 0),
      'at opening.sets: expected an integer greater than or equal to 1, found 0.',
    ],
    [
      kraftItem,
      set('material', 99),
      'at products.0: expected a product that comes in material 99, found 21.',
    ],
    [rollItem, set('cutting', 99), 'at products.0: expected a product that comes with cutting 99, found '],
    [card, set('exponent', 0), 'at exponent: expected a number above 0 and at most 1, found 0.'],
    [card, set('products', []), 'at products: expected a nonempty array'],
    [
      card,
      set('products.0.run_words', 'Printing cards'),
      'at products.0.run_words: expected words with {quantity}, found "Printing cards".',
    ],
    [card, set('parent_sheet.width', 0), 'at parent_sheet.width: expected a number above 0, found 0.'],
    [
      card,
      set('promotion', { name: 'All free', percent_off: 91 }),
      'at promotion.percent_off: expected a number less than or equal to 90, found 91.',
    ],
    [
      card,
      set('promotion', { name: 'Dearer', percent_off: -1 }),
      'at promotion.percent_off: expected a number greater than or equal to 0, found -1.',
    ],
    [card, set('option_costs', { colours: {} }), 'at option_costs.colours: expected no such key, found {}.'],
    [
      card,
      set('option_costs', { 'printed-sides': { 2: { press: 0.5 } } }),
      "at option_costs.printed-sides.2: expected 'Two Sides' to cost at least as much as 'One Side'.",
    ],
    [shipping, set('methods', []), 'at methods: expected at least one way of delivery, found [].'],
    [shipping, set('methods.1.id', 1), 'at methods.1.id: expected an id of its own, found 1.'],
    [
      shipping,
      set('extra_printing_days.1.product_id', 99),
      'at extra_printing_days.1.product_id: expected the id of a product, found 99.',
    ],
    [
      shipping,
      set('extra_printing_days.1.days', 0),
      'at extra_printing_days.1.days: expected an integer greater than or equal to 1, found 0.',
    ],
    [
      shipping,
      set('cut_off_hour', 25),
      'at cut_off_hour: expected an integer less than or equal to 24, found 25.',
    ],
    ['holidays/closures.json', set('0.type', 'odd'), 'at 0.type: expected no such key, found "odd".'],
    ['holidays/closures.json', set('0.from', '29.12.2026'), 'at 0.from: expected a string matching'],
    ['options/colors.json', set('1.id', 1), 'at 1.id: expected an id of its own, found '],
    [
      'options/premium-processings.json',
      set('1.code', 'standard'),
      'at 1.code: expected an id of its own, found "standard".',
    ],
  ])('%s %#', async (file, edit, sentence) => {
    expect(await refusalOf(file, edit)).toContain(`${file}, ${sentence}`);
  });

  it('where two items share a slug, whichever is read first', async () => {
    expect(await refusalOf(item, set('slug', 'roll'))).toBe(
      `${rollItem}, at slug: expected a slug of its own, found "roll".`,
    );
    expect(await refusalOf(item, set('aliases', ['kiss-cut', 'roll']))).toContain(
      'at slug: expected a slug of its own, found "',
    );
  });

  it('where a folder has no files', async () => {
    const directory = await editedCatalogue(premium, (text) => `${text} `);
    copies.push(directory);
    const folder = join(directory, 'rate-cards');
    for (const name of await readdir(folder)) await rm(join(folder, name));
    await writeFile(join(folder, 'notes.txt'), 'no rates');
    await expect(loadCatalogue(directory)).rejects.toThrow('rate-cards/: expected at least one .json file.');
  });

  it('and shows no more of what it found than is needed to find it', async () => {
    const said = await refusalOf(premium, set('quantities', 'x'.repeat(200)));
    expect(said.length).toBeLessThan(200);
    expect(said).toMatch(/found "x{79}…\.$/);
  });
});

describe('a catalogue takes', () => {
  it.each<[string, string, (text: string) => string]>([
    ['a promotion', card, set('promotion', { name: 'Spring', percent_off: 0 })],
    ['a square limit whose sides are equal', premium, set('dim_lookups.1.max_size', '110x110')],
    ['a note on a cost', 'option-costs/printed-sides.json', set('1.note', 'as ever')],
    ['a delivery that takes no time', shipping, set('methods.1.shipping_days', 0)],
    ['orders until midnight', shipping, set('cut_off_hour', 24)],
  ])('%s', async (_, file, edit) => {
    expect(await refusalOf(file, edit)).toBe('');
  });
});

describe('the order of things', () => {
  it('is that of their ids, and of holidays that of their days, whatever the files are called', async () => {
    const catalogue = await loadCatalogue(catalogueDirectory);
    const rising = (list: readonly number[]) => [...list].sort((a, b) => a - b);
    const ids = catalogue.items.map(({ id }) => id);
    expect(ids).toEqual(rising(ids));
    const products = [...catalogue.products.keys()];
    expect(products).toEqual(rising(products));
    const days = catalogue.holidays.inYear(2027).map(({ date }) => date);
    expect(days).toEqual([...days].sort());
    expect(new Set(days).size).toBe(days.length);
  });

  it('says how each way of delivery goes, as its file has it', async () => {
    const file = JSON.parse(await readFile(join(catalogueDirectory, shipping), 'utf8'));
    const { shipping: read } = await loadCatalogue(catalogueDirectory);
    expect(read).toEqual({
      zone: file.zone,
      cutOffHour: file.cut_off_hour,
      methods: file.methods.map((one: Record<string, unknown>) => ({
        id: one.id,
        method: one.method,
        printingDays: one.printing_days,
        shippingDays: one.shipping_days,
        cost: one.cost,
      })),
      extraPrintingDays: new Map(
        file.extra_printing_days.map((one: { product_id: number; days: number }) => [
          one.product_id,
          one.days,
        ]),
      ),
    });
  });
});
