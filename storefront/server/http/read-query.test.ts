import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { checkNames, checkQueryNames, rawQuery, readId, readQuery } from './read-query.js';

const asked = (url: string) => ({ raw: Object.assign(new IncomingMessage(new Socket()), { url }) });
const refusal = (code: string, message: string, field: string) =>
  expect.objectContaining({ code, message, detail: { field } });
const known = ['slug', 'product'] as const;

describe('A query', () => {
  test('is what stands behind the first question mark', () => {
    expect(rawQuery(asked('/stickers?a=1?b'))).toBe('a=1?b');
    expect(rawQuery(asked('?'))).toBe('');
    expect(rawQuery(asked('/stickers'))).toBe('');
  });

  test('has the values of the keys that the address knows', () => {
    expect(readQuery(asked('/?slug=die%20cut&product='), known)).toEqual({ slug: 'die cut', product: '' });
    expect(readQuery(asked('/'), known)).toEqual({});
  });

  test('is refused for a key that the address does not know, or that stands twice', () => {
    const unknown = 'The query has a key that is not known.';
    expect(() => readQuery(asked('/?slug=a&size=5'), known)).toThrow(
      refusal('API_KEY_UNKNOWN', unknown, 'size'),
    );
    expect(() => readQuery(asked(`/?${'k'.repeat(61)}=5`), known)).toThrow(
      refusal('API_KEY_UNKNOWN', unknown, 'k'.repeat(60)),
    );
    expect(() => readQuery(asked('/?slug=&slug=a'), known)).toThrow(
      refusal('API_KEY_TWICE', 'slug stands twice.', 'slug'),
    );
  });

  test('is refused for a value of more than 300 characters, or of bytes that are no text', () => {
    expect(readQuery(asked(`/?slug=${'x'.repeat(300)}`), known).slug).toHaveLength(300);
    for (const value of ['x'.repeat(301), 'a%00b', 'a%FFb'])
      expect(() => readQuery(asked(`/?slug=${value}`), known)).toThrow(
        refusal('API_VALUE_INVALID', 'slug is not valid.', 'slug'),
      );
  });

  test('of a page may have any key, but none that every object answers to', () => {
    expect(() => checkQueryNames(asked('/?utm_source=mail&proto.x=1'))).not.toThrow();
    for (const name of ['__proto__', 'a.constructor', 'a[toString]', 'a]valueOf'])
      expect(() => checkQueryNames(asked(`/?ok=1&${name}=1`))).toThrow(
        refusal('API_KEY_FORBIDDEN', 'The query has a key that is not allowed.', name),
      );
    const long = `__proto__.${'x'.repeat(60)}`;
    expect(() => checkQueryNames(asked(`/?${long}`))).toThrow(
      expect.objectContaining({ detail: { field: long.slice(0, 60) } }),
    );
  });
});

describe('A number that names something', () => {
  test('is whole and has at most nine digits', () => {
    expect(readId('17', 'product_id')).toBe(17);
    expect(readId('999999999', 'product_id')).toBe(999_999_999);
    for (const text of ['1000000000', '-1', '1.5', '1e3', 'x1', '1x', ' 1'])
      expect(() => readId(text, 'product_id')).toThrow(
        refusal('API_VALUE_INVALID', 'product_id is not a number of this shop.', 'product_id'),
      );
  });

  test('is asked for by its name where it is missing', () => {
    for (const text of [undefined, ''])
      expect(() => readId(text, 'product_id')).toThrow(
        refusal('API_VALUE_MISSING', 'product_id is missing.', 'product_id'),
      );
  });
});

test.each(['__proto__', 'constructor[prototype][x]', 'a.__proto__'])(
  'a form with a field %s is refused',
  (name) => {
    expect(() => checkNames(new URLSearchParams({ [name]: '1' }), 'form')).toThrow(
      'The form has a key that is not allowed.',
    );
    expect(() => checkNames(new URLSearchParams({ email: '__proto__' }), 'form')).not.toThrow();
  },
);
