/** What the command and its lanes say to each other. */

/** A test, or a whole test file where `test` is null. */
export interface Reach {
  project: string;
  /** Test file, from the repository's root. */
  file: string;
  test: string | null;
  ms: number;
  /** It held in the first run, so its failing means something. */
  held: boolean;
  /** Ids of the mutants whose place it reached. */
  reached: number[];
}

/** A test file and those of its tests that are run; null for all. */
export interface Chosen {
  project: string;
  file: string;
  tests: string[] | null;
}

/** A file of the sandbox with another text for as long as a request takes. */
interface Change {
  file: string;
  text: string;
  original: string;
}

export type Request =
  /** Runs a project's tests on files with probes. */
  | { kind: 'watch'; project: string; changes: Change[] }
  /** Runs the chosen tests, each for `testTimeout` ms at most, until one fails. */
  | { kind: 'judge'; changes: Change[]; chosen: Chosen[]; testTimeout: number };

export type Answer =
  | { kind: 'watched'; reaches: Reach[] }
  /** The first test that failed, or null where the mutant survived. */
  | { kind: 'judged'; killer: string | null };
