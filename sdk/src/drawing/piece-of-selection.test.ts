import { describe, expect, test } from 'vitest';
import type { Cutting, Product, Range } from '../contract/catalogue.js';
import type { Selection } from '../contract/selection.js';
import { pieceOf } from './piece-of-selection.js';

const shapes = [
  { id: 1, name: 'Square or Rectangle', cuts: false },
  { id: 2, name: 'Circle or Oval', cuts: false },
  { id: 4, name: 'Custom Contour', cuts: false },
  { id: 7, name: 'Multiple Pieces', cuts: true },
];
const cutting = (id: number, name: string): Cutting => ({
  id,
  name,
  shapes,
  special_processing: '0',
  input_ea: id === 3,
  disabled: false,
});

const sticker: Product = {
  id: 3,
  name: 'Standard Vinyl',
  url_slug: 'standard-vinyl',
  prod_info_ref: '',
  featured_category_id: 1,
  materials: [],
  attributes: {
    cuttings: [cutting(1, 'Die Cut'), cutting(2, 'Kiss Cut'), cutting(3, 'Sheet'), cutting(9, 'Roll')],
    finishings: [
      { id: 6, name: 'Matte Laminate' },
      { id: 7, name: 'Gloss Laminate' },
      { id: 12, name: 'Rose Gold Foil Paper' },
    ],
    adhesives: [],
    materials: [],
    printed_sides: [
      { id: 1, name: 'One Side' },
      { id: 2, name: 'Two Sides' },
    ],
    colors: [
      { id: 1, name: 'Full Colour', swatch: '' },
      { id: 3, name: 'White Only', swatch: '#ffffff' },
    ],
    orientations: [53, 54, 55, 56].map((id, index) => ({
      id,
      name: ['Head First', 'Foot First', 'Left Side First', 'Right Side First'][index] ?? '',
    })),
    addons: [],
    premium_processings: [
      { name: 'Premium Coating', items: [{ id: 50, name: 'Glitter Coating' }], is_glossy: true },
    ],
    install_ready: null,
    print_features: [],
    sizes: [{ id: 21, name: '50 x 75', width: 50, height: 75 }],
    quantities: [50],
    dim_lookups: [],
    attribute_lookups: [],
    gallery: [],
    thumbnails: { id: 3, video: null, thumbnail: '' },
  },
};

const range: Range = {
  item: { id: 1, name: 'Die Cut', slug: 'die-cut', img: '', featured_category_id: 1 },
  products: [sticker],
  featured_price: {
    featured_item_id: 1,
    product_id: 3,
    material_id: null,
    printed_side_id: null,
    addon_item_id: null,
    width: 50,
    height: 50,
    run_size: 50,
    sets: 1,
    print_features: [],
  },
  review_count: 0,
  review_average: 0,
};

const chosen = (some: Partial<Selection>): Selection => ({
  product_id: 3,
  material_id: null,
  printed_side_id: 1,
  cutting_id: 1,
  shape_id: 1,
  orientation_id: null,
  finishing_id: 6,
  adhesive_id: null,
  color_id: 1,
  premium_processing_id: null,
  addon_item_id: null,
  install_ready: null,
  size_id: null,
  width: '50',
  height: '50',
  quantity_index: 0,
  custom_quantity: '',
  kinds: 1,
  custom_kinds: '',
  cut_per_shape: '',
  ea: '',
  print_features: [],
  ...some,
});

const pieceWith = (some: Partial<Selection>) => pieceOf(range, chosen(some));

describe('The piece of a configuration', () => {
  test('has the size that was typed, or the first listed one while nothing sensible is', () => {
    expect(pieceWith({ width: '62.5', height: '40' })).toMatchObject({ widthMm: 62.5, heightMm: 40 });
    for (const typed of ['', '.', '0', '-5', 'abc', '1e400'])
      expect(pieceWith({ width: typed, height: typed }), typed).toMatchObject({ widthMm: 50, heightMm: 75 });
  });

  test('is a circle when both sides are equal and an oval when they are not', () => {
    expect(pieceWith({ shape_id: 2 }).shape).toBe('circle');
    expect(pieceWith({ shape_id: 2, height: '75' }).shape).toBe('oval');
  });

  test('bleeds and keeps safe 2 mm as a sticker, 1 mm as a card', () => {
    expect(pieceWith({})).toMatchObject({ bleedMm: 2, safetyMm: 2, cutKind: 'die' });
    const card: Product = {
      ...sticker,
      featured_category_id: 2,
      attributes: { ...sticker.attributes, cuttings: [] },
    };
    expect(pieceOf({ ...range, products: [card] }, chosen({}))).toMatchObject({
      bleedMm: 1,
      safetyMm: 1,
      cutKind: 'trim',
    });
  });

  test('lies on a sheet as often as was asked, at most 30 times, 5 mm apart', () => {
    const sheet = { cutting_id: 3, width: '148', height: '210' };
    expect(pieceWith({ ...sheet, ea: '12' }).nested).toMatchObject({ count: 12, gapMm: 5 });
    expect(pieceWith({ ...sheet, ea: '900' }).nested?.count).toBe(30);
    expect(pieceWith({ ...sheet, ea: '12' }).shape).toBe('rectangle');
  });

  test('is cut into the parts that were asked for', () => {
    expect(pieceWith({ shape_id: 7, cut_per_shape: '4' }).nested?.count).toBe(4);
    expect(pieceWith({ shape_id: 7, cut_per_shape: '' }).nested).toBeNull();
  });

  test('leaves its roll with the edge that the orientation names', () => {
    const leads = [53, 54, 55, 56].map(
      (orientation_id) => pieceWith({ cutting_id: 9, orientation_id }).winding?.leadingEdge,
    );
    expect(leads).toEqual(['top', 'bottom', 'left', 'right']);
    expect(pieceWith({ cutting_id: 1, orientation_id: 53 }).winding).toBeNull();
  });

  test('shines as its finishing says, and is made of the paper that a finishing names', () => {
    expect(pieceWith({ finishing_id: 7 })).toMatchObject({ surface: 'gloss', stock: { texture: 'smooth' } });
    expect(pieceWith({ finishing_id: 6 }).surface).toBe('matte');
    expect(pieceWith({ finishing_id: 12 }).stock.texture).toBe('rose');
    expect(pieceWith({ premium_processing_id: 50 }).spotCoating).toBe('glitter');
  });

  test('is printed on the back only when the back is printed, and in one ink when one was chosen', () => {
    expect(pieceWith({ printed_side_id: 1 }).sides).toEqual(['front']);
    expect(pieceWith({ printed_side_id: 2 }).sides).toEqual(['front', 'back']);
    expect(pieceWith({ color_id: 3 }).ink).toBe('#ffffff');
    expect(pieceWith({ color_id: 1 }).ink).toBeNull();
  });

  test('can be drawn whatever ids it is given', () => {
    const strange = pieceWith({
      product_id: 999,
      cutting_id: 999,
      shape_id: 999,
      finishing_id: 999,
      color_id: 999,
      orientation_id: 999,
      print_features: [{ feature_id: 999, item_id: 999, side: 'na' }],
    });
    expect(strange).toMatchObject({ shape: 'rectangle', widthMm: 50, foil: { front: [], back: [] } });
    expect(pieceOf({ ...range, products: [] }, chosen({})).widthMm).toBeGreaterThan(0);
  });
});
