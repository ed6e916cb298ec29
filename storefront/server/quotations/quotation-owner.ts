import type { FastifyRequest } from 'fastify';
import { readOpenCart } from '../cart/cart-rows.js';
import { readGuestCookie } from '../http/person-cookies.js';
import type { Member } from '../people/account.js';
import { findMember } from '../people/members.js';
import type { PeopleParts } from '../people/people-parts.js';
import { findByQuotationKey, readQuotationKey } from './quotation-keys.js';
import type { QuotationOwner } from './quotation-rows.js';

/** What a request proves who asks with. */
interface Proof {
  /** A session's token, and the site whose page sent it; null for none, and for the shop's own. */
  token: string | null;
  origin: string | null;
  /** What may open carts. */
  cartTokens: readonly string[];
  /** The key of one quotation, from an address. */
  key: string | null | undefined;
  /** Whether the cookies of a guest count: on the shop's own pages. */
  takesCookies: boolean;
}

/** Who asks about quotations, and the member among them. A temporary password opens nothing. */
export async function findQuotationOwner(
  people: PeopleParts,
  { headers }: Pick<FastifyRequest, 'headers'>,
  { token, origin, cartTokens, key, takesCookies }: Proof,
): Promise<{ owner: QuotationOwner; member: Member['person'] | null }> {
  const { db, now } = people;
  const found = await findMember(people, token, origin);
  const member = found && found.session.opens !== 'new-password' ? found.person : null;
  const cartIds: string[] = [];
  for (const each of cartTokens) {
    const id = await readOpenCart(db, each);
    if (id !== null) cartIds.push(id);
  }
  const owner = {
    personId: member?.id ?? null,
    guestId: takesCookies ? readGuestCookie(headers) : null,
    cartIds,
    quotationId: await findByQuotationKey(db, readQuotationKey(key), now()),
  };
  return { owner, member };
}
