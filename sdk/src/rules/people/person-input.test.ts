import { describe, expect, test } from 'vitest';
import { emailKey, isEmail, nameFault, passwordFault } from './person-input.js';

describe('An address of e-mail', () => {
  test.each([
    'ada@example.com',
    'ada.lovelace+cards@mail.example.com.au',
    "o'brien@example.com",
    'a@b.co',
    'ü@bücher.example',
    'x@xn--bcher-kva.example',
    '!#$%&*+-/=?^_`{|}~@example.com',
    `${'x'.repeat(64)}@example.com`,
  ])('can be sent to: %s', (email) => expect(isEmail(email)).toBe(true));

  test.each([
    '',
    'ada',
    '@example.com',
    'ada@',
    'ada@example',
    'ada@example..com',
    'ada@.example.com',
    'ada@example.com.',
    'ada@-example.com',
    'ada@example-.com',
    'ada@127.0.0.1',
    'ada@[127.0.0.1]',
    '.ada@example.com',
    'ada.@example.com',
    'a..da@example.com',
    'a b@example.com',
    'ada@exa mple.com',
    'ada@example.com,grace@example.com',
    'Ada <ada@example.com>',
    '"ada"@example.com',
    'a@b@example.com',
    'ada@example.com\r\nbcc: x@example.com',
    'ada\0@example.com',
    `${'x'.repeat(65)}@example.com`,
    `ada@${'x'.repeat(64)}.com`,
    `ada@${'x.'.repeat(130)}com`,
  ])('can’t be sent to: %j', (email) => expect(isEmail(email)).toBe(false));

  test('is read in no time, however long and odd it is', () => {
    const began = performance.now();
    for (const text of [
      'a'.repeat(100_000),
      'a.'.repeat(50_000),
      `a@${'-'.repeat(100_000)}`,
      '@'.repeat(100_000),
    ])
      expect(isEmail(text)).toBe(false);
    expect(performance.now() - began).toBeLessThan(200);
  });

  test('is the same one in capitals and with spaces around it', () => {
    expect(emailKey(' Ada@Example.COM ')).toBe(emailKey('ada@example.com'));
  });
});

describe('A name', () => {
  test('is on one line, of at most a hundred characters, and not empty', () => {
    const name = { first_name: 'Zoë-Ann O’Neil', last_name: '李' };
    expect(nameFault(name)).toBe(null);
    for (const wrong of ['', '  ', 'x'.repeat(101), 'a\nb', 'a\u2028b'])
      expect(nameFault({ ...name, last_name: wrong })?.field).toBe('last_name');
  });
});

describe('A password', () => {
  test('has six characters or more, spaces too', () => {
    expect(passwordFault('      ')).toBe(null);
    expect(passwordFault('12345')?.message).toBe('Password must be 6 or more characters.');
    expect(passwordFault('')?.message).toBe('Password is required. Please try again.');
  });
});
