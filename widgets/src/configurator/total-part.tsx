import { currency } from '@kerf/sdk/contract';
import { formatMoney, toDollars, totalCents } from '@kerf/sdk/rules';
import type { ConfigurationState } from '@kerf/sdk/runtime';
import { useEffect, useRef, useState } from 'react';
import { useWidget } from '../element/widget-context.js';
import type { OpenConfiguration } from './panel-props.js';

/** Quiet for this long before a new total is spoken, ms: somebody going through options hears only the last. */
const speechDelay = 700;

const isSettled = ({ pricing, typing }: ConfigurationState) => pricing !== 'pending' && !typing.length;

/** What the whole order costs, all sets included; a dash where there is no price. Only prices are ever shown. */
export function Total({ state }: { state: ConfigurationState }) {
  const total = totalCents(state);
  return (
    <p className="total" part="total">
      <span className="total-label">Total Price</span>
      <strong className="total-price" aria-busy={!isSettled(state)} key={total}>
        {total ? formatMoney(toDollars(total)) : '–'}
      </strong>
      <span className="total-tax">GST included</span>
    </p>
  );
}

/** The total; a change of it is spoken, and told to the page. */
export function TotalPart({ name, state }: OpenConfiguration) {
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
  return (
    <>
      <Total state={state} />
      <span className="out" role="status">
        {spoken}
      </span>
    </>
  );
}
