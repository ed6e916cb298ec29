import { afterEach, describe, expect, it } from 'vitest';
import { toJson } from './to-json.js';

const lists = Array.prototype as { toJSON?: () => string };

describe('What is sent to the shop', () => {
  afterEach(() => {
    delete lists.toJSON;
  });

  const payload = {
    sets: 2,
    features: [{ code: 'foil', sides: [1, 2] }, 'emboss'],
    note: null,
    none: undefined,
  };

  it('is what JSON says', () => {
    expect(toJson(payload)).toBe(JSON.stringify(payload));
  });

  it('keeps its lists on a page whose library writes lists as texts', () => {
    lists.toJSON = () => '[]';
    expect(JSON.parse(toJson(payload))).toEqual({
      sets: 2,
      features: [{ code: 'foil', sides: [1, 2] }, 'emboss'],
      note: null,
    });
    expect(JSON.parse(toJson([[1], 'a']))).toEqual([[1], 'a']);
  });
});
