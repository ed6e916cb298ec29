import type { Runtime } from './runtime.js';

/**
 * The browser's storage, or null where it is blocked: a sandboxed frame or a privacy setting makes even the access
 * throw. `isAllowed` is asked before every write, so that consent given later counts.
 */
export function pageStorage(isAllowed: () => boolean = () => true): Runtime['storage'] {
  try {
    const { localStorage } = globalThis;
    if (!localStorage) return null;
    const attempt = <T>(use: () => T): T | null => {
      try {
        return isAllowed() ? use() : null;
      } catch {
        return null;
      }
    };
    return {
      getItem: (key) => attempt(() => localStorage.getItem(key)),
      setItem: (key, value) => void attempt(() => localStorage.setItem(key, value)),
      removeItem: (key) => void attempt(() => localStorage.removeItem(key)),
    };
  } catch {
    return null;
  }
}
