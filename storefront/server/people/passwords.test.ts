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

/** An address on the network. */
const here = '192.0.2.1';

describe('Passwords', () => {
  test('are kept as argon2id at the figures that were decided, never twice alike', async () => {
    const passwords = createPasswords();
    const [one, other] = [
      await passwords.hash('correct horse', here),
      await passwords.hash('correct horse', here),
    ];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
    expect(await passwords.verify(one, 'correct horse', here)).toBe(true);
    expect(await passwords.verify(one, 'correct horsf', here)).toBe(false);
    expect(await passwords.verify(one, '', here)).toBe(false);
  });

  test('may hold any characters, and are the same however a keyboard composes them', async () => {
    const passwords = createPasswords();
    const hashed = await passwords.hash(' caf\u00e9 🂡\t', here);
    expect(await passwords.verify(hashed, ' cafe\u0301 🂡\t', here)).toBe(true);
    expect(await passwords.verify(hashed, 'caf\u00e9 🂡', here)).toBe(false);
  });

  test('of nobody take as long as those of somebody, and are never right', async () => {
    const passwords = createPasswords(1);
    const hashed = await passwords.hash('correct horse', here);
    const time = async (kept: string | null) => {
      const began = performance.now();
      expect(await passwords.verify(kept, 'wrong horse', here)).toBe(false);
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
    const done = ['a', 'b', 'c', 'd'].map((each) => passwords.hash(each, here));
    await expect.poll(() => began).toEqual(['a', 'b']);
    next();
    await expect.poll(() => began).toEqual(['a', 'b', 'c']);
    const late = passwords.hash('e', here);
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

  test('of one block of addresses wait behind each other, and not before those of others', async () => {
    const { work, began, next } = heldWork();
    const passwords = createPasswords(1, work);
    const done = ['a0', 'a1', 'a2', 'a3'].map((each) => passwords.hash(each, '2001:db8::1'));
    done.push(passwords.hash('a4', '2001:db8::2'));
    done.push(passwords.hash('b0', here), passwords.hash('b1', here), passwords.hash('c0', '192.0.2.2'));
    for (let n = 0; n < done.length; n++) {
      await expect.poll(() => began.length).toBe(n + 1);
      next();
    }
    await Promise.all(done);
    expect(began).toEqual(['a0', 'a1', 'b0', 'c0', 'a2', 'b1', 'a3', 'a4']);
  });

  test('beyond twenty of a block that wait are refused at once, while others find room', async () => {
    const { work, began, next } = heldWork();
    const passwords = createPasswords(1, work);
    const taken = Array.from({ length: 21 }, (_, n) => passwords.hash(`${n}`, here));
    const refusal: unknown = await passwords.hash('too many', here).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ApiFailure);
    expect(refusal).toMatchObject({ code: 'API_TOO_MANY', status: 429, detail: { retryAfter: 2 } });
    expect(() => passwords.requireRoom(here)).toThrow(ApiFailure);
    expect(() => passwords.requireRoom('192.0.2.2')).not.toThrow();
    next();
    await expect.poll(() => began.length).toBe(2);
    expect(() => passwords.requireRoom(here)).not.toThrow();
    while (began.length < 21) {
      next();
      await new Promise(setImmediate);
    }
    next();
    expect(await Promise.all(taken)).toHaveLength(21);
  });

  test('beyond a hundred that wait are refused to the blocks that have most, on one line of a log', async () => {
    const { work, began, next } = heldWork();
    const passwords = createPasswords(1, work);
    const taken = [passwords.hash('first', here)];
    for (let block = 0; block < 5; block++)
      for (let n = 0; n < 20; n++) taken.push(passwords.hash(`${block}`, `198.51.100.${block}`));
    const settled = Promise.allSettled(taken);
    taken.push(passwords.hash('somebody else', '203.0.113.7'));
    const results = () => Promise.allSettled(taken);
    while (began.length < 101) {
      next();
      await new Promise(setImmediate);
    }
    next();
    await settled;
    const refused = (await results()).flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(refused).toEqual([expect.objectContaining({ code: 'API_UNAVAILABLE', status: 503 })]);
    for (const { stack } of refused) expect(stack).not.toContain('\n');
    // In the first round of turns, however many wait.
    expect(began.indexOf('somebody else')).toBeLessThanOrEqual(6);
  });

  test('of a hundred blocks that have one waiting each leave no room', async () => {
    const { work, began, next } = heldWork();
    const passwords = createPasswords(1, work);
    const taken = Array.from({ length: 101 }, (_, n) => passwords.hash(`${n}`, `198.51.100.${n}`));
    expect(() => passwords.requireRoom(here)).toThrow(
      expect.objectContaining({ code: 'API_UNAVAILABLE', status: 503 }),
    );
    while (began.length < 101) {
      next();
      await new Promise(setImmediate);
    }
    next();
    expect(await Promise.all(taken)).toHaveLength(101);
  });

  test('that can’t be worked on give their place back', async () => {
    const passwords = createPasswords(1);
    await expect(passwords.verify('not a hash', 'x', here)).rejects.toThrow();
    expect(await passwords.hash('x', here)).toMatch(/^\$argon2id/);
  });
});
