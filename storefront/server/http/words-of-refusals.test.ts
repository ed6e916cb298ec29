import { DollarAmount } from '@kerf/sdk/contract';
import { array, boolean, enums, integer, object, refine, string } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { ApiFailure } from './api-failure.js';
import { checkShape } from './check-shape.js';
import { rawQuery, readId, readQuery } from './read-query.js';

/** What a reader is told: code, status, sentence and place. */
function refusalOf(attempt: () => unknown): [string, number, string, string | undefined] | null {
  try {
    attempt();
    return null;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return [error.code, error.status, error.message, error.detail.field];
  }
}

const request = (url: string) => ({ raw: { url } }) as Parameters<typeof rawQuery>[0];

describe('a query', () => {
  const read = (query: string) => readQuery(request(`/api/x${query}`), ['slug', 'path']);

  test('is read by its keys', () => {
    expect(read('')).toEqual({});
    expect(read('?slug=a&path=%2Fb')).toEqual({ slug: 'a', path: '/b' });
    expect(read(`?slug=${'x'.repeat(300)}`)).toEqual({ slug: 'x'.repeat(300) });
    expect(rawQuery(request('/a?b=c?d'))).toBe('b=c?d');
    expect(rawQuery(request('/a'))).toBe('');
  });

  test.each([
    ['?colour=1', ['API_KEY_UNKNOWN', 400, 'The query has a key that is not known.', 'colour']],
    ['?slug=a&slug=b', ['API_KEY_TWICE', 400, 'slug stands twice.', 'slug']],
    [`?slug=${'x'.repeat(301)}`, ['API_VALUE_INVALID', 400, 'slug is not valid.', 'slug']],
    ['?path=%00', ['API_VALUE_INVALID', 400, 'path is not valid.', 'path']],
    ['?path=%FF', ['API_VALUE_INVALID', 400, 'path is not valid.', 'path']],
    [
      `?${'y'.repeat(99)}=1`,
      ['API_KEY_UNKNOWN', 400, 'The query has a key that is not known.', 'y'.repeat(60)],
    ],
  ])('is refused by the key at fault: %s', (query, refusal) => {
    expect(refusalOf(() => read(query))).toEqual(refusal);
  });

  test('names things by short numbers', () => {
    expect([readId('7', 'item'), readId('123456789', 'item')]).toEqual([7, 123456789]);
    expect(refusalOf(() => readId(undefined, 'item'))).toEqual([
      'API_VALUE_MISSING',
      400,
      'item is missing.',
      'item',
    ]);
    for (const text of ['1234567890', '-1', '1.5', 'a1', '1a'])
      expect(refusalOf(() => readId(text, 'item'))).toEqual([
        'API_VALUE_INVALID',
        400,
        'item is not a number of this shop.',
        'item',
      ]);
  });
});

describe('a body', () => {
  const shape = object({
    id: integer(),
    name: string(),
    isNew: boolean(),
    tags: array(string()),
    side: enums(['front', 'back']),
    cost: DollarAmount,
    size: object({ width: refine(integer(), 'a width above 0', (width) => width > 0) }),
  });
  const good = { id: 1, name: 'a', isNew: true, tags: ['b'], side: 'front', cost: 5, size: { width: 5 } };

  test('of the right shape is taken as it is', () => {
    expect(checkShape(good, shape)).toBe(good);
  });

  test.each<[string, unknown, string, string]>([
    ['id', 'x', 'API_VALUE_INVALID', 'id is not a whole number.'],
    ['name', 1, 'API_VALUE_INVALID', 'name is not a string.'],
    ['isNew', 1, 'API_VALUE_INVALID', 'isNew is not a boolean.'],
    ['tags', 1, 'API_VALUE_INVALID', 'tags is not a list.'],
    ['side', 'inside', 'API_VALUE_INVALID', 'side is not one of front,back.'],
    ['cost', '5', 'API_VALUE_INVALID', 'cost is not an amount of dollars.'],
    ['size', 1, 'API_VALUE_INVALID', 'size is not a set of keys.'],
    ['name', undefined, 'API_VALUE_MISSING', 'name is missing.'],
    ['colour', 1, 'API_KEY_UNKNOWN', 'colour is not known.'],
  ])('is refused by the place at fault: %s as %j', (field, value, code, sentence) => {
    expect(refusalOf(() => checkShape({ ...good, [field]: value }, shape))).toEqual([
      code,
      400,
      sentence,
      field,
    ]);
  });

  test('is refused by a path that leads inside, from where it is read', () => {
    expect(refusalOf(() => checkShape({ ...good, size: { width: 0 } }, shape, 'order'))).toEqual([
      'API_VALUE_INVALID',
      400,
      'order.size.width is not a width above 0.',
      'order.size.width',
    ]);
    expect(refusalOf(() => checkShape({ ...good, tags: ['a', 2] }, shape))?.[3]).toBe('tags.1');
    expect(refusalOf(() => checkShape(7, shape))).toEqual([
      'API_VALUE_INVALID',
      400,
      'body is not a set of keys.',
      'body',
    ]);
  });

  test('that is not there is asked for', () => {
    expect(refusalOf(() => checkShape(undefined, shape))).toEqual([
      'API_BODY_MISSING',
      400,
      'The call needs a body.',
      'body',
    ]);
    expect(refusalOf(() => checkShape(undefined, shape, 'order'))?.[3]).toBe('order');
  });
});
