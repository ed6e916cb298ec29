import { describe, expect, test } from 'vitest';
import { isDisposable } from './disposable.js';

describe('An address to be thrown away', () => {
  test.each([
    'a@mailinator.com',
    'a@MAILINATOR.com',
    'a@deep.down.mailinator.com',
    '"@x"@yopmail.com',
    'a@ｍailinator.com',
    'a@mail\u00adinator.com',
    'a@mail\u200binator.com',
    'a@in.mailinator。com',
  ])('is known by its domain, or one above it: %j', (email) => expect(isDisposable(email)).toBe(true));

  test.each([
    'a@example.com',
    'mailinator.com@example.com',
    'a@mailinator.com.example.com',
    'a@no-mailinator-of-ours.com',
    'a@gmail.com',
    'a@bigpond.com.au',
    'a@com',
    '',
  ])('is no other one: %s', (email) => expect(isDisposable(email)).toBe(false));
});
