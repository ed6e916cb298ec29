import { useWidget } from '../element/widget-context.js';
import type { OnDemand } from './on-demand.js';
import type { OpenConfiguration } from './open-configuration.js';

/**
 * Asks the shop for a quote: the page may show a form of its own, else the visitor's mail program opens. What it gives
 * back says whether that was opened.
 */
export function useQuoteRequest({
  name,
  state,
  range,
  selection,
}: OpenConfiguration): (fetched: Pick<OnDemand, 'quoteMail'>) => boolean | undefined {
  const { runtime, host } = useWidget();
  return ({ quoteMail }) => {
    const isOurs = host?.emit(
      'kerf-quote-request',
      { configuration: name, item: state.item, selection },
      true,
    );
    if (isOurs) window.open(quoteMail(runtime, { range, selection }), '_self');
    return isOurs;
  };
}
