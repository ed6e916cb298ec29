import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** A second press of a form's button within this time is part of the first, ms. */
export const pressTime = 1_000;

/** More than are pressed in that time. */
const maxKept = 1_000;

/** What forms came to, for a moment: whoever presses twice is answered twice, and the work is done once. */
export interface Presses<T> {
  /** What a press came to that has the same parts, else what `work` comes to. The parts are not kept. */
  take(parts: readonly string[], work: () => Promise<T>): Promise<T>;
  /** Has a press that came to something answered under other parts too. */
  keep(parts: readonly string[], outcome: T): void;
}

const keyOf = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** Forgets each `keptFor` after its work ended, ms; with 0, as it ends. */
export function createPresses<T>(keptFor = pressTime): Presses<T> {
  const kept = new LRUCache<string, Promise<T>>({ max: maxKept });
  return {
    async take(parts, work) {
      const key = keyOf(parts);
      const known = kept.get(key);
      if (known) return known;
      const begun = work();
      kept.set(key, begun);
      try {
        return await begun;
      } finally {
        if (keptFor > 0) kept.set(key, begun, { ttl: keptFor });
        else kept.delete(key);
      }
    },
    keep(parts, outcome) {
      kept.set(keyOf(parts), Promise.resolve(outcome), { ttl: keptFor });
    },
  };
}
