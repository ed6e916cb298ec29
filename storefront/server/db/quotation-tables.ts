/** The tables of what is quoted. */
import type { Cents } from '@kerf/sdk/contract';

export interface QuotationTables {
  quotations: QuotationTable;
  quotation_lines: QuotationLineTable;
  quotation_keys: QuotationKeyTable;
}

export interface QuotationTable {
  id: string;
  /** By which people know it; part of it is random. */
  number: string;
  /** Whose it is: a member's, of who has that cart, of that guest. Null for what it is not. */
  person_id: string | null;
  cart_id: string | null;
  guest_id: string | null;
  /** Whom it was mailed to; null where it was not. */
  email: string | null;
  /** Whom it is for, as typed; '' where nothing is said. */
  name: string;
  company: string;
  address: string;
  sub_total_cents: Cents;
  /** What was taken off; positive. */
  point_discount_cents: Cents;
  coupon_discount_cents: Cents;
  shipping_cents: Cents;
  total_cents: Cents;
  /** What the shop says with it, '' for nothing. */
  note: string;
  created_at: string;
  /** Until when it holds its prices. */
  held_until: string;
}

export interface QuotationLineTable {
  id: string;
  quotation_id: string;
  position: number;
  /** A pricing request as JSON; null for what can't be put into a cart. */
  configuration: string | null;
  product_name: string;
  summary: string;
  quantity: number;
  kinds: number;
  /** Of one set. */
  price_cents: Cents;
  /** Names the price: that of the rate cards, or the shop's own. */
  product_pricing_id: string;
  shipping_method_id: number | null;
}

/** What opens one quotation to who holds the key. */
interface QuotationKeyTable {
  /** SHA-256 of the key, base64url. */
  id: string;
  quotation_id: string;
  expires_at: string;
}
