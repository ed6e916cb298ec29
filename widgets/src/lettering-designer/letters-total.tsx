import { formatMoney, isSettled, toDollars, totalCents } from '@kerf/sdk/rules';
import type { ConfigurationState } from '@kerf/sdk/runtime';

/** What the lettering costs as it stands, or why it has no price; what is said at a field is said there alone. */
export function LettersTotal({ state, isFaulty }: { state: ConfigurationState; isFaulty: boolean }) {
  const total = totalCents(state);
  const { pricing, pricingProblem, typing } = state;
  const problem = (!isFaulty && pricing !== 'pending' && !typing.length && pricingProblem?.message) || '';
  return (
    <div className="sum" part="sum">
      <p className="total" aria-busy={!isSettled(state)}>
        <strong className="price">
          {total && !isFaulty && !problem ? formatMoney(toDollars(total)) : '–'}
        </strong>
        <span className="tax">GST included</span>
      </p>
      {problem && <p className="problem">{problem}</p>}
    </div>
  );
}
