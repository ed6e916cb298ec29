/** A short number typed by hand: other characters never arrive, and pasting is refused. */

export interface NumberFieldProps {
  label: string;
  /** The field of the form that it is. */
  name?: string;
  /** Unique in the widget; the error slot is `{slot}-error`. */
  id: string;
  /** Name of the error slot that describes the field, where it has one. */
  slot?: string;
  value: string;
  maxLength: number;
  /** Takes a decimal point. */
  decimal?: boolean;
  unit?: string;
  invalid?: boolean;
  readOnly?: boolean;
  filter: (text: string) => string;
  onType: (text: string) => void;
}

export function NumberField(props: NumberFieldProps) {
  const { label, name, id, slot, value, maxLength, decimal, unit, invalid, readOnly, filter, onType } = props;
  return (
    <div className="number">
      <label className="number-label" htmlFor={id}>
        {label}
      </label>
      <span className="number-box">
        <input
          className="number-input"
          id={id}
          name={name}
          type="text"
          inputMode={decimal ? 'decimal' : 'numeric'}
          autoComplete="off"
          maxLength={maxLength}
          value={value}
          readOnly={readOnly}
          aria-invalid={invalid ? 'true' : undefined}
          aria-describedby={slot ? `${slot}-error` : undefined}
          onPaste={(event) => event.preventDefault()}
          onDrop={(event) => event.preventDefault()}
          onInput={({ currentTarget }) => {
            const text = filter(currentTarget.value);
            if (text !== currentTarget.value) currentTarget.value = text;
            onType(text);
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
