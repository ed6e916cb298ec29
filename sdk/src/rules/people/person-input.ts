/** What people type about themselves, and what is wrong with it: the same words in the browser and from the server. */
import {
  maxEmailLength,
  maxPasswordLength,
  maxPersonNameLength,
  minPasswordLength,
} from '../../contract/limits.js';
import {
  emailInvalid,
  emailRequired,
  firstNameRequired,
  lastNameRequired,
  passwordRequired,
  passwordTooShort,
} from '../../contract/messages.js';

/** Characters of one part of a domain, as the DNS takes it. */
const maxLabelLength = 63;

/** An input at fault, and the words that stand under it. */
export interface InputFault {
  field: string;
  message: string;
}

// As a registry may enter one: letters with their marks, digits, hyphens. Nothing that is left out when it is read.
const label = /^[\p{L}\p{M}\p{Nd}-]+$/u;
const ignored = /\p{Default_Ignorable_Code_Point}/u;
// Neither what separates addresses in a header, nor quotes, nor anything that does not print.
const local = /^[^\s@"(),:;<>[\\\]\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]{1,64}$/u;
// What a URL reads as the end of a host, or as something else than a host.
const notOfHost = /[\s\p{Cc}/\\?#@:%[\]]/u;

/**
 * A domain as it stands in the DNS, `xn--` and all: one for every way to write it, since capitals, wide letters, other
 * dots and what does not print come to the same there. Null for what is none.
 */
function toAscii(domain: string): string | null {
  if (domain.length > maxEmailLength || notOfHost.test(domain)) return null;
  try {
    return new URL(`http://${domain}`).hostname.replace(/\.$/, '') || null;
  } catch {
    return null;
  }
}

/** Whether a domain is written as it is meant: capitals apart, nothing in it is read as something else. */
function isDomain(domain: string): boolean {
  const small = domain.toLowerCase();
  const labels = small.split('.');
  const entered = toAscii(small)?.split('.') ?? [];
  return (
    labels.length > 1 &&
    small === small.normalize('NFKC') &&
    !ignored.test(small) &&
    labels.every((each) => label.test(each) && !each.startsWith('-') && !each.endsWith('-')) &&
    !/^\d+$/.test(labels.at(-1) ?? '') &&
    entered.length === labels.length &&
    entered.every((each) => each.length <= maxLabelLength)
  );
}

/**
 * Whether a text is an address that mail can be sent to: one name, one domain of at least two labels. What RFC 5321
 * allows beyond that (quotes, comments, addresses of machines) nobody has.
 */
export function isEmail(text: string): boolean {
  if (text.length > maxEmailLength) return false;
  const at = text.lastIndexOf('@');
  const name = text.slice(0, Math.max(at, 0));
  return at > 0 && local.test(name) && !/^\.|\.\.|\.$/.test(name) && isDomain(text.slice(at + 1));
}

/**
 * What all ways to write one address have in common: the domain is that of the DNS. What has no such domain is in small
 * letters alone.
 */
export function emailKey(email: string): string {
  const small = email.trim().toLowerCase();
  const at = small.lastIndexOf('@') + 1;
  return small.slice(0, at) + (toAscii(small.slice(at)) ?? small.slice(at));
}

/** A name on one line, without what does not print. */
export const isName = (text: string): boolean => isPrinted(text) && text.length <= maxPersonNameLength;

const isPrinted = (text: string): boolean =>
  /[^\s\p{Bidi_C}]/u.test(text) && !/[\p{Cc}\u2028\u2029]/u.test(text);

/** What is wrong with a text that is longer than `most` characters. */
export const lengthFaults = (field: string, text: string, most: number): InputFault[] =>
  text.length > most ? [{ field, message: `Please use at most ${most} characters.` }] : [];

const halfFaults = (field: string, text: string, required: string): InputFault[] =>
  isPrinted(text) ? lengthFaults(field, text, maxPersonNameLength) : [{ field, message: required }];

/** What is said where somebody types an address of the web into a name or an address: letters carry those. */
const webAddressRefused = 'Please leave out addresses of web pages.';

/** Whether something is in a text that leads to a page: a scheme, `www.`, or a domain with something behind it. */
const hasWebAddress = (text: string): boolean =>
  /:\s*\/\/|www\s*\.|[\p{L}\p{N}]\.\p{L}{2,63}(?::\d{1,5})?[/?#]/iu.test(text.normalize('NFKC'));

/** What of some fields leads to a page of the web. */
export const webAddressFaults = (typed: Readonly<Record<string, string>>): InputFault[] =>
  Object.entries(typed)
    .filter(([, text]) => hasWebAddress(text))
    .map(([field]) => ({ field, message: webAddressRefused }));

/** What is wrong with a name, each half by itself; nothing where it can be written on a parcel. */
export const nameFaults = ({
  first_name,
  last_name,
}: Record<'first_name' | 'last_name', string>): InputFault[] => [
  ...halfFaults('first_name', first_name.trim(), firstNameRequired),
  ...halfFaults('last_name', last_name.trim(), lastNameRequired),
  ...webAddressFaults({ first_name, last_name }),
];

/** The first fault of a name; null for none. */
export const nameFault = (name: Record<'first_name' | 'last_name', string>): InputFault | null =>
  nameFaults(name)[0] ?? null;

/** What is wrong with an address; null for nothing. */
export function emailFault(email: string, field = 'email'): InputFault | null {
  if (email.trim() === '') return { field, message: emailRequired };
  return isEmail(email.trim()) ? null : { field, message: emailInvalid };
}

const passwordTooLong = `Please use a password of at most ${maxPasswordLength} characters.`;

/** What is wrong with a password that is chosen; null for nothing. Spaces are part of it. */
export function passwordFault(password: string, field = 'password'): InputFault | null {
  if (password === '') return { field, message: passwordRequired };
  if (password.length > maxPasswordLength) return { field, message: passwordTooLong };
  return password.length < minPasswordLength ? { field, message: passwordTooShort } : null;
}
