import { formatMoney, toDollars } from '@kerf/sdk/rules/money';
import { totalCents } from '@kerf/sdk/rules/total';
import { useEffect, useState } from 'react';
import { useWidget } from '../element/widget-context.js';
import type { PanelProps } from './panel-props.js';
import { useCount } from './use-count.js';

/** Quiet for this long before a new total is spoken, ms: somebody going through options hears only the last. */
const speechDelay = 700;

/** What the whole order costs, all sets included. */
export function TotalPart({ name, state }: PanelProps) {
  const { host } = useWidget();
  const cents = totalCents(state);
  const shown = useCount(cents);
  const [spoken, speak] = useState('');
  const settled = state.pricing !== 'pending' && !state.typing.length;
  useEffect(() => {
    if (!settled) return;
    host?.emit('kerf-price', { configuration: name, total: toDollars(cents), currency: 'AUD' });
    const timer = setTimeout(
      () => speak(cents ? `Total price ${formatMoney(toDollars(cents))}` : ''),
      speechDelay,
    );
    return () => clearTimeout(timer);
  }, [cents, settled, host, name]);
  return (
    <p className="total" part="total">
      <span className="total-label">Total Price</span>
      <strong className="total-price" aria-busy={!settled}>
        {cents ? formatMoney(toDollars(shown)) : '–'}
      </strong>
      <span className="total-tax">GST included</span>
      <span className="out" role="status">
        {spoken}
      </span>
    </p>
  );
}
