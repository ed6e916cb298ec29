import { describe, expect, it } from 'vitest';
import type { Product, Range } from '../../contract/catalogue.js';
import { premium, sampleRange } from '../../testing/sample-range.js';
import {
  hasInfoHeader,
  hasSecondTab,
  infoRefs,
  informationKey,
  informedFeatures,
  productEntries,
  showsProductInfo,
  stockEntries,
} from './product-info.js';

const stocks = [
  { id: 1, name: 'Matte' },
  { id: 2, name: 'White' },
  { id: 3, name: 'Kraft' },
];
const named = (id: number, slug: string, own: Partial<Product> = {}): Product => ({
  ...premium,
  id,
  name: slug,
  url_slug: slug,
  prod_info_ref: slug,
  materials: stocks.map(({ id: material_id, name }) => ({ material_id, ref: name.toLowerCase() })),
  ...own,
  attributes: { ...premium.attributes, materials: stocks },
});
const page = (item: Partial<Range['item']>, ...products: Product[]): Range => ({
  ...sampleRange,
  item: { ...sampleRange.item, ...item },
  products,
});
const card = named(17, 'card');
const tag = named(18, 'tag');
const chosen = (product_id: number, material_id: number | null = 1) => ({ product_id, material_id });

describe('what there is to read', () => {
  it('is shown of several products, of items 7 to 9, of cards and of tags, and not of one sticker alone', () => {
    const shows = (id: number, featured_category_id: number, products = 1) =>
      showsProductInfo({ item: { id, featured_category_id }, products: Array(products).fill(card) });
    expect([6, 7, 8, 9, 10].map((id) => shows(id, 1))).toEqual([false, true, true, true, false]);
    expect([1, 2, 3, 4].map((category) => shows(20, category))).toEqual([false, true, true, false]);
    expect(shows(20, 1, 2)).toBe(true);
  });

  it('has a header above several, but for items 10 to 12, which are about one stock, and for stickers', () => {
    const has = (id: number, entries: number, featured_category_id = 2) =>
      hasInfoHeader({ id, featured_category_id }, entries);
    expect([7, 8, 9, 10, 11, 12, 13].map((id) => has(id, 2))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      true,
    ]);
    expect([has(8, 1), has(8, 2, 1), has(9, 2, 3)]).toEqual([false, false, true]);
  });

  it('has its second tab for product 2, and for 5 and 6 in item 2', () => {
    const withTab = (item: number) =>
      Array.from({ length: 23 }, (_, at) => at + 1).filter((id) => hasSecondTab({ id: item }, { id }));
    expect(withTab(2)).toEqual([2, 5, 6]);
    for (const item of [1, 3, 4, 5, 6, 7, 8]) expect(withTab(item)).toEqual([2]);
  });

  it('is about the product that is chosen, and about the first where that is not there', () => {
    const range = page({}, card, tag);
    expect(productEntries(range, chosen(18))).toEqual({
      entries: [
        { ref: 'card', label: 'card' },
        { ref: 'tag', label: 'tag' },
      ],
      index: 1,
    });
    expect(productEntries(range, chosen(99)).index).toBe(0);
  });

  it('follows the stock that is chosen, and stays with the first where the item is about one stock', () => {
    const refs = (range: Range, material: number | null) => {
      const { entries, index } = stockEntries(range, chosen(17, material));
      return [entries.map(({ ref }) => ref), index];
    };
    const all = ['matte', 'white', 'kraft'];
    expect(refs(page({}, card), 3)).toEqual([all, 2]);
    expect(refs(page({}, card), 2)).toEqual([all, 1]);
    expect(refs(page({}, card), null)).toEqual([all, 0]);
    expect(refs(page({ material: 3 }, card), 3)).toEqual([['kraft'], 0]);
  });

  it('is about one sticker alone, without others to switch to and without stocks', () => {
    const stickers = page({ featured_category_id: 1 }, card, tag);
    expect(productEntries(stickers, chosen(18))).toEqual({
      entries: [{ ref: 'tag', label: 'tag' }],
      index: 0,
    });
    expect(stockEntries(stickers, chosen(18)).entries).toEqual([]);
    expect(infoRefs(stickers, chosen(18))).toEqual(['tag']);
  });

  it('names each text once, also where a product and its stock have the same', () => {
    const range = page({ material: 1 }, named(19, 'matte'), tag);
    expect(infoRefs(range, chosen(19))).toEqual(['matte', 'tag']);
    expect(infoRefs(page({ id: 20, featured_category_id: 1 }, card), chosen(17))).toEqual([]);
  });

  it('tells of the special features of a card in the order of their tabs, and of none on the standard card', () => {
    const codes = informedFeatures(page({}, card), chosen(17));
    expect(codes).toEqual(
      ['foil-stamp', 'emboss-deboss', 'die-cut', 'punch-holes2', 'tag-strings', 'fold'].filter((code) =>
        premium.attributes.print_features.some((feature) => feature.code === code),
      ),
    );
    expect(codes.length).toBeGreaterThan(1);
    expect(informedFeatures(page({ slug: 'standard-business-card' }, card), chosen(17))).toEqual([]);
    expect(informedFeatures(page({ featured_category_id: 1 }, card), chosen(17))).toEqual([]);
  });

  it('is kept for each item and product', () => {
    expect(informationKey(page({ slug: 'a' }, card, tag), chosen(18))).toBe('a/tag');
  });
});
