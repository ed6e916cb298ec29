import { formatMoney, isSettled, toDollars, totalCents } from '@kerf/sdk/rules';
import { useEffect, useRef, useState } from 'react';
import type { OpenConfiguration } from '../configuration/open-configuration.js';

/** Quiet for this long before a new total is spoken, ms: somebody going through options hears only the last. */
const speechDelay = 700;

/** What somebody heard: of several panels that show one configuration, one speaks. */
const told = new WeakSet<OpenConfiguration['state']>();

/** What is to be spoken of a change of the total. */
export function useSpokenTotal({ state }: Pick<OpenConfiguration, 'state'>): string {
  const total = totalCents(state);
  const isStanding = isSettled(state);
  const heard = useRef<number | null>(null);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    if (!isStanding) return;
    // What the panel opens with is no change.
    const isFirst = heard.current === null || state.selection === state.range?.opening_selection;
    if (total) heard.current = total;
    if (isFirst) return;
    const timer = setTimeout(() => {
      // What another one says in its stead leaves its own words old: the same ones would not be heard again.
      setSpoken(total && !told.has(state) ? `Total price ${formatMoney(toDollars(total))}` : '');
      told.add(state);
    }, speechDelay);
    return () => clearTimeout(timer);
  }, [total, isStanding]);
  return spoken;
}
