import type { FastifyRequest } from 'fastify';
import { orderCookie, readOrderCookie } from '../http/order-cookie.js';
import type { PeopleParts } from '../people/people-parts.js';
import { createOrderKey, findByKeys } from './order-keys.js';

/**
 * Opens an order on the device of a request for thirty days: the header that does. What is open there stays so, the
 * orders that were opened longest ago apart where there are too many; a key that opens nothing, or this order, makes room.
 */
export async function openOnDevice(
  { db, now }: Pick<PeopleParts, 'db' | 'now'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
  orderId: string,
  publicUrl: string,
): Promise<string> {
  const time = now();
  const held = await findByKeys(db, readOrderCookie(headers, publicUrl), time);
  const others = held.filter((opened) => opened.orderId !== orderId);
  const key = await createOrderKey(db, orderId, time);
  return orderCookie([key, ...others.map((other) => other.key)], publicUrl);
}
