import type { Kysely } from 'kysely';
import { forgetOldCarts } from '../cart/cart-rows.js';
import { forgetRemovedLines } from '../cart/remove-line.js';
import { forgetOldKeys } from '../cart/run-once.js';
import type { Schema } from '../db/schema.js';
import { forgetOldLimits } from '../limits/limits.js';
import { forgetOldMails } from '../mail/mail-queue.js';
import { forgetOldOrderKeys } from '../orders/order-keys.js';
import { forgetOldEvents } from '../people/account-record.js';
import { forgetOldGuests } from '../people/guests.js';
import { forgetOldSessions } from '../people/sessions.js';
import { forgetOldHandles } from '../people/social-handles.js';
import { forgetOldVerifications } from '../people/verifications.js';
import { forgetOldQuotationKeys } from '../quotations/quotation-keys.js';
import { forgetOldQuotations } from '../quotations/quotation-rows.js';
import { forgetOldQuoteRequests } from '../quotes/quote-rows.js';
import { forgetOldSamples } from '../samples/sample-rows.js';
import { forgetOldFlows } from '../social/flows.js';
import type { Job } from './jobs.js';

/**
 * Removes what nobody needs any more: carts untouched for 90 days, lines taken out a day ago, names of writes, limits,
 * keys of orders and of quotations, quotations of nobody who is known that ended 90 days ago, requests for a quote of two
 * years ago, for samples of a year ago, sessions, proofs and sign-ins elsewhere whose time is over, guests who did not come back, what happened to
 * accounts a year ago, and mail that went out a month ago.
 */
export const removeExpired = (db: Kysely<Schema>): Job => ({
  name: 'remove-expired',
  every: 3_600_000,
  async run(now, signal) {
    await forgetOldLimits(db, now, signal);
    await forgetOldKeys(db, now, signal);
    await forgetRemovedLines(db, now, signal);
    await forgetOldCarts(db, now, signal);
    await forgetOldOrderKeys(db, now, signal);
    await forgetOldQuotationKeys(db, now, signal);
    await forgetOldQuotations(db, now, signal);
    await forgetOldQuoteRequests(db, now, signal);
    await forgetOldSamples(db, now, signal);
    await forgetOldSessions(db, now, signal);
    await forgetOldVerifications(db, now, signal);
    await forgetOldFlows(db, now, signal);
    await forgetOldHandles(db, now, signal);
    await forgetOldGuests(db, now, signal);
    await forgetOldEvents(db, now, signal);
    await forgetOldMails(db, now, signal);
  },
});
