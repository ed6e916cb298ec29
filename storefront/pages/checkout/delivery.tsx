import type { SavedAddress } from '@kerf/sdk/contract';
import { AddressFields } from '../address-fields.js';
import type { Attempt } from '../field.js';
import { AddressChoice, SaveAddress } from './address-choice.js';
import { CheckoutForm } from './checkout-form.js';

interface DeliveryProps {
  attempt: Attempt;
  /** The addresses of who is signed in; null for a guest. */
  saved: readonly SavedAddress[] | null;
}

/** Where the parcel goes. */
export function Delivery({ attempt, saved }: DeliveryProps) {
  return (
    <CheckoutForm action="/checkout/delivery" button="Continue to payment" attempt={attempt}>
      {saved && saved.length > 0 ? (
        <AddressChoice
          kind="shipping"
          legend="Your addresses"
          other="Another address"
          saved={saved}
          canSave
          attempt={attempt}
        />
      ) : (
        <>
          <AddressFields kind="shipping" attempt={attempt} />
          {saved && <SaveAddress kind="shipping" attempt={attempt} />}
        </>
      )}
    </CheckoutForm>
  );
}
