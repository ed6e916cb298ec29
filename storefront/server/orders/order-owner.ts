import type { FastifyRequest } from 'fastify';
import { readOrderCookie } from '../http/order-cookie.js';
import { findMember } from '../people/members.js';
import type { PeopleParts } from '../people/people-parts.js';
import { findByKeys } from './order-keys.js';
import type { OrderOwner } from './read-orders.js';

/** What proves who asks: a session's token, and the site whose page sent it; null for the shop's own. */
interface Proof {
  token: string | null;
  origin: string | null;
}

/**
 * Whose orders a request may see: a member's, and those that this browser holds keys for. Null for nobody's; a
 * temporary password opens none. Keys are cookies, so that pages of other sites open nothing with them.
 */
export async function findOrderOwner(
  people: PeopleParts,
  { headers }: Pick<FastifyRequest, 'headers'>,
  { token, origin }: Proof,
  publicUrl: string,
): Promise<OrderOwner | null> {
  const member = await findMember(people, token, origin);
  const isChoosing = member?.session.opens === 'new-password';
  const own = member && !isChoosing ? { member: member.person } : null;
  if (origin !== null || isChoosing) return own;
  const opened = await findByKeys(people.db, readOrderCookie(headers, publicUrl), people.now());
  const orderIds = [...new Set(opened.map(({ orderId }) => orderId))];
  return own || orderIds.length > 0 ? { ...own, ...(orderIds.length > 0 && { orderIds }) } : null;
}
