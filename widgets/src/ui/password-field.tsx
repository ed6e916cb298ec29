/** A password, with a button that shows it. */
import { useState } from 'react';
import { descriptionOf, FieldFrame, type FieldFrameProps } from './field-frame.js';
import { keepKeys } from './keep-keys.js';

export interface PasswordFieldProps extends FieldFrameProps {
  name: string;
  autoComplete: 'current-password' | 'new-password';
  /** Is told what stands in it when it is left. */
  onLeave?: (typed: string) => void;
}

export function PasswordField(props: PasswordFieldProps) {
  const { name, id, autoComplete, error, flaw, onLeave } = props;
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldFrame {...props}>
      <input
        className="number-input text-input"
        ref={keepKeys}
        id={id}
        name={name}
        type={(isShown ? 'text' : 'password') as 'text'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellcheck={false}
        aria-invalid={error || flaw ? 'true' : undefined}
        aria-describedby={descriptionOf(props)}
        onBlur={onLeave && (({ currentTarget }) => onLeave(currentTarget.value))}
      />
      <button className="reveal" type="button" onClick={() => setIsShown(!isShown)}>
        {isShown ? 'Hide' : 'Show'}
        <span className="out"> password</span>
      </button>
    </FieldFrame>
  );
}
