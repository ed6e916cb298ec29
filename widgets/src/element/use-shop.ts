import type { ShopState } from '@kerf/sdk/runtime';
import { useLayoutEffect, useRef, useState } from 'react';
import { useWidget } from './widget-context.js';

/**
 * Reads a part of the store and renders again when that part changes. `select` must return something that the
 * snapshot holds or a primitive: parts that did not change stay identical.
 */
export function useShop<T>(select: (state: ShopState) => T): T {
  const { runtime } = useWidget();
  const [, draw] = useState({});
  const read = () => select(runtime.snapshot());
  const value = read();
  const drawn = useRef({ read, value });
  // Not `useSyncExternalStore`: Preact's subscribes after it has painted, and what the page asked for early would be
  // drawn once as missing.
  useLayoutEffect(() => {
    drawn.current = { read, value };
  });
  useLayoutEffect(() => {
    const look = () => {
      if (drawn.current.read() !== drawn.current.value) draw({});
    };
    look();
    return runtime.subscribe(look);
  }, [runtime]);
  return value;
}
