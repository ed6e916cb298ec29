/** A gate before work that the event loop does itself: what comes at once is done one after the other, with time for others between. */
import { createWaitingLines } from './waiting-lines.js';

export interface Gate {
  /**
   * Returns when it is the caller's turn: at once where nobody came just before. Blocks of addresses take turns. Refuses
   * with 429 who has too many waiting, with 503 where everybody has some.
   */
  pass(address: string): Promise<void>;
}

/** Lets one through every `apart` ms at most. */
export function createGate(apart: number, room: { maxWaiting: number; maxWaitingOfBlock: number }): Gate {
  const lines = createWaitingLines({ maxAtOnce: 1, ...room });
  return {
    pass: (address) =>
      new Promise((begin, refuse) => {
        lines
          .inTurn(address, () => {
            begin();
            return new Promise((end) => setTimeout(end, apart));
          })
          .catch(refuse);
      }),
  };
}
