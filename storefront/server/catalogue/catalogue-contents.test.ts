import { defaultFeatureIndex, excludedFeatureIds, Product, Range } from '@kerf/sdk/contract';
import { checkSize, offeredFeatures, offeredFinishings, offeredPremium, productName } from '@kerf/sdk/rules';
import { assert } from 'superstruct';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadCatalogue } from '../pricing/load-catalogue.js';
import { catalogueDirectory } from '../pricing/testing/test-catalogue.js';
import type { Catalogue } from './catalogue.js';

let catalogue: Catalogue;

beforeAll(async () => {
  catalogue = await loadCatalogue(catalogueDirectory);
});

const product = (id: number): Product => {
  const found = catalogue.products.get(id);
  if (!found) throw new Error(`There is no product ${id}`);
  return found;
};
const range = (slug: string): Range => {
  const found = catalogue.ranges.get(slug);
  if (!found) throw new Error(`There is no item ${slug}`);
  return found;
};
const ids = (list: readonly { id: number }[]): number[] => list.map(({ id }) => id);

describe('the range of the shop', () => {
  it('has every product under its id and address', () => {
    expect([...catalogue.products.values()].map(({ id, url_slug }) => `${id} ${url_slug}`)).toEqual([
      '1 art-paper',
      '2 classic-paper',
      '3 standard-vinyl',
      '4 pvc-vinyl',
      '5 transparent',
      '6 bumper-stickers',
      '7 foil-paper-stickers',
      '8 embossed-paper-stickers',
      '9 vinyl-lettering',
      '10 custom-decals',
      '11 kraft-paper',
      '12 gold-vinyl-stickers',
      '13 hologram-stickers',
      '14 silver-vinyl-stickers',
      '15 dome-stickers',
      '16 standard-business-card',
      '17 premium-business-card',
      '18 swing-tags',
      '19 standard-matte-250gsm',
      '20 royal-extra-white-400gsm',
      '21 vintage-kraft-300gsm',
      '23 transfer-decals',
    ]);
  });

  it('lands on twelve items', () => {
    expect(
      catalogue.items.map(({ id, slug, featured_category_id }) => `${id} ${slug} ${featured_category_id}`),
    ).toEqual([
      '1 die-cut 1',
      '2 kiss-cut 1',
      '3 sheet 1',
      '4 roll 1',
      '5 special 1',
      '6 vinyl-lettering 1',
      '7 standard-business-card 2',
      '8 premium-business-card 2',
      '9 swing-tags 3',
      '10 standard-matte-250gsm 2',
      '11 royal-extra-white-400gsm 2',
      '12 vintage-kraft-300gsm 2',
    ]);
  });

  it('travels in the shape that the pages expect', () => {
    for (const one of catalogue.products.values()) assert(one, Product);
    for (const one of catalogue.ranges.values()) assert(one, Range);
  });

  it('calls stickers stickers, once', () => {
    for (const { item, products } of catalogue.ranges.values()) {
      for (const { id, name } of products) {
        expect(name).not.toMatch(/Stickers.*Stickers/);
        // The first fifteen are stored without the word; whatever came later has its whole name in its file.
        if (id < 16) expect(name).toMatch(/ Stickers$/);
        else expect(name).toBe(product(id).name);
        if (item.featured_category_id === 1) expect(name).toMatch(/ (Stickers|Decals)$/);
      }
    }
    expect(product(13).name).toBe('Hologram');
    expect(range('swing-tags').products.map(productName)).toEqual(['Swing Tags']);
  });

  it('offers under a stock that stock alone', () => {
    for (const [slug, material, products] of [
      ['standard-matte-250gsm', 1, [19, 18]],
      ['royal-extra-white-400gsm', 2, [20, 18]],
      ['vintage-kraft-300gsm', 3, [21, 18]],
    ] as const) {
      expect(ids(range(slug).products)).toEqual(products);
      for (const { attributes, materials } of range(slug).products) {
        expect(ids(attributes.materials)).toEqual([material]);
        expect(materials.map(({ material_id }) => material_id)).toEqual([material]);
      }
    }
    expect(ids(range('premium-business-card').products[0]?.attributes.materials ?? [])).toEqual([1, 2, 3]);
  });

  it('begins on the page of a supply with that supply', () => {
    for (const [slug, cutting] of [
      ['die-cut', 1],
      ['kiss-cut', 2],
      ['sheet', 3],
      ['special', 4],
      ['roll', 9],
    ] as const)
      for (const { attributes } of range(slug).products)
        expect(attributes.cuttings[0]).toMatchObject({ id: cutting, disabled: false });
    expect(ids(range('roll').products).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 7, 11]);
  });

  it('opens every page in a size and quantity that its product comes in', () => {
    for (const { featured_price: opening, products, item } of catalogue.ranges.values()) {
      const first = products[0];
      expect(first?.id, item.slug).toBe(opening.product_id);
      if (!first) continue;
      const cuttingId = first.attributes.cuttings[0]?.id ?? null;
      expect(
        checkSize({ ...opening, cutting_id: cuttingId, orientation_id: 53 }, first).status,
        item.slug,
      ).toBe('ok');
      expect(
        first.attributes.sizes.some(
          ({ width, height }) => width === opening.width && height === opening.height,
        ),
      ).toBe(true);
      expect(first.attributes.quantities, item.slug).toContain(opening.run_size);
    }
  });
});

