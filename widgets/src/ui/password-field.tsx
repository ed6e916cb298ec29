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
}

export function PasswordField({ label, name, id, autoComplete, error, invalid, hint }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
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
          aria-describedby={`${hint ? `${id}-hint ` : ''}${id}-error`}
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
      <ErrorSlot name={id} message={error} />
    </div>
  );
}
