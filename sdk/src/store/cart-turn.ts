import type { Runtime } from './runtime.js';

const turns = /* @__PURE__ */ new WeakMap<Runtime, Promise<unknown>>();

/** Runs calls about the cart one after the other, so that answers land in the order they were asked for. */
export function takeCartTurn<T>(rt: Runtime, call: () => Promise<T>): Promise<T> {
  const turn = (turns.get(rt) ?? Promise.resolve()).then(call);
  turns.set(
    rt,
    turn.catch(() => undefined),
  );
  return turn;
}
