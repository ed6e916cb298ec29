import { useWidget } from '../element/widget-context.js';
import type { OpenConfiguration } from './panel-props.js';
import { quoteMail } from './quote-mail.js';

/** Asks the shop for a quote: the page may show a form of its own, else the visitor's mail program opens. */
export function useQuoteRequest({ name, range, selection }: OpenConfiguration): () => void {
  const { runtime, host } = useWidget();
  return () => {
    if (host?.emit('kerf-quote-request', { configuration: name, selection }, true))
      window.open(quoteMail(runtime, { range, selection }), '_self');
  };
}
