/** What people type about themselves, and what is wrong with it: the same words in the browser and from the server. */
import { maxEmailLength, maxPersonNameLength, minPasswordLength } from '../../contract/limits.js';
import {
  emailInvalid,
  emailRequired,
  firstNameRequired,
  lastNameRequired,
  passwordRequired,
  passwordTooShort,
} from '../../contract/messages.js';

/** An input at fault, and the words that stand under it. */
export interface InputFault {
  field: string;
  message: string;
}

const label = /^[a-z0-9\u0080-\uffff](?:[a-z0-9\u0080-\uffff-]{0,61}[a-z0-9\u0080-\uffff])?$/i;
// Neither what separates addresses in a header, nor quotes, nor anything that does not print.
const local = /^[^\s@"(),:;<>[\\\]\p{Cc}]{1,64}$/u;

/**
 * Whether a text is an address that mail can be sent to: one name, one domain of at least two labels. What RFC 5321
 * allows beyond that (quotes, comments, addresses of machines) nobody has.
 */
export function isEmail(text: string): boolean {
  if (text.length > maxEmailLength) return false;
  const at = text.lastIndexOf('@');
  const name = text.slice(0, Math.max(at, 0));
  const labels = text.slice(at + 1).split('.');
  return (
    at > 0 &&
    local.test(name) &&
    !/^\.|\.\.|\.$/.test(name) &&
    labels.length > 1 &&
    labels.every((each) => label.test(each)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  );
}

/** What two ways to write one address have in common. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

/** A name on one line, without what does not print. */
const isName = (text: string): boolean =>
  text !== '' && text.length <= maxPersonNameLength && !/[\p{Cc}\u2028\u2029]/u.test(text);

/** What is wrong with a name, each half by itself; nothing where it can be written on a parcel. */
export const nameFaults = ({
  first_name,
  last_name,
}: Record<'first_name' | 'last_name', string>): InputFault[] => [
  ...(isName(first_name.trim()) ? [] : [{ field: 'first_name', message: firstNameRequired }]),
  ...(isName(last_name.trim()) ? [] : [{ field: 'last_name', message: lastNameRequired }]),
];

/** The first fault of a name; null for none. */
export const nameFault = (name: Record<'first_name' | 'last_name', string>): InputFault | null =>
  nameFaults(name)[0] ?? null;

/** What is wrong with an address; null for nothing. */
export function emailFault(email: string, field = 'email'): InputFault | null {
  if (email.trim() === '') return { field, message: emailRequired };
  return isEmail(email.trim()) ? null : { field, message: emailInvalid };
}

/** What is wrong with a password that is chosen; null for nothing. Spaces are part of it. */
export function passwordFault(password: string, field = 'password'): InputFault | null {
  if (password === '') return { field, message: passwordRequired };
  return password.length < minPasswordLength ? { field, message: passwordTooShort } : null;
}
