import type { Runtime } from '@kerf/sdk/runtime';
import { useWidget } from '../element/widget-context.js';

/**
 * Runs a store action on this configuration because the visitor chose something, and tells the page so with
 * `kerf-change`. Changes made from code do not pass here, so they emit nothing.
 */
export function useChange(name: string) {
  const { runtime, host } = useWidget();
  return <A extends unknown[]>(
    action: (runtime: Runtime, name: string, ...args: A) => void,
    ...args: A
  ): void => {
    action(runtime, name, ...args);
    host?.emit('kerf-change', {
      configuration: name,
      selection: runtime.snapshot().configurations[name]?.selection,
    });
  };
}
