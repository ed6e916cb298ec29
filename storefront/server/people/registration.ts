/** Becoming a member: a code proves the address, then the account is made. */
import {
  messages,
  type Registration,
  type RegistrationEnd,
  type Verification,
  type VerificationAnswer,
} from '@kerf/sdk/contract';
import { emailFault, emailKey, nameFault, passwordFault } from '@kerf/sdk/rules';
import { failure } from '../http/api-failure.js';
import type { PersonCaller } from './account-record.js';
import { createAccount } from './create-account.js';
import { emptyFault, requireInput, requireLasting } from './input.js';
import { typedName } from './names.js';
import type { PeopleParts } from './people-parts.js';
import { isRegistered, type KeptPerson } from './person-rows.js';
import { createSecret } from './secrets.js';
import { createSession, type NewSession } from './sessions.js';
import { linkToRegistered, requirePending } from './social-sign-in.js';
import { findVerification, resendCode, startVerification, takeCode, takeProof } from './verifications.js';

const purpose = 'registration' as const;

const notVerified = () => failure('PEOPLE_NOT_VERIFIED', messages.codeWrong, { field: 'verification' });
const emailTaken = () => failure('PEOPLE_EMAIL_TAKEN', messages.emailTaken, { field: 'email' });

/** Whether an address is registered. */
export async function checkEmail(
  { db, limits }: PeopleParts,
  email: string,
  { address }: PersonCaller,
): Promise<boolean> {
  requireInput(emailFault(email));
  await limits.takeEmailCheck(address);
  requireLasting(email.trim());
  return isRegistered(db, email);
}

/**
 * Sends a code, or another one to who holds the secret of the first. What is answered, and what is done for it, is the
 * same for an address that is registered: its owner alone is told, by mail.
 */
async function sendCode(
  { db, now, limits }: PeopleParts,
  {
    email: typed,
    verification,
    first_name = '',
    last_name = '',
    subscribeToMail = false,
  }: Partial<Registration> & Pick<Registration, 'email'>,
  { address }: PersonCaller,
): Promise<VerificationAnswer> {
  const email = typed.trim();
  requireLasting(email);
  const time = now();
  const known =
    verification === undefined
      ? null
      : await findVerification(db, { secret: verification, purpose, email }, time);
  // A letter with a code that would be refused helps nobody.
  if (known?.verified_at === null) await limits.requireCodeTry(known.id);
  // To who has proven the address already no letter goes.
  if (known === null || known.verified_at === null) await limits.takeCodeMail(address, emailKey(email));
  return db.transaction().execute(async (trx) => {
    if (known && verification !== undefined) {
      if (known.verified_at === null) await resendCode(trx, known, time);
      return { email_verified: known.verified_at !== null, verification };
    }
    const secret = createSecret();
    const proof = {
      purpose,
      person_id: null,
      email,
      first_name: typedName(first_name),
      last_name: typedName(last_name),
      subscribesToMail: subscribeToMail,
    };
    await startVerification(trx, secret, proof, time);
    return { email_verified: false, verification: secret };
  });
}

/** Keeps what was typed on the registration page, and sends the code. */
export function startRegistration(
  parts: PeopleParts,
  registration: Registration,
  caller: PersonCaller,
): Promise<VerificationAnswer> {
  requireInput(nameFault(registration), emailFault(registration.email));
  return sendCode(parts, registration, caller);
}

/** Sends a code where nothing but the address is known. */
export function startByEmail(
  parts: PeopleParts,
  request: Pick<Registration, 'email' | 'verification'>,
  caller: PersonCaller,
): Promise<VerificationAnswer> {
  requireInput(emailFault(request.email));
  return sendCode(parts, request, caller);
}

/** Takes the code. The fifth wrong one is the last: after it the right one is refused too. */
export async function verifyEmail(
  { db, now, limits }: PeopleParts,
  { email, password, verification_code: code, verification }: Verification,
  { address }: PersonCaller,
): Promise<void> {
  const field = 'verification_code';
  requireInput(emailFault(email), passwordFault(password), emptyFault(code, field, messages.codeRequired));
  const kept = await findVerification(db, { secret: verification, purpose, email }, now());
  if (!kept) {
    await limits.takeStrayCode(address);
    throw failure('PEOPLE_CODE_WRONG', messages.codeWrong, { field });
  }
  await limits.takeCodeTry(address, emailKey(email), kept.id);
  await takeCode(db, kept, { code, field }, now());
}

/**
 * Makes the account of a proven address, and signs in. A proof is used up by it, and by an address that has an account by
 * now. A social sign-in that named no address opens it from then on. The password is hashed last: it is what costs. Refused
 * where the account is there and only signing in failed: then nothing of it is lost.
 */
export async function register(
  parts: PeopleParts,
  { email, password, verification, social }: RegistrationEnd,
  caller: PersonCaller,
): Promise<{ person: KeptPerson; session: NewSession }> {
  const { db, now, limits, passwords } = parts;
  requireInput(emailFault(email), passwordFault(password));
  const proven = await findVerification(db, { secret: verification, purpose, email }, now());
  if (!proven?.verified_at) throw notVerified();
  if (await isRegistered(db, email)) {
    await takeProof(db, proven);
    throw emailTaken();
  }
  const pending = social ? await requirePending(parts, social, caller) : null;
  passwords.requireRoom(caller.address);
  await limits.takeRegistration(caller.address, proven.id);
  const passwordHash = await passwords.hash(password, caller.address);
  const person = await db.transaction().execute(async (trx) => {
    const time = now();
    if (!(await takeProof(trx, proven))) throw notVerified();
    const member = {
      email: proven.email,
      first_name: proven.first_name || (pending?.first_name ?? ''),
      last_name: proven.last_name || (pending?.last_name ?? ''),
      password_hash: passwordHash,
      subscribes_to_mail: proven.subscribes_to_mail,
    };
    const account = await createAccount(trx, member, caller, time);
    // The proof is used up all the same.
    if (account && pending) await linkToRegistered(trx, pending, account, caller, time);
    return account;
  });
  if (!person) throw emailTaken();
  const opening = { personId: person.id, opens: 'account', isRemembered: false, caller, now: now() } as const;
  const session = await db
    .transaction()
    .execute((trx) => createSession(trx, opening))
    .catch((cause: unknown) => {
      const refusal = failure('PEOPLE_SIGN_IN_FAILED', messages.signInAfterRegistrationFailed);
      refusal.cause = cause;
      throw refusal;
    });
  return { person, session };
}
