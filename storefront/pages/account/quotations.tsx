import { type QuotationSummary, quotationPath } from '@kerf/sdk/contract';
import { formatMoney, formatShippingDate } from '@kerf/sdk/rules';

/** The pieces of a quotation in a line: the first ones by name, the others counted. */
function piecesOf({ items }: QuotationSummary): string {
  const [first, second, ...more] = items.map(({ product_name }) => product_name);
  return [first, second, more.length > 0 ? `${more.length} more` : ''].filter(Boolean).join(', ');
}

/** A member's quotations, the newest first. */
export function Quotations({ quotations }: { quotations: readonly QuotationSummary[] }) {
  if (quotations.length === 0)
    return (
      <p>
        You have no quotation yet. Press Print Quote beside a price or in <a href="/cart">your cart</a>, and
        it is kept here.
      </p>
    );
  return (
    <ul className="account-rows">
      {quotations.map((quotation) => (
        <li key={quotation.id}>
          <div>
            <h2>
              <a href={`${quotationPath}/${quotation.quotation_no}`}>{quotation.quotation_no}</a>
            </h2>
            <p>{piecesOf(quotation)}</p>
            <p className="muted">
              Of {formatShippingDate(quotation.issue_date)},{' '}
              {quotation.is_held
                ? `held until ${formatShippingDate(quotation.held_until)}`
                : `ended ${formatShippingDate(quotation.held_until)}`}
            </p>
          </div>
          <p>{formatMoney(quotation.total_price)}</p>
        </li>
      ))}
    </ul>
  );
}
