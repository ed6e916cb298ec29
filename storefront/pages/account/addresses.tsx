import { maxAddresses, maxPersonNameLength, type SavedAddress } from '@kerf/sdk/contract';
import { addressLines } from '@kerf/sdk/rules';
import { AddressFields } from '../address-fields.js';
import { type Attempt, Field } from '../field.js';
import { AccountForm } from './account-form.js';

/** The page of a member's addresses; those of one, and of its forms, begin with it. */
export const addressesPath = '/account/addresses';

/** An address of the list, with what may be a slip in it; '' for nothing. */
export interface ListedAddress extends SavedAddress {
  doubt: string;
}

/** A member's addresses, the default first, with what can be done with each. */
export function Addresses({ addresses }: { addresses: readonly ListedAddress[] }) {
  return (
    <>
      <p>
        {addresses.length === 0
          ? 'None yet. An address that is kept here is there to be chosen at the checkout.'
          : 'Your checkout begins with the default. Orders that are placed keep the address that they had.'}
      </p>
      {addresses.length > 0 && (
        <ul className="account-rows address-rows">
          {addresses.map(({ id, label, is_default, address, doubt }) => (
            <li key={id}>
              <div>
                <h2>
                  {label}
                  {is_default && <span className="mark">Default</span>}
                </h2>
                <address>{addressLines(address).join('\n')}</address>
                <p className="muted">{address.phone_number}</p>
                {doubt && <p className="doubt">{doubt}</p>}
              </div>
              <div className="row-acts">
                <a className="act" href={`${addressesPath}/${id}`}>
                  Edit<span className="out"> {label}</span>
                </a>
                {!is_default && (
                  <AccountForm
                    action={`${addressesPath}/${id}/default`}
                    button={
                      <>
                        Make default<span className="out"> {label}</span>
                      </>
                    }
                  />
                )}
                {/* There is no way back from it. */}
                <details className="asked">
                  <summary className="act">
                    Remove<span className="out"> {label}</span>
                  </summary>
                  <AccountForm action={`${addressesPath}/${id}/remove`} button={`Remove ${label} for good`} />
                </details>
              </div>
            </li>
          ))}
        </ul>
      )}
      {addresses.length < maxAddresses ? (
        <p>
          <a className="act first" href={`${addressesPath}/new`}>
            Add an address
          </a>
        </p>
      ) : (
        <p className="muted">An account keeps {maxAddresses} addresses. Remove one to add another.</p>
      )}
    </>
  );
}

interface AddressFormProps {
  /** The id of the address that is edited; null for a new one. */
  id: string | null;
  attempt: Attempt;
}

/** The form of an address, new or kept. */
export function AddressForm({ id, attempt }: AddressFormProps) {
  return (
    <>
      <AccountForm
        action={id === null ? `${addressesPath}/new` : `${addressesPath}/${id}`}
        button={id === null ? 'Add address' : 'Save address'}
        isFirst
      >
        <Field
          name="label"
          label="Address label"
          autoComplete="off"
          maxLength={maxPersonNameLength}
          hint="What you call it, such as Home or Studio"
          attempt={attempt}
        />
        <AddressFields kind={null} attempt={attempt} />
      </AccountForm>
      <p>
        <a className="alone" href={addressesPath}>
          Back to your addresses
        </a>
      </p>
    </>
  );
}
