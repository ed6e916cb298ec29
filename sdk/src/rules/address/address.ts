/** Australian addresses: what is missing from one, and where its parts contradict each other. */

import type { Suburb } from '../../contract/addresses.js';
import { australianStates, maxNameLength, maxPersonNameLength } from '../../contract/limits.js';
import {
  cityRequired,
  phoneInvalid,
  phoneRequired,
  postalCodeInvalid,
  postalCodeRequired,
  stateRequired,
  streetRequired,
  suburbRequired,
} from '../../contract/messages.js';
import type { Address } from '../../contract/orders.js';
import { type InputFault, lengthFaults, nameFaults, webAddressFaults } from '../people/person-input.js';

type State = Address['state'];

/** An address as it is typed: any text may stand in any field. */
export type TypedAddress = Readonly<Record<keyof Address, string>>;

/** The fields of an address in the order in which they are asked for. */
export const addressFields = [
  'first_name',
  'last_name',
  'company',
  'street_address',
  'street2',
  'suburb',
  'city',
  'state',
  'postal_code',
  'phone_number',
] as const satisfies readonly (keyof Address)[];

/** An address of which nothing is typed yet. */
export const emptyAddress: TypedAddress = {
  first_name: '',
  last_name: '',
  company: '',
  street_address: '',
  street2: '',
  suburb: '',
  city: '',
  state: '',
  postal_code: '',
  phone_number: '',
};

