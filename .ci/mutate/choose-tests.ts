import path from 'node:path';
import { groupBy } from './group-by.js';
import type { Chosen, Reach } from './messages.js';

/** Shipped code that runs where no probe can tell, and the tests that run it. */
const outOfReach: Record<string, Array<{ project: string; file: string }>> = {
  // Bundled, and run by a browser that the test drives.
  'widgets/src/loader.ts': [{ project: 'node', file: 'widgets/build/loader.test.ts' }],
};

export interface Plan {
  chosen: Chosen[];
  /** How long they took in the first run, ms. */
  ms: number;
  /** How long the slowest of them took, ms. */
  slowest: number;
}

/** The tests that could notice a change to this place: those beside it first, then the quick ones. */
export function chooseTests(id: number, file: string, reaches: readonly Reach[]): Plan {
  const places = (outOfReach[file] ?? []).map(({ project, file }) => `${project} ${file}`);
  const byFile = groupBy(reaches, (reach) => `${reach.project} ${reach.file}`);
  const candidates = [...byFile].flatMap(([place, own]) => {
    const whole = own.find(({ test }) => test === null);
    const isWhole = places.includes(place) || whole?.reached.includes(id);
    const tests = own.filter(({ test, held, reached }) => test && held && (isWhole || reached.includes(id)));
    return whole && tests.length > 0
      ? [{ whole, tests, ms: tests.reduce((sum, { ms }) => sum + ms, 0) }]
      : [];
  });
  const isBeside = (test: string): boolean => path.dirname(test) === path.dirname(file);
  candidates.sort(
    (one, other) =>
      Number(isBeside(other.whole.file)) - Number(isBeside(one.whole.file)) || one.ms - other.ms,
  );
  return {
    chosen: candidates.map(({ whole, tests }) => ({
      project: whole.project,
      file: whole.file,
      tests: tests.flatMap(({ test }) => test ?? []),
    })),
    ms: candidates.reduce((sum, { ms }) => sum + ms, 0),
    slowest: Math.max(0, ...candidates.flatMap(({ tests }) => tests.map(({ ms }) => ms))),
  };
}
