import { describe, expect, test } from 'vitest';
import { ApiFailure } from '../http/api-failure.js';
import { createPasswords, type PasswordWork } from './passwords.js';

/** Work that is done when it is told so. */
function heldWork() {
  const held: (() => void)[] = [];
  const began: string[] = [];
  const work: PasswordWork = {
    hash: (password) =>
      new Promise((resolve) => {
        began.push(password);
        held.push(() => resolve(`hash of ${password}`));
      }),
    verify: async () => false,
  };
  return { work, began, next: () => held.shift()?.() };
}

describe('Passwords', () => {
  test('are kept as argon2id at the figures that were decided, never twice alike', async () => {
    const passwords = createPasswords();
    const [one, other] = [await passwords.hash('correct horse'), await passwords.hash('correct horse')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
    expect(await passwords.verify(one, 'correct horse')).toBe(true);
    expect(await passwords.verify(one, 'correct horsf')).toBe(false);
    expect(await passwords.verify(one, '')).toBe(false);
  });

  test('may hold any characters, and are the same however a keyboard composes them', async () => {
    const passwords = createPasswords();
    const hashed = await passwords.hash(' caf\u00e9 🂡\t');
    expect(await passwords.verify(hashed, ' cafe\u0301 🂡\t')).toBe(true);
    expect(await passwords.verify(hashed, 'caf\u00e9 🂡')).toBe(false);
  });

  test('of nobody take as long as those of somebody, and are never right', async () => {
    const passwords = createPasswords(1);
    const hashed = await passwords.hash('correct horse');
    const time = async (kept: string | null) => {
      const began = performance.now();
      expect(await passwords.verify(kept, 'wrong horse')).toBe(false);
      return performance.now() - began;
    };
    const somebody: number[] = [];
    const nobody: number[] = [];
    for (let n = 0; n < 41; n++) {
      somebody.push(await time(hashed));
      nobody.push(await time(null));
    }
    // The least of many is what the work itself takes, however busy the machine is.
    const [mine = 0, theirs = 0] = [Math.min(...somebody), Math.min(...nobody)];
    expect(Math.abs(mine - theirs) / mine).toBeLessThan(0.5);
  });

  test('are worked on a few at a time, in the order in which they came', async () => {
    const { work, began, next } = heldWork();
    const passwords = createPasswords(2, work);
    const done = ['a', 'b', 'c', 'd'].map((each) => passwords.hash(each));
    await expect.poll(() => began).toEqual(['a', 'b']);
    next();
    await expect.poll(() => began).toEqual(['a', 'b', 'c']);
    const late = passwords.hash('e');
    next();
    await expect.poll(() => began).toEqual(['a', 'b', 'c', 'd']);
    for (let n = 0; n < 3; n++) {
      next();
      await new Promise(setImmediate);
    }
    expect(await Promise.all([...done, late])).toEqual(
      ['a', 'b', 'c', 'd', 'e'].map((each) => `hash of ${each}`),
    );
  });

  test('beyond a hundred that wait are refused at once, and room comes back', async () => {
    const { work, began, next } = heldWork();
    const passwords = createPasswords(1, work);
    const taken = Array.from({ length: 101 }, (_, n) => passwords.hash(`${n}`));
    const refusal = await passwords.hash('too many').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ApiFailure);
    expect(refusal).toMatchObject({ code: 'API_UNAVAILABLE', status: 503 });
    expect(passwords.requireRoom).toThrow(ApiFailure);
    next();
    await expect.poll(() => began.length).toBe(2);
    expect(passwords.requireRoom).not.toThrow();
    taken.push(passwords.hash('room again'));
    while (began.length < 102) {
      next();
      await new Promise(setImmediate);
    }
    next();
    expect(await Promise.all(taken)).toHaveLength(102);
  });

  test('that can’t be worked on give their place back', async () => {
    const passwords = createPasswords(1);
    await expect(passwords.verify('not a hash', 'x')).rejects.toThrow();
    expect(await passwords.hash('x')).toMatch(/^\$argon2id/);
  });
});
