import { failure } from './api-failure.js';
import { maxWaitingForTurn } from './limits.js';

/** How long whoever has too much waiting should leave it alone, seconds. */
const retryAfter = 2;
/**
 * Turns of the event loop that are left to everything else after a piece of work, for each ms that it took. One is not
 * enough: a turn takes one new connection, and hundreds may stand at the door.
 */
const restPerMs = 4;

/** Lets one piece of dear work be done after the other, and the server answer everyone else in between. */
export interface Turns {
  /**
   * Does the work when it is the caller's turn, and resolves or rejects as it does. Callers take turns one by one,
   * however much each has waiting; a turn is over when the work returns, and the next is a later turn of the event loop.
   * Refuses with 429 who has too much waiting.
   */
  take<T>(caller: string, work: () => T): Promise<Awaited<T>>;
}

/** Turns that nobody waits for yet. */
export function createTurns(): Turns {
  /** What each caller has waiting, oldest first; the caller who is next stands first. */
  const waiting = new Map<string, (() => void)[]>();

  let isGoing = false;
  let rest = 0;

  function next(): void {
    if (rest > 0) {
      rest--;
      setImmediate(next);
      return;
    }
    const [first] = waiting;
    isGoing = first !== undefined;
    if (!first) return;
    const [caller, own] = first;
    const work = own.shift();
    waiting.delete(caller);
    if (own.length > 0) waiting.set(caller, own);
    setImmediate(next);
    const began = performance.now();
    work?.();
    rest = Math.floor((performance.now() - began) * restPerMs);
  }

  return {
    take: (caller, work) =>
      new Promise((resolve, reject) => {
        const own = waiting.get(caller) ?? [];
        if (own.length >= maxWaitingForTurn)
          throw failure(
            'API_TOO_MANY',
            `Too much was asked for from your address at once. Please try again in ${retryAfter} seconds.`,
            { retryAfter },
          );
        if (!isGoing) setImmediate(next);
        isGoing = true;
        waiting.set(caller, own);
        own.push(() => {
          try {
            resolve(Promise.resolve(work()));
          } catch (error) {
            reject(error);
          }
        });
      }),
  };
}
