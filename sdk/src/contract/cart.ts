/** The cart and its lines as they travel. Money is decimal dollars, GST included. */
import { boolean, type Infer, integer, nullable, number, object, optional } from 'superstruct';
import { boundedList, boundedText, boundedWhole } from './bounded.js';
import { maxAddressLength, maxCartLines, maxIdLength, maxSets, maxWordsLength } from './limits.js';
import { DollarAmount } from './money.js';
import { PricingRequest, ShippingOption } from './pricing.js';

/**
 * Adding a line. `cost` is the total the shopper was shown (price × kinds, without shipping): the server prices the
 * line itself and refuses it when the two differ. The shipping fields repeat the chosen row and are not trusted.
 */
export const OrderPayload = object({
  configuration: PricingRequest,
  product_pricing_id: boundedText(maxIdLength),
  cost: DollarAmount,
  shipping_method_id: nullable(integer()),
  method: optional(boundedText()),
  printing_days: optional(integer()),
  shipping_days: optional(integer()),
  shipping_cost: optional(DollarAmount),
  /** Index of the chosen row in the quantity list, -1 for a custom quantity. */
  quote_slider_id: integer(),
  /** The landing page ("use") that the configuration came from, if any. */
  uses_id: optional(nullable(integer())),
  uses_product_id: optional(nullable(integer())),
  guest_id: optional(nullable(boundedText(maxIdLength))),
});
export type OrderPayload = Infer<typeof OrderPayload>;

/**
 * The quotation whose price a line has, with that in words. After the day `held_until`, ISO 'YYYY-MM-DD', it is one of the
 * cart like any other: `is_held` is false then.
 */
export const LineQuotation = object({
  number: boundedText(),
  held_until: boundedText(),
  is_held: boolean(),
  words: boundedText(maxWordsLength),
});
export type LineQuotation = Infer<typeof LineQuotation>;

/**
 * A line as the cart shows it. `price` is for one set, `total` = price × kinds. `moved_to` is the total at today's
 * rate card when that differs from the total the line was added at; null when the price stands.
 */
export const CartLine = object({
  id: boundedText(maxIdLength),
  product_name: boundedText(),
  /** The configuration in words, one option a part, joined by ' / '. */
  summary: boundedText(maxWordsLength),
  /** The page where the line can be changed, with its configuration in the query. */
  edit_path: boundedText(maxAddressLength),
  configuration: PricingRequest,
  quantity: integer(),
  kinds: integer(),
  price: DollarAmount,
  total: DollarAmount,
  moved_to: nullable(DollarAmount),
  /** Why the line can't be ordered any more, in words; null when it can. */
  unavailable: nullable(boundedText(maxWordsLength)),
  shipping: nullable(ShippingOption),
  /** When it arrives and what has to be done until when for that, as a sentence; missing where it has no day. */
  arrival: optional(boundedText(maxWordsLength)),
  /** Missing where the line came from no quotation, or was changed since. */
  quotation: optional(LineQuotation),
  /** Whether it is printed from the artwork of an earlier order; missing where artwork is yet to be sent. */
  artwork_again: optional(boolean()),
  /** The file with the front of that artwork; missing where there is no such file (any more). Who may see it is asked there. */
  artwork_id: optional(boundedText(maxIdLength)),
  /** The size that this artwork was made for, mm; missing where the line has that size still. */
  artwork_size: optional(object({ width: number(), height: number() })),
  /** For how many printed sides of all sets there is such artwork, of those that there are; missing where it is for all. */
  artwork_sides: optional(object({ there: integer(), wanted: integer() })),
  /** How many it was before the same line of another cart became part of it; missing for any other line. */
  joined_quantity: optional(integer()),
});
export type CartLine = Infer<typeof CartLine>;

/** `gst_included` is the GST inside `total` (one eleventh). */
export const Cart = object({
  lines: boundedList(CartLine, maxCartLines),
  sub_total: DollarAmount,
  shipping_fee: DollarAmount,
  free_shipping: boolean(),
  gst_included: DollarAmount,
  total: DollarAmount,
});
export type Cart = Infer<typeof Cart>;

/**
 * The line that a write was about. `grown` says that it took in another one of the same configuration: what was added,
 * or was changed to be the same, is part of it now. `left_quotation` says that it had the price of a quotation and has today's.
 */
export const LineOutcome = object({
  id: boundedText(maxIdLength),
  grown: boolean(),
  left_quotation: optional(boolean()),
});
export type LineOutcome = Infer<typeof LineOutcome>;

/**
 * The answer to every cart call. `token` is the secret that opens this cart; `line` the one that a write was about,
 * missing where it was about none.
 */
export const CartAnswer = object({
  token: boundedText(maxIdLength),
  cart: Cart,
  line: optional(LineOutcome),
});
export type CartAnswer = Infer<typeof CartAnswer>;

/**
 * Changing quantity and sets of a line. Sending an {@link OrderPayload} in its place changes the whole line to that
 * configuration, where it stands. A quantity of 0 is refused as any other that is too small.
 */
export const CartLineChange = object({ quantity: boundedWhole(0), kinds: boundedWhole(1, maxSets) });
export type CartLineChange = Infer<typeof CartLineChange>;
