/** What people type when they ask for a quote, and what is wrong with it: the same words in the browser and from the server. */
import {
  quoteEmailInvalid,
  quoteEmailRequired,
  quoteFirstNameRequired,
  quoteLastNameRequired,
  quoteQuantityRequired,
} from '../../contract/messages.js';
import { type InputFault, isEmail, isName } from '../people/person-input.js';
import { wholeNumberMessage } from '../quantity/whole-number.js';

/** Who asks, as typed. */
export type TypedAsker = Record<'firstname' | 'lastname' | 'email_address', string>;

/** A name on one line, in which nothing looks like a tag. */
const isPlainName = (typed: string): boolean => isName(typed.trim()) && !/<[^<>]*>/.test(typed);

/** What is wrong with an address that a quote is to go to; null for nothing. */
export function quoteEmailFault(email: string): InputFault | null {
  const field = 'email_address';
  if (email.trim() === '') return { field, message: quoteEmailRequired };
  return isEmail(email.trim()) ? null : { field, message: quoteEmailInvalid };
}

/** All that is wrong with who asks, in the order of the fields. */
export const askerFaults = ({ firstname, lastname, email_address }: TypedAsker): InputFault[] =>
  [
    isPlainName(firstname) ? null : { field: 'firstname', message: quoteFirstNameRequired },
    isPlainName(lastname) ? null : { field: 'lastname', message: quoteLastNameRequired },
    quoteEmailFault(email_address),
  ].filter((fault) => fault !== null);

/** What is wrong with a quantity that is typed because nothing else says how many; null for nothing. */
export function quoteQuantityFault(typed: string): InputFault | null {
  const message = wholeNumberMessage(typed, quoteQuantityRequired);
  return message ? { field: 'quantity', message } : null;
}
