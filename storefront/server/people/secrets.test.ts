import { codeSymbols } from '@kerf/sdk/contract';
import { describe, expect, test } from 'vitest';
import { createCode, createSecret, createTemporaryPassword, hashFor, hashSecret } from './secrets.js';

describe('A code', () => {
  test('has four of 32 symbols that nobody takes for one another, each as often as any', () => {
    expect(new Set(codeSymbols).size).toBe(32);
    expect(codeSymbols).not.toMatch(/[01IO]/);
    const counts = new Map<string, number>();
    for (let n = 0; n < 8_000; n++) {
      const code = createCode();
      expect(code).toHaveLength(4);
      for (const symbol of code) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
    }
    expect([...counts.keys()].sort().join('')).toBe(codeSymbols);
    // A thousand of each are to be expected, give or take 31: six times that is one in a billion.
    for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(190);
  });

  test('is the same however it is typed, and another one for another owner', () => {
    expect(hashFor('a', ' ab-cd ')).toBe(hashFor('a', 'ABCD'));
    expect(hashFor('a', 'ABCD')).not.toBe(hashFor('b', 'ABCD'));
    expect(hashFor('a', 'ABCD')).not.toBe(hashFor('a', 'ABCE'));
  });
});

describe('A temporary password', () => {
  test('has sixty bits, in groups', () => {
    const some = Array.from({ length: 100 }, createTemporaryPassword);
    for (const each of some) expect(each).toMatch(/^(?:[2-9A-HJ-NP-Z]{4}-){2}[2-9A-HJ-NP-Z]{4}$/);
    expect(new Set(some).size).toBe(100);
  });
});

describe('A token', () => {
  test('has 256 bits, and what is kept of it is something else', () => {
    const token = createSecret();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(hashSecret(token)).not.toContain(token);
  });
});