/** One line of text without what does not print, or turns round what does. */
const onOneLine = (text: string): string =>
  text
    .replace(/\p{Bidi_C}+/gu, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

/** Where each state's postal codes lie, both ends counted; post-office boxes included. */
const postalRanges: Readonly<Record<State, readonly (readonly [number, number])[]>> = {
  ACT: [
    [200, 299],
    [2600, 2618],
    [2900, 2920],
  ],
  NSW: [
    [1000, 1999],
    [2000, 2599],
    [2619, 2899],
    [2921, 2999],
  ],
  VIC: [
    [3000, 3999],
    [8000, 8999],
  ],
  QLD: [
    [4000, 4999],
    [9000, 9999],
  ],
  SA: [[5000, 5999]],
  WA: [[6000, 6999]],
  TAS: [[7000, 7999]],
  NT: [[800, 999]],
};

/** The state that a postal code belongs to; null where no state has it. */
export function stateOfPostalCode(code: string): State | null {
  if (!/^\d{4}$/.test(code)) return null;
  const number = Number(code);
  return (
    australianStates.find((state) =>
      postalRanges[state].some(([first, last]) => number >= first && number <= last),
    ) ?? null
  );
}

const isState = (text: string): text is State => (australianStates as readonly string[]).includes(text);

/** Digits of a telephone number as people write one: with an area code, spaces, brackets, or +61. */
const digitsOf = (phone: string): string => phone.replace(/[\s().-]/g, '').replace(/^\+61(?:0)?/, '0');

const isPhone = (text: string): boolean => /^(?:0[2-578]\d{8}|1[38]00\d{6}|13\d{4})$/.test(digitsOf(text));

/** What is wrong with an address as it was typed, in the order of its fields; nothing where a parcel finds it. */
export function addressFaults(typed: TypedAddress): InputFault[] {
  const faults: InputFault[] = [...nameFaults(typed)];
  const need = (field: keyof Address, message: string) => {
    if (onOneLine(typed[field]) === '') faults.push({ field, message });
  };
  need('street_address', streetRequired);
  need('suburb', suburbRequired);
  need('city', cityRequired);
  if (!isState(typed.state)) faults.push({ field: 'state', message: stateRequired });
  const code = typed.postal_code.trim();
  if (code === '') faults.push({ field: 'postal_code', message: postalCodeRequired });
  else if (!/^\d{4}$/.test(code)) faults.push({ field: 'postal_code', message: postalCodeInvalid });
  if (typed.phone_number.trim() === '') faults.push({ field: 'phone_number', message: phoneRequired });
  else if (!isPhone(typed.phone_number)) faults.push({ field: 'phone_number', message: phoneInvalid });
  const { company, street_address, street2, suburb, city } = typed;
  faults.push(...webAddressFaults({ company, street_address, street2, suburb, city }));
  for (const field of ['company', 'street_address', 'street2', 'suburb', 'city'] as const) {
    const most = field === 'street_address' || field === 'street2' ? maxNameLength : maxPersonNameLength;
    faults.push(...lengthFaults(field, onOneLine(typed[field]), most));
  }
  return faults;
}

/** What is known of suburbs, by whoever has a list of them. */
export interface KnownSuburbs {
  /** What lies at a postal code; nothing for one that is not in the list. */
  at(postalCode: string): readonly Suburb[];
  /** Every suburb of a name, however that is written. */
  named(name: string): readonly Suburb[];
}

const nothingKnown: KnownSuburbs = { at: () => [], named: () => [] };

/** As many postal codes or names as a sentence can hold. */
const maxNamed = 4;

const inWords = (texts: readonly string[], word: 'and' | 'or'): string => {
  const all = [...new Set(texts)];
  const last = all.pop() ?? '';
  return all.length > 0 ? `${all.join(', ')} ${word} ${last}` : last;
};

function stateDoubt(code: string, state: State, there: readonly Suburb[]): InputFault | null {
  const byRange = stateOfPostalCode(code);
  const states: readonly State[] =
    there.length > 0 ? there.map((each) => each.state) : byRange === null ? [] : [byRange];
  const message =
    states.length === 0
      ? `No state has the postal code ${code}. Please check it.`
      : `${code} is a postal code of ${inWords(states, 'and')}, not of ${state}. Please check both.`;
  return states.includes(state) ? null : { field: 'postal_code', message };
}

/**
 * What may be a slip, and at which field, though the address is taken as it is: suburbs are new, and codes cross
 * borders here and there. Null for nothing. Without a list of suburbs, state and postal code alone are compared.
 */
export function addressDoubt(
  { postal_code, state, suburb }: TypedAddress,
  known: KnownSuburbs = nothingKnown,
): InputFault | null {
  const code = postal_code.trim();
  const name = onOneLine(suburb);
  if (!/^\d{4}$/.test(code) || !isState(state)) return null;
  const there = known.at(code);
  const ofState = stateDoubt(code, state, there);
  if (ofState || there.length === 0 || name === '') return ofState;
  const named = known.named(name);
  const inState = named.filter((each) => each.state === state);
  if (inState.some((each) => each.postal_code === code)) return null;
  const codes = [...new Set(inState.map((each) => each.postal_code))];
  if (codes.length > 0 && codes.length <= maxNamed)
    return {
      field: 'postal_code',
      message: `${name} has the postal code ${inWords(codes, 'or')}, not ${code}. Please check both.`,
    };
  const names = there.filter((each) => each.state === state).map((each) => each.suburb);
  return {
    field: 'suburb',
    message:
      names.length <= maxNamed
        ? `${code} is the postal code of ${inWords(names, 'and')}. Please check the suburb.`
        : `We don’t know ${name} at ${code}. Please check both.`,
  };
}

/** An address without faults as it is kept: each field on one line. */
export function toAddress(typed: TypedAddress): Address {
  const kept = Object.fromEntries(addressFields.map((field) => [field, onOneLine(typed[field])]));
  return kept as Address;
}

/** An address as it stands on a parcel, line by line. */
export const addressLines = (address: Address): string[] =>
  [
    `${address.first_name} ${address.last_name}`,
    address.company,
    address.street_address,
    address.street2,
    `${[...new Set([address.suburb, address.city])].filter(Boolean).join(', ')} ${address.state} ${address.postal_code}`,
    'Australia',
  ].filter(Boolean);

/** The same with the telephone, for whoever looks whether all of it is right. */
export const addressLinesWithPhone = (address: Address): string[] => [
  ...addressLines(address),
  `Phone ${address.phone_number}`,
];

/** What all ways to write one address have in common: names and place. Capitals and the telephone make no difference. */
export const addressKey = (address: TypedAddress): string =>
  addressFields
    .filter((field) => field !== 'phone_number')
    .map((field) => onOneLine(address[field]).normalize('NFKC').toLowerCase())
    .join('\n');
