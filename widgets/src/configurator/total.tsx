import { formatMoney, isSettled, toDollars, totalCents } from '@kerf/sdk/rules';
import type { ConfigurationState } from '@kerf/sdk/runtime';

/** What the whole order costs, all sets included; a dash where there is no price. Only prices are ever shown. */
export function Total({ state }: { state: ConfigurationState }) {
  const total = totalCents(state);
  return (
    <p className="total" part="total" tabIndex={-1}>
      <span className="total-label">Total Price</span>
      <strong className="total-price" aria-busy={!isSettled(state)}>
        {total ? formatMoney(toDollars(total)) : '–'}
      </strong>
      <span className="total-tax">GST included</span>
    </p>
  );
}
