import { openConfiguration, putFirst } from '@kerf/sdk/actions';
import { type ConfigurationState, closeConfiguration, type Problem } from '@kerf/sdk/runtime';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useShop } from '../element/use-shop.js';
import type { WidgetAttributes } from '../element/widget-attributes.js';
import { useWidget } from '../element/widget-context.js';
import { configurationName } from './configuration-name.js';

type State = ConfigurationState | undefined;

/**
 * The configuration a widget is tied to, opened when it names an item. A widget without an `item` waits for another
 * one of the same configuration to name it. A change waits for what `waitsFor` gives; a widget that
 * `worksAlone` has something to show where nobody names one. `problem` is why there is nothing of the item to show. Tells the
 * page what becomes of it.
 */
export function useConfiguration(
  attributes: WidgetAttributes,
  waitsFor?: (before: State, now: State) => Promise<unknown> | undefined,
  worksAlone = false,
): {
  name: string;
  state: State;
  problem: Problem | null;
} {
  const { runtime, host } = useWidget();
  const name = useShop((shop) => configurationName(attributes, shop));
  const { item, product } = attributes;
  const open = useShop((shop) => shop.configurations[name], waitsFor);
  // One that another tag opened for another item is none of this one's.
  const state = !item || open?.item === item ? open : undefined;
  const [lack, setLack] = useState<Problem | null>(null);
  const named = useRef<{ name: string; product?: string | undefined }>({ name: '' });
  // Before anything is painted: what the script tag asked for early may be there, and nothing is drawn in vain.
  useLayoutEffect(() => {
    // Asked anew: another widget may have opened that name since this one was drawn.
    const now = configurationName(attributes, runtime.snapshot());
    setLack(null);
    const { namers } = runtime;
    const count = (by: number) => namers.set(now, (namers.get(now) ?? 0) + by);
    if (item) count(1);
    // What no tag names any more is closed. Widgets that name no item go on with this one to the next.
    const { current: before } = named;
    const isFirst = Object.keys(runtime.snapshot().configurations)[0] === before.name;
    if ((!item || before.name !== now) && !namers.get(before.name)) closeConfiguration(runtime, before.name);
    named.current = { name: item ? now : '', product };
    if (!item) return;
    // A product that the page names no more is taken back: what a tag without one opens with stands there again.
    if (before.name === now && before.product && !product) closeConfiguration(runtime, now);
    openConfiguration(runtime, now, { item, product: product || null });
    // In the place of the page's first: those that name no item see no other one between.
    if (isFirst) putFirst(runtime, now);
    return () => void count(-1);
  }, [runtime, name, item, product]);
  useEffect(() => {
    if (!host) return;
    const end = new AbortController();
    // After what is to be seen. Without it the widget works, and the page is told nothing.
    import('./with-page.js').then(
      ({ tellPage }) => tellPage(runtime, name, host, setLack, worksAlone, end.signal),
      () => {},
    );
    return () => end.abort();
  }, [runtime, name, host]);
  return { name, state, problem: lack ?? state?.problem ?? null };
}
