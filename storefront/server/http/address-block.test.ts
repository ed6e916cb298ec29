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

test('A port that a proxy wrote behind an address is no part of the caller', () => {
  for (const [written, address] of [
    ['10.3.0.4:40123', '10.3.0.4'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[::ffff:10.3.0.4]:443', '10.3.0.4'],
    [' 10.3.0.4', '10.3.0.4'],
  ] as const)
    expect([written, addressBlock(written)]).toEqual([written, addressBlock(address)]);
  expect(addressBlock('10.3.0.5:40123')).not.toBe(addressBlock('10.3.0.4:40123'));
});

test('No text makes it fail, and two texts are two callers', () => {
  const odd = [
    '[',
    ']',
    '[]',
    '[]:',
    ':',
    '::',
    '[::',
    '1.2.3.4:',
    ':80',
    '[1.2.3.4',
    '1::2::3',
    '%',
    '::1%[',
    '[x]:y',
  ];
  const blocks = odd.map((each) => addressBlock(each));
  expect(blocks.every((block) => typeof block === 'string')).toBe(true);
  expect(addressBlock('1.2.3.4:')).not.toBe(addressBlock('1.2.3.5:'));
});

test('What is no address is taken as it is', () => {
  expect(addressBlock(undefined)).toBe('');
  expect(addressBlock('unknown')).toBe('unknown');
  expect(addressBlock('')).toBe('');
});
