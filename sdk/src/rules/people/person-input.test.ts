import { domainToASCII, domainToUnicode } from 'node:url';
import { array, assert, constantFrom, integer, oneof, property, string } from 'fast-check';
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
    // What mail takes for another domain than it looks like, or for the same one.
    'ada@ｍailinator.com',
    'ada@ma\u00adilinator.com',
    'ada@ma\u200bilinator.com',
    'ada@ma\u2060ilinator.com',
    'ada@ma\u034filinator.com',
    'ada@mailinator\ufe0f.com',
    'ada@mailinator。com',
    'ada@mailinator．com',
    'ada@mailinator｡com',
    'ada@ⓜailinator.com',
    'ada@ﬁne.com',
    'ada@１２.com',
    'ada@bu\u0308cher.example',
    'ada@ex%61mple.com',
    'ada@example_.com',
    'ada@💌.example',
    'ada@\u0308x.example',
    'ada@xn--a.com',
    'ada@example.0x1',
    `ada@${'ü'.repeat(62)}.com`,
    'a\u200bda@example.com',
    'a\u00adda@example.com',
  ])('can’t be sent to: %j', (email) => expect(isEmail(email)).toBe(false));

  test('is read in no time, however long and odd it is', () => {
    const began = performance.now();
    for (const text of [
      'a'.repeat(100_000),
      'a.'.repeat(50_000),
      `a@${'-'.repeat(100_000)}`,
      '@'.repeat(100_000),
      `a@${'ü'.repeat(100_000)}`,
      `a@${'\u00ad'.repeat(100_000)}.com`,
      `a@${'xn--'.repeat(25_000)}.com`,
    ]) {
      expect(isEmail(text)).toBe(false);
      emailKey(text);
    }
    expect(performance.now() - began).toBeLessThan(200);
  });

  test('is the same one in capitals and with spaces around it', () => {
    expect(emailKey(' Ada@Example.COM ')).toBe(emailKey('ada@example.com'));
  });

  const labels = [
    'mailinator',
    'bücher',
    'straße',
    'xn--bcher-kva',
    '例え',
    'παράδειγμα',
    'пример',
    'r3---sn',
    'ısparta',
  ];
  const domains = array(constantFrom(...labels), { minLength: 1, maxLength: 3 }).map(
    (parts) => `${parts.join('.')}.example`,
  );
  /** What mail reads over, or takes for a letter or a dot. */
  const disguises: ((text: string, at: number) => string)[] = [
    (text, at) => `${text.slice(0, at)}\u00ad${text.slice(at)}`,
    (text, at) => `${text.slice(0, at)}\u200b${text.slice(at)}`,
    (text, at) => `${text.slice(0, at)}\u2060${text.slice(at)}`,
    (text) => text.replace(/[a-z]/, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)),
    (text) => text.replace('.', '。'),
    (text) => text.replace('.', '｡'),
  ];

  test('has one key, however its domain is written, and a disguised one is none', () => {
    assert(
      property(domains, constantFrom(...disguises), integer({ min: 1, max: 6 }), (domain, disguise, at) => {
        const email = `ada@${domain}`;
        expect(isEmail(email)).toBe(true);
        const key = `ada@${domainToASCII(domain)}`;
        expect(emailKey(email)).toBe(key);
        const written = [domain.toUpperCase().toLowerCase() === domain ? domain.toUpperCase() : domain];
        written.push(domainToASCII(domain), domainToUnicode(domainToASCII(domain)));
        for (const each of written) {
          expect(isEmail(`ada@${each}`)).toBe(true);
          expect(emailKey(`ada@${each}`)).toBe(key);
        }
        const disguised = disguise(domain, at);
        if (disguised === domain || domainToASCII(disguised) !== domainToASCII(domain)) return;
        expect(isEmail(`ada@${disguised}`)).toBe(false);
        expect(emailKey(`ada@${disguised}`)).toBe(key);
      }),
      { numRuns: 500 },
    );
  });

  test('of any characters that can be sent to has a domain of letters, marks, digits and hyphens, which stays as it is', () => {
    const letters = integer({ min: 0x80, max: 0x2ffff })
      .map((code) => String.fromCodePoint(code))
      .filter((each) => /[\p{L}\p{M}\p{Nd}]/u.test(each));
    const anything = oneof(
      string({ unit: letters, minLength: 1, maxLength: 3 }),
      string({ unit: 'binary', minLength: 1, maxLength: 12 }),
    );
    let sendable = 0;
    assert(
      property(anything, anything, (one, other) => {
        const email = `ada@a${one}.${other}a`;
        const key = emailKey(email);
        expect(emailKey(key)).toBe(key);
        if (!isEmail(email)) return;
        sendable++;
        const domain = email.slice(4).toLowerCase();
        expect(domain).toMatch(/^[\p{L}\p{M}\p{Nd}.-]+$/u);
        expect(domain.normalize('NFKC')).toBe(domain);
        expect(key).toBe(`ada@${domainToASCII(domain)}`);
        expect(key).toMatch(/^ada@[a-z0-9.-]+$/);
      }),
      { numRuns: 10_000 },
    );
    expect(sendable).toBeGreaterThan(1_000);
  });
});

describe('A name', () => {
  test('is on one line, of at most a hundred characters, and not empty', () => {
    const name = { first_name: 'Zoë-Ann O’Neil', last_name: '李' };
    expect(nameFault(name)).toBe(null);
    for (const wrong of ['', '  ', 'x'.repeat(101), 'a\nb', 'a\u2028b'])
      expect(nameFault({ ...name, last_name: wrong })?.field).toBe('last_name');
    expect(nameFault({ ...name, last_name: 'x'.repeat(101) })?.message).toBe(
      'Please use at most 100 characters.',
    );
    expect(nameFault({ ...name, last_name: 'x'.repeat(100) })).toBe(null);
  });
});

describe('A password', () => {
  test('has six characters or more, spaces too, and as many as it can be sent with', () => {
    expect(passwordFault('      ')).toBe(null);
    expect(passwordFault('x'.repeat(200))).toBe(null);
    expect(passwordFault('x'.repeat(201))).toEqual({
      field: 'password',
      message: 'Please use a password of at most 200 characters.',
    });
    expect(passwordFault('12345')?.message).toBe('Password must be 6 or more characters.');
    expect(passwordFault('')?.message).toBe('Password is required. Please try again.');
  });
});