describe('cards and tags', () => {
  const cards = [16, 17, 18, 19, 20, 21];

  it('come in twelve quantities, tags in a smaller one too, on one side or two', () => {
    for (const id of cards) {
      expect(product(id).attributes.quantities).toEqual([
        ...(id === 18 ? [25] : []),
        ...[50, 100, 200, 250, 300, 400, 500, 750, 1000, 2000, 2500, 5000],
      ]);
      expect(ids(product(id).attributes.printed_sides)).toEqual([1, 2]);
    }
    expect(
      product(16)
        .attributes.sizes.slice(0, 3)
        .map(({ name }) => name),
    ).toEqual(['90 x 55', '86 x 54', '90 x 50']);
  });

  it('take six print features, of which the standard card has none', () => {
    for (const id of cards.slice(1))
      expect(offeredFeatures(product(id)).map(({ code }) => code)).toEqual([
        'foil-stamp',
        'emboss-deboss',
        'die-cut',
        'punch-holes2',
        'tag-strings',
        'fold',
      ]);
    expect(product(16).attributes.print_features).toEqual([]);
  });

  it('praise no stock for a print feature where it is offered without', () => {
    const features = /foil|emboss|deboss|relief|die cut|corner|punch|hole|string|fold/i;
    const plain = [...catalogue.products.values()].filter(
      ({ attributes }) => attributes.print_features.length === 0,
    );
    const refs = plain.flatMap(({ materials }) => materials.map(({ ref }) => ref));
    expect(refs).toContain('standard-matte-250gsm');
    for (const ref of refs) {
      const info = catalogue.information.infos.get(ref);
      const praise = [...(info?.lists.flatMap(({ items }) => items) ?? []), info?.closing];
      expect(praise.filter((words) => words && features.test(words))).toEqual([]);
      // An answer may tell of one, if it says where it is to be had.
      for (const { question, answer } of info?.faqs ?? [])
        if (features.test(question)) expect(answer).toContain('Premium Business Card');
    }
  });

  it('keep retired print features where nothing offers them', () => {
    const all = ids(product(17).attributes.print_features);
    for (const id of [...excludedFeatureIds.sided, ...excludedFeatureIds.unsided]) {
      expect(all).toContain(id);
      expect(ids(offeredFeatures(product(17)))).not.toContain(id);
    }
  });

  it('call "None" what stands for none, and name every hole a punch hole', () => {
    for (const { code, items } of offeredFeatures(product(18))) {
      const none = defaultFeatureIndex[code];
      if (none === undefined) expect(items.map(({ name }) => name)).not.toContain('None');
      else expect(items[none]?.name, code).toBe('None');
      if (code === 'punch-holes2')
        expect(items.slice(0, 6).map(({ name }) => name)).toEqual(
          ['4mm', '5mm', '5.5mm', '6mm', '7mm', '8mm'].map((size) => `Punch Hole ${size}`),
        );
    }
  });

  it('show three pictures of each stock', () => {
    for (const id of cards) {
      const { gallery, materials } = product(id).attributes;
      expect(gallery, String(id)).toHaveLength(3 * materials.length);
      for (const [place, { alt }] of gallery.entries())
        expect(alt.toLowerCase()).toContain(materials[Math.floor(place / 3)]?.name.toLowerCase());
    }
  });
});

