import { joiningPoints, socialProviderNames } from '@kerf/sdk/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.js';
import type { Letter } from '../mail/letter.js';
import type { QueuedMail } from '../mail/mail-queue.js';
import type { Addressed } from '../mail/mail-sender.js';
import { recordEvent, theShop } from './account-record.js';
import { mailKinds } from './mail-kinds.js';
import { findByEmail, isRegistered } from './person-rows.js';
import { createCode, createSecret, createTemporaryPassword, hashFor } from './secrets.js';
import { giveCode } from './verifications.js';

/** How long a temporary password is good from when it is sent, ms. */
const temporaryFor = 600_000;

const toSignIn = { path: '/sign-in', words: 'Sign in' };
const toForgotPassword = { path: '/sign-in?form=forgot-password', words: 'Forgot password?' };

const notYou = 'If you did not ask for this, do nothing: without the code nothing happens.';

const codeLetter = (code: string): Letter => ({
  subject: `${code} is your verification code`,
  paragraphs: [
    'This is your verification code. It is good for ten minutes, and for you alone: nobody from the shop asks for it.',
    notYou,
  ],
  code,
});

/** To the address of before: what is under way, and to where. */
const moveLetter = (code: string, newEmail: string): Letter => ({
  subject: `${code} is your verification code`,
  paragraphs: [
    `Your account is to have another address: ${newEmail}. This code says that it is you who wants that. It is good for ten minutes.`,
    'If it was not you, do nothing with the code, and choose another password at once: whoever asked for this knows yours.',
  ],
  code,
  link: toForgotPassword,
});

/** To the address that is to be. */
const newAddressLetter = (code: string): Letter => ({
  subject: `${code} is your verification code`,
  paragraphs: [
    'Somebody, probably you, wants this to be the address of their account. This code says that it is theirs. It is good for ten minutes.',
    notYou,
  ],
  code,
});

/** To the address that is to be, where it is another account's. */
const addressInUse: Letter = {
  subject: 'This address has an account already',
  paragraphs: [
    'Somebody wanted this to be the address of their account. It has an account already, so that nothing was changed.',
    'If it was you, sign in with this address, or close that account first. If it was not, do nothing.',
  ],
  link: toSignIn,
};

const alreadyRegistered: Letter = {
  subject: 'You have an account already',
  paragraphs: [
    'Somebody, probably you, wanted to register this address, which has an account already.',
    'Sign in with your password. If you do not know it any more, choose “Forgot password?” where you sign in.',
    'If it was not you, do nothing: your account is as it was.',
  ],
  link: toSignIn,
};

const welcome = (howToSignIn: string): Letter => ({
  subject: 'Thank you for signing up',
  paragraphs: [`Your account is ready, and ${joiningPoints} bonus points are in it.`, howToSignIn],
  link: toSignIn,
});

const socialLinked = (name: string): Letter => ({
  subject: `${name} opens your account`,
  paragraphs: [
    `From now on you can sign in to your account with ${name} too. Your password works as before.`,
    `If it was not you, sign in, part ${name} from your account, and choose another password, at once.`,
  ],
  link: toSignIn,
});

const temporaryPassword = (password: string): Letter => ({
  subject: 'Your temporary password',
  paragraphs: [
    'Sign in with this temporary password within ten minutes. It works once, and then asks you to choose a new one.',
    'Until you use it, your old password works as before. If you did not ask for this, do nothing.',
  ],
  code: password,
  link: toSignIn,
});

const passwordChanged: Letter = {
  subject: 'Your password was changed',
  paragraphs: [
    'The password of your account was changed, and you were signed out on all other devices.',
    'If it was not you, choose “Forgot password?” where you sign in, at once.',
  ],
  link: toForgotPassword,
};

const emailChanged: Letter = {
  subject: 'Your address was changed',
  paragraphs: [
    'Your account has another address now, as was confirmed from both. We do not write to this one any more.',
    'If it was not you, tell us at once: answer this letter.',
  ],
};

