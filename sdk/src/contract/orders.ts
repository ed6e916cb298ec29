/** Orders as they travel: where they go, what is in them, and how far each piece has come. Money is decimal dollars, GST included. */
import { boolean, enums, type Infer, integer, nullable, object, optional } from 'superstruct';
import { boundedList, boundedText } from './bounded.js';
import {
  artworkAmounts,
  australianStates,
  lineStages,
  maxAddressLength,
  maxCartLines,
  maxEmailLength,
  maxIdLength,
  maxOrderEvents,
  maxPersonNameLength,
  maxWordsLength,
  orderEvents,
  paymentStates,
  paymentWays,
} from './limits.js';
import { DollarAmount } from './money.js';
import { PricingRequest } from './pricing.js';

const Name = boundedText(maxPersonNameLength);
const Time = boundedText();

/** Where something is delivered, or billed to. `company` and `street2` are '' where there is none. */
export const Address = object({
  first_name: Name,
  last_name: Name,
  company: Name,
  street_address: boundedText(),
  street2: boundedText(),
  suburb: Name,
  city: Name,
  state: enums(australianStates),
  postal_code: boundedText(),
  phone_number: boundedText(),
});
export type Address = Infer<typeof Address>;

/** How far a piece of an order has come. */
export const LineStage = enums(lineStages);
export type LineStage = Infer<typeof LineStage>;

/** Whether an order was paid, and what of it was given back. */
export const PaymentState = enums(paymentStates);
export type PaymentState = Infer<typeof PaymentState>;

/** How an order is paid: an invoice by bank transfer, or a card on a hosted page. */
export const PaymentWay = enums(paymentWays);
export type PaymentWay = Infer<typeof PaymentWay>;

/** Something that happened to an order, or to the piece `line_id` of it. `detail` is the shop's words, '' for none. */
export const OrderEvent = object({
  at: Time,
  what: enums(orderEvents),
  line_id: nullable(boundedText(maxIdLength)),
  detail: boundedText(maxWordsLength),
});
export type OrderEvent = Infer<typeof OrderEvent>;

/**
 * A piece of an order. `price` is for one set, `total` = price × kinds. `points_returned` came back when it was cancelled.
 * `sides` is how many printed sides one of a set has; null where the catalogue was not asked. `template_path` is the path of its
 * template from the root of the shop; null where there is none of exactly this piece.
 */
export const OrderLine = object({
  id: boundedText(maxIdLength),
  product_name: boundedText(),
  summary: boundedText(maxWordsLength),
  configuration: PricingRequest,
  quantity: integer(),
  kinds: integer(),
  price: DollarAmount,
  total: DollarAmount,
  stage: LineStage,
  tracking: nullable(boundedText()),
  points_returned: integer(),
  sides: nullable(integer()),
  template_path: nullable(boundedText(maxAddressLength)),
});
export type OrderLine = Infer<typeof OrderLine>;

/**
 * How much of the artwork of a piece was sent: `part`, where some of it is missing, and who ordered did not write since
 * what is to be printed there.
 */
export const ArtworkSent = enums(artworkAmounts);
export type ArtworkSent = Infer<typeof ArtworkSent>;

/**
 * An order in a list. `artwork_id` is the file with the front of a piece, null for none, `artwork_sent` how much of its artwork
 * is there; `refunded` was given back, `owed` is still to be. The last three are missing in answers of a shop that did not say.
 */
export const OrderSummary = object({
  id: boundedText(maxIdLength),
  number: boundedText(),
  placed_at: Time,
  total: DollarAmount,
  payment: PaymentState,
  refunded: optional(DollarAmount),
  owed: optional(DollarAmount),
  lines: boundedList(
    object({
      id: boundedText(maxIdLength),
      product_name: boundedText(),
      configuration: PricingRequest,
      stage: LineStage,
      artwork_id: nullable(boundedText(maxIdLength)),
      artwork_sent: optional(ArtworkSent),
    }),
    maxCartLines,
  ),
});
export type OrderSummary = Infer<typeof OrderSummary>;

/**
 * An order with all there is to know of it. `point_discount` was taken off for points that were
 * spent; `gst_included` is the GST inside `total`; `refunded` was given back, `owed` is still to be.
 */
export const Order = object({
  id: boundedText(maxIdLength),
  number: boundedText(),
  placed_at: Time,
  email: boundedText(maxEmailLength),
  ship_to: Address,
  bill_to: Address,
  lines: boundedList(OrderLine, maxCartLines),
  sub_total: DollarAmount,
  shipping_fee: DollarAmount,
  point_discount: DollarAmount,
  gst_included: DollarAmount,
  total: DollarAmount,
  refunded: DollarAmount,
  owed: DollarAmount,
  payment: PaymentState,
  payment_way: PaymentWay,
  is_cancellable: boolean(),
  events: boundedList(OrderEvent, maxOrderEvents),
});
export type Order = Infer<typeof Order>;
