import type { Cart } from '@kerf/sdk/contract';
import { useState } from 'react';
import { notFetched } from '../element/not-fetched.js';
import { shopUrl } from '../element/shop-url.js';
import { useWidget } from '../element/widget-context.js';

/** Prints a quotation of the whole cart: on its own page without script, here with it. */
export function PrintQuote({ cart }: { cart: Cart }) {
  const widget = useWidget();
  const [fault, setFault] = useState('');

  async function print() {
    setFault('');
    try {
      (await import('../quotation/open-quotation.js')).openQuotation(widget, cart);
    } catch {
      setFault(notFetched.message);
      widget.host?.emit('kerf-error', notFetched);
    }
  }

  return (
    <form
      method="post"
      action={shopUrl(widget.runtime, '/quotation')}
      onSubmit={(event) => {
        event.preventDefault();
        print();
      }}
    >
      <button className="button" type="submit">
        Print Quote
      </button>
      <p className="slot" role="status">
        {fault}
      </p>
    </form>
  );
}
