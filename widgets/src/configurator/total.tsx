import { formatMoney, toDollars, totalCents } from '@kerf/sdk/rules';
import type { ConfigurationState } from '@kerf/sdk/runtime';

/** Whether the total is that of what is chosen: nothing is being typed or priced. */
export const isSettled = ({ pricing, typing }: ConfigurationState): boolean =>
  pricing !== 'pending' && !typing.length;

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
