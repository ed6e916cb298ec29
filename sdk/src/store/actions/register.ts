/** Becoming a member: the address is proven by a code, then the account is made. */
import { createMember, fetchEmailExists, sendCode, sendCodeTo, verifyEmail } from '../../client/people.js';
import type {
  Registration,
  RegistrationEnd,
  Verification,
  VerificationRequest,
} from '../../contract/people.js';
import { attempt, type PersonOutcome } from '../person.js';
import type { Runtime } from '../runtime.js';
import { type SignedInMember, welcomeMember } from './sign-in.js';

/** A code on its way: `verification` is the secret that belongs to it. */
export interface CodeSent {
  verification: string;
  /** The address is proven already: no code is needed. */
  isVerified: boolean;
  message: string;
}

/** Whether an address is registered. Refused for one that is made to be thrown away. */
export const checkEmail = (rt: Runtime, email: string): Promise<PersonOutcome<{ exists: boolean }>> =>
  attempt(async () => ({ exists: await fetchEmailExists(rt.send, email.trim()) }));

/** Sends a code to who registers, with their names or, where only it is known, the address alone. */
export const startRegistration = (
  rt: Runtime,
  asked: Registration | VerificationRequest,
): Promise<PersonOutcome<CodeSent>> =>
  attempt(async () => {
    const { data, message } = await ('first_name' in asked
      ? sendCode(rt.send, asked)
      : sendCodeTo(rt.send, asked));
    return { verification: data.verification, isVerified: data.email_verified, message };
  });

/** Proves the address with the code. */
export const enterCode = (rt: Runtime, proof: Verification): Promise<PersonOutcome<{ message: string }>> =>
  attempt(async () => {
    const { message } = await verifyEmail(rt.send, proof);
    return { message };
  });

/** Makes the account of a proven address, and signs in. */
export const register = (rt: Runtime, end: RegistrationEnd): Promise<PersonOutcome<SignedInMember>> =>
  attempt(async () => {
    const { data, meta } = await createMember(rt.send, end);
    return welcomeMember(rt, data, meta);
  });
