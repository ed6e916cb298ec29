import { describe, expect, test } from 'vitest';
import type { Cutting, Product, Range } from '../contract/catalogue.js';
import type { Selection } from '../contract/selection.js';
import { pieceOf } from './piece-of-selection.js';

const shapes = [
  { id: 1, name: 'Square or Rectangle', cuts: false },
  { id: 2, name: 'Circle or Oval', cuts: false },
  { id: 4, name: 'Custom Contour', cuts: false },
  { id: 5, name: 'One Shape, Repeated', cuts: false },
  { id: 6, name: 'Several Shapes', cuts: false },
  { id: 7, name: 'Multiple Pieces', cuts: true },
  { id: 8, name: 'Contour with Inner Cuts', cuts: true },
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
    cuttings: [
      cutting(1, 'Die Cut'),
      cutting(2, 'Kiss Cut'),
      cutting(3, 'Sheet'),
      cutting(4, 'Special Shape'),
      cutting(9, 'Roll'),
    ],
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
      { id: 3, name: 'Facing Out' },
      { id: 4, name: 'Facing In' },
      { id: 5, name: 'Both Sides of the Glass' },
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
  review_line: '0 reviews',
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
    expect(pieceWith({ width: '62,5', height: '40 mm' })).toMatchObject({ widthMm: 62.5, heightMm: 40 });
    for (const typed of ['', '.', '0', '-5', 'abc', '1e400', '50,5x', '1,200'])
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

  test('is cut into the parts that were asked for, which its backing holds together', () => {
    const cut = (some: Partial<Selection>) => pieceWith({ cutting_id: 4, shape_id: 7, ...some });
    expect(cut({ cut_per_shape: '4' })).toMatchObject({ cuts: { into: 'parts', count: 4 }, cutKind: 'kiss' });
    expect(cut({ cut_per_shape: '900' }).cuts?.count).toBe(30);
    expect(cut({ cut_per_shape: '' }).cuts).toBeNull();
  });

  test('is a contour with as many openings inside as were asked for', () => {
    expect(pieceWith({ cutting_id: 4, shape_id: 8, cut_per_shape: '3' })).toMatchObject({
      shape: 'custom',
      cutKind: 'die',
      cuts: { into: 'openings', count: 3 },
    });
  });

  test('is one sticker again and again on a sheet, or several different ones', () => {
    const sheet = (shape_id: number) => pieceWith({ cutting_id: 3, shape_id, ea: '4' }).nested?.shape;
    expect([sheet(5), sheet(6)]).toEqual(['rounded', 'several']);
  });

  test.each([
    ['Facing Out', 3, 'out', ['front']],
    ['Facing In', 4, 'in', ['front']],
    ['Both Sides of the Glass', 5, 'both', ['front', 'back']],
    ['One Side', 1, null, ['front']],
    ['Two Sides', 2, null, ['front', 'back']],
  ])('printed %s has the sides that there is something to see of', (_, printed_side_id, glass, sides) => {
    expect(pieceWith({ printed_side_id })).toMatchObject({ glass, sides });
    expect(pieceWith({ printed_side_id, cutting_id: 9 })).toMatchObject({ glass, sides: ['front'] });
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

  test.each([
    [1, 'die'],
    [2, 'kiss'],
    [3, 'sheet'],
    [9, 'roll'],
  ])('of cutting %i is cut as %s', (cutting_id, cutKind) => {
    expect(pieceWith({ cutting_id }).cutKind).toBe(cutKind);
  });

  test('is lettering by the name of its cutting or of its product, in the colour that was chosen', () => {
    const letters = (name: string, color_id: number, swatch = '') => {
      const colors = [
        { id: 1, name, swatch },
        { id: 2, name: 'Full Colour', swatch: '' },
      ];
      const product = {
        ...sticker,
        url_slug: 'vinyl-lettering',
        attributes: { ...sticker.attributes, colors },
      };
      return pieceOf({ ...range, products: [product] }, chosen({ color_id }));
    };
    expect(letters('Red', 1, '#d0202e')).toMatchObject({
      cutKind: 'letters',
      ink: '#d0202e',
      shape: 'rectangle',
    });
    expect(letters('Gold', 1, '#c9a24b').ink).toBe('Gold');
    expect(letters('Hologram', 1, '#b9c6e4').ink).toBe('Hologram');
    expect(letters('Gold', 2).ink).toBe('#e2603a');
    const transfer = {
      ...sticker,
      attributes: { ...sticker.attributes, cuttings: [cutting(1, 'Transfer Decals')] },
    };
    expect(pieceOf({ ...range, products: [transfer] }, chosen({})).cutKind).toBe('letters');
  });

  test('without any choice is of the first material and finishing there is', () => {
    const product = {
      ...sticker,
      materials: [
        { material_id: 4, ref: '' },
        { material_id: 5, ref: '' },
      ],
      attributes: {
        ...sticker.attributes,
        materials: [
          { id: 5, name: 'Kraft' },
          { id: 4, name: 'Laid' },
        ],
      },
    };
    const piece = pieceOf(
      { ...range, products: [product] },
      chosen({ material_id: null, finishing_id: null }),
    );
    expect(piece).toMatchObject({ stock: { texture: 'laid' }, surface: 'matte' });
    const other = pieceOf({ ...range, products: [product] }, chosen({ material_id: 5 }));
    expect(other.stock.texture).toBe('fibre');
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
