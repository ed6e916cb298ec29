import type { ReadyAnswer } from './ready-answer.js';

/** Answers by what was asked, the least recently asked one dropped first, all of them when `epoch` changes. */
export interface AnswerCache {
  get(key: string, epoch: Epoch): ReadyAnswer | undefined;
  set(key: string, answer: ReadyAnswer): void;
}

/** What answers depend on besides the question: equal by identity. */
type Epoch = readonly [catalogue: object, time: number];

const quarterHour = 900_000;

/**
 * The stretch of time in which delivery dates stay as they are. They move with the shop's day and cut-off hour, which
 * fall on a quarter of an hour in every zone.
 */
export const dateEpoch = (now: Date): number => Math.floor(now.getTime() / quarterHour);

/** Makes a cache of at most `capacity` answers. */
export function createAnswerCache(capacity: number): AnswerCache {
  const answers = new Map<string, ReadyAnswer>();
  let current: Epoch | undefined;
  return {
    get(key, epoch) {
      if (current?.[0] !== epoch[0] || current[1] !== epoch[1]) {
        answers.clear();
        current = epoch;
      }
      const answer = answers.get(key);
      if (answer) {
        answers.delete(key);
        answers.set(key, answer);
      }
      return answer;
    },
    set(key, answer) {
      answers.set(key, answer);
      if (answers.size <= capacity) return;
      const [oldest] = answers.keys();
      if (oldest !== undefined) answers.delete(oldest);
    },
  };
}
