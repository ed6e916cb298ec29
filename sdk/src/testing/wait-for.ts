import type { Runtime } from '../store/runtime.js';
import type { ConfigurationState, ShopState } from '../store/shop-state.js';
import { startTimer, stopTimer } from './clock.js';

/** Resolves once the state passes; rejects after `timeout` ms. */
export function waitFor(
  rt: Runtime,
  test: (state: ShopState) => boolean,
  timeout = 20_000,
): Promise<ShopState> {
  return new Promise((resolve, reject) => {
    const check = (): boolean => {
      const state = rt.snapshot();
      if (!test(state)) return false;
      stopTimer(timer);
      stop();
      resolve(state);
      return true;
    };
    const timer = startTimer(() => {
      stop();
      reject(
        new Error(
          `Waited ${timeout} ms in vain; the state is ${JSON.stringify(rt.snapshot()).slice(0, 600)}`,
        ),
      );
    }, timeout);
    const stop = rt.subscribe(() => void check());
    check();
  });
}

/** Resolves with a configuration once its prices are there. */
export async function waitForPrices(rt: Runtime, name = 'main'): Promise<ConfigurationState> {
  const state = await waitFor(rt, ({ configurations }) => configurations[name]?.pricing === 'ready');
  return state.configurations[name] as ConfigurationState;
}
