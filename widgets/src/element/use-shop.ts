import type { ShopState } from '@kerf/sdk/runtime';
import { useLayoutEffect, useRef, useState } from 'react';
import { useWidget } from './widget-context.js';

/**
 * Reads a part of the store and renders again when that part changes. `select` must return something that the
 * snapshot holds or a primitive: parts that did not change stay identical. A change is drawn at once,
 * or when what `waitsFor` gives has come.
 */
export function useShop<T>(
  select: (state: ShopState) => T,
  waitsFor?: (before: T, now: T) => Promise<unknown> | undefined,
): T {
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
      const { read, value } = drawn.current;
      const now = read();
      if (now === value) return;
      const again = () => draw({});
      waitsFor?.(value, now)?.then(again) ?? again();
    };
    look();
    return runtime.subscribe(look);
  }, [runtime, waitsFor]);
  return value;
}
