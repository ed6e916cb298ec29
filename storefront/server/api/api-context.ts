import type { CartLimits } from '../cart/cart-limits.js';
import type { Catalogue } from '../catalogue/catalogue.js';
import type { Database } from '../db/open-database.js';
import type { AnswerCache } from './answer-cache.js';

/** What the resources of the API share. */
export interface ApiContext {
  /** The catalogue in use at this moment. */
  catalogue: () => Catalogue;
  database: Database;
  cartLimits: CartLimits;
  now: () => Date;
  /** Prices that were asked for, by the query as it was sent. */
  prices: AnswerCache;
}
