/** Asking for prices, and the answer. Money on the wire is decimal dollars (AUD, GST included). */
import { boolean, enums, type Infer, integer, nullable, number, object, optional } from 'superstruct';
import { boundedList, boundedText } from './bounded.js';
import { PrintFeatureChoice } from './catalogue.js';
import { LetteringDesign } from './lettering.js';
import { maxFeatureChoices, maxIdLength, maxShippingMethods, maxWordsLength } from './limits.js';
import { DollarAmount } from './money.js';

/**
 * A configuration as the server prices it. Lengths are mm. Every choice that the product does not have is null.
 * In the query string each key stands at most once, except `print_features[]`, whose values are written
 * `feature_id:item_id:side`. A design is written `lettering_text`, `lettering_font` and `lettering_align` (left where it is
 * missing).
 */
export const PricingRequest = object({
  featured_item_id: nullable(integer()),
  product_id: integer(),
  material_id: nullable(integer()),
  printed_side_id: nullable(integer()),
  cutting_id: nullable(integer()),
  shape_id: nullable(integer()),
  orientation_id: nullable(integer()),
  finishing_id: nullable(integer()),
  premium_processing_id: nullable(integer()),
  adhesive_id: nullable(integer()),
  color_id: nullable(integer()),
  addon_item_id: nullable(integer()),
  install_ready: nullable(enums(['yes', 'no'])),
  /** Cuts in one piece, where the shape has cuts. */
  cut_per_shape: nullable(integer()),
  /** Stickers on one sheet, where the cutting asks for them. */
  ea: nullable(integer()),
  width: number(),
  height: number(),
  /** A custom quantity; null asks for the listed ones alone. */
  quantity: nullable(integer()),
  /** Number of sets; prices are for one set whatever it is. */
  kinds: integer(),
  print_features: boundedList(PrintFeatureChoice, maxFeatureChoices),
  /** The letters that are cut, stretched to width and height; missing where nothing was designed. */
  lettering: optional(LetteringDesign),
  /**
   * Whether the height is the one that letters have at their width, as it is where `height` is below 30. What is asked for is
   * not read then; carts and orders have what it comes to.
   */
  auto_height: optional(boolean()),
});
export type PricingRequest = Infer<typeof PricingRequest>;

/** `date` is the day it is expected at the door, ISO 'YYYY-MM-DD', in the shop's zone. */
export const ShippingOption = object({
  id: integer(),
  method: boundedText(),
  printing_days: integer(),
  shipping_days: integer(),
  cost: DollarAmount,
  date: boundedText(),
});
export type ShippingOption = Infer<typeof ShippingOption>;

/**
 * The price of one set at one quantity. `price` includes `print_feature_price`; `orig_price` is the price before a
 * discount and equals `price` when there is none. `custom_qty` marks the row of a quantity that is not listed.
 */
export const PricingRow = object({
  quantity: integer(),
  price: DollarAmount,
  orig_price: DollarAmount,
  product_id: integer(),
  product_pricing_id: boundedText(maxIdLength),
  print_feature_price: DollarAmount,
  custom_qty: boolean(),
  shipping: boundedList(ShippingOption, maxShippingMethods),
});
export type PricingRow = Infer<typeof PricingRow>;

/**
 * A configuration that is well formed but has no price: a failure like any other, but of HTTP 200, as the wire format
 * has it. Where the size is at fault, its words stand under `error_messages` too.
 */
export const PricingRefusal = object({
  status: enums(['ERROR']),
  code: integer(),
  message: boundedText(maxWordsLength),
  error: object({
    code: boundedText(),
    message: boundedText(maxWordsLength),
    field: optional(boundedText()),
  }),
  error_messages: optional(object({ size: boundedText(maxWordsLength) })),
});
export type PricingRefusal = Infer<typeof PricingRefusal>;

export type PricingAnswer = PricingRow[] | PricingRefusal;
