/** Lines before work that is done apart from the event loop, a few pieces at a time: who floods waits behind themselves. */
import { addressBlock } from './address-block.js';
import { failure, withoutStack } from './api-failure.js';

/** How long who has too much waiting should leave it alone, seconds. */
const retryAfter = 2;

/** How much is done, and may wait. */
interface WaitingLimits {
  maxAtOnce: number;
  /** In all. */
  maxWaiting: number;
  /** Of one block of addresses. */
  maxWaitingOfBlock: number;
}

/**
 * Lines of callers, by their block of addresses. Blocks take turns, however much each has waiting. Where no place is
 * left, the last of the block that has most waiting gives up its own to a block that has fewer.
 */
export interface WaitingLines {
  /** Refuses whoever would find no place to wait: with 429 who has too much waiting, with 503 where everybody has some. */
  requireRoom(address: string): void;
  /** Does the work when it is its turn; refuses as `requireRoom` does. */
  inTurn<T>(address: string, task: () => Promise<T>): Promise<T>;
}

const tooManyOfBlock = () =>
  withoutStack(
    failure(
      'API_TOO_MANY',
      `Too much was asked for from your address at once. Please try again in ${retryAfter} seconds.`,
      { retryAfter },
    ),
  );
const tooMany = () =>
  withoutStack(failure('API_UNAVAILABLE', 'The shop is busy right now. Please try again in a moment.'));

/** Somebody whose work waits. */
interface Waiting {
  begin(): void;
  refuse(refusal: Error): void;
}

/** Lines in which nobody waits yet. */
export function createWaitingLines({
  maxAtOnce,
  maxWaiting,
  maxWaitingOfBlock,
}: WaitingLimits): WaitingLines {
  /** By block, never empty; the one whose turn is next stands first. */
  const lines = new Map<string, Waiting[]>();
  let waiting = 0;
  let underWay = 0;

  function longestLine(): Waiting[] {
    let longest: Waiting[] = [];
    for (const line of lines.values()) if (line.length > longest.length) longest = line;
    return longest;
  }

  function requireRoomIn(block: string): void {
    if (underWay < maxAtOnce) return;
    const mine = lines.get(block)?.length ?? 0;
    if (mine >= maxWaitingOfBlock) throw tooManyOfBlock();
    if (waiting >= maxWaiting && longestLine().length <= mine + 1) throw tooMany();
  }

  function wait(block: string): Promise<void> {
    if (waiting >= maxWaiting) {
      longestLine().pop()?.refuse(tooMany());
      waiting--;
    }
    waiting++;
    return new Promise((begin, refuse) => {
      const line = lines.get(block) ?? [];
      line.push({ begin, refuse });
      lines.set(block, line);
    });
  }

  /** The place is handed on: it never looks free to who comes between. */
  function handOn(): void {
    const [next] = lines;
    if (!next) {
      underWay--;
      return;
    }
    const [block, line] = next;
    lines.delete(block);
    const first = line.shift();
    if (line.length > 0) lines.set(block, line);
    waiting--;
    first?.begin();
  }

  async function inTurn<T>(address: string, task: () => Promise<T>): Promise<T> {
    const block = addressBlock(address);
    requireRoomIn(block);
    if (underWay >= maxAtOnce) await wait(block);
    else underWay++;
    try {
      return await task();
    } finally {
      handOn();
    }
  }

  return { requireRoom: (address) => requireRoomIn(addressBlock(address)), inTurn };
}
