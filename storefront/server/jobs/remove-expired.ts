import type { Kysely } from 'kysely';
import { forgetOldCarts } from '../cart/cart-rows.js';
import { forgetRemovedLines } from '../cart/remove-line.js';
import { forgetOldKeys } from '../cart/run-once.js';
import type { Schema } from '../db/schema.js';
import { forgetOldLimits } from '../limits/limits.js';
import type { Job } from './jobs.js';

/**
 * Removes what nobody needs any more: carts untouched for 90 days, lines taken out a day ago, names of writes, limits
 * whose time is over.
 */
export const removeExpired = (db: Kysely<Schema>): Job => ({
  name: 'remove-expired',
  every: 3_600_000,
  async run(now, signal) {
    await forgetOldLimits(db, now, signal);
    await forgetOldKeys(db, now, signal);
    await forgetRemovedLines(db, now, signal);
    await forgetOldCarts(db, now, signal);
  },
});
