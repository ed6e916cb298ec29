import { OrderPayload } from '@kerf/sdk/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { card } from '../../tests/orders.js';
import { checkShape } from './check-shape.js';
import { isInherited } from './inherited-names.js';
import { maxBodyDepth, maxBodyValues } from './limits.js';
import { readJson } from './read-json.js';

const read = (text: string) => readJson(Buffer.from(text));
const faultOf = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return error instanceof Error && 'detail' in error && 'code' in error
      ? [error.code, error.detail]
      : error;
  }
  return null;
};
const faultIn = (text: string) => faultOf(() => read(text));

describe('A JSON body', () => {
  test('reads as what was written', () => {
    const clean = fc
      .jsonValue({ maxDepth: 6 })
      .filter((value) => !/\\u0000|__|constructor|toString|valueOf/.test(JSON.stringify(value)));
    fc.assert(
      fc.property(clean, fc.constantFrom(0, 1, 2), (value, space) => {
        const text = JSON.stringify(value, null, space);
        expect(read(text)).toEqual(JSON.parse(text));
      }),
      { seed: 16 },
    );
  });

  test('is refused for a key that every object answers to, wherever it stands', () => {
    for (const key of Object.getOwnPropertyNames(Object.prototype)) {
      const name = JSON.stringify(key);
      expect(faultIn(`{${name}:""}`)).toEqual(['API_BODY_KEY_FORBIDDEN', { field: key }]);
      expect(faultIn(`{"cost":{${name}:1}}`)).toEqual(['API_BODY_KEY_FORBIDDEN', { field: `cost.${key}` }]);
      expect(faultIn(`[1,{"a":[{${name}:null}]}]`)).toEqual([
        'API_BODY_KEY_FORBIDDEN',
        { field: `1.a.0.${key}` },
      ]);
    }
    expect(faultIn('{"\\u005f_proto__":1}')).toMatchObject(['API_BODY_KEY_FORBIDDEN', {}]);
    expect(['length', 'prototype', 'then', ''].filter(isInherited)).toEqual([]);
  });

  test('may begin with a byte-order mark, as some editors write it', () => {
    expect(read('\uFEFF{"cost":1}')).toEqual({ cost: 1 });
  });

  test('is none where there is nothing but space', () => {
    for (const text of ['', ' ', '\r\n\t']) expect(read(text)).toBeUndefined();
  });

  test('is refused in a sentence where it is no text, or no JSON', () => {
    expect(() => readJson(Uint8Array.of(0x22, 0xff, 0x22))).toThrow('The body is not UTF-8.');
    expect(faultOf(() => readJson(Uint8Array.of(0x22, 0xff, 0x22)))).toEqual([
      'API_BODY_INVALID',
      { field: 'body' },
    ]);
    expect(() => read('{cost:1}')).toThrow('The body is not JSON.');
    expect(faultIn('{cost:1}')).toEqual(['API_BODY_INVALID', { field: 'body' }]);
  });

  test('is refused for a character that no database keeps, by the place where it stands', () => {
    expect(faultIn('"\\u0000"')).toEqual(['API_VALUE_INVALID', { field: 'body' }]);
    expect(() => read('{"a":{"b":["x\\u0000y"]}}')).toThrow('a.b.0 holds a NUL character.');
    expect(faultIn('{"a":{"b":["x\\u0000y"]}}')).toEqual(['API_VALUE_INVALID', { field: 'a.b.0' }]);
    expect(() => read('{"remark":"Larger \\ud83d"}')).toThrow('remark holds half of a character.');
    expect(faultIn('["\\ude00\\ud83d"]')).toEqual(['API_VALUE_INVALID', { field: '0' }]);
    expect(read('{"remark":"Larger \\ud83d\\ude00"}')).toEqual({ remark: 'Larger 😀' });
    expect(faultIn(`{"${'k'.repeat(200)}":"\\u0000"}`)).toEqual([
      'API_VALUE_INVALID',
      { field: 'k'.repeat(120) },
    ]);
  });

  test('is refused for nesting, right above the limit', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect([maxBodyDepth, maxBodyValues]).toEqual([32, 2_000]);
    expect(faultIn(nested(maxBodyDepth))).toBeNull();
    expect(faultIn(nested(maxBodyDepth + 1))).toMatchObject(['API_BODY_TOO_DEEP', {}]);
    expect(faultIn(nested(10_000))).toMatchObject(['API_BODY_TOO_DEEP', {}]);
  });

  test('is refused for more values than any call has, right above the limit', () => {
    const wide = (values: number) => JSON.stringify(Array(values - 1).fill([]));
    expect(faultIn(wide(maxBodyValues))).toBeNull();
    expect(faultIn(wide(maxBodyValues + 1))).toMatchObject(['API_BODY_TOO_LARGE', { field: 'body' }]);
    const keys = Object.fromEntries(Array.from({ length: maxBodyValues }, (_, index) => [`k${index}`, 1]));
    expect(faultIn(JSON.stringify(keys))).toMatchObject(['API_BODY_TOO_LARGE', { field: 'body' }]);
  });
});

describe('A body of the wrong shape', () => {
  const order = {
    configuration: card,
    product_pricing_id: 'x',
    cost: 1,
    shipping_method_id: 1,
    quote_slider_id: 0,
  };

  test('is looked at up to its first fault, however many it has', () => {
    let looks = 0;
    const faults = new Proxy(
      Array.from({ length: 347_000 }, () => []),
      {
        get(target, key, receiver) {
          looks++;
          return Reflect.get(target, key, receiver);
        },
      },
    );
    const configuration = { ...card, print_features: faults };
    expect(faultOf(() => checkShape({ ...order, configuration }, OrderPayload))).toMatchObject([
      'API_VALUE_INVALID',
      { field: 'configuration.print_features' },
    ]);
    expect(looks).toBeLessThan(10);
    const few = { ...card, print_features: [[], [], []] };
    expect(faultOf(() => checkShape({ ...order, configuration: few }, OrderPayload))).toMatchObject([
      'API_VALUE_INVALID',
      { field: 'configuration.print_features.0' },
    ]);
  });

  test('is told in a sentence what it should be', () => {
    const messageOf = (change: object) => {
      try {
        checkShape({ ...order, ...change }, OrderPayload);
      } catch (error) {
        return error instanceof Error ? error.message : '';
      }
      return null;
    };
    expect(messageOf({ product_pricing_id: 'x'.repeat(201) })).toBe(
      'product_pricing_id is not a text of at most 200 characters.',
    );
    expect(messageOf({ product_pricing_id: 1 })).toBe('product_pricing_id is not a string.');
    expect(messageOf({ configuration: { ...card, print_features: {} } })).toBe(
      'configuration.print_features is not a list.',
    );
    expect(messageOf({ configuration: { ...card, print_features: Array(41).fill(1) } })).toBe(
      'configuration.print_features is not a list of at most 40 entries.',
    );
  });
});