const accountClosed: Letter = {
  subject: 'Your account is closed',
  paragraphs: [
    'Your account is closed, and what was kept about you in it is deleted. Thank you for having been here.',
  ],
};

/** A code for the address that it proves; its owner is told where it has an account already. */
async function composeCode(db: Kysely<Schema>, mail: QueuedMail, now: Date): Promise<Letter | null> {
  const proof = await db
    .selectFrom('verifications')
    .select(['purpose', 'person_id'])
    .where('id', '=', mail.about)
    .where('mail_id', '=', mail.id)
    .executeTakeFirst();
  if (!proof) return null;
  const isRegistration = proof.purpose === 'registration';
  const isTaken = proof.purpose !== 'old-address' && (await isRegistered(db, mail.recipient));
  // A code that nobody is told, so that its ten minutes are over at the same time as anybody's.
  const code = await giveCode(
    db,
    { id: mail.about, mailId: mail.id },
    now,
    isTaken ? createSecret() : createCode(),
  );
  if (code === null) return null;
  if (isTaken) return isRegistration ? alreadyRegistered : addressInUse;
  if (isRegistration) return codeLetter(code);
  if (proof.purpose === 'new-address') return newAddressLetter(code);
  const move = await db
    .selectFrom('verifications')
    .select('email')
    .where('person_id', '=', proof.person_id)
    .where('purpose', '=', 'new-address')
    .executeTakeFirst();
  return move ? moveLetter(code, move.email) : null;
}

/** A welcome that says how its reader signs in; null where the account is gone already. */
async function composeWelcome(db: Kysely<Schema>, { about }: QueuedMail): Promise<Letter | null> {
  const person = await db
    .selectFrom('people')
    .select('password_hash')
    .where('id', '=', about)
    .executeTakeFirst();
  if (!person) return null;
  return welcome(
    person.password_hash === ''
      ? 'Sign in the way you did. For a password of your own, choose “Forgot password?” where you sign in.'
      : 'Sign in with this address and the password that you chose.',
  );
}

/** What opens an account from now on; null where it does not any more. */
async function composeLinked(db: Kysely<Schema>, { about }: QueuedMail): Promise<Letter | null> {
  const identity = await db
    .selectFrom('identities')
    .select('provider')
    .where('id', '=', about)
    .executeTakeFirst();
  return identity ? socialLinked(socialProviderNames[identity.provider]) : null;
}

/** A temporary password for who has the address that was typed, at the address that they registered. */
async function composeTemporary(db: Kysely<Schema>, mail: QueuedMail, now: Date): Promise<Addressed | null> {
  const person = await findByEmail(db, mail.recipient);
  if (!person || person.locked_at !== null) return null;
  const password = createTemporaryPassword();
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('people')
      .set({
        temporary_hash: hashFor(person.id, password),
        temporary_until: new Date(now.getTime() + temporaryFor).toISOString(),
      })
      .where('id', '=', person.id)
      .execute();
    await recordEvent(trx, person.id, 'temporary-password-sent', theShop, now);
  });
  return { to: person.email, letter: temporaryPassword(password) };
}

/**
 * The words of a mail, at the moment when it is sent: so no code and no password waits in the queue, and what was
 * overtaken is not sent. Null for what nobody needs any more.
 */
export async function composeMail(
  db: Kysely<Schema>,
  mail: QueuedMail,
  now: Date,
): Promise<Addressed | null> {
  const same = (letter: Letter | null) => letter && { to: mail.recipient, letter };
  switch (mail.kind) {
    case mailKinds.code:
      return same(await composeCode(db, mail, now));
    case mailKinds.temporaryPassword:
      return composeTemporary(db, mail, now);
    case mailKinds.welcome:
      return same(await composeWelcome(db, mail));
    case mailKinds.socialLinked:
      return same(await composeLinked(db, mail));
    case mailKinds.passwordChanged:
      return same(passwordChanged);
    case mailKinds.emailChanged:
      return same(emailChanged);
    case mailKinds.accountClosed:
      return same(accountClosed);
    default:
      throw new Error(`There is no letter of the kind "${mail.kind}".`);
  }
}
