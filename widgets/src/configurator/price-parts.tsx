import { explainedQuery, readPriceParts } from '@kerf/sdk/actions';
import type { PriceParts as Parts } from '@kerf/sdk/contract';
import { formatMoney } from '@kerf/sdk/rules';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { OpenConfiguration } from '../configuration/open-configuration.js';
import { addStyles } from '../element/add-styles.js';
import { useWidget } from '../element/widget-context.js';
import styles from './price-parts.css?inline';

/** What makes the price, part by part; the parts add up to the total. */
export function PriceParts({ name }: OpenConfiguration) {
  const { runtime, host } = useWidget();
  useLayoutEffect(() => {
    if (host?.shadowRoot) addStyles(host.shadowRoot, styles);
  }, [host]);
  const query = explainedQuery(runtime, name)?.query;
  const [{ of, parts }, setShown] = useState<{ of?: string | undefined; parts: Parts | null }>({
    parts: null,
  });
  useEffect(() => {
    const calls = new AbortController();
    if (query)
      readPriceParts(runtime, name, calls.signal).then(
        (parts) => calls.signal.aborted || setShown({ of: query, parts }),
        () => calls.signal.aborted || setShown({ of: query, parts: null }),
      );
    return () => calls.abort();
  }, [runtime, name, query]);
  if (!query || of !== query)
    return (
      <p className="hint">{query ? 'Adding it up …' : 'Once there is a price, its parts stand here.'}</p>
    );
  if (!parts)
    return <p className="hint">The parts can’t be shown at the moment. Open this again to retry.</p>;
  return (
    <dl className="parts">
      {parts.parts.map(({ words, amount }) => (
        <div key={words}>
          <dt>{words}</dt>
          <dd>{formatMoney(amount)}</dd>
        </div>
      ))}
      <div className="parts-total">
        <dt>Total Price</dt>
        <dd>{formatMoney(parts.total)}</dd>
      </div>
    </dl>
  );
}
