/** A line of text typed by hand. What is typed is the browser's: the widget reads it from the form. */
import { ErrorSlot } from './error-slot.js';
import { keepKeys } from './keep-keys.js';

export interface TextFieldProps {
  label: string;
  /** The field of the form that it is. */
  name: string;
  /** Unique in the widget; the error slot is `{id}-error`. */
  id: string;
  type?: 'text' | 'email' | 'password';
  /** What the browser and password managers fill in. */
  autoComplete: string;
  value?: string | undefined;
  /** Why it is refused; '' for nothing. */
  error: string;
  /** Marks it as wrong where the words stand elsewhere. */
  invalid?: boolean;
  maxLength?: number;
  /** Is told that nothing arrives in it but what is typed, or filled in by the browser. */
  isTypedOnly?: boolean;
  hint?: string;
  readOnly?: boolean;
  onType?: (field: HTMLInputElement) => void;
}

/** Says that nothing is pasted into a field. */
function refuse(event: { preventDefault(): void; currentTarget: HTMLInputElement }): void {
  event.preventDefault();
  event.currentTarget.setCustomValidity('Please type it: pasting is off in this field.');
  event.currentTarget.reportValidity();
}

export function TextField(props: TextFieldProps) {
  const { label, name, id, type = 'text', autoComplete, value, error, invalid, maxLength } = props;
  const { isTypedOnly, hint, readOnly, onType } = props;
  const described = [hint && `${id}-hint`, `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="text-field">
      <label className="number-label" htmlFor={id}>
        {label}
      </label>
      <span className="number-box">
        <input
          className="text-input"
          ref={keepKeys}
          id={id}
          name={name}
          type={type as 'text'}
          autoComplete={autoComplete}
          autoCapitalize={type === 'text' ? undefined : 'none'}
          spellcheck={type === 'text' ? undefined : false}
          defaultValue={value}
          maxLength={maxLength}
          readOnly={readOnly}
          aria-invalid={error || invalid ? 'true' : undefined}
          aria-describedby={described}
          onPaste={isTypedOnly ? refuse : undefined}
          onDrop={isTypedOnly ? refuse : undefined}
          onInput={({ currentTarget }) => {
            currentTarget.setCustomValidity('');
            onType?.(currentTarget);
          }}
        />
      </span>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <ErrorSlot name={id} message={error} />
    </div>
  );
}
