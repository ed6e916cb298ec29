import { expect, test } from 'vitest';
import { addressBlock } from './address-block.js';

test('An IPv4 address is one caller, also where it is written as IPv6', () => {
  expect(addressBlock('203.0.113.7')).toBe('203.0.113.7');
  expect(addressBlock('::ffff:203.0.113.7')).toBe('203.0.113.7');
});

test('IPv6 addresses with the same 64 bits in front are one caller, however they are written', () => {
  const one = addressBlock('2001:db8:0:1::1');
  for (const same of [
    '2001:db8:0:1:ffff:ffff:ffff:ffff',
    '2001:0DB8:0000:0001::',
    '2001:db8::1:0:0:0:9%eth0',
  ])
    expect(addressBlock(same)).toBe(one);
  for (const other of ['2001:db8:0:2::1', '2001:db8::1', '::1', '2001:db9:0:1::1'])
    expect(addressBlock(other)).not.toBe(one);
});

test('What is no address is taken as it is', () => {
  expect(addressBlock('unknown')).toBe('unknown');
  expect(addressBlock('')).toBe('');
});
