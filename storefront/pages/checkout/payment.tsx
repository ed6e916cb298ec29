import type { SavedAddress } from '@kerf/sdk/contract';
import type { Attempt } from '../field.js';
import { AddressChoice } from './address-choice.js';
import { CheckoutForm } from './checkout-form.js';

interface PaymentProps {
  attempt: Attempt;
  /** Within how many days an invoice is to be paid. */
  paymentDays: number;
  takesCards: boolean;
  /** The addresses that may be billed beside that of the parcel; null for a guest. */
  saved: readonly SavedAddress[] | null;
  /** What of a member's points this order takes, and what is paid then, in words; null where it takes none. */
  points: { offer: string; total: string } | null;
}

/** How the order is paid, and whom the invoice names. */
export function Payment({ attempt, paymentDays, takesCards, saved, points }: PaymentProps) {
  const byCard = takesCards && attempt.typed.payment === 'card';
  return (
    <CheckoutForm action="/checkout/payment" button="Continue to review" attempt={attempt}>
      <fieldset className="choices">
        <legend>How do you want to pay?</legend>
        <label className="choice">
          <input type="radio" id="payment" name="payment" value="invoice" checked={!byCard} />
          <span>
            <b>Invoice, by bank transfer</b>
            <span className="muted">
              {' '}
              Our bank details come with the confirmation. You have {paymentDays} days; we print once the
              proof is approved and the money is here.
            </span>
          </span>
        </label>
        {takesCards && (
          <label className="choice">
            <input type="radio" name="payment" value="card" checked={byCard} />
            <span>
              <b>Card</b>
              <span className="muted">
                {' '}
                Placing the order takes you to the page of Stripe, where you pay. No card number reaches us.
              </span>
            </span>
          </label>
        )}
      </fieldset>
      {points !== null && (
        <fieldset className="choices">
          <legend>Your points</legend>
          <label className="choice">
            <input type="checkbox" name="uses_points" value="1" checked={attempt.typed.uses_points === '1'} />
            <span>
              {points.offer}
              <span className="muted"> {points.total}</span>
            </span>
          </label>
        </fieldset>
      )}
      <AddressChoice
        kind="billing"
        legend="Who is the invoice for?"
        first="The name and address that it is delivered to"
        other="Another name or address"
        saved={saved ?? []}
        canSave={saved !== null}
        attempt={attempt}
      />
    </CheckoutForm>
  );
}
