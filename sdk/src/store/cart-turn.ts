import type { Runtime } from './runtime.js';

const turns = /* @__PURE__ */ new WeakMap<Runtime, Promise<unknown>>();

/** Name of the lock that the tabs of a browser take turns with. */
const lock = 'kerf-cart';

/** Runs calls about the cart one after the other, in this page and in the browser's other tabs. */
export function takeCartTurn<T>(rt: Runtime, call: () => Promise<T>): Promise<T> {
  const turn = (turns.get(rt) ?? Promise.resolve()).then(() => alone(call));
  turns.set(
    rt,
    turn.catch(() => undefined),
  );
  return turn;
}

/** Where there are no locks, as outside of a secure context or in a sandboxed frame, the call just runs. */
async function alone<T>(call: () => Promise<T>): Promise<T> {
  let begun: Promise<T> | undefined;
  try {
    await globalThis.navigator.locks.request(lock, () => {
      begun = call();
      return begun;
    });
  } catch (error) {
    if (begun) throw error;
  }
  return begun ?? call();
}
