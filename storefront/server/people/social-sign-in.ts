/** Signing in by what a provider said: a handle is traded for a session, or for what is still to be proven. */
import {
  emptyEmail,
  type SocialAuth,
  type SocialConfirmation,
  type SocialHandle,
  socialProviderNames,
} from '@kerf/sdk/contract';
import { emailFault, emailKey } from '@kerf/sdk/rules';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.js';
import { failure } from '../http/api-failure.js';
import { type PersonCaller, recordEvent } from './account-record.js';
import { createAccount } from './create-account.js';
import { linkIdentity, tellOfIdentity, useIdentity } from './identities.js';
import { requireInput, typedFault, wrongPassword } from './input.js';
import { placesOf } from './known-places.js';
import type { PeopleParts } from './people-parts.js';
import { findByEmail, type KeptPerson } from './person-rows.js';
import { createSession } from './sessions.js';
import type { SignIn } from './sign-in.js';
import { findPending, keepPending, type PendingIdentity, takePending } from './social-handles.js';

/** What a handle came to: somebody is signed in, or something is to be proven first. `email` fills in the form for it. */
export type SocialOutcome =
  | { isSignedIn: true; signIn: SignIn }
  | { isSignedIn: false; message: string; needConfirmation: 0 | 1; email: string | null };

const handleOver = () =>
  failure('PEOPLE_SOCIAL_HANDLE', 'This sign-in is over or was used already. Please sign in again.', {
    field: 'handle',
  });

/** What a handle stands for. Who sends one that opens nothing is held to a number of tries. */
export async function requirePending(
  { db, now, limits }: PeopleParts,
  handle: SocialHandle,
  { address }: PersonCaller,
): Promise<PendingIdentity> {
  const pending = await findPending(db, handle, now());
  if (pending) return pending;
  await limits.takeSocialMiss(address);
  throw handleOver();
}

/** Signs somebody in. */
async function enter(
  trx: Transaction<Schema>,
  person: KeptPerson,
  { isRemembered, caller, now }: { isRemembered: boolean; caller: PersonCaller; now: Date },
): Promise<SignIn> {
  const session = await createSession(trx, {
    personId: person.id,
    opens: 'account',
    isRemembered,
    caller,
    now,
  });
  return { person, session, choosePassword: false };
}

/**
 * Trades a handle. An identity that opens an account signs in; one with a proven address that nobody has makes an account;
 * any other has to prove something first, and an account is never joined to it by its address alone.
 */
export async function signInSocially(
  parts: PeopleParts,
  { remember_me: isRemembered = false, ...handle }: SocialAuth,
  caller: PersonCaller,
): Promise<SocialOutcome> {
  const { db, now } = parts;
  const pending = await requirePending(parts, handle, caller);
  const { email } = pending;
  const proven = pending.email_is_proven === 1 ? email : null;
  const entry = { isRemembered, caller, now: now() };

  const attempt = () =>
    db.transaction().execute(async (trx) => {
      const known = await useIdentity(trx, pending, entry.now);
      if (known?.locked_at)
        throw failure('PEOPLE_LOCKED', 'This account is locked. Please get in touch with the shop.');
      if (known) {
        if (!(await takePending(trx, pending))) throw handleOver();
        await recordEvent(trx, known.id, 'signed-in', caller, entry.now);
        return enter(trx, known, entry);
      }
      if (proven === null) return null;
      const { first_name, last_name } = pending;
      const member = { email: proven, first_name, last_name, password_hash: '', subscribes_to_mail: 0 };
      const made = await createAccount(trx, member, caller, entry.now);
      if (!made) return null;
      if (!(await takePending(trx, pending))) throw handleOver();
      if (!(await linkIdentity(trx, pending, made.id, caller, entry.now))) throw handleOver();
      return enter(trx, made, entry);
    });
  // The second time for who pressed twice: the account that was in the way may be the one just made for them.
  const signIn = (await attempt()) ?? (proven === null ? null : await attempt());
  if (signIn) return { isSignedIn: true, signIn };

  await keepPending(db, pending, now());
  if (proven === null) return { isSignedIn: false, message: emptyEmail, needConfirmation: 0, email };
  const name = socialProviderNames[pending.provider];
  return {
    isSignedIn: false,
    message: `There is an account with ${proven}. Enter its password, and ${name} opens it from now on.`,
    needConfirmation: 1,
    email,
  };
}

/**
 * Joins an identity to the account whose password proves its owner, and signs in. Refused in one way, whatever is wrong,
 * and counted with the sign-ins to that address: it is one.
 */
export async function confirmSocially(
  parts: PeopleParts,
  { email: typed, password, remember_me: isRemembered = false, ...handle }: SocialConfirmation,
  caller: PersonCaller,
): Promise<SignIn> {
  const { db, now, limits, passwords } = parts;
  const pending = await requirePending(parts, handle, caller);
  const email = (pending.email_is_proven === 1 ? pending.email : typed) ?? '';
  requireInput(emailFault(email), typedFault(password));
  passwords.requireRoom(caller.address);
  const giveBack = await limits.takeSignIn(caller.address, emailKey(email), placesOf(db, email, caller));
  const found = await findByEmail(db, email);
  const isRight = await passwords.verify(found?.password_hash || null, password, caller.address);
  if (!found || found.locked_at !== null || !isRight) throw wrongPassword();
  const entered = await db.transaction().execute(async (trx) => {
    const time = now();
    // Asked again: it may have been changed or locked while the password was checked.
    const person = await trx
      .updateTable('people')
      .set({ updated_at: time.toISOString() })
      .where('id', '=', found.id)
      .where('locked_at', 'is', null)
      .where('password_hash', '=', found.password_hash)
      .returningAll()
      .executeTakeFirst();
    if (!person) throw wrongPassword();
    if (!(await takePending(trx, pending))) throw handleOver();
    const linked = await linkIdentity(trx, pending, person.id, caller, time);
    if (!linked) throw handleOver();
    await tellOfIdentity(trx, person, linked, time);
    await recordEvent(trx, person.id, 'signed-in', caller, time);
    return enter(trx, person, { isRemembered, caller, now: time });
  });
  await giveBack();
  return entered;
}

/** Joins what a registration began with to the account that it made. */
export async function linkToRegistered(
  trx: Transaction<Schema>,
  pending: PendingIdentity,
  person: KeptPerson,
  caller: PersonCaller,
  now: Date,
): Promise<void> {
  if (!(await takePending(trx, pending)) || !(await linkIdentity(trx, pending, person.id, caller, now)))
    throw handleOver();
}
