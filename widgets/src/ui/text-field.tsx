/** A line of text typed by hand. What is typed is the browser's: the widget reads it from the form. */
import { descriptionOf, FieldFrame, type FieldFrameProps } from './field-frame.js';
import { keepKeys } from './keep-keys.js';

export interface TextFieldProps extends FieldFrameProps {
  /** The field of the form that it is. */
  name: string;
  type?: 'text' | 'email';
  /** What the browser and password managers fill in. */
  autoComplete: string;
  value?: string | undefined;
  maxLength?: number;
  /** Is told that nothing arrives in it but what is typed, or filled in by the browser. */
  isTypedOnly?: boolean;
  onType?: (field: HTMLInputElement) => void;
}

/** Says that nothing is pasted into a field. */
function refuse(event: { preventDefault(): void; currentTarget: HTMLInputElement }): void {
  event.preventDefault();
  event.currentTarget.setCustomValidity('Please type it: pasting is off in this field.');
  event.currentTarget.reportValidity();
}

export function TextField(props: TextFieldProps) {
  const { name, id, type = 'text', autoComplete, value, error, flaw, maxLength, isTypedOnly, onType } = props;
  return (
    <FieldFrame {...props}>
      <input
        className="number-input text-input"
        ref={keepKeys}
        id={id}
        name={name}
        type={type as 'text'}
        autoComplete={autoComplete}
        defaultValue={value}
        maxLength={maxLength}
        aria-invalid={error || flaw ? 'true' : undefined}
        aria-describedby={descriptionOf(props)}
        data-typed={isTypedOnly || undefined}
        onPaste={isTypedOnly ? refuse : undefined}
        onInput={({ currentTarget }) => {
          currentTarget.setCustomValidity('');
          onType?.(currentTarget);
        }}
      />
    </FieldFrame>
  );
}
