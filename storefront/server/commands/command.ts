import type { Env } from '../env.js';

/** Something that an owner does with the shop from the command line: `npm run shop -- NAME …`. */
export interface Command {
  name: string;
  /** What stands behind the name. */
  usage: string;
  /** What it does, in a few words. */
  does: string;
  /** Whether it says by itself, when nothing stands behind its name, what can be done with it. */
  saysHow?: true;
  /** Does it, and returns a sentence that says what was done. Throws a `StartError` with one that says why not. */
  run(words: readonly string[], env: Env): Promise<string>;
}
