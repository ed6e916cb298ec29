import type { Runtime } from './runtime.js';

/** Stops what is under way for a purpose: a timer, or a request. */
export function cancelPending(rt: Runtime, purpose: string): void {
  const cancel = rt.pending.get(purpose);
  rt.pending.delete(purpose);
  cancel?.();
}

/** Runs `then` in `wait` ms, unless something else is begun for the same purpose before. */
export function schedule(rt: Runtime, purpose: string, wait: number, then: () => void): void {
  cancelPending(rt, purpose);
  const timer = setTimeout(() => {
    rt.pending.delete(purpose);
    then();
  }, wait);
  rt.pending.set(purpose, () => clearTimeout(timer));
}
