import { canCompare } from '@kerf/sdk/rules';
import { useState } from 'react';
import { useHydrated } from '../element/use-hydrated.js';
import { useWidget } from '../element/widget-context.js';
import { fetchOnDemand, notFetched } from './fetch-on-demand.js';
import type { PanelProps } from './panel-props.js';

/** Keep the configuration for comparing; print it. Both are fetched once somebody asks for them. */
export function ActionsPart(props: PanelProps) {
  const { name, state } = props;
  const about = { configuration: name, item: state.item, selection: state.selection };
  const isLive = useHydrated();
  const widget = useWidget();
  const { host } = widget;
  const [said, setSaid] = useState('');
  const isPriced = canCompare(state);

  async function compare() {
    if (!host?.emit('kerf-before-compare', about, true)) return;
    setSaid((await fetchOnDemand()).compare(props, widget, about));
  }
  async function print() {
    if (!host?.shadowRoot || !host.emit('kerf-print-quote', about, true)) return;
    const { printQuote } = await fetchOnDemand();
    printQuote(props, host.shadowRoot);
  }
  const press = (act: () => Promise<void>) => () => {
    setSaid('');
    act().catch(() => {
      setSaid(notFetched.message);
      host?.emit('kerf-error', { ...about, ...notFetched });
    });
  };

  return (
    <div className="actions" part="actions">
      {!isLive && (
        <button className="button show" type="submit">
          Show price
        </button>
      )}
      <button className="button" type="button" disabled={!isPriced} onClick={press(compare)}>
        Add to Compare
      </button>
      <button className="button" type="button" disabled={!isPriced} onClick={press(print)}>
        Print Quote
      </button>
      <p className="notice" role="status">
        {said}
      </p>
    </div>
  );
}
