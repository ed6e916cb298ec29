/**
 * How often a property is tried: `few` times in the ordinary suite, a quarter of `all` where nothing is said, and all of
 * them, from new seeds, in `npm run soak`, which sets SEED.
 */
export const tries = (all: number, few = Math.ceil(all / 4)): { numRuns: number } => ({
  numRuns: process.env.SEED === undefined ? few : all,
});
