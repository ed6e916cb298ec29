/**
 * Set-up of every test that draws its examples: the same ones in each run, so that it fails for what was changed and
 * never by luck. SEED sets others; `npm run soak` looks for new ones.
 */
import fc from 'fast-check';

const seed = Number(process.env.SEED ?? 20_261_121);
if (!Number.isInteger(seed)) throw new Error(`SEED is a whole number, and not "${process.env.SEED}".`);

fc.configureGlobal({ seed });
