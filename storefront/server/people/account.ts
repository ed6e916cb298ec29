/** What members do with their accounts. */
import {
  type AccountEnd,
  type Address,
  messages,
  type NameChange,
  type PasswordChange,
  type Rank,
} from '@kerf/sdk/contract';
import { nameFaults, passwordFault } from '@kerf/sdk/rules';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.js';
import { failure } from '../http/api-failure.js';
import { queueMail } from '../mail/mail-queue.js';
import { type PersonCaller, readRecord, recordEvent } from './account-record.js';
import { listAddresses } from './address-book.js';
import { collectIdentities } from './identities.js';
import { emptyFault, requireInput, signedOut, typedFault, wrongPassword } from './input.js';
import { mailKinds } from './mail-kinds.js';
import { typedName } from './names.js';
import type { PeopleParts } from './people-parts.js';
import { type KeptPerson, toUser } from './person-rows.js';
import {
  createSession,
  endSession,
  endSessions,
  findRemembered,
  type KeptSession,
  listSessions,
  type NewSession,
} from './sessions.js';

/** What proves that a member knows the password; `refusal` is thrown where it does not. */
interface PasswordProof {
  password: string;
  caller: PersonCaller;
  refusal?: () => Error;
}

/** A member who is signed in. */
export interface Member {
  person: KeptPerson;
  session: KeptSession;
}

/** The rank as it was before this: from here on the member was shown it. */
export async function checkRanking({ db }: PeopleParts, { person }: Member): Promise<Rank> {
  await db.updateTable('people').set({ ranking_notification: 1 }).where('id', '=', person.id).execute();
  return toUser(person).rank;
}

/** Changes a member's name. */
export async function changeName(
  { db, now, limits }: PeopleParts,
  { person }: Member,
  name: NameChange,
  caller: PersonCaller,
): Promise<KeptPerson> {
  requireInput(...nameFaults(name));
  await limits.takeNameChange(person.id);
  return db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('people')
      .set({
        first_name: typedName(name.first_name),
        last_name: typedName(name.last_name),
        updated_at: now().toISOString(),
      })
      .where('id', '=', person.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordEvent(trx, person.id, 'name-changed', caller, now());
    return changed;
  });
}

/** Counts a call of a session that hashes a password, and refuses it before the database is asked where none can be. */
async function takePasswordTry(
  { limits, passwords }: PeopleParts,
  { session }: Member,
  { address }: PersonCaller,
): Promise<void> {
  passwords.requireRoom(address);
  await limits.takePasswordTry(session.id);
}

/** Asks a member for the password again, before something that another one at the same screen must not do. */
export async function requirePassword(
  parts: PeopleParts,
  member: Member,
  { password, caller, refusal = wrongPassword }: PasswordProof,
): Promise<void> {
  await takePasswordTry(parts, member, caller);
  const hashed = member.person.password_hash || null;
  if (!(await parts.passwords.verify(hashed, password, caller.address))) throw refusal();
}

/** Signs a member in anew on this device and out of all others; the cart stays open here. */
async function startOver(
  trx: Transaction<Schema>,
  { person, session }: Member,
  caller: PersonCaller,
  now: Date,
): Promise<NewSession> {
  const fresh = await createSession(trx, {
    personId: person.id,
    opens: 'account',
    isRemembered: session.is_remembered === 1,
    caller,
    now,
  });
  await trx
    .updateTable('cart_keys')
    .set({ session_id: fresh.id })
    .where('session_id', '=', session.id)
    .execute();
  await trx.deleteFrom('sessions').where('person_id', '=', person.id).where('id', '!=', fresh.id).execute();
  return fresh;
}

/** Changes a member's password. Every session ends; this device has a new one. */
export async function changePassword(
  parts: PeopleParts,
  member: Member,
  { old_password = '', new_password, confirm_password }: PasswordChange,
  caller: PersonCaller,
): Promise<NewSession> {
  const { person, session } = member;
  const isChoosing = session.opens === 'new-password';
  requireInput(
    isChoosing ? null : emptyFault(old_password, 'old_password', messages.oldPasswordRequired),
    emptyFault(new_password, 'new_password', messages.newPasswordRequired),
    passwordFault(new_password, 'new_password'),
    emptyFault(confirm_password, 'confirm_password', messages.confirmPasswordRequired),
    new_password === confirm_password
      ? null
      : { field: 'confirm_password', message: messages.passwordsDiffer },
  );
  const refusal = () =>
    failure('PEOPLE_OLD_PASSWORD_WRONG', messages.oldPasswordWrong, { field: 'old_password' });
  if (isChoosing) await takePasswordTry(parts, member, caller);
  else await requirePassword(parts, member, { password: old_password, caller, refusal });
  const passwordHash = await parts.passwords.hash(new_password, caller.address);
  return parts.db.transaction().execute(async (trx) => {
    const now = parts.now();
    const changed = await trx
      .updateTable('people')
      .set({
        password_hash: passwordHash,
        temporary_hash: null,
        temporary_until: null,
        updated_at: now.toISOString(),
      })
      .where('id', '=', person.id)
      .where('password_hash', '=', person.password_hash)
      .returning('id')
      .executeTakeFirst();
    // Another device was quicker.
    if (!changed) throw wrongPassword();
    await recordEvent(trx, person.id, 'password-changed', caller, now);
    await queueMail(trx, { kind: mailKinds.passwordChanged, recipient: person.email, about: person.id }, now);
    return startOver(trx, member, caller, now);
  });
}

