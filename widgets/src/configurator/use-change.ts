import type { Runtime } from '@kerf/sdk/runtime';
import { useWidget } from '../element/widget-context.js';

/** Runs a store action on this configuration. */
export function useChange(name: string) {
  const { runtime } = useWidget();
  return <A extends unknown[]>(
    action: (runtime: Runtime, name: string, ...args: A) => void,
    ...args: A
  ): void => action(runtime, name, ...args);
}
