/**
 * The catalogue as it travels: what can be ordered, and the options of each product.
 * Field names are those of the shop's wire format, hence the underscores.
 */
import {
  boolean,
  enums,
  type Infer,
  integer,
  nullable,
  number,
  object,
  optional,
  pattern,
} from 'superstruct';
import { boundedList, boundedText } from './bounded.js';
import {
  maxAddressLength,
  maxFeatureChoices,
  maxListedQuantities,
  maxProducts,
  maxWordsLength,
} from './limits.js';

/** Path of the small picture on an option's tile (192 × 144 px), from the root of the shop; none where there is no look. */
const look = { image: optional(boundedText(maxAddressLength)) };

/** An option that is only an id and a name: finishing, adhesive, material, printed side, colour, orientation. */
export const Named = object({ id: integer(), name: boundedText(), ...look });
export type Named = Infer<typeof Named>;

/** A colour also carries the CSS colour that stands for it on screen; `swatch` is '' for "full colour". */
export const Color = object({ id: integer(), name: boundedText(), swatch: boundedText(), ...look });
export type Color = Infer<typeof Color>;

/** `cuts` is true where one piece is cut into several, so that the number of cuts is asked for. */
export const Shape = object({ id: integer(), name: boundedText(), cuts: boolean(), ...look });
export type Shape = Infer<typeof Shape>;

/**
 * How a sticker is supplied. `special_processing` is '0' for the normal ones; `input_ea` asks for the number of
 * stickers per sheet; a `disabled` cutting is listed but can't be chosen.
 */
export const Cutting = object({
  id: integer(),
  name: boundedText(),
  shapes: boundedList(Shape),
  special_processing: boundedText(),
  input_ea: boolean(),
  disabled: boolean(),
  ...look,
});
export type Cutting = Infer<typeof Cutting>;

/** One legal combination. `null` in a place means "any". */
export const AttributeLookup = object({
  cutting_id: nullable(integer()),
  finishing_id: nullable(integer()),
  adhesive_id: nullable(integer()),
  addon_id: nullable(integer()),
});
export type AttributeLookup = Infer<typeof AttributeLookup>;

/** Smallest and largest size in mm, written 'WxH'. `equal_side` says whether the row is for squares; `is_equal` says it again. */
export const DimensionLookup = object({
  id: integer(),
  cutting_id: nullable(integer()),
  min_size: pattern(boundedText(), /^\d+(\.\d+)?x\d+(\.\d+)?$/),
  max_size: pattern(boundedText(), /^\d+(\.\d+)?x\d+(\.\d+)?$/),
  equal_side: enums(['yes', 'no']),
  is_equal: optional(boolean()),
});
export type DimensionLookup = Infer<typeof DimensionLookup>;

export const Addon = object({
  id: integer(),
  code: boundedText(),
  name: boundedText(),
  items: boundedList(Named),
  /** Only on the 'premium-processing' add-on: the items offered under a finishing that takes them. */
  finishing_premium_items: optional(boundedList(Named)),
});
export type Addon = Infer<typeof Addon>;

/** A premium coating; `is_glossy` decides how it is drawn. */
export const PremiumProcessing = object({
  name: boundedText(),
  items: boundedList(Named),
  is_glossy: boolean(),
});
export type PremiumProcessing = Infer<typeof PremiumProcessing>;

export const InstallReady = object({
  items: boundedList(object({ value: enums(['yes', 'no']), display: boundedText(), ...look })),
});
export type InstallReady = Infer<typeof InstallReady>;

/**
 * Work done on a printed piece. `applied_side` 'both' offers the items once for each printed side; 'na' (or unset)
 * offers them once for the piece. `code` is one of the print feature
 * codes or that of a retired feature.
 */
export const PrintFeature = object({
  id: integer(),
  code: boundedText(),
  name: boundedText(),
  option_type: enums(['radio', 'checkbox']),
  applied_side: nullable(enums(['both', 'na', 'front', 'back'])),
  max_selected: integer(),
  items: boundedList(
    object({ id: integer(), name: boundedText(), file_path: boundedText(maxAddressLength) }),
  ),
});
export type PrintFeature = Infer<typeof PrintFeature>;

/** A preset size: `name` is what people read ('90 x 55'), `width` and `height` are mm. */
export const Size = object({ id: integer(), name: boundedText(), width: number(), height: number() });
export type Size = Infer<typeof Size>;

