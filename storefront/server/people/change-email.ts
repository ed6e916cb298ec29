/** Another address for an account, proven at the address of before and at the new one. */
import { type EmailChange, type EmailChangeEnd, messages } from '@kerf/sdk/contract';
import { emailFault, emailKey, passwordFault } from '@kerf/sdk/rules';
import { failure } from '../http/api-failure.js';
import { queueMail } from '../mail/mail-queue.js';
import { type Member, requirePassword } from './account.js';
import { type PersonCaller, recordEvent } from './account-record.js';
import { emptyFault, requireInput, requireLasting, wrongPassword } from './input.js';
import { mailKinds } from './mail-kinds.js';
import type { PeopleParts } from './people-parts.js';
import { findByEmail, type KeptPerson } from './person-rows.js';
import { createSecret } from './secrets.js';
import { findVerification, startVerification, takeCode } from './verifications.js';

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
  requireInput(emailFault(email), password === '' ? passwordFault(password) : null);
  requireLasting(email);
  await requirePassword(parts, member, password, wrongPassword);
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

/** Takes both codes, and the address is another one: neither, where one of them is wrong. */
export async function endEmailChange(
  { db, now, limits }: PeopleParts,
  { person }: Member,
  { verification, old_code, new_code }: EmailChangeEnd,
  caller: PersonCaller,
): Promise<KeptPerson> {
  requireInput(
    emptyFault(old_code, 'old_code', messages.codeRequired),
    emptyFault(new_code, 'new_code', messages.codeRequired),
  );
  const secrets = secretsOf(verification);
  const proofs = {
    old: await findVerification(db, { secret: secrets.old, purpose: 'old-address' }, now()),
    new: await findVerification(db, { secret: secrets.new, purpose: 'new-address' }, now()),
  };
  if (!proofs.old || !proofs.new || proofs.new.person_id !== person.id) {
    await limits.takeStrayCode(caller.address);
    throw failure('PEOPLE_CODE_WRONG', messages.codeWrong, { field: 'old_code' });
  }
  const [before, after] = [proofs.old, proofs.new];
  await limits.takeCodeTry(caller.address, emailKey(before.email), before.id);
  return db.transaction().execute(async (trx) => {
    const time = now();
    await takeCode(trx, before, { code: old_code, field: 'old_code' }, time);
    await takeCode(trx, after, { code: new_code, field: 'new_code' }, time);
    const owner = await findByEmail(trx, after.email);
    if (owner && owner.id !== person.id)
      throw failure('PEOPLE_EMAIL_TAKEN', messages.emailTaken, { field: 'email' });
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
}
