/** What customer and shop say to each other about an order: proofs, messages, and how it is paid. */
import { enums, type Infer, integer, nullable, object, optional } from 'superstruct';
import { Artwork } from './artwork.js';
import { maxArtworks } from './artwork-routes.js';
import { boundedList, boundedText } from './bounded.js';
import { CartAnswer } from './cart.js';
import {
  maxCartLines,
  maxEmailLength,
  maxIdLength,
  maxListedOrders,
  maxMessageFiles,
  maxOrderEvents,
  maxOrderMessages,
  maxProofs,
  maxWordsLength,
  messageWriters,
  proofDecisions,
} from './limits.js';
import { DollarAmount } from './money.js';
import { Order, OrderSummary } from './orders.js';
import { OwnReview } from './reviews.js';

const Id = boundedText(maxIdLength);
const Time = boundedText();

/**
 * A round of proofing the piece `line_id`, counted from 1. `decision` is null until somebody said something to it, who
 * is `decided_by`, an address of e-mail; `remark` is what is to be changed, '' for nothing. `picture_height` is how
 * high the picture of its pages is for a width of 1000; null where that is not known.
 */
export const Proof = object({
  id: Id,
  line_id: Id,
  round: integer(),
  file_name: boundedText(),
  bytes: integer(),
  sent_at: Time,
  decision: nullable(enums(proofDecisions)),
  decided_at: nullable(Time),
  decided_by: nullable(boundedText(maxEmailLength)),
  remark: boundedText(maxWordsLength),
  picture_height: nullable(integer()),
});
export type Proof = Infer<typeof Proof>;

/** A file that came with a message. `name` is as its owner called it, for people alone. */
export const MessageFile = object({ id: Id, name: boundedText(), bytes: integer() });
export type MessageFile = Infer<typeof MessageFile>;

/** Something that was written about an order, or about the piece `line_id` of it. */
export const OrderMessage = object({
  id: Id,
  line_id: nullable(Id),
  from: enums(messageWriters),
  text: boundedText(maxWordsLength),
  at: Time,
  files: boundedList(MessageFile, maxMessageFiles),
});
export type OrderMessage = Infer<typeof OrderMessage>;

/** Where an order is paid by transfer: `amount` is what is due, within `days` of placing it, with `reference`. */
export const BankDetails = object({
  name: boundedText(),
  bsb: boundedText(),
  account: boundedText(),
  reference: boundedText(),
  amount: DollarAmount,
  days: integer(),
});
export type BankDetails = Infer<typeof BankDetails>;

/** Money that was given back, and why in the shop's words, '' for none. */
export const Refund = object({ at: Time, amount: DollarAmount, reason: boundedText(maxWordsLength) });
export type Refund = Infer<typeof Refund>;

/**
 * The answer to every call about one order. `bank` is where a transfer goes, null where nothing is to be paid; `pay_path` is
 * the page of the shop that leads to the payment by card, null where none is waited for. `reviews` is what was said of its pieces.
 */
export const OrderDetail = object({
  order: Order,
  artworks: boundedList(Artwork, maxCartLines * maxArtworks),
  proofs: boundedList(Proof, maxProofs),
  messages: boundedList(OrderMessage, maxOrderMessages),
  bank: nullable(BankDetails),
  pay_path: nullable(boundedText()),
  /** What is still to be paid; missing in answers of a shop that did not say. */
  to_pay: optional(DollarAmount),
  /** What of it was given back, the oldest first; missing as well in such answers. */
  refunds: optional(boundedList(Refund, maxOrderEvents)),
  reviews: boundedList(OwnReview, maxCartLines),
});
export type OrderDetail = Infer<typeof OrderDetail>;

/** Somebody's orders, the newest first. `older` asks for those behind them, as `before`; null where there are none. */
export const OrderList = object({
  orders: boundedList(OrderSummary, maxListedOrders),
  older: nullable(boundedText(maxIdLength)),
});
export type OrderList = Infer<typeof OrderList>;

/** What is to be changed in a proof. */
export const ChangeRequest = object({ remark: boundedText(maxWordsLength) });
export type ChangeRequest = Infer<typeof ChangeRequest>;

/**
 * A message to the shop, about a piece where `line_id` names one. `files` are those that were uploaded for this order: of
 * each the last part of the address of its upload.
 */
export const NewMessage = object({
  text: boundedText(maxWordsLength),
  line_id: optional(nullable(Id)),
  files: optional(boundedList(Id, maxMessageFiles)),
});
export type NewMessage = Infer<typeof NewMessage>;

/** The cart with a piece in it that was ordered before: what all its sets cost then, and what they cost now. */
export const Reordered = object({ ...CartAnswer.schema, was: DollarAmount, now: DollarAmount });
export type Reordered = Infer<typeof Reordered>;
