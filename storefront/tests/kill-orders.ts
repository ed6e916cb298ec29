import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { type Audit, auditOrders } from './audit-orders.js';
import type { Engine } from './database-engines.js';
import { type Purchase, shopByForms } from './shop-by-forms.js';
import { startShop } from './start-shop.js';
import { startStripe, webhookSecret } from './stripe-stand-in.js';
import { temporaryPlace } from './temporary-place.js';

/** How many buy at the same time. */
const shoppers = 3;
/** Deaths come at some moment of so long a time after the last one, ms: a purchase takes about as long. */
const lifetime = 1_500;

/** What many deaths did to what was ordered meanwhile; `slowest` is the longest time until it was served again, ms. */
export interface OrdersReport extends Audit {
  kills: number;
  slowest: number;
}

/**
 * Shops in a built shop on a database of its own, which dies again and again: the server, or the PostgreSQL under it.
 * Whatever is under way is thus cut off somewhere; what is not acknowledged is sent again.
 */
export async function killOrders(
  kills: number,
  dies: 'server' | 'database',
  engine: Engine,
): Promise<OrdersReport> {
  const place = await temporaryPlace(engine);
  const stripe = await startStripe();
  const shop = await startShop({
    ...place.variables,
    STRIPE_SECRET_KEY: 'sk_test_of_the_shop',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API: stripe.url,
    TRUSTED_PROXIES: '1',
    WRITES_PER_MINUTE: '1000000',
  });
  const purchases: Purchase[] = [];
  const over = new AbortController();
  let slowest = 0;
  try {
    const shopOn = async () => {
      while (!over.signal.aborted) {
        const n = purchases.length;
        const purchase: Purchase = {
          email: `buyer-${n}@example.com`,
          order: null,
          isPaid: false,
          refunded: 0,
          files: [],
        };
        purchases.push(purchase);
        await shopByForms(shop.url, n, purchase);
      }
    };
    const die = async () => {
      for (const delay of fc.sample(fc.integer({ min: 0, max: lifetime }), kills)) {
        await wait(delay);
        if (over.signal.aborted) return;
        const began = Date.now();
        if (dies === 'database') await place.crash();
        else {
          await shop.kill();
          await shop.start();
        }
        slowest = Math.max(slowest, Date.now() - began);
      }
    };
    const stop = () => over.abort();
    await Promise.all([
      die().finally(stop),
      ...Array.from({ length: shoppers }, () => shopOn().finally(stop)),
    ]);
    await shop.end();
    return { ...(await auditOrders(place, purchases)), kills, slowest };
  } finally {
    over.abort();
    await shop.stop();
    await stripe.close();
    await place.remove();
  }
}
