import { formatShippingDate, selectedRow, summaryText } from '@kerf/sdk/rules';
import type { OpenConfiguration } from './panel-props.js';

/** The configuration in a line, and the day it arrives. */
export function SummaryPart({ state, range, selection }: OpenConfiguration) {
  const shipping = selectedRow(state)?.shipping[0];
  return (
    <div className="summary" part="summary">
      <p className="summary-text">{summaryText(range, selection)}</p>
      <p className="hint">
        {shipping
          ? `Shipping date: arrives by ${formatShippingDate(shipping.date)}`
          : 'Shipping date: once there is a price'}
      </p>
    </div>
  );
}
