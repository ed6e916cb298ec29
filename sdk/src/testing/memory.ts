import type { KeptIn } from '../store/runtime.js';

/** Storage of a visitor, kept between the runtimes of their visits. */
export function memory(entries: Record<string, string> = {}): KeptIn & { entries: typeof entries } {
  return {
    entries,
    getItem: (key) => entries[key] ?? null,
    setItem: (key, value) => {
      entries[key] = value;
    },
    removeItem: (key) => {
      delete entries[key];
    },
  };
}
