import type { CartLimits } from '../cart/cart-limits.js';
import type { Database } from '../db/open-database.js';
import type { Turns } from '../http/turns.js';
import type { ShopContext } from '../shop-context.js';

/** What the resources of the API share. */
export interface ApiContext extends ShopContext {
  database: Database;
  cartLimits: CartLimits;
  /** The turns in which carts are priced. */
  turns: Turns;
}
