/** One change to a shipped file. */
export interface Mutant {
  /** From the repository's root. */
  file: string;
  /** Where the changed text starts and ends in the file. */
  start: number;
  end: number;
  replacement: string;
  /** What kind of change it is. */
  mutator: string;
}

/** The whole file as the mutant has it. */
export const mutated = (source: string, { start, end, replacement }: Mutant): string =>
  source.slice(0, start) + replacement + source.slice(end);
