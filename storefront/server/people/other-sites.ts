/** Signing in on pages of other sites: they never see a password, and get no more than ordering and asking takes. */
import type { User } from '@kerf/sdk/contract';
import type { Member } from './account.js';
import type { PersonCaller } from './account-record.js';
import { recordEvent } from './account-record.js';
import type { PeopleParts } from './people-parts.js';
import { toUser } from './person-rows.js';
import { createSession } from './sessions.js';

/** Addresses that a browser takes for as safe as TLS. */
const ownMachine = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** A site as its pages name themselves; null for what can't be one, or comes over a line that anybody reads. */
export function siteOf(text: string | null): URL | null {
  if (text === null || text.length > 300 || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && ownMachine.test(url.hostname));
  return isSafe && url.origin === text ? url : null;
}

/** Signs a member in for the pages of another site. */
export async function signInAt(
  { db, now, limits }: PeopleParts,
  { person }: Member,
  origin: string,
  caller: PersonCaller,
): Promise<{ token: string; user: User }> {
  await limits.takeSiteSignIn(person.id);
  return db.transaction().execute(async (trx) => {
    const time = now();
    const { tokens } = await createSession(trx, {
      personId: person.id,
      opens: 'orders',
      isRemembered: false,
      origin,
      caller,
      now: time,
    });
    await recordEvent(trx, person.id, 'signed-in-elsewhere', caller, time);
    return { token: tokens.token, user: toUser(person) };
  });
}
