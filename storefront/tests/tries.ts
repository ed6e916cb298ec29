/**
 * How often a property is tried: a quarter of `all` in the ordinary suite, and all of them, from new seeds, in
 * `npm run soak`, which sets SEED.
 */
export const tries = (all: number): { numRuns: number } => ({
  numRuns: process.env.SEED === undefined ? Math.ceil(all / 4) : all,
});
