import type { Runtime } from '../runtime.js';

/** How many configurations that nobody shows are kept, for who comes back to them. */
export const unusedKept = 20;

/** Those that nobody shows any more, the one that was left first in front; by what a runtime and its passing copies share. */
const left = /* @__PURE__ */ new WeakMap<Runtime['pending'], Set<string>>();

/**
 * Says that a configuration is shown, until the returned function is called: once, however many widgets show it. One that
 * nobody shows any more can be come back to as it was left, until {@link unusedKept} others were left after it: then it is
 * forgotten.
 */
export function holdConfiguration({ pending, state }: Runtime, name: string): () => void {
  const unused = left.get(pending) ?? new Set();
  left.set(pending, unused);
  unused.delete(name);
  return () => {
    unused.add(name);
    if (unused.size <= unusedKept) return;
    const [oldest = ''] = unused;
    unused.delete(oldest);
    delete state.configurations[oldest];
  };
}
