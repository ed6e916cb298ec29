/**
 * A short number typed by hand. What is typed stands as it is, right or wrong: the rules read it, and say in words what
 * they can't read. Pasting is refused, in words too.
 */

import { keepKeys } from './keep-keys.js';

export interface NumberFieldProps {
  label: string;
  /** The field of the form that it is. */
  name: string;
  /** Unique in the widget; the error slot is `{slot}-error`. */
  id: string;
  /** Name of the error slot that describes the field, where it has one. */
  slot?: string;
  /** Id of what else is said of it. */
  hint?: string | undefined;
  value: string;
  /** Takes a decimal point or comma. */
  decimal?: boolean;
  unit?: string;
  invalid?: boolean;
  readOnly?: boolean;
  onType: (text: string) => void;
}

/** Says that nothing arrives in a field but what is typed. */
function refuse(event: { preventDefault(): void; currentTarget: HTMLInputElement }): void {
  event.preventDefault();
  event.currentTarget.setCustomValidity('Please type the number: pasting is off in this field.');
  event.currentTarget.reportValidity();
}

export function NumberField(props: NumberFieldProps) {
  const { label, id, name, slot, hint, value, decimal, unit, invalid, readOnly, onType } = props;
  return (
    <div className="number">
      <label className="number-label" htmlFor={id}>
        {label}
      </label>
      <span className="number-box">
        <input
          className="number-input"
          ref={keepKeys}
          id={id}
          name={name}
          type="text"
          inputMode={decimal ? 'decimal' : 'numeric'}
          autoComplete="off"
          value={value}
          readOnly={readOnly}
          aria-invalid={invalid ? 'true' : undefined}
          aria-describedby={slot && `${hint ? `${hint} ` : ''}${slot}-error`}
          onPaste={refuse}
          onDrop={refuse}
          onInput={({ currentTarget }) => {
            currentTarget.setCustomValidity('');
            onType(currentTarget.value);
          }}
        />
        {unit && (
          <span className="number-unit" aria-hidden="true">
            {unit}
          </span>
        )}
      </span>
    </div>
  );
}
