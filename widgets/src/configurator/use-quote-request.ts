import type { OpenConfiguration } from '../configuration/open-configuration.js';
import { useWidget } from '../element/widget-context.js';
import type { OnDemand } from './on-demand.js';

/** Asks for a quote: the page may show a form, which a widget beside this one has, else the shop's own page opens. Says why that did not; '' otherwise. */
export function useQuoteRequest(
  configuration: OpenConfiguration,
): (fetched: Pick<OnDemand, 'openQuotePage'>) => string {
  const { runtime, host } = useWidget();
  const { name, state, selection } = configuration;
  return ({ openQuotePage }) => {
    const detail = { configuration: name, item: state.item, selection };
    return host?.emit('kerf-quote-request', detail, true) ? openQuotePage(runtime, configuration) : '';
  };
}
