import type { Quotation } from '@kerf/sdk/contract';
import {
  formatMoney,
  formatShippingDate,
  holdWords,
  quotationSums,
  quotedDetails,
  quotedQuantity,
} from '@kerf/sdk/rules';
import type { ReactNode } from 'react';
import { PieceThumb } from '../element/piece-thumb.js';

/** What a quotation says: since when, what of, for how much. `billTo` stands where it does on paper. */
export function QuotationSheet({ quotation, billTo }: { quotation: Quotation; billTo: ReactNode }) {
  return (
    <>
      <p className="quotation-no">
        <strong>{quotation.quotation_no}</strong>, {formatShippingDate(quotation.issue_date)}.{' '}
        {holdWords(quotation)}
      </p>
      {billTo}
      <ul className="quotation-items">
        {quotation.items.map((item) => (
          <li key={item.id} part="item">
            {item.configuration && <PieceThumb of={item.configuration} />}
            <div>
              <h3>{item.product_name}</h3>
              <p className="hint">{quotedDetails(item)}</p>
              {item.kinds > 1 && <p>{`${quotedQuantity(item)}, ${formatMoney(item.price)} a set`}</p>}
            </div>
            <strong className="quotation-amount">{formatMoney(item.total)}</strong>
          </li>
        ))}
      </ul>
      <dl className="quotation-sums">
        {quotationSums(quotation).map(({ words, amount }) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className="quotation-total">
          <dt>Total</dt>
          <dd>{formatMoney(quotation.total_price)}</dd>
        </div>
        <div className="hint">
          <dt>GST included</dt>
          <dd>{formatMoney(quotation.gst_included)}</dd>
        </div>
      </dl>
    </>
  );
}
