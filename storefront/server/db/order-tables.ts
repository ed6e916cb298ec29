/** The tables of what is ordered. */
import type { Cents, LineStage, OrderEvent, PaymentState, PaymentWay } from '@kerf/sdk/contract';

export interface OrderTables {
  checkouts: CheckoutTable;
  orders: OrderTable;
  order_lines: OrderLineTable;
  order_events: OrderEventTable;
  order_keys: OrderKeyTable;
  payments: PaymentTable;
  refunds: RefundTable;
}

/** What a shopper has typed of an order that is not placed yet; it goes with the cart. */
interface CheckoutTable {
  /** Names the order to come: placed twice, it is one order. */
  id: string;
  cart_id: string;
  /** What was typed, a checkout as JSON. */
  typed: string;
  /** When it was typed, by the clock of the browser, ms since 1970; null where that did not say. */
  typed_at: number | null;
  updated_at: string;
}

export interface OrderTable {
  id: string;
  /** By which people know it; part of it is random. */
  number: string;
  /** The checkout that it came from. */
  checkout_id: string;
  /** Whose it is; null for a guest's. */
  person_id: string | null;
  email: string;
  email_key: string;
  /** Addresses as JSON, as they were when it was placed. */
  ship_to: string;
  bill_to: string;
  sub_total_cents: Cents;
  shipping_cents: Cents;
  total_cents: Cents;
  /** What delivery costs where it is not free, as it was when it was placed. */
  delivery_cents: Cents;
  /** Points that are spent on it; what they are worth is taken off the total. */
  points: number;
  /** Those of them that came back for pieces that were cancelled after the payment. */
  points_returned: number;
  /** All that was paid, too much included. */
  received_cents: Cents;
  /** What was given back for certain. */
  refunded_cents: Cents;
  /**
   * What the shop still has to give back: for pieces cancelled after the payment, what was paid too much, and what was begun to
   * be given back and is not certain yet.
   */
  owed_cents: Cents;
  payment: PaymentState;
  payment_way: PaymentWay;
  /** What who handles cards calls the payment that paid it; null for another way. */
  payment_reference: string | null;
  placed_at: string;
  paid_at: string | null;
}

export interface OrderLineTable {
  id: string;
  order_id: string;
  position: number;
  /** A pricing request as JSON. */
  configuration: string;
  product_name: string;
  summary: string;
  quantity: number;
  kinds: number;
  /** Of one set, as it was placed. */
  price_cents: Cents;
  product_pricing_id: string;
  shipping_method_id: number | null;
  /** Working days to print and to deliver, as they were promised. */
  printing_days: number;
  shipping_days: number;
  stage: LineStage;
  stage_since: string;
  /** What the carrier calls the parcel, with the carrier's name; null before it is shipped. */
  tracking: string | null;
  /** Points of its order that came back when it was cancelled. */
  points_returned: number;
  /** Of what it cost, what pays for the delivery of the others since it was cancelled. */
  delivery_kept_cents: Cents;
}

/** What happened to an order, in the order in which it did. Nothing is taken out of it. */
interface OrderEventTable {
  id: string;
  order_id: string;
  line_id: string | null;
  at: string;
  what: OrderEvent['what'];
  /** The shop's words, '' for none. */
  detail: string;
}

/** What opens an order to who holds the key: who placed it as a guest, or named its number and address. */
interface OrderKeyTable {
  /** SHA-256 of the key, base64url. */
  id: string;
  order_id: string;
  expires_at: string;
}

/** Money that came for an order. */
interface PaymentTable {
  id: string;
  order_id: string;
  amount_cents: Cents;
  /** What who handles cards calls it; null for another way. */
  reference: string | null;
  at: string;
}

/** Money that was given back, or was begun to be. */
interface RefundTable {
  id: string;
  order_id: string;
  amount_cents: Cents;
  reason: string;
  at: string;
  /** The payment by card that it goes back to; null for another way. */
  reference: string | null;
  /** When it was certain that it is on its way; null while who handles cards has not said so. */
  settled_at: string | null;
  /** What of it nobody was owed before it was asked for: where it is refused, nobody is again. */
  beyond_cents: Cents;
  /** When who handles cards had it back: no bank took it. Null for money that did not come back. */
  failed_at: string | null;
  /** What they call what came back, by which it is known when it is told twice. */
  failed_reference: string | null;
}
