import { describe, expect, it } from 'vitest';
import type { Suburb } from '../../contract/addresses.js';
import { addressDoubt, addressKey, addressLines, emptyAddress, type KnownSuburbs } from './address.js';

const all: Suburb[] = [
  { suburb: 'Enmore', state: 'NSW', postal_code: '2042' },
  { suburb: 'Newtown', state: 'NSW', postal_code: '2042' },
  { suburb: 'Newtown', state: 'VIC', postal_code: '3220' },
  { suburb: 'Sydney', state: 'NSW', postal_code: '2000' },
  { suburb: 'Sydney', state: 'NSW', postal_code: '2001' },
  { suburb: 'Mungindi', state: 'NSW', postal_code: '2406' },
  { suburb: 'Mungindi', state: 'QLD', postal_code: '2406' },
  ...['A', 'B', 'C', 'D', 'E'].map((suburb) => ({ suburb, state: 'WA' as const, postal_code: '6000' })),
];
const known: KnownSuburbs = {
  at: (code) => all.filter(({ postal_code }) => postal_code === code),
  named: (name) => all.filter(({ suburb }) => suburb.toLowerCase() === name.toLowerCase()),
};
const doubt = (suburb: string, state: string, postal_code: string, list?: KnownSuburbs) =>
  addressDoubt({ ...emptyAddress, suburb, state, postal_code }, list);

it.each([
  ['Glebe', 'Sydney', 'Glebe, Sydney NSW 2037'],
  ['Sydney', 'Sydney', 'Sydney NSW 2037'],
])('a suburb that is not the city has a comma behind it: %s of %s', (suburb, city, line) => {
  const address = { ...emptyAddress, suburb, city, state: 'NSW' as const, postal_code: '2037' };
  expect(addressLines(address)).toContain(line);
});

describe('what may be a slip in an address', () => {
  it.each([
    ['newtown', 'NSW', '2042'],
    ['Sydney', 'NSW', '2001'],
    // A postal code of two states.
    ['Mungindi', 'NSW', '2406'],
    ['Mungindi', 'QLD', '2406'],
    // One that the list has not, in the range of its state: a suburb may be new.
    ['Newtown', 'NSW', '2999'],
    ['', 'NSW', '2042'],
    // Not whole yet: that is a fault, and no doubt.
    ['Newtown', '', '2042'],
    ['Newtown', 'NSW', '204'],
  ])('is nothing of %s %s %s', (...address) => {
    expect(doubt(...address, known)).toBeNull();
  });

  it.each([
    ['Newtown', 'VIC', '2042', 'postal_code', '2042 is a postal code of NSW, not of VIC. Please check both.'],
    [
      'Mungindi',
      'VIC',
      '2406',
      'postal_code',
      '2406 is a postal code of NSW and QLD, not of VIC. Please check both.',
    ],
    [
      'Sydney',
      'NSW',
      '2042',
      'postal_code',
      'Sydney has the postal code 2000 or 2001, not 2042. Please check both.',
    ],
    [
      'Newtwon',
      'NSW',
      '2042',
      'suburb',
      '2042 is the postal code of Enmore and Newtown. Please check the suburb.',
    ],
    ['Z', 'WA', '6000', 'suburb', 'We don’t know Z at 6000. Please check both.'],
    ['Newtown', 'NSW', '1', null, ''],
    ['Newtown', 'NSW', '0001', 'postal_code', 'No state has the postal code 0001. Please check it.'],
  ])('of %s %s %s stands at %s', (suburb, state, code, field, message) => {
    expect(doubt(suburb, state, code, known)).toEqual(field === null ? null : { field, message });
  });

  it('is found without a list by the ranges of the states', () => {
    expect(doubt('Newtown', 'NSW', '2042')).toBeNull();
    expect(doubt('Newtown', 'NSW', '2600')?.message).toBe(
      '2600 is a postal code of ACT, not of NSW. Please check both.',
    );
  });
});

describe('the key of an address', () => {
  const address = { ...emptyAddress, first_name: 'Ada', street_address: '3 Byron Street', suburb: 'Newtown' };
  it('is the same for every way to write it, and another for another unit or name', () => {
    const key = addressKey(address);
    expect(addressKey({ ...address, street_address: ' 3  BYRON street', phone_number: '02 9876 5432' })).toBe(
      key,
    );
    expect(addressKey({ ...address, street2: 'Unit 2' })).not.toBe(key);
    expect(addressKey({ ...address, first_name: 'Grace' })).not.toBe(key);
  });
});