/** One chosen item of a print feature, on one side ('na' where the feature has no side). */
export const PrintFeatureChoice = object({
  feature_id: integer(),
  item_id: integer(),
  side: enums(['front', 'back', 'na']),
});
export type PrintFeatureChoice = Infer<typeof PrintFeatureChoice>;

export const GalleryItem = object({
  file_path: boundedText(maxAddressLength),
  alt: boundedText(maxWordsLength),
  /** What a reader has to know of the picture until its features are chosen: that the opening price does not buy them. */
  caption: optional(boundedText(maxWordsLength)),
  /** The supply that it shows, where the product comes in several. */
  cutting_id: optional(integer()),
  /** The print features that it shows. */
  print_features: optional(boundedList(PrintFeatureChoice, maxFeatureChoices)),
  /** Shows the product where it ends up: shown whatever is chosen, after everything else. Such pictures stand last. */
  in_use: optional(boolean()),
});
export type GalleryItem = Infer<typeof GalleryItem>;

export const Thumbnails = object({
  id: integer(),
  video: nullable(boundedText(maxAddressLength)),
  thumbnail: boundedText(maxAddressLength),
  /** What the main picture shows, in words. Default: the product's name. */
  alt: optional(boundedText(maxWordsLength)),
  /** What a reader has to know of it, as of a picture of the gallery. */
  caption: optional(boundedText(maxWordsLength)),
  /** The print features that it shows. */
  print_features: optional(boundedList(PrintFeatureChoice, maxFeatureChoices)),
  /** Its main picture in another supply than the one that `thumbnail` shows. */
  supplies: optional(
    boundedList(
      object({
        cutting_id: integer(),
        picture: boundedText(maxAddressLength),
        alt: boundedText(maxWordsLength),
      }),
    ),
  ),
});
export type Thumbnails = Infer<typeof Thumbnails>;

export const ProductAttributes = object({
  cuttings: boundedList(Cutting),
  finishings: boundedList(Named),
  adhesives: boundedList(Named),
  materials: boundedList(Named),
  printed_sides: boundedList(Named),
  colors: boundedList(Color),
  orientations: boundedList(Named),
  addons: boundedList(Addon),
  premium_processings: boundedList(PremiumProcessing),
  install_ready: nullable(InstallReady),
  print_features: boundedList(PrintFeature),
  sizes: boundedList(Size),
  /** Listed quantities, pieces, rising. */
  quantities: boundedList(integer(), maxListedQuantities),
  dim_lookups: boundedList(DimensionLookup),
  attribute_lookups: boundedList(AttributeLookup),
  gallery: boundedList(GalleryItem),
  thumbnails: Thumbnails,
});
export type ProductAttributes = Infer<typeof ProductAttributes>;

export const Product = object({
  id: integer(),
  name: boundedText(),
  url_slug: boundedText(),
  prod_info_ref: boundedText(),
  featured_category_id: integer(),
  materials: boundedList(object({ material_id: integer(), ref: boundedText() })),
  attributes: ProductAttributes,
});
export type Product = Infer<typeof Product>;

/** A landing choice of the range. With `material` the page is about that stock and offers no other. */
export const FeaturedItem = object({
  id: integer(),
  name: boundedText(),
  slug: boundedText(),
  img: boundedText(maxAddressLength),
  featured_category_id: integer(),
  material: optional(integer()),
});
export type FeaturedItem = Infer<typeof FeaturedItem>;

/** The configuration that a featured item opens with. */
export const FeaturedPrice = object({
  featured_item_id: integer(),
  product_id: integer(),
  material_id: nullable(integer()),
  printed_side_id: nullable(integer()),
  addon_item_id: nullable(integer()),
  width: number(),
  height: number(),
  run_size: integer(),
  sets: integer(),
  print_features: boundedList(PrintFeatureChoice, maxFeatureChoices),
});
export type FeaturedPrice = Infer<typeof FeaturedPrice>;

/** What a quote page needs about its item. `products` are in the order of the switcher. */
export const Range = object({
  item: FeaturedItem,
  products: boundedList(Product, maxProducts),
  featured_price: FeaturedPrice,
  /** Of published reviews; 0 when there are none. */
  review_count: integer(),
  review_average: number(),
  /**
   * Both in words, as they stand in the title of a panel: '★★★★☆ 4.8 of 5, 12 reviews', with ' of Die Cut Stickers' where the
   * item has several products; '0 reviews'.
   */
  review_line: boundedText(),
});
export type Range = Infer<typeof Range>;
