import type { AddressInfo } from 'node:net';
import { createOrderKey } from '../server/orders/order-keys.js';
import { readOrderLines } from '../server/orders/order-rows.js';
import { pages } from '../server/pages/pages.js';
import { artworkCalls, type Holder } from './artwork-calls.js';
import type { EmptyDatabase } from './databases.js';
import { openApp } from './open-app.js';
import { placedOrder } from './placed-order.js';

/** Opens a shop in which somebody has ordered a piece and sends artwork for it. Variables go on top of the place's. */
export async function openArtworkShop(place: EmptyDatabase, variables: Record<string, string> = {}) {
  const opened = await openApp(place, {
    pages,
    variables: { ...place.variables, ...variables, TRUSTED_PROXIES: '1' },
  });
  // A clock that goes on with each look at it: what came first is listed first.
  let time = Date.now();
  Object.defineProperty(opened.world, 'now', { get: () => new Date(time++) });
  await opened.app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(opened.app.server.address() as AddressInfo).port}`;

  const holderOf = async (orderId: string): Promise<Holder> => ({
    cookie: `kerf-order=${await createOrderKey(opened.database.db, orderId, opened.world.now)}`,
  });
  const lineOf = async (orderId: string): Promise<string> =>
    (await readOrderLines(opened.database.db, orderId))[0]?.id ?? '';

  const order = await placedOrder(opened, { email: 'ada@example.com' });
  return {
    opened,
    url,
    calls: artworkCalls(url),
    order,
    line: await lineOf(order.id),
    holder: await holderOf(order.id),
    /** Who may see an order, and its first piece. */
    holderOf,
    lineOf,
  };
}
