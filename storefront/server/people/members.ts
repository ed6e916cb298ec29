import { failure } from '../http/api-failure.js';
import type { Member } from './account.js';
import { signedOut } from './input.js';
import type { PeopleParts } from './people-parts.js';
import { findSession, type KeptSession } from './sessions.js';

/**
 * Who a bearer token stands for; null for nobody. One that was given to another site stands for somebody on that site's
 * pages alone: `origin` is theirs, null for the shop's own.
 */
export async function findMember(
  { db, now }: PeopleParts,
  token: string | null,
  origin: string | null = null,
): Promise<Member | null> {
  const session = token === null ? null : await findSession(db, token, now());
  return session?.origin === origin ? withPerson(db, session) : null;
}

async function withPerson(db: PeopleParts['db'], session: KeptSession): Promise<Member | null> {
  const person = await db
    .selectFrom('people')
    .selectAll()
    .where('id', '=', session.person_id)
    .executeTakeFirst();
  return person ? { person, session } : null;
}

/** Whose session it is, by its id, which proves nothing; null for one that is over, and that has a password to choose. */
export async function findMemberOf({ db, now }: PeopleParts, sessionId: string): Promise<Member | null> {
  const time = now().toISOString();
  const session = await db
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', sessionId)
    .where('opens', '!=', 'new-password')
    .where('token_until', '>', time)
    .where('expires_at', '>', time)
    .executeTakeFirst();
  return session ? withPerson(db, session) : null;
}

/** Who a bearer token stands for. A temporary password opens nothing but choosing another one, where that is said. */
export async function requireMember(
  parts: PeopleParts,
  token: string | null,
  { mayBeChoosing = false, origin = null }: { mayBeChoosing?: boolean; origin?: string | null } = {},
): Promise<Member> {
  const member = await findMember(parts, token, origin);
  if (!member) throw signedOut();
  if (member.session.opens === 'new-password' && !mayBeChoosing)
    throw failure('PEOPLE_PASSWORD_TO_CHOOSE', 'Choose a new password first.', { field: 'new_password' });
  return member;
}

/** Refuses what is another one's, whether there is such a person or not. */
export function requireOwn({ person }: Member, id: string): void {
  if (id !== person.id) throw failure('PEOPLE_NOT_YOURS', 'That is not your account.', { field: 'id' });
}
