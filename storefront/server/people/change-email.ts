/** Another address for an account, proven at the address of before and at the new one. */
import { type EmailChange, type EmailChangeEnd, messages } from '@kerf/sdk/contract';
import { emailFault, emailKey } from '@kerf/sdk/rules';
import { isTaken } from '../db/engine.js';
import { failure } from '../http/api-failure.js';
import { queueMail } from '../mail/mail-queue.js';
import { type Member, requirePassword } from './account.js';
import { type PersonCaller, recordEvent } from './account-record.js';
import { emptyFault, requireInput, requireLasting, typedFault } from './input.js';
import { mailKinds } from './mail-kinds.js';
import type { PeopleParts } from './people-parts.js';
import { findByEmail, type KeptPerson } from './person-rows.js';
import { createSecret } from './secrets.js';
import {
  findVerification,
  type KeptVerification,
  resendCode,
  startVerification,
  takeCode,
} from './verifications.js';

/** The secrets of the two proofs that one secret stands for. */
const secretsOf = (secret: string) => ({ old: `${secret}:old`, new: `${secret}:new` });

/** Sends a code to both addresses. Returns the secret that both belong to. */
export async function startEmailChange(
  parts: PeopleParts,
  member: Member,
  { email: typed, password }: EmailChange,
  caller: PersonCaller,
): Promise<string> {
  const { db, now, limits } = parts;
  const { person } = member;
  const email = typed.trim();
  requireInput(emailFault(email), typedFault(password));
  requireLasting(email);
  if (emailKey(email) === person.email_key)
    requireInput({ field: 'email', message: 'That is your address already. Type the one that it is to be.' });
  await limits.requireCodeMail(caller.address, emailKey(email));
  await requirePassword(parts, member, { password, caller });
  await limits.takeCodeMail(caller.address, emailKey(email));
  const secret = createSecret();
  const secrets = secretsOf(secret);
  const proof = {
    person_id: person.id,
    first_name: person.first_name,
    last_name: person.last_name,
    subscribesToMail: false,
  };
  await db.transaction().execute(async (trx) => {
    const time = now();
    await trx.deleteFrom('verifications').where('person_id', '=', person.id).execute();
    await startVerification(
      trx,
      secrets.old,
      { ...proof, purpose: 'old-address', email: person.email },
      time,
    );
    await startVerification(trx, secrets.new, { ...proof, purpose: 'new-address', email }, time);
    await recordEvent(trx, person.id, 'email-change-asked', caller, time);
  });
  return secret;
}

/** The proofs of both addresses that a member's secret opens, while both are kept; null for none. */
async function findProofs(
  { db, now }: PeopleParts,
  { person }: Member,
  verification: string,
): Promise<{ before: KeptVerification; after: KeptVerification } | null> {
  const secrets = secretsOf(verification);
  const before = await findVerification(db, { secret: secrets.old, purpose: 'old-address' }, now());
  const after = await findVerification(db, { secret: secrets.new, purpose: 'new-address' }, now());
  return before && after?.person_id === person.id ? { before, after } : null;
}

/** The address that a member is about to have, once both codes are typed; null where none was asked for. */
export const findNewAddress = async (
  parts: PeopleParts,
  member: Member,
  verification: string,
): Promise<string | null> => (await findProofs(parts, member, verification))?.after.email ?? null;

/** Sends other codes to both addresses in the place of those before. False where no change is under way. */
export async function resendEmailCodes(
  parts: PeopleParts,
  member: Member,
  verification: string,
  caller: PersonCaller,
): Promise<boolean> {
  const proofs = await findProofs(parts, member, verification);
  if (!proofs) return false;
  const { db, now, limits } = parts;
  await limits.takeCodeMail(caller.address, emailKey(proofs.after.email));
  await db.transaction().execute(async (trx) => {
    const time = now();
    await resendCode(trx, proofs.before, time);
    await resendCode(trx, proofs.after, time);
    await recordEvent(trx, member.person.id, 'email-change-asked', caller, time);
  });
  return true;
}

const addressTaken = () => failure('PEOPLE_EMAIL_TAKEN', messages.emailTaken, { field: 'email' });

/** Takes both codes, and the address is another one: neither, where one of them is wrong. */
export async function endEmailChange(
  parts: PeopleParts,
  member: Member,
  { verification, old_code, new_code }: EmailChangeEnd,
  caller: PersonCaller,
): Promise<KeptPerson> {
  requireInput(
    emptyFault(old_code, 'old_code', messages.codeRequired),
    emptyFault(new_code, 'new_code', messages.codeRequired),
  );
  const { db, now, limits } = parts;
  const { person } = member;
  const proofs = await findProofs(parts, member, verification);
  if (!proofs) {
    await limits.takeStrayCode(caller.address);
    throw failure('PEOPLE_CODE_WRONG', messages.codeWrong, { field: 'old_code' });
  }
  const { before, after } = proofs;
  await limits.takeMembersCodeTry(caller.address, person.id, before.id);
  const change = db.transaction().execute(async (trx) => {
    const time = now();
    await takeCode(trx, before, { code: old_code, field: 'old_code' }, time);
    await takeCode(trx, after, { code: new_code, field: 'new_code' }, time);
    const owner = await findByEmail(trx, after.email);
    if (owner && owner.id !== person.id) throw addressTaken();
    const changed = await trx
      .updateTable('people')
      .set({ email: after.email, email_key: emailKey(after.email), updated_at: time.toISOString() })
      .where('id', '=', person.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await trx.deleteFrom('verifications').where('person_id', '=', person.id).execute();
    await recordEvent(trx, person.id, 'email-changed', caller, time);
    await queueMail(trx, { kind: mailKinds.emailChanged, recipient: before.email, about: person.id }, time);
    return changed;
  });
  return change.catch((error: unknown) => {
    // Somebody registered with it between the look and the change.
    throw isTaken(error) ? addressTaken() : error;
  });
}
