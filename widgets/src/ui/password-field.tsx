/** A password, with a button that shows it. */
import { useState } from 'react';
import { ErrorSlot } from './error-slot.js';
import { keepKeys } from './keep-keys.js';

export interface PasswordFieldProps {
  label: string;
  name: string;
  /** Unique in the widget; the error slot is `{id}-error`. */
  id: string;
  autoComplete: 'current-password' | 'new-password';
  /** Why it is refused; '' for nothing. */
  error: string;
  /** Marks it as wrong where the words stand elsewhere. */
  invalid?: boolean;
  hint?: string;
  /** What is said against it, though it is taken; '' for nothing. */
  warning?: string | undefined;
  /** Is told what stands in it when it is left. */
  onLeave?: (typed: string) => void;
}

export function PasswordField(props: PasswordFieldProps) {
  const { label, name, id, autoComplete, error, invalid, hint, warning, onLeave } = props;
  const [isShown, setIsShown] = useState(false);
  const described = [hint && `${id}-hint`, warning && `${id}-warning`, `${id}-error`]
    .filter(Boolean)
    .join(' ');
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
          type={(isShown ? 'text' : 'password') as 'text'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellcheck={false}
          aria-invalid={error || invalid ? 'true' : undefined}
          aria-describedby={described}
          onBlur={onLeave && (({ currentTarget }) => onLeave(currentTarget.value))}
        />
        <button
          className="reveal"
          type="button"
          aria-pressed={isShown}
          aria-controls={id}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
          <span className="out"> password</span>
        </button>
      </span>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {warning !== undefined && (
        <p className="hint warning" id={`${id}-warning`} role="status">
          {warning}
        </p>
      )}
      <ErrorSlot name={id} message={error} />
    </div>
  );
}
