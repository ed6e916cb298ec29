import type { SavedAddress } from '@kerf/sdk/contract';
import { addressLines } from '@kerf/sdk/rules';
import { AddressFields } from '../address-fields.js';
import type { Attempt } from '../field.js';

/** Where an address is asked for: what the choice is called in its form, and which value opens the fields. */
export const addressChoices = {
  shipping: { name: 'shipping_choice', other: 'another' },
  billing: { name: 'bill_elsewhere', other: '1' },
} as const;

interface AddressChoiceProps {
  kind: keyof typeof addressChoices;
  legend: string;
  /** What may be chosen that is no address of its own; none where there is no such. */
  first?: string;
  /** What opens the fields says. */
  other: string;
  /** The addresses that the account has. */
  saved: readonly SavedAddress[];
  /** Whether there is an account that an address can be kept in. */
  canSave: boolean;
  attempt: Attempt;
}

/** One of the addresses of the account, or another one, whose fields open when it is chosen. */
export function AddressChoice({ kind, legend, first, other, saved, canSave, attempt }: AddressChoiceProps) {
  const { name, other: opening } = addressChoices[kind];
  const chosen = attempt.typed[name] ?? '';
  const refusal = attempt.faults.find(({ field }) => field === name)?.message;
  return (
    <fieldset
      className="choices with-other"
      id={name}
      tabIndex={-1}
      {...(refusal !== undefined && { 'aria-describedby': `${name}-fault` })}
    >
      <legend>{legend}</legend>
      {refusal !== undefined && (
        <p className="fault" id={`${name}-fault`}>
          {refusal}
        </p>
      )}
      {first !== undefined && (
        <label className="choice">
          <input type="radio" name={name} value="" checked={chosen === ''} />
          <span>{first}</span>
        </label>
      )}
      {saved.map(({ id, label, address }) => (
        <label className="choice" key={id}>
          <input type="radio" name={name} value={id} checked={chosen === id} />
          <span>
            <b>{label}</b>
            <span className="address muted">{`\n${addressLines(address).join('\n')}`}</span>
          </span>
        </label>
      ))}
      <label className="choice">
        <input
          className="opens-other"
          type="radio"
          name={name}
          value={opening}
          checked={chosen === opening}
        />
        <span>{other}</span>
      </label>
      <div className="other-address">
        <AddressFields kind={kind} attempt={attempt} />
        {canSave && <SaveAddress kind={kind} attempt={attempt} />}
      </div>
    </fieldset>
  );
}

/** Keeps what is typed in the account as well. */
export function SaveAddress({ kind, attempt }: Pick<AddressChoiceProps, 'kind' | 'attempt'>) {
  const name = `${kind}_save`;
  return (
    <label className="tick">
      <input type="checkbox" name={name} value="1" checked={attempt.typed[name] === '1'} />
      <span>Save this address to my account</span>
    </label>
  );
}
