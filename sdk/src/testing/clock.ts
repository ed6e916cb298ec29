/** The test's own clock: the waits of the shop pass when the test says so, while calls over the network take their time. */
import { vi } from 'vitest';

/** The platform's timers, which go on whatever clock a test uses. */
export const { setTimeout: startTimer, clearTimeout: stopTimer } = globalThis;

/** Stops the clock until the end of the test. */
export const stopClock = (): void => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
};

/** Lets some time (ms) go by on a stopped clock, and what is due by then begin. */
export const pass = async (ms: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(ms);
};

/** Resolves once something is so, and leaves a stopped clock where it is; the test's own limit ends a vain wait. */
export const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((resolve) => startTimer(resolve, 1));
};
