import type { ShopState } from '@kerf/sdk/runtime';
import { useSyncExternalStore } from 'react';
import { useWidget } from './widget-context.js';

/**
 * Reads a part of the store and renders again when that part changes. `select` must return something that the
 * snapshot holds or a primitive: parts that did not change stay identical.
 */
export function useShop<T>(select: (state: ShopState) => T): T {
  const { runtime } = useWidget();
  return useSyncExternalStore(runtime.subscribe, () => select(runtime.snapshot()));
}
