import type { AccountEventName, Cents, SocialProviderName } from '@kerf/sdk/contract';
import type { AddressTables } from './address-tables.js';
import type { ArtworkTables } from './artwork-tables.js';
import type { OrderTables } from './order-tables.js';
import type { ProofTables } from './proof-tables.js';
import type { QuotationTables } from './quotation-tables.js';
import type { QuoteTables } from './quote-tables.js';
import type { ReviewTables } from './review-tables.js';
import type { SampleTables } from './sample-tables.js';

/** The tables. Times are ISO 8601 texts in UTC, which sort by themselves; money is whole cents; ids are random. */
export interface Schema
  extends OrderTables,
    ArtworkTables,
    ProofTables,
    AddressTables,
    QuotationTables,
    QuoteTables,
    SampleTables,
    ReviewTables {
  carts: CartTable;
  cart_lines: CartLineTable;
  idempotency_keys: IdempotencyKeyTable;
  limits: LimitTable;
  jobs: JobTable;
  widget_files: WidgetFileTable;
  people: PersonTable;
  sessions: SessionTable;
  remember_tokens: RememberTokenTable;
  verifications: VerificationTable;
  guests: GuestTable;
  identities: IdentityTable;
  social_flows: SocialFlowTable;
  social_handles: SocialHandleTable;
  account_events: AccountEventTable;
  cart_keys: CartKeyTable;
  mails: MailTable;
}

interface CartTable {
  id: string;
  /** SHA-256 of the token that opens the cart, base64url. The token itself is kept nowhere. */
  token_hash: string;
  /** Whose it is; null for a cart of whoever holds its token. A member has one. */
  person_id: string | null;
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
  /** How many it was before the same line of another cart became part of it; null for any other line. */
  joined_quantity: number | null;
  kinds: number;
  /** Of one set, at the rate card the line was added at, or as it was quoted. */
  price_cents: Cents;
  product_pricing_id: string;
  shipping_method_id: number | null;
  quote_slider_id: number;
  uses_id: number | null;
  uses_product_id: number | null;
  guest_id: string | null;
  /** The quotation whose price it has, and until when that is held; null for one at the price of the rate cards. */
  quotation_number: string | null;
  held_until: string | null;
  /** What the first way of delivery costs at most while that is held; null where it was free, and for any other line. */
  held_delivery_cents: Cents | null;
  /** The piece of an order whose artwork it is ordered with again, and the number of that order; null for any other line. */
  artwork_line_id: string | null;
  artwork_order_number: string | null;
  /** The size of that piece, mm; null for any other line. */
  artwork_width: number | null;
  artwork_height: number | null;
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

export interface PersonTable {
  id: string;
  /** As it was typed. */
  email: string;
  /** The same for every way to write one address. */
  email_key: string;
  first_name: string;
  last_name: string;
  /** argon2id, with its salt and figures. */
  password_hash: string;
  /** SHA-256 of a temporary password that was not used yet, with this person's id; null for none. */
  temporary_hash: string | null;
  temporary_until: string | null;
  rank: string;
  /** 0 until the member was shown the rank, then 1. */
  ranking_notification: number;
  points: number;
  subscribes_to_mail: number;
  /** Since when nobody can sign in; null for an account that is open. */
  locked_at: string | null;
  created_at: string;
  updated_at: string;
}

/** One sign-in on one device, with everything that came of it. Without its row nothing of it opens anything. */
export interface SessionTable {
  id: string;
  person_id: string;
  /** SHA-256 of the bearer token, base64url. */
  token_hash: string;
  /** Until when the bearer token is good without being used. */
  token_until: string;
  /** What it opens: the account, nothing but choosing a new password, or ordering on the pages of another site. */
  opens: 'account' | 'new-password' | 'orders';
  /** The other site's origin: its pages alone may use it. */
  origin: string | null;
  is_remembered: number;
  /** What the browser calls itself. */
  device: string;
  created_at: string;
  seen_at: string;
  /** When it ends whatever happens. */
  expires_at: string;
}

interface RememberTokenTable {
  /** SHA-256 of the token, base64url. */
  id: string;
  session_id: string;
  /** When it was traded for the next one: whoever sends it after that is not who it was given to. */
  used_at: string | null;
}

/** A proof of an address under way: of somebody who registers, or of a member whose address changes. */
export interface VerificationTable {
  /** SHA-256 of the secret that whoever asked for the code holds, base64url. */
  id: string;
  purpose: 'registration' | 'old-address' | 'new-address';
  /** Whose address changes; null for a registration. */
  person_id: string | null;
  email: string;
  first_name: string;
  last_name: string;
  subscribes_to_mail: number;
  /** The mail that brings the code; an earlier one is not sent any more. */
  mail_id: string;
  /** SHA-256 of the code with this row's id; null before the mail goes out, and once it was used. */
  code_hash: string | null;
  code_until: string | null;
  verified_at: string | null;
  expires_at: string;
}

interface GuestTable {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  created_at: string;
  seen_at: string;
}

/** An account elsewhere that opens a member's. Issuer and subject are what it is known by, whatever else changes. */
export interface IdentityTable {
  id: string;
  person_id: string;
  provider: SocialProviderName;
  issuer: string;
  subject: string;
  linked_at: string;
  used_at: string;
}

/** Somebody who is at a provider to sign in there. */
export interface SocialFlowTable {
  /** SHA-256 of the state that comes back, base64url. */
  id: string;
  /** SHA-256 of the secret that this browser's cookie holds. The nonce and the proof of the code follow from both. */
  browser_hash: string;
  provider: SocialProviderName;
  /** What the page that opened the popup calls it; null where none did. */
  app_id: string | null;
  /** The path of ours that they came from; null for none. */
  came_from: string | null;
  expires_at: string;
}

/** What a provider said of somebody, until it is traded for a session. */
export interface SocialHandleTable {
  /** SHA-256 of the handle and the `app_id`, base64url. */
  id: string;
  provider: SocialProviderName;
  issuer: string;
  subject: string;
  /** What the provider names as their address; null for none. */
  email: string | null;
  /** 1 where it says that they proved it. */
  email_is_proven: number;
  first_name: string;
  last_name: string;
  expires_at: string;
}

interface AccountEventTable {
  id: string;
  person_id: string;
  at: string;
  what: AccountEventName;
  device: string;
  /** The address on the network, as limits count it. */
  network: string;
}

/** What opens a member's cart on a device where that member is signed in, beside the cart's own token. */
interface CartKeyTable {
  /** SHA-256 of the token, base64url. */
  id: string;
  cart_id: string;
  session_id: string;
}

export interface MailTable {
  id: string;
  /** Which letter it is; its words are made when it is sent. */
  kind: string;
  recipient: string;
  /** The id of what the letter is about. */
  about: string;
  state: 'waiting' | 'sent' | 'dropped' | 'failed';
  attempts: number;
  /** Why the last attempt did not work; '' for no reason. */
  failure: string;
  created_at: string;
  /** When it is tried next. */
  due_at: string;
  /** The server that sends it at this moment; '' for none. */
  holder: string;
  /** Until when no other server may. */
  held_until: string;
}
