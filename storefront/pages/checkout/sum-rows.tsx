/** What an order comes to, as rows of a list: the same before it is placed and after. */
import type { Dollars } from '@kerf/sdk/contract';
import { formatMoney } from '@kerf/sdk/rules';

export function ShippingRow({ fee }: { fee: Dollars }) {
  return (
    <div>
      <dt>Shipping</dt>
      <dd>{fee === 0 ? 'Free' : formatMoney(fee)}</dd>
    </div>
  );
}

interface TotalRowsProps {
  /** What is paid in the end. */
  total: Dollars;
  /** What points took off it. */
  pointDiscount: Dollars;
  /** The GST inside the total. */
  gstIncluded: Dollars;
  /** The style sheet shows those that hold by the box of the points: no script is needed for that. Default always shown. */
  shownIf?: 'if-points' | 'if-no-points';
}

/** That with what it is made of. */
export function TotalRows({ total, pointDiscount, gstIncluded, shownIf }: TotalRowsProps) {
  return (
    <>
      {pointDiscount > 0 && (
        <div className={shownIf}>
          <dt>Your points</dt>
          <dd>−{formatMoney(pointDiscount)}</dd>
        </div>
      )}
      <div className={shownIf ? `sum ${shownIf}` : 'sum'}>
        <dt>Total</dt>
        <dd>{formatMoney(total)}</dd>
      </div>
      <div className={shownIf}>
        <dt className="muted">GST included</dt>
        <dd className="muted">{formatMoney(gstIncluded)}</dd>
      </div>
    </>
  );
}
