import type { ShopState } from '@kerf/sdk/runtime';
import { useLayoutEffect, useRef, useState } from 'react';
import { useWidget } from './widget-context.js';

/**
 * Reads a part of the store and renders again when that part changes. `select` must return something that the
 * snapshot holds or a primitive: parts that did not change stay identical. A change that `canWait` is drawn in a task of
 * its own, behind whatever else it has drawn.
 */
export function useShop<T>(select: (state: ShopState) => T, canWait?: (before: T, now: T) => boolean): T {
  const { runtime } = useWidget();
  const [, draw] = useState({});
  const read = () => select(runtime.snapshot());
  const value = read();
  const drawn = useRef({ read, value, canWait });
  // Not `useSyncExternalStore`: Preact's subscribes after it has painted, and what the page asked for early would be
  // drawn once as missing.
  useLayoutEffect(() => {
    drawn.current = { read, value, canWait };
  });
  useLayoutEffect(() => {
    const look = () => {
      const { read, value, canWait } = drawn.current;
      const now = read();
      if (now === value) return;
      if (canWait?.(value, now)) setTimeout(draw, 0, {});
      else draw({});
    };
    look();
    return runtime.subscribe(look);
  }, [runtime]);
  return value;
}
