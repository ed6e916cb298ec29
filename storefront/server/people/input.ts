/** How what people typed is refused: in the words that stand under the field, whoever asks. */
import { messages } from '@kerf/sdk/contract';
import type { InputFault } from '@kerf/sdk/rules';
import { type ApiFailure, failure } from '../http/api-failure.js';
import { isDisposable } from './disposable.js';

/** Refuses the first of some faults that is one. */
export function requireInput(...faults: readonly (InputFault | null)[]): void {
  const fault = faults.find((each) => each !== null);
  if (fault) throw failure('PEOPLE_INPUT_INVALID', fault.message, { field: fault.field });
}

/** Refuses an address that is made to be thrown away. */
export function requireLasting(email: string): void {
  if (isDisposable(email))
    throw failure('PEOPLE_EMAIL_DISPOSABLE', messages.emailDisposable, {
      field: 'email',
      isEmailDisposable: true,
    });
}

/** What is wrong with a field that is empty; null for nothing. */
export const emptyFault = (text: string, field: string, message: string): InputFault | null =>
  text.trim() === '' ? { field, message } : null;

/** One refusal for every reason why a sign-in fails. */
export const wrongPassword = (): ApiFailure =>
  failure('PEOPLE_PASSWORD_WRONG', messages.passwordWrong, { field: 'password' });

/** What is said to who is not signed in (any more). */
export const signedOut = (): ApiFailure =>
  failure('PEOPLE_SIGNED_OUT', 'You are signed out. Please sign in.');
