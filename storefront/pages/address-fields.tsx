import { australianStates, maxNameLength, maxPersonNameLength } from '@kerf/sdk/contract';
import { type Attempt, Field } from './field.js';

interface AddressFieldsProps {
  attempt: Attempt;
  /** What the names of the fields begin with, and what a browser calls the address; null for neither. */
  kind: 'shipping' | 'billing' | null;
}

/** The fields of an Australian address, with what a browser fills into them. */
export function AddressFields({ attempt, kind }: AddressFieldsProps) {
  const at = (name: string) => (kind ? `${kind}_${name}` : name);
  const as = (token: string) => (kind ? `${kind} ${token}` : token);
  return (
    <div className="address-fields" data-address>
      <div className="field-row">
        <Field
          name={at('first_name')}
          label="First Name"
          autoComplete={as('given-name')}
          maxLength={maxPersonNameLength}
          attempt={attempt}
        />
        <Field
          name={at('last_name')}
          label="Last Name"
          autoComplete={as('family-name')}
          maxLength={maxPersonNameLength}
          attempt={attempt}
        />
      </div>
      <Field
        name={at('street_address')}
        label="Street Address"
        autoComplete={as('address-line1')}
        maxLength={maxNameLength}
        attempt={attempt}
      />
      <details open={Boolean(attempt.typed[at('street2')] || attempt.typed[at('company')])}>
        <summary>Add a unit, a level or a company</summary>
        <Field
          name={at('street2')}
          label="Unit or level"
          autoComplete={as('address-line2')}
          maxLength={maxNameLength}
          isOptional
          attempt={attempt}
        />
        <Field
          name={at('company')}
          label="Company"
          autoComplete={as('organization')}
          maxLength={maxPersonNameLength}
          isOptional
          attempt={attempt}
        />
      </details>
      <div className="field-row">
        <Field
          name={at('suburb')}
          label="Suburb"
          autoComplete={as('address-level3')}
          maxLength={maxPersonNameLength}
          attempt={attempt}
        />
        <Field
          name={at('city')}
          label="City/Town"
          autoComplete={as('address-level2')}
          maxLength={maxPersonNameLength}
          attempt={attempt}
        />
      </div>
      <div className="field-row">
        <Field
          name={at('state')}
          label="State"
          autoComplete={as('address-level1')}
          choices={australianStates}
          attempt={attempt}
        />
        <Field
          name={at('postal_code')}
          label="Postal code"
          autoComplete={as('postal-code')}
          type="digits"
          maxLength={10}
          attempt={attempt}
        />
      </div>
      <Field
        name={at('phone_number')}
        label="Phone number"
        autoComplete={as('tel')}
        type="tel"
        maxLength={30}
        hint={
          kind === 'billing' ? 'For questions about the invoice' : 'For the carrier, and for nothing else'
        }
        attempt={attempt}
      />
    </div>
  );
}
