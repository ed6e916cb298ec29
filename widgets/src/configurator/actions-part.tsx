import { canCompare } from '@kerf/sdk/rules';
import { type ReactNode, useState } from 'react';
import { useWidget } from '../element/widget-context.js';
import { pressOnDemand } from './fetch-on-demand.js';
import type { OnDemand } from './on-demand.js';
import type { PanelProps } from './panel-props.js';

/** Keep the configuration for comparing; print a quotation. Both are fetched once somebody asks for them. */
export function ActionsPart(props: PanelProps) {
  const { name, state } = props;
  const about = { configuration: name, item: state.item, selection: state.selection };
  const widget = useWidget();
  const { host } = widget;
  const [said, setSaid] = useState<ReactNode>('');
  const isPriced = canCompare(state);

  const press = (act: (fetched: OnDemand) => unknown) => () => pressOnDemand(widget, about, setSaid, act);
  const compare = async (fetched: OnDemand) => setSaid(await fetched.compare(name, state, widget, about));
  async function print({ printQuote }: OnDemand) {
    if (host?.emit('kerf-print-quote', about, true)) await printQuote(props, widget);
  }

  return (
    <div className="actions" part="actions">
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
