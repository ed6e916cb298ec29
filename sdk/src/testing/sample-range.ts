/** A small range for tests: two card products that share some options, one without print features. */
import type { PrintFeature, Product, ProductAttributes, Range } from '../contract/catalogue.js';

const feature = (
  id: number,
  code: string,
  name: string,
  items: string[],
  rest: Partial<PrintFeature> = {},
): PrintFeature => ({
  id,
  code,
  name,
  option_type: 'radio',
  applied_side: 'na',
  max_selected: 1,
  items: items.map((item, index) => ({ id: id * 10 + index, name: item, file_path: '' })),
  ...rest,
});

/** Item ids are feature id × 10 + index. Out of the tabs' order, with the three retired ones among them. */
export const features = {
  fold: feature(26, 'fold', 'Fold', ['None', 'Half Fold']),
  foil: feature(21, 'foil-stamp', 'Foil Stamp', ['Gold', 'Silver', 'Copper', 'Black', 'White'], {
    option_type: 'checkbox',
    applied_side: 'both',
    max_selected: 3,
  }),
  emboss: feature(22, 'emboss-deboss', 'Emboss / Deboss', ['Emboss', 'Deboss', 'None'], {
    applied_side: 'both',
  }),
  die: feature(23, 'die-cut', 'Die Cut', ['None', 'Rounded Corners 3mm']),
  punch: feature(24, 'punch-holes2', 'Punch Holes', ['4mm', '5mm', '5.5mm', '6mm', '7mm', '8mm', 'None']),
  strings: feature(25, 'tag-strings', 'Tag Strings', [
    'Hemp',
    'Cotton',
    'Satin',
    'Elastic',
    'Gold',
    'Jute',
    'Black',
    'None',
  ]),
  retiredSided: feature(45, 'spot-uv', 'Spot UV', ['Yes'], { applied_side: 'both' }),
  retired: feature(44, 'laminate', 'Laminate', ['Yes'], { applied_side: null }),
  retiredToo: feature(36, 'scent', 'Scent', ['Yes']),
};

const attributes: ProductAttributes = {
  cuttings: [],
  finishings: [],
  adhesives: [],
  materials: [
    { id: 1, name: 'Matte 250gsm' },
    { id: 2, name: 'Extra White 400gsm' },
  ],
  printed_sides: [
    { id: 1, name: 'Front only' },
    { id: 2, name: 'Both sides' },
  ],
  colors: [],
  orientations: [],
  addons: [],
  premium_processings: [],
  install_ready: null,
  print_features: Object.values(features),
  sizes: [
    { id: 1, name: '90 x 55', width: 90, height: 55 },
    { id: 2, name: '55 x 55', width: 55, height: 55 },
  ],
  quantities: [50, 100, 250, 500],
  dim_lookups: [
    { id: 1, cutting_id: null, min_size: '35x50', max_size: '150x100', equal_side: 'no' },
    { id: 2, cutting_id: null, min_size: '40x40', max_size: '100x100', equal_side: 'yes' },
  ],
  attribute_lookups: [],
  gallery: [],
  thumbnails: { id: 1, video: null, thumbnail: '' },
};

const product = (id: number, name: string, slug: string, own: Partial<ProductAttributes> = {}): Product => ({
  id,
  name,
  url_slug: slug,
  prod_info_ref: slug,
  featured_category_id: 2,
  materials: [],
  attributes: { ...attributes, ...own },
});

/** Cards with every print feature. */
export const premium = product(17, 'Premium Business Card', 'premium-business-card');

/** Cards without print features, with quantities and sides of their own. */
export const standard = product(16, 'Standard Business Card', 'standard-business-card', {
  materials: [{ id: 1, name: 'Matte 250gsm' }],
  quantities: [100, 500, 1000],
  sizes: [{ id: 7, name: '90 x 55', width: 90, height: 55 }],
});

/** The range of both. It opens with 100 premium cards, both sides, gold foil on the front. */
export const sampleRange: Range = {
  item: { id: 8, name: 'Business Cards', slug: 'business-cards', img: '', featured_category_id: 2 },
  products: [premium, standard],
  featured_price: {
    featured_item_id: 8,
    product_id: 17,
    material_id: 2,
    printed_side_id: 2,
    addon_item_id: null,
    width: 90,
    height: 55,
    run_size: 100,
    sets: 1,
    print_features: [
      { feature_id: 21, item_id: 210, side: 'front' },
      { feature_id: 22, item_id: 222, side: 'front' },
      { feature_id: 24, item_id: 246, side: 'na' },
    ],
  },
  review_count: 0,
  review_average: 0,
  review_line: '0 reviews',
};
