import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { failure } from '../http/api-failure.js';

/** The number of argon2id among the kinds of argon2. */
const argon2id = 2;
/** As OWASP asks for it: 19 MiB, two passes, one lane. */
const figures = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Passwords that may wait; beyond that a flood is told to come back. They take some four seconds. */
const maxWaiting = 100;

/** Passwords, hashed and checked a few at a time: the rest of the processor is for everybody else. */
export interface Passwords {
  /**
   * Refuses with 503 whoever would find no place to wait. Asked before anything else is done for them, so that a flood
   * costs neither the database nor its own answers any time.
   */
  requireRoom(): void;
  hash(password: string): Promise<string>;
  /** Whether it is the password of that hash. Without one it takes as long, and is not. */
  verify(hashed: string | null, password: string): Promise<boolean>;
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
 * A bounded pool. One core is always left: what answers prices runs there. Who comes when too many wait is refused
 * with 503.
 */
export function createPasswords(
  maxAtOnce = Math.max(1, availableParallelism() - 1),
  work: PasswordWork = argon2,
): Passwords {
  const waiting: (() => void)[] = [];
  let underWay = 0;

  function requireRoom(): void {
    if (underWay >= maxAtOnce && waiting.length >= maxWaiting)
      throw failure('API_UNAVAILABLE', 'The shop is busy right now. Please try again in a moment.');
  }

  async function inTurn<T>(task: () => Promise<T>): Promise<T> {
    requireRoom();
    if (underWay >= maxAtOnce) {
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else underWay++;
    try {
      return await task();
    } finally {
      // The place is handed on: it never looks free to who comes between.
      const next = waiting.shift();
      if (next) next();
      else underWay--;
    }
  }

  return {
    requireRoom,
    hash: (password) => inTurn(() => work.hash(normal(password))),
    verify: (hashed, password) =>
      inTurn(async () => {
        const isRight = await work.verify(hashed ?? nobodys, normal(password));
        return isRight && hashed !== null;
      }),
  };
}