/**
 * Signs somebody out of one of their sessions. False where they have no such one. Their orders open with `orderKeys` no
 * more; which keys another device has is not known, so without them they open with none.
 */
export function signOut(
  { db, now, orders }: PeopleParts,
  { person_id, id }: Pick<KeptSession, 'person_id' | 'id'>,
  caller: PersonCaller,
  orderKeys?: readonly string[],
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const isEnded = await endSession(trx, person_id, id);
    if (!isEnded) return false;
    await orders.endKeys(trx, person_id, orderKeys);
    await recordEvent(trx, person_id, 'signed-out', caller, now());
    return true;
  });
}

/** What a browser holds of who uses it, beside the session; null and none for nothing. */
interface HeldKeys {
  rememberToken: string | null;
  orderKeys: readonly string[];
}

/**
 * Signs out whoever holds these: the bearer token may be over, and what renews it not. False where neither belongs to a
 * session.
 */
export async function signOutHere(
  parts: PeopleParts,
  member: Member | null,
  { rememberToken, orderKeys }: HeldKeys,
  caller: PersonCaller,
): Promise<boolean> {
  const remembered =
    member === null && rememberToken !== null ? await findRemembered(parts.db, rememberToken) : null;
  const session = member?.session ?? remembered;
  return session !== null && signOut(parts, session, caller, orderKeys);
}

/** Signs a member out everywhere, this device included. */
export async function signOutEverywhere(
  { db, now, orders }: PeopleParts,
  { person }: Member,
  caller: PersonCaller,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await endSessions(trx, person.id);
    await orders.endKeys(trx, person.id);
    await recordEvent(trx, person.id, 'signed-out-everywhere', caller, now());
  });
}

/** Everything that is kept about a member. */
export async function collectData(
  { db, now, limits, orders }: PeopleParts,
  { person, session }: Member,
  caller: PersonCaller,
): Promise<object> {
  await limits.takeDownload(person.id);
  await recordEvent(db, person.id, 'data-downloaded', caller, now());
  const lines = await db
    .selectFrom('cart_lines')
    .innerJoin('carts', 'carts.id', 'cart_lines.cart_id')
    .select(['product_name', 'summary', 'quantity', 'kinds', 'price_cents', 'cart_lines.created_at'])
    .where('carts.person_id', '=', person.id)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .execute();
  const quotations = await db
    .selectFrom('quotations')
    .select(['number', 'name', 'company', 'address', 'total_cents', 'created_at', 'held_until'])
    .where('person_id', '=', person.id)
    .orderBy('created_at')
    .execute();
  const quoteRequests = await db
    .selectFrom('quote_requests')
    .select(['number', 'kind', 'summary', 'quantity', 'comment', 'utm', 'state', 'created_at'])
    .where('person_id', '=', person.id)
    .orderBy('created_at')
    .execute();
  const samples = await db
    .selectFrom('sample_requests')
    .select(['number', 'ship_to', 'wish', 'state', 'created_at', 'sent_at'])
    .where('person_id', '=', person.id)
    .orderBy('created_at')
    .execute();
  return {
    user: toUser(person),
    subscribes_to_mail: person.subscribes_to_mail === 1,
    registered_at: person.created_at,
    sessions: await listSessions(db, session, now(), 1_000),
    identities: await collectIdentities(db, person.id),
    record: await readRecord(db, person.id),
    addresses: await listAddresses(db, person.id),
    orders: await orders.collect(db, person),
    quotations,
    quote_requests: quoteRequests,
    sample_packs: samples.map((each) => ({ ...each, ship_to: JSON.parse(each.ship_to) as Address })),
    cart: lines,
  };
}

/** Closes an account: everything that is kept about its owner goes, and a last mail says so. */
export async function closeAccount(
  parts: PeopleParts,
  member: Member,
  { password }: AccountEnd,
  caller: PersonCaller,
): Promise<void> {
  requireInput(typedFault(password));
  await requirePassword(parts, member, { password, caller });
  await parts.db.transaction().execute(async (trx) => {
    await parts.orders.endKeys(trx, member.person.id);
    await parts.orders.forgetName(trx, member.person.id, parts.now());
    // Their files go with a later sweep.
    await trx.deleteFrom('quote_requests').where('person_id', '=', member.person.id).execute();
    const closed = await trx.deleteFrom('people').where('id', '=', member.person.id).executeTakeFirst();
    // Another call was quicker, and has written already.
    if (closed.numDeletedRows === 0n) throw signedOut();
    const mail = { kind: mailKinds.accountClosed, recipient: member.person.email, about: '' };
    await queueMail(trx, mail, parts.now());
  });
}
