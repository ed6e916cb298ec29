import { currency } from '@kerf/sdk/contract';
import { formatMoney, isSettled, toDollars, totalCents } from '@kerf/sdk/rules';
import { useEffect, useRef, useState } from 'react';
import { useWidget } from '../element/widget-context.js';
import type { OpenConfiguration } from './open-configuration.js';

/** Quiet for this long before a new total is spoken, ms: somebody going through options hears only the last. */
const speechDelay = 700;

/** Tells a change of the total to the page, and gives what is to be spoken of it. */
export function useSpokenTotal({ name, state }: Pick<OpenConfiguration, 'name' | 'state'>): string {
  const { host } = useWidget();
  const total = totalCents(state);
  const isStanding = isSettled(state);
  const heard = useRef<number | null>(null);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    if (!isStanding) return;
    host?.emit('kerf-price', { configuration: name, total: toDollars(total), currency });
    // What the panel opens with is no change.
    const isFirst = heard.current === null;
    if (total) heard.current = total;
    if (isFirst) return;
    const timer = setTimeout(() => {
      setSpoken(total ? `Total price ${formatMoney(toDollars(total))}` : '');
    }, speechDelay);
    return () => clearTimeout(timer);
  }, [total, isStanding, host, name]);
  return spoken;
}
