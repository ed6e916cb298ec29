/** Signing in, staying signed in, and what an order opens without an account. */
import { type ForgotPassword, type MemberLogin, messages, type NonMemberLogin } from '@kerf/sdk/contract';
import { emailFault, emailKey } from '@kerf/sdk/rules';
import { failure } from '../http/api-failure.js';
import { queueMail } from '../mail/mail-queue.js';
import { type PersonCaller, recordEvent } from './account-record.js';
import { emptyFault, requireInput, signedOut, typedFault, wrongPassword } from './input.js';
import { placesOf } from './known-places.js';
import { mailKinds } from './mail-kinds.js';
import type { PeopleParts } from './people-parts.js';
import { findByEmail, isRegistered, type KeptPerson } from './person-rows.js';
import { hashFor } from './secrets.js';
import { createSession, endSessions, type NewSession, renewSession } from './sessions.js';

/** Somebody who signed in; `choosePassword` where a temporary password did it. */
export interface SignIn {
  person: KeptPerson;
  session: NewSession;
  choosePassword: boolean;
}

/** Whether a text is somebody's temporary password, which nobody used yet. */
const isTemporary = ({ id, temporary_hash, temporary_until }: KeptPerson, password: string, now: Date) =>
  temporary_hash !== null &&
  temporary_until !== null &&
  temporary_until > now.toISOString() &&
  temporary_hash === hashFor(id, password);

/**
 * Signs a member in. An address that nobody has, a wrong password and a locked account have one answer, after the same
 * work. A temporary password works once, and from then on neither the old one nor any session does.
 */
export async function signIn(
  { db, now, limits, passwords }: PeopleParts,
  { email, password, remember_me = false }: MemberLogin,
  caller: PersonCaller,
): Promise<SignIn> {
  requireInput(emailFault(email), typedFault(password));
  passwords.requireRoom(caller.address);
  const giveBack = await limits.takeSignIn(caller.address, emailKey(email), placesOf(db, email, caller));
  const found = await findByEmail(db, email);
  const isRight = await passwords.verify(found?.password_hash || null, password, caller.address);
  const time = now();
  const choosePassword = !isRight && found !== null && isTemporary(found, password, time);
  if (!found || found.locked_at !== null || !(isRight || choosePassword)) throw wrongPassword();
  const entered = await db.transaction().execute(async (trx) => {
    // Asked again: it may have been used, or another one chosen, while the password was checked.
    const current = trx.updateTable('people').where('id', '=', found.id).where('locked_at', 'is', null);
    const person = await (choosePassword
      ? current
          .set({
            temporary_hash: null,
            temporary_until: null,
            password_hash: '',
            updated_at: time.toISOString(),
          })
          .where('temporary_hash', '=', found.temporary_hash)
      : current.set({ updated_at: time.toISOString() }).where('password_hash', '=', found.password_hash)
    )
      .returningAll()
      .executeTakeFirst();
    if (!person) throw wrongPassword();
    if (choosePassword) await endSessions(trx, person.id);
    const session = await createSession(trx, {
      personId: person.id,
      opens: choosePassword ? 'new-password' : 'account',
      isRemembered: remember_me,
      caller,
      now: time,
    });
    await recordEvent(trx, person.id, choosePassword ? 'temporary-password-used' : 'signed-in', caller, time);
    return { person, session, choosePassword };
  });
  await giveBack();
  return entered;
}

/** Trades a remember token. Any that does not work has one answer. */
export async function staySignedIn(
  { db, now, limits }: PeopleParts,
  rememberToken: string | null,
  caller: PersonCaller,
): Promise<SignIn> {
  if (rememberToken === null) throw signedOut();
  const renewed = await db.transaction().execute(async (trx) => {
    const renewal = await renewSession(trx, rememberToken, caller, now());
    if (!renewal.ok) return null;
    const person = await trx
      .selectFrom('people')
      .selectAll()
      .where('id', '=', renewal.personId)
      .executeTakeFirstOrThrow();
    return { person, session: { id: '', tokens: renewal.tokens }, choosePassword: false };
  });
  if (renewed) return renewed;
  await limits.takeRefreshMiss(caller.address);
  throw signedOut();
}

/**
 * Puts a temporary password into the mail of whoever has that address. Nothing that is done here depends on whether
 * somebody has: that is looked up when the mail goes out.
 */
export async function forgetPassword(
  { db, now, limits }: PeopleParts,
  { email }: ForgotPassword,
  caller: PersonCaller,
): Promise<void> {
  requireInput(emailFault(email));
  await limits.takeReset(caller.address, emailKey(email), placesOf(db, email, caller));
  const mail = { kind: mailKinds.temporaryPassword, recipient: email.trim(), about: '' };
  await db.transaction().execute((trx) => queueMail(trx, mail, now()));
}

/** One answer to both, so that nobody learns which of them there is. Its words flag the field of the number. */
const unknownOrder = 'We know no such order number for this address. Please check both.';

/** For who has an account, and knows an order: nobody else learns of either. */
const hasAccount = 'This address has an account: please sign in to see its orders.';

/**
 * The order that a number and an address open together. Whatever is wrong has one answer; with an account, a password opens
 * it.
 */
export async function openOrder(
  { db, limits, orders }: PeopleParts,
  { order_number, email }: NonMemberLogin,
  { address }: PersonCaller,
): Promise<{ id: string; number: string }> {
  requireInput(emptyFault(order_number, 'order_number', messages.orderNumberRequired), emailFault(email));
  await limits.takeOrderLookup(address);
  const found = await orders.find(order_number.trim(), email.trim());
  if (found === null) throw failure('PEOPLE_ORDER_UNKNOWN', unknownOrder, { field: 'order_number' });
  if (await isRegistered(db, email)) throw failure('PEOPLE_EMAIL_REGISTERED', hasAccount, { field: 'email' });
  return found;
}
