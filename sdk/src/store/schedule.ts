import type { Runtime } from './runtime.js';

/** Stops what is under way for a purpose: a timer, or what it began. */
export function cancelPending(rt: Runtime, purpose: string): void {
  rt.pending.get(purpose)?.();
  rt.pending.delete(purpose);
}

/**
 * Does a thing in `wait` ms (at once for 0) in place of what was under way for the same purpose. It is handed a signal
 * that aborts when it is replaced in turn.
 */
export function schedule(
  rt: Runtime,
  purpose: string,
  wait: number,
  begin: (signal: AbortSignal) => unknown,
): void {
  cancelPending(rt, purpose);
  const controller = new AbortController();
  const run = async () => {
    await begin(controller.signal);
    if (!controller.signal.aborted) rt.pending.delete(purpose);
  };
  const timer = wait ? setTimeout(run, wait) : void run();
  rt.pending.set(purpose, () => {
    clearTimeout(timer);
    controller.abort();
  });
}
