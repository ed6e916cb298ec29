/** How what people typed is refused: in the words that stand under the field, whoever asks. */
import { maxPasswordLength, messages } from '@kerf/sdk/contract';
import { type InputFault, passwordFault } from '@kerf/sdk/rules';
import { type ApiFailure, failure } from '../http/api-failure.js';
import { isDisposable } from './disposable.js';

/** Refuses what has a fault among these, in the words of the first. */
export function requireInput(...found: readonly (InputFault | null)[]): void {
  const faults = found.filter((each) => each !== null);
  const [first] = faults;
  if (first) throw failure('PEOPLE_INPUT_INVALID', first.message, { field: first.field, faults });
}

/** What is wrong with an address that is made to be thrown away; null for any other. */
export const disposableFault = (email: string): InputFault | null =>
  isDisposable(email) ? { field: 'email', message: messages.emailDisposable } : null;

/** Refuses such an address. */
export function requireLasting(email: string): void {
  const fault = disposableFault(email);
  if (fault)
    throw failure('PEOPLE_EMAIL_DISPOSABLE', fault.message, { field: fault.field, isEmailDisposable: true });
}

/** What is wrong with a field that is empty; null for nothing. */
export const emptyFault = (text: string, field: string, message: string): InputFault | null =>
  text.trim() === '' ? { field, message } : null;

/** What is wrong with a password that is there already, before it is checked: it can't be one. Null for nothing. */
export const typedFault = (password: string, field = 'password'): InputFault | null =>
  password === '' || password.length > maxPasswordLength ? passwordFault(password, field) : null;

/** One refusal for every reason why a sign-in fails. */
export const wrongPassword = (): ApiFailure =>
  failure('PEOPLE_PASSWORD_WRONG', messages.passwordWrong, { field: 'password' });

/** What is said to who is not signed in (any more). */
export const signedOut = (): ApiFailure =>
  failure('PEOPLE_SIGNED_OUT', 'You are signed out. Please sign in.');
