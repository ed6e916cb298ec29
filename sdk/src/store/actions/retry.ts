import { reprice } from '../reprice.js';
import type { Runtime } from '../runtime.js';
import { loadRange } from './open-configuration.js';

/** Asks again for what failed: the range of a configuration that did not open, else its prices. */
export function retry(rt: Runtime, name: string): void {
  const state = rt.state.configurations[name];
  if (state?.status === 'failed') void loadRange(rt, name);
  else if (state?.pricing === 'failed') reprice(rt, name, 0);
}
