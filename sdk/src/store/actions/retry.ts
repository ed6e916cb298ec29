import type { Runtime } from '../runtime.js';

/** Asks again for what failed: the range of a configuration that did not open, else its prices. */
export const retry = (rt: Runtime, name: string): void => rt.retries.get(name)?.();
