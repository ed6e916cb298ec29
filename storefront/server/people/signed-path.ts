/**
 * Addresses that open one thing to a member for a moment, for where no page can say who asks: a tab of its own that a page
 * of another site opens. They end with the session that they were made in.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Member } from './account.js';
import { findMemberOf } from './members.js';
import type { PeopleParts } from './people-parts.js';
import type { KeptSession } from './sessions.js';

/** How long one opens, ms. */
const signedFor = 300_000;

const signatureOf = ({ id, token_hash }: KeptSession, path: string, until: string): string =>
  createHmac('sha256', token_hash).update(`${path}\n${id}\n${until}`).digest('base64url');

/** A path as it opens to a member. */
export function signPath({ session }: Member, path: string, now: Date): string {
  const until = String(now.getTime() + signedFor);
  const sign = signatureOf(session, path, until);
  return `${path}?${new URLSearchParams({ session: session.id, until, sign })}`;
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The member to whom a path was signed; null for nobody, and once its time is over. */
export async function findSigner(
  parts: PeopleParts,
  path: string,
  query: URLSearchParams,
): Promise<Member | null> {
  const [id, until, sign] = ['session', 'until', 'sign'].map((name) => query.get(name) ?? '');
  if (!id || !until || !sign || !/^\d{1,15}$/.test(until) || !/^[\w-]{43}$/.test(sign)) return null;
  if (Number(until) <= parts.now().getTime()) return null;
  const member = await findMemberOf(parts, id);
  return member && isSame(signatureOf(member.session, path, until), sign) ? member : null;
}
