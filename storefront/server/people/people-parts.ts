import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.js';
import type { OrderBook } from './order-book.js';
import type { Passwords } from './passwords.js';
import type { PeopleLimits } from './people-limits.js';

/** What is needed to know people. */
export interface PeopleParts {
  db: Kysely<Schema>;
  now: () => Date;
  limits: PeopleLimits;
  passwords: Passwords;
  orders: OrderBook;
}
