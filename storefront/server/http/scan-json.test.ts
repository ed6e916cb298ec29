import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxBodyDepth } from './limits.js';
import { readJson } from './read-json.js';

const read = (text: string) => readJson(Buffer.from(text));
const faultOf = (text: string): unknown => {
  try {
    read(text);
  } catch (error) {
    return error instanceof Error && 'detail' in error && 'code' in error
      ? [error.code, error.detail]
      : error;
  }
  return null;
};

describe('A JSON body', () => {
  test('reads as what was written', () => {
    const clean = fc.jsonValue({ maxDepth: 6 }).filter((value) => {
      const text = JSON.stringify(value);
      return !/__proto__|prototype|\\u0000/.test(text);
    });
    fc.assert(
      fc.property(clean, fc.constantFrom(0, 1, 2), (value, space) => {
        const text = JSON.stringify(value, null, space);
        expect(read(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  test('is refused for a key that stands twice, wherever it stands', () => {
    fc.assert(
      fc.property(fc.string(), fc.jsonValue({ maxDepth: 1 }), (key, value) => {
        fc.pre(key !== '__proto__' && !JSON.stringify(value).includes('\\u0000'));
        const name = JSON.stringify(key);
        const inside = JSON.stringify(value);
        expect(faultOf(`{"list":[1,{${name}:${inside},"other key":2,${name}:3}]}`)).toMatchObject([
          /__proto__|prototype/.test(inside) ? expect.any(String) : 'API_BODY_KEY_TWICE',
          {},
        ]);
      }),
    );
    expect(faultOf('{"a":{"x":1},"b":{"x":1}}')).toBeNull();
    expect(faultOf('[{"x":1},{"x":1}]')).toBeNull();
    expect(faultOf('{"a":[0,{"b":1,"b":2}]}')).toEqual(['API_BODY_KEY_TWICE', { field: 'a.1.b' }]);
    expect(faultOf('{"a":"a","b":"a"}')).toBeNull();
    expect(faultOf('{"a":"\\"a\\":1,\\"a\\":2"}')).toBeNull();
  });

  test('is refused for nesting, right above the limit', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(faultOf(nested(maxBodyDepth))).toBeNull();
    expect(faultOf(nested(maxBodyDepth + 1))).toMatchObject(['API_BODY_TOO_DEEP', {}]);
    expect(faultOf(`[${'[],'.repeat(1000)}[]]`)).toBeNull();
  });

  test('of millions of hostile characters is read in one pass', () => {
    // So long that a reader who goes over it again for every character would not end within the time of a test.
    const times = 1_000_000;
    const texts: [text: string, code: string][] = [
      ['"'.repeat(times + 1), 'API_BODY_INVALID'],
      [`"${'\\'.repeat(times)}`, 'API_BODY_INVALID'],
      [`{${'"a":{},'.repeat(times)}`, 'API_BODY_KEY_TWICE'],
      [`[${'"\\\\",'.repeat(times)}`, 'API_BODY_INVALID'],
      [`{${Array.from({ length: times / 4 }, (_, index) => `"k${index}":[[1]]`)}`, 'API_BODY_INVALID'],
      ['{"a":'.repeat(times), 'API_BODY_TOO_DEEP'],
    ];
    for (const [text, code] of texts) expect(faultOf(text)).toMatchObject([code, {}]);
  });
});
