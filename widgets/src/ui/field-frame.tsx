/** What stands around a field that is typed into: its label, its box, and what is said beneath it. */
import type { ReactNode } from 'react';
import { ErrorSlot } from './error-slot.js';

/** What is said of a field, whatever it is typed for. */
export interface FieldFrameProps {
  label: string;
  /** Of the field, unique in the widget; the error slot is `{id}-error`. */
  id: string;
  /** Why it is refused; '' for nothing. */
  error: string;
  /** Id of words elsewhere that say why it is refused. */
  flaw?: string | undefined;
  hint?: string | undefined;
  /** What is said against what was typed, though it is taken; '' for nothing. Missing where nothing ever is. */
  warning?: string | undefined;
}

/** The ids of all that describes the field, for its `aria-describedby`. */
export const descriptionOf = ({ id, hint, warning, flaw }: FieldFrameProps): string =>
  [hint && `${id}-hint`, warning && `${id}-warning`, `${id}-error`, flaw].filter(Boolean).join(' ');

export function FieldFrame(props: FieldFrameProps & { children: ReactNode }) {
  const { label, id, error, hint, warning, children } = props;
  return (
    <div className="text-field">
      <label className="number-label" htmlFor={id}>
        {label}
      </label>
      <span className="number-box">{children}</span>
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
