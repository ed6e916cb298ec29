import type { Cents } from '@kerf/sdk/contract';

/** The tables. Times are ISO 8601 texts in UTC, which sort by themselves; money is whole cents; ids are random. */
export interface Schema {
  carts: CartTable;
  cart_lines: CartLineTable;
  idempotency_keys: IdempotencyKeyTable;
  limits: LimitTable;
  jobs: JobTable;
  widget_files: WidgetFileTable;
}

interface CartTable {
  id: string;
  /** SHA-256 of the token that opens the cart, base64url. The token itself is kept nowhere. */
  token_hash: string;
  created_at: string;
  updated_at: string;
}

export interface CartLineTable {
  id: string;
  cart_id: string;
  position: number;
  /** A pricing request as JSON, its quantity the chosen one. */
  configuration: string;
  product_name: string;
  summary: string;
  quantity: number;
  /** How many of them were added last, to those that were there; null for a line that never grew. */
  added_quantity: number | null;
  kinds: number;
  /** Of one set, at the rate card the line was added at. */
  price_cents: Cents;
  product_pricing_id: string;
  shipping_method_id: number | null;
  quote_slider_id: number;
  uses_id: number | null;
  uses_product_id: number | null;
  guest_id: string | null;
  created_at: string;
  updated_at: string;
  /** When it was taken out of the cart, to be put back within a day; null while it is in it. */
  removed_at: string | null;
}

interface IdempotencyKeyTable {
  /** SHA-256 of the key within its scope, base64url. */
  id: string;
  /** SHA-256 of method, path and body. */
  request_hash: string;
  /** HTTP status of the answer; 0 while it is being made. */
  status: number;
  /** The answer, sealed with the key itself: it may hold a token. */
  body: string;
  expires_at: string;
}

interface LimitTable {
  /** SHA-256 of the limit's name and of whom it counts, base64url. */
  id: string;
  /** How many more are allowed until then. */
  remaining: number;
  resets_at: string;
}

interface JobTable {
  /** The job's name. */
  id: string;
  /** When it is to run next. */
  due_at: string;
  /** The server that runs it; '' for none. */
  holder: string;
  /** Until when nobody else may; a server that is alive puts it off while it runs. */
  held_until: string;
}

interface WidgetFileTable {
  /** Its path below `/widgets/`: '1.0.0/kerf.js'. */
  id: string;
  content: string;
  /** Subresource integrity of the content. */
  integrity: string;
  published_at: string;
}
