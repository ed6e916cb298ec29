import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../db/schema.js';

/** What an order says of who placed it. */
interface OrderingGuest {
  email: string;
  first_name: string;
  last_name: string;
}

/** What people need to know of orders: the room of orders fills it in. */
export interface OrderBook {
  /** Whether a text has the form of an order number. Says nothing of whether there is one. */
  isNumber(text: string): boolean;
  /** The order that both name, with its number as the shop writes it; null for none, after the same work. */
  find(orderNumber: string, email: string): Promise<{ id: string; number: string } | null>;
  /** Those of some keys that open an order, in their order. */
  opening(keys: readonly string[], now: Date): Promise<string[]>;
  /** Who placed the order that a key opens; null for none. */
  guestOf(key: string, now: Date): Promise<OrderingGuest | null>;
  /** All orders of a member, those that were placed with their address alone too, with what was written about them. */
  collect(db: Kysely<Schema>, member: { id: string; email: string }): Promise<object[]>;
  /** Takes a member's name off what everybody reads. */
  forgetName(trx: Transaction<Schema>, personId: string, now: Date): Promise<void>;
  /** Ends the keys by which a member's orders open without the account: of some alone where they are named. */
  endKeys(db: Kysely<Schema>, personId: string, keys?: readonly string[]): Promise<void>;
}
