import { describe, expect, test } from 'vitest';
import type { Cutting, PrintFeature, Product, Range } from '../contract/catalogue.js';
import type { Selection } from '../contract/selection.js';
import { metalOf } from './metal.js';
import { pieceOf } from './piece-of-selection.js';
import { stockOf } from './stock-of-names.js';

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

/** A card on which one print feature is chosen by its name. */
function featured(
  code: string,
  name: string,
  width = '90',
  height = '55',
  side: 'front' | 'back' | 'na' = 'na',
) {
  const feature: PrintFeature = {
    id: 1,
    code,
    name: '',
    applied_side: null,
    option_type: 'radio',
    max_selected: 1,
    items: [
      { id: 1, name: 'None', file_path: '' },
      { id: 2, name, file_path: '' },
    ],
  };
  const card = {
    ...sticker,
    featured_category_id: 2,
    attributes: { ...sticker.attributes, cuttings: [], print_features: [feature] },
  };
  const print_features = [{ feature_id: 1, item_id: 2, side }];
  return pieceOf({ ...range, products: [card] }, chosen({ width, height, print_features }));
}

describe('A print feature', () => {
  test.each([
    ['Black Cotton', '#26231f'],
    ['White Waxed', '#f6f3ea'],
    ['Hemp', '#cdb68a'],
    ['Natural Cord', '#cdb68a'],
    ['Gold Thread', '#c9a24a'],
    ['Silver Thread', '#b5b9be'],
    ['Red Ribbon', '#b3202c'],
    ['Brown Jute', '#9a7443'],
    ['Something Else', '#9a7443'],
  ])('ties the tag with %s', (name, colour) => {
    expect(featured('tag-strings', name).string).toBe(colour);
  });

  test.each([
    ['Punch Hole 5mm', 90, 55, { diameterMm: 5, x: 45, y: 8 }],
    ['Punch Hole 3.5mm', 90, 55, { diameterMm: 3.5, x: 45, y: 5.9 }],
    ['Punch Hole', 90, 55, { diameterMm: 5, x: 45, y: 8 }],
    ['Punch Hole 8mm', 12, 90, { diameterMm: 4, x: 6, y: 6.6 }],
    ['Punch Hole 8mm', 90, 6, { diameterMm: 2, x: 45, y: 3 }],
  ])('%s is punched into %i × %i mm near the top, never outside', (name, width, height, hole) => {
    const [punched] = featured('punch-holes2', name, `${width}`, `${height}`).holes;
    expect(punched?.diameterMm).toBeCloseTo(hole.diameterMm);
    expect(punched?.x).toBeCloseTo(hole.x);
    expect(punched?.y).toBeCloseTo(hole.y);
  });

  test.each([
    ['Rounded Corners 6mm', 90, 55, { shape: 'rounded', cornerMm: 6 }],
    ['Rounded Corners', 90, 55, { shape: 'rounded', cornerMm: 3 }],
    ['Rounded Corners 6mm', 90, 8, { shape: 'rounded', cornerMm: 4 }],
    ['Arch Top', 90, 55, { shape: 'arch' }],
    ['Cut Corners', 90, 55, { shape: 'tag' }],
    ['Circle', 55, 55, { shape: 'circle' }],
    ['Circle', 90, 55, { shape: 'oval' }],
    ['Custom Shape', 90, 55, { shape: 'custom' }],
    ['Straight', 90, 55, { shape: 'rectangle' }],
  ])('%s cuts %i × %i mm', (name, width, height, cut) => {
    expect(featured('die-cut', name, `${width}`, `${height}`)).toMatchObject(cut);
  });

  test.each([
    ['Half Fold', [{ direction: 'upright', at: 45 }]],
    [
      'Letter Fold in Thirds',
      [
        { direction: 'upright', at: 30 },
        { direction: 'upright', at: 60 },
      ],
    ],
    [
      'Gate Fold',
      [
        { direction: 'upright', at: 22.5 },
        { direction: 'upright', at: 67.5 },
      ],
    ],
    ['Tent', [{ direction: 'level', at: 27.5 }]],
    ['Flat', []],
  ])('%s creases the card', (name, folds) => {
    expect(featured('fold', name).folds).toEqual(folds);
  });

  test('is foiled and pressed on the side that was chosen, and on the front without one', () => {
    expect(featured('foil-stamp', 'Rose Gold Foil', '90', '55', 'back').foil).toEqual({
      front: [],
      back: ['rose'],
    });
    expect(featured('foil-stamp', 'Unheard-of Foil').foil).toEqual({ front: ['gold'], back: [] });
    expect(featured('emboss-deboss', 'Deboss', '90', '55', 'back').relief).toEqual({
      front: null,
      back: 'deboss',
    });
    expect(featured('emboss-deboss', 'Emboss').relief).toEqual({ front: 'emboss', back: null });
  });

  test.each(['None', 'No Foil'])('"%s" does nothing', (name) => {
    expect(featured('foil-stamp', name).foil).toEqual({ front: [], back: [] });
  });
});

