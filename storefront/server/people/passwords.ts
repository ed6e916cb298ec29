import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createWaitingLines } from '../http/waiting-lines.js';

/** The number of argon2id among the kinds of argon2. */
const argon2id = 2;
/** As OWASP asks for it: 19 MiB, two passes, one lane. */
const figures = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Passwords that may wait, in all and of one block of addresses. They take some four seconds, and one. */
const maxWaiting = 100;
const maxWaitingOfBlock = 20;

/**
 * Passwords, hashed and checked a few at a time: the rest of the processor is for everybody else. `address` is where on
 * the network they come from: blocks of addresses take turns, however many each has waiting, so that who floods waits
 * behind themselves.
 */
export interface Passwords {
  /**
   * Refuses whoever would find no place to wait: with 429 who has too many waiting, with 503 where everybody has one.
   * Asked before anything else is done for them, so that a flood costs neither the database nor its own answers any time.
   */
  requireRoom(address: string): void;
  hash(password: string, address: string): Promise<string>;
  /** Whether it is the password of that hash. Without one it takes as long, and is not. */
  verify(hashed: string | null, password: string, address: string): Promise<boolean>;
}

/** One text for all ways to type it. */
const normal = (password: string): string => password.normalize('NFKC');

const bare = (bytes: number): string => randomBytes(bytes).toString('base64').replace(/=+$/, '');

/** What no password has, at the same figures: who asks for an account that is not there waits as long. */
const nobodys = `$argon2id$v=19$m=${figures.memoryCost},t=${figures.timeCost},p=${figures.parallelism}$${bare(16)}$${bare(32)}`;

/** Where the work is done; another one in tests. */
export interface PasswordWork {
  hash(password: string): Promise<string>;
  verify(hashed: string, password: string): Promise<boolean>;
}

const argon2: PasswordWork = {
  hash: (password) => hash(password, figures),
  verify: (hashed, password) => verify(hashed, password),
};

/**
 * A bounded pool. One core is always left: what answers prices runs there. Where no place is left, the last of the block
 * that has most waiting gives up its own to a block that has fewer.
 */
export function createPasswords(
  maxAtOnce = Math.max(1, availableParallelism() - 1),
  work: PasswordWork = argon2,
): Passwords {
  const { requireRoom, inTurn } = createWaitingLines({ maxAtOnce, maxWaiting, maxWaitingOfBlock });
  return {
    requireRoom,
    hash: (password, address) => inTurn(address, () => work.hash(normal(password))),
    verify: (hashed, password, address) =>
      inTurn(address, async () => {
        const isRight = await work.verify(hashed ?? nobodys, normal(password));
        return isRight && hashed !== null;
      }),
  };
}
