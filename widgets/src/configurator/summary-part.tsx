import { formatShippingDate, selectedRow, summaryText } from '@kerf/sdk/rules';
import { useState } from 'react';
import { useOnDemand } from './fetch-on-demand.js';
import type { PanelProps } from './panel-props.js';

/** The configuration in a line, and the day it arrives. */
export function SummaryPart(props: PanelProps) {
  const { state, range, selection } = props;
  const [isOpen, setIsOpen] = useState(false);
  const onDemand = useOnDemand(isOpen && selection);
  const shipping = selectedRow(state)?.shipping[0];
  return (
    <div className="summary" part="summary">
      <p className="summary-text">{summaryText(range, selection)}</p>
      <p className="hint">
        {shipping
          ? `Arrives by ${formatShippingDate(shipping.date)}`
          : 'The day it arrives is shown with its price.'}
      </p>
      <details
        className="explained"
        // Unfolded before the script came, it tells nobody.
        ref={(details) => void (details?.open && setIsOpen(true))}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary>What makes this price</summary>
        {onDemand && <onDemand.PriceParts {...props} />}
      </details>
    </div>
  );
}