test.each([
  ['Rose Gold', 'rose'],
  ['Pink', 'rose'],
  ['Holographic', 'holographic'],
  ['Rainbow', 'holographic'],
  ['Copper', 'bronze'],
  ['Bronze', 'bronze'],
  ['Gold Chrome', 'gold'],
  ['Brass', 'gold'],
  ['Silver', 'silver'],
  ['Chrome', 'silver'],
  ['Platinum', 'silver'],
  ['Black', 'black'],
  ['Ruby', 'red'],
  ['Red', 'red'],
  ['Blue', 'blue'],
  ['Green', 'green'],
  ['Pearl', 'white'],
  ['White', 'white'],
  ['Oak', undefined],
])('%s shines like %s', (name, metal) => {
  expect(metalOf(name)).toBe(metal);
});

test.each([
  ['Rose Gold Paper', 'rose', '#dda08f'],
  ['Gold Paper', 'gold', '#d3ae5a'],
  ['Silver Paper', 'silver', '#cdd0d4'],
  ['Chrome Paper', 'silver', '#cdd0d4'],
  ['Hologram Paper', 'holographic', '#cfd8ff'],
  ['Kraft Paper', 'fibre', '#c8a877'],
  ['Clear Paper', 'clear', '#eaf3f7'],
  ['Transparent Paper', 'clear', '#eaf3f7'],
  ['Frosted Paper', 'clear', '#eaf3f7'],
  ['Linen Paper', 'felt', '#f3f0e8'],
  ['Leather Paper', 'felt', '#f3f0e8'],
  ['Embossed Paper', 'felt', '#f3f0e8'],
  ['Laid Paper', 'laid', '#f6efdf'],
  ['Cotton Paper', 'felt', '#f7f1e3'],
  ['Classic Paper', 'felt', '#f7f1e3'],
  ['Royal Paper', 'smooth', '#ffffff'],
  ['Extra White Paper', 'smooth', '#ffffff'],
  ['Matte Paper', 'smooth', '#faf8f3'],
  ['Plain Paper', 'smooth', '#fdfcf9'],
])('%s looks %s', (name, texture, colour) => {
  const places: [product: string, material: string, finishing: string][] = [
    ['', '', name],
    ['', name, ''],
    [name, '', ''],
  ];
  for (const names of places) expect(stockOf(...names).stock, String(names)).toEqual({ texture, colour });
  expect(stockOf('Gold', 'Silver', name).stock.texture).toBe(
    texture === 'smooth' && colour === '#fdfcf9' ? 'silver' : texture,
  );
});

test.each([
  ['Dome', 'dome'],
  ['Soft Touch', 'soft'],
  ['Gloss Laminate', 'gloss'],
  ['Scratch Resistant', 'gloss'],
  ['Matte Laminate', 'matte'],
  ['Nothing', 'uncoated'],
])('light lies on %s as on what is %s', (name, surface) => {
  expect(stockOf('', '', name).surface).toBe(surface);
  expect(stockOf(name, '', '').surface).toBe(surface);
  expect(stockOf('', name, '').surface).toBe(surface);
});
