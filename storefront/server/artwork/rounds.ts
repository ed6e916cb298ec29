/** Turns of those who have something waiting that is kept elsewhere: who had a turn goes behind all others. */
export interface Rounds {
  /** Whose turn it is among those who wait: who never had one first, as they stand here; null where nobody waits. */
  next(waiting: readonly string[]): string | null;
  /** Counts a turn. */
  serve(who: string): void;
}

/** Those that are remembered: beyond, who had a turn longest ago is like one who never had any. */
const maxKnown = 10_000;

/** Rounds in which nobody had a turn yet. */
export function createRounds(): Rounds {
  /** Who had a turn, the latest last. */
  const served = new Map<string, number>();
  let turns = 0;
  return {
    next(waiting) {
      let first: string | null = null;
      for (const who of waiting)
        if (first === null || (served.get(who) ?? 0) < (served.get(first) ?? 0)) first = who;
      return first;
    },
    serve(who) {
      served.delete(who);
      served.set(who, ++turns);
      const [oldest] = served.keys();
      if (served.size > maxKnown && oldest !== undefined) served.delete(oldest);
    },
  };
}
