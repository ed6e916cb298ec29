/** A small range of stickers for tests: two that come every way, and one of each kind that has a rule of its own. */
import type {
  AttributeLookup,
  Cutting,
  Named,
  Product,
  ProductAttributes,
  Range,
} from '../contract/catalogue.js';

const named = (...names: [id: number, name: string][]): Named[] => names.map(([id, name]) => ({ id, name }));

const cutting = (
  id: number,
  name: string,
  shapes: Cutting['shapes'],
  rest: Partial<Cutting> = {},
): Cutting => ({
  id,
  name,
  shapes,
  special_processing: '0',
  input_ea: false,
  disabled: false,
  ...rest,
});

const square = { id: 1, name: 'Square', cuts: false };
const circle = { id: 2, name: 'Circle', cuts: false };
const pieces = { id: 7, name: 'Multiple Pieces', cuts: true };

const cuttings = {
  die: cutting(1, 'Die Cut', [square, circle]),
  sheet: cutting(3, 'Sheet', [{ id: 5, name: 'One Shape, Repeated', cuts: false }], { input_ea: true }),
  special: cutting(4, 'Special Shape', [pieces, { id: 8, name: 'Inner Cuts', cuts: true }]),
  perforated: cutting(5, 'Perforated', [circle], { special_processing: '1' }),
  roll: cutting(9, 'Roll', [circle]),
  through: cutting(10, 'Through Cut', [square, circle]),
  kiss: cutting(2, 'Kiss Cut', [square], { disabled: true }),
};

const row = (
  cutting_id: number | null,
  finishing_id: number | null,
  adhesive_id: number | null,
  addon_id: number | null,
): AttributeLookup => ({ cutting_id, finishing_id, adhesive_id, addon_id });

const coatings = named([48, 'Gloss Spot'], [49, 'Textured Spot'], [50, 'Glitter']);
const winding = named([53, 'Head First'], [54, 'Foot First'], [55, 'Left First'], [56, 'Right First']);

const attributes: ProductAttributes = {
  cuttings: Object.values(cuttings),
  finishings: named([1, 'Uncoated'], [6, 'Matte Laminate'], [7, 'Gloss Laminate']),
  adhesives: named([1, 'Permanent'], [2, 'Removable'], [3, 'High Tack']),
  materials: named([11, 'Gloss Art'], [12, 'Matte Art']),
  printed_sides: named([1, 'One Side'], [2, 'Two Sides']),
  colors: [
    { id: 1, name: 'Full Colour', swatch: '' },
    { id: 2, name: 'Black', swatch: '#000' },
  ],
  orientations: winding,
  addons: [
    {
      id: 7,
      code: 'premium-processing',
      name: 'Premium Coating',
      items: coatings,
      finishing_premium_items: coatings.slice(0, 2),
    },
    { id: 8, code: 'roll-orientation', name: 'Roll Orientation', items: winding },
    { id: 9, code: 'packing', name: 'Packing', items: named([61, 'Banded'], [62, 'Bagged']) },
  ],
  premium_processings: [
    { name: 'Standard', items: [], is_glossy: false },
    { name: 'Premium Coating', items: coatings, is_glossy: true },
  ],
  install_ready: null,
  print_features: [],
  sizes: [
    { id: 21, name: '50 x 50', width: 50, height: 50 },
    { id: 22, name: '50 x 100', width: 50, height: 100 },
    { id: 31, name: '105 x 148', width: 105, height: 148 },
    { id: 33, name: '210 x 297', width: 210, height: 297 },
  ],
  quantities: [50, 100, 1000],
  dim_lookups: [
    { id: 1, cutting_id: 1, min_size: '20x20', max_size: '300x420', equal_side: 'no' },
    { id: 2, cutting_id: 3, min_size: '100x140', max_size: '300x420', equal_side: 'no' },
    { id: 3, cutting_id: 4, min_size: '30x30', max_size: '250x350', equal_side: 'no' },
    { id: 4, cutting_id: 9, min_size: '20x20', max_size: '110x300', equal_side: 'no' },
  ],
  attribute_lookups: [
    row(1, 1, null, 9),
    row(1, 6, null, 7),
    row(1, 6, null, 9),
    row(1, 7, 3, 7),
    row(3, 6, 2, 9),
    row(4, 6, null, 7),
    row(4, 7, null, 9),
    row(10, 1, null, null),
    row(10, 6, null, null),
    row(9, 7, 1, 8),
    row(9, 7, 2, 8),
  ],
  gallery: [],
  thumbnails: { id: 1, video: null, thumbnail: '' },
};

const product = (id: number, name: string, slug: string, own: Partial<ProductAttributes> = {}): Product => ({
  id,
  name,
  url_slug: slug,
  prod_info_ref: slug,
  featured_category_id: 1,
  materials: [],
  attributes: { ...attributes, ...own },
});

/** Vinyl, foil paper (7), hologram (13) and lettering (9), all on the page about die cut. */
export const sampleStickers: Range = {
  item: { id: 1, name: 'Die Cut Stickers', slug: 'die-cut', img: '', featured_category_id: 1 },
  products: [
    product(3, 'Vinyl', 'vinyl'),
    product(7, 'Foil Paper', 'foil-paper', {
      materials: [],
      attribute_lookups: [row(1, 6, 2, 9), row(3, 1, 1, 9), row(4, 1, 1, 9)],
    }),
    product(13, 'Hologram', 'hologram', {
      attribute_lookups: [row(null, 1, null, 7), row(null, 7, null, null)],
      colors: [{ id: 4, name: 'White Ink', swatch: '#fff' }],
    }),
    product(9, 'Lettering', 'lettering', {
      cuttings: [cuttings.die, cuttings.through],
      addons: [],
      attribute_lookups: [],
      install_ready: {
        items: [
          { value: 'no', display: 'Vinyl only' },
          { value: 'yes', display: 'Install ready' },
        ],
      },
    }),
  ],
  featured_price: {
    featured_item_id: 1,
    product_id: 3,
    material_id: 11,
    printed_side_id: 1,
    addon_item_id: null,
    width: 50,
    height: 50,
    run_size: 100,
    sets: 1,
    print_features: [],
  },
  review_count: 0,
  review_average: 0,
  review_line: '0 reviews',
};
