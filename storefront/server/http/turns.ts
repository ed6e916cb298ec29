import { failure } from './api-failure.js';
import { maxWaitingForTurn } from './limits.js';

/** How long whoever has too much waiting should leave it alone, seconds. */
const retryAfter = 2;
/**
 * Turns of the event loop that are left to everything else for each ms that work took, what it did after its turn
 * included. One is not enough: a turn takes one new connection, and hundreds may stand at the door.
 */
const restPerMs = 4;
/** Pieces of one caller that may go on after their turns at the same time. */
const maxAtOnce = 4;

/** Lets one piece of dear work be done after the other, and the server answer everyone else in between. */
export interface Turns {
  /**
   * Does the work when it is the caller's turn, and resolves or rejects as it does. Callers take turns one by one,
   * however much each has waiting; a turn is over when the work returns, and the next is a later turn of the event loop.
   * Work that goes on after its turn, with the database, holds back its own caller alone, when there is much of it.
   * Refuses with 429 who has too much waiting.
   */
  take<T>(caller: string, work: () => T): Promise<Awaited<T>>;
}

/** A caller with work that waits or is not done. */
interface Line {
  waiting: (() => Promise<void>)[];
  underWay: number;
}

function firstReady(lines: ReadonlyMap<string, Line>): [string, Line] | null {
  for (const entry of lines) if (entry[1].waiting.length > 0 && entry[1].underWay < maxAtOnce) return entry;
  return null;
}

/** Turns that nobody waits for yet. */
export function createTurns(): Turns {
  /** The caller who is next stands first. */
  const lines = new Map<string, Line>();
  let isGoing = false;
  let rest = 0;
  let underWay = 0;
  /** Until when time is reckoned: pieces that go on beside each other take it once. */
  let reckoned = 0;

  function reckon(): void {
    const now = performance.now();
    rest += (now - reckoned) * restPerMs;
    reckoned = now;
  }

  function go(): void {
    if (!isGoing) setImmediate(next);
    isGoing = true;
  }

  function next(): void {
    if (rest >= 1) {
      rest--;
      setImmediate(next);
      return;
    }
    const ready = firstReady(lines);
    isGoing = ready !== null;
    if (!ready) return;
    setImmediate(next);
    const [caller, line] = ready;
    lines.delete(caller);
    lines.set(caller, line);
    line.underWay++;
    if (underWay++ === 0) reckoned = performance.now();
    const done = line.waiting.shift()?.();
    reckon();
    void done?.then(() => {
      reckon();
      underWay--;
      line.underWay--;
      if (line.waiting.length > 0) go();
      else if (line.underWay === 0) lines.delete(caller);
    });
  }

  return {
    take: (caller, work) =>
      new Promise((resolve, reject) => {
        const line = lines.get(caller) ?? { waiting: [], underWay: 0 };
        if (line.waiting.length >= maxWaitingForTurn)
          throw failure(
            'API_TOO_MANY',
            `Too much was asked for from your address at once. Please try again in ${retryAfter} seconds.`,
            { retryAfter },
          );
        lines.set(caller, line);
        line.waiting.push(async () => {
          try {
            resolve(await work());
          } catch (error) {
            reject(error);
          }
        });
        go();
      }),
  };
}