describe('stickers', () => {
  const stickers = (): Product[] =>
    [...catalogue.products.values()].filter(({ featured_category_id }) => featured_category_id === 1);

  it('are ready to install in vinyl lettering alone', () => {
    expect(ids(stickers().filter(({ attributes }) => attributes.install_ready))).toEqual([9]);
  });

  it('promise of lettering no more than what its page opens with: bare vinyl, and ready to put up for who chooses so', () => {
    const { line, description } = catalogue.itemWords.get('vinyl-lettering') ?? {};
    const read = catalogue.information.infos.get('vinyl-lettering');
    for (const words of [line, description, read?.subtitle]) {
      expect(words).toMatch(/bare|as it is cut|yourself/);
      expect(words).toMatch(/ready to put up|install ready/);
    }
  });

  it('wind off a roll in four ways, which the add-on repeats', () => {
    for (const { attributes } of stickers()) {
      const isOnRoll = attributes.cuttings.some(({ id, disabled }) => id === 9 && !disabled);
      expect(ids(attributes.orientations)).toEqual(isOnRoll ? [53, 54, 55, 56] : []);
      expect(attributes.addons.some(({ code }) => code === 'roll-orientation')).toBe(isOnRoll);
    }
  });

  it('are coated on hologram and on the two laminates only', () => {
    for (const one of stickers())
      for (const cutting of one.attributes.cuttings.filter(
        ({ disabled, special_processing }) => !disabled && special_processing === '0',
      ))
        for (const finishing of offeredFinishings(one, cutting.id)) {
          const coatings = offeredPremium(one, {
            cutting_id: cutting.id,
            finishing_id: finishing.id,
            adhesive_id: null,
          });
          const takes = cutting.id !== 9 && (one.id === 13 || finishing.id === 6 || finishing.id === 7);
          expect(coatings.length > 0, `${one.name} ${cutting.name} ${finishing.name}`).toBe(takes);
        }
    expect(ids(offeredPremium(product(13), { cutting_id: 1, finishing_id: 1, adhesive_id: null }))).toContain(
      48,
    );
  });

  it('show pictures of a laminate, a coating and a roll in their places', () => {
    for (const { id, attributes } of stickers()) {
      const isOnRoll = attributes.orientations.length > 0;
      const expected = [9, 15, 23].includes(id) ? 3 : isOnRoll ? 12 : 9;
      expect(
        attributes.gallery.filter(({ in_use }) => !in_use),
        String(id),
      ).toHaveLength(expected);
    }
  });
});

describe('pictures', () => {
  it('stand in the folder of the product slider, each with words of its own', () => {
    for (const { attributes, name } of catalogue.products.values()) {
      for (const { file_path } of attributes.gallery)
        expect(file_path).toMatch(/^\/images\/product-slider\/[a-z0-9-]+\.webp$/);
      expect(new Set(attributes.gallery.map(({ alt }) => alt)).size, name).toBe(attributes.gallery.length);
      expect(new Set(attributes.gallery.map(({ file_path }) => file_path)).size).toBe(
        attributes.gallery.length,
      );
      expect(attributes.thumbnails.thumbnail).toMatch(/^\/images\/product-slider\/[a-z0-9-]+\.webp$/);
    }
  });
});
