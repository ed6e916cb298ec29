import { failure } from '../http/api-failure.js';
import type { Member } from './account.js';
import { signedOut } from './input.js';
import type { PeopleParts } from './people-parts.js';
import { findSession } from './sessions.js';

/** Who a bearer token stands for; null for nobody. */
export async function findMember({ db, now }: PeopleParts, token: string | null): Promise<Member | null> {
  const session = token === null ? null : await findSession(db, token, now());
  if (!session) return null;
  const person = await db
    .selectFrom('people')
    .selectAll()
    .where('id', '=', session.person_id)
    .executeTakeFirst();
  return person ? { person, session } : null;
}

/** Who a bearer token stands for. A temporary password opens nothing but choosing another one, where that is said. */
export async function requireMember(
  parts: PeopleParts,
  token: string | null,
  { mayBeChoosing = false } = {},
): Promise<Member> {
  const member = await findMember(parts, token);
  if (!member) throw signedOut();
  if (member.session.opens === 'new-password' && !mayBeChoosing)
    throw failure('PEOPLE_PASSWORD_TO_CHOOSE', 'Choose a new password first.', { field: 'new_password' });
  return member;
}

/** Refuses what is another one's, whether there is such a person or not. */
export function requireOwn({ person }: Member, id: string): void {
  if (id !== person.id) throw failure('PEOPLE_NOT_YOURS', 'That is not your account.', { field: 'id' });
}
