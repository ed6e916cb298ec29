import { currency } from '@kerf/sdk/contract';
import { cents, formatMoney, toDollars, totalCents } from '@kerf/sdk/rules';
import { useEffect, useRef, useState } from 'react';
import { useWidget } from '../element/widget-context.js';
import type { PanelProps } from './panel-props.js';
import { useCount } from './use-count.js';

/** Quiet for this long before a new total is spoken, ms: somebody going through options hears only the last. */
const speechDelay = 700;

/** What the whole order costs, all sets included. */
export function TotalPart({ name, state }: PanelProps) {
  const { host } = useWidget();
  const total = totalCents(state);
  const shown = useCount(total);
  const [spoken, setSpoken] = useState('');
  // Nobody is told what the page opened with; null once there was another total.
  const opening = useRef<number | null>(0);
  const settled = state.pricing !== 'pending' && !state.typing.length;
  useEffect(() => {
    if (opening.current !== total) opening.current = opening.current === 0 ? total : null;
    if (!settled) return;
    host?.emit('kerf-price', { configuration: name, total: toDollars(total), currency });
    const timer = setTimeout(
      () =>
        setSpoken(total && opening.current === null ? `Total price ${formatMoney(toDollars(total))}` : ''),
      speechDelay,
    );
    return () => clearTimeout(timer);
  }, [total, settled, host, name]);
  return (
    <p className="total" part="total">
      <span className="total-label">Total Price</span>
      <strong className="total-price" aria-busy={!settled}>
        {total ? formatMoney(toDollars(cents(shown))) : '–'}
      </strong>
      <span className="total-tax">GST included</span>
      <span className="out" role="status">
        {spoken}
      </span>
    </p>
  );
}
