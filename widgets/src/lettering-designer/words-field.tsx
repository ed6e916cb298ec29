import { maxLetteringLength } from '@kerf/sdk/contract';
import { openingDesign } from '@kerf/sdk/rules';
import { type ReactNode, useRef } from 'react';
import { ErrorSlot } from '../ui/error-slot.js';
import { keepKeys } from '../ui/keep-keys.js';

interface WordsFieldProps {
  text: string;
  /** Why it can't be cut; '' for nothing. */
  message: string;
  onType: (text: string) => void;
  onLeave: () => void;
  children: ReactNode;
}

/** What is to be cut, line by line. */
export function WordsField({ text, message, onType, onLeave, children }: WordsFieldProps) {
  /** Whether it has just been come to: also by the press that brought the script. */
  const isEntered = useRef(true);
  // What stands there to start with makes room for one's own.
  const offer = (field: HTMLTextAreaElement) => field.matches('[data-offer]') && field.select();
  return (
    <div className="field">
      <label className="legend" htmlFor="words">
        Your text
      </label>
      <textarea
        className="words"
        part="words"
        ref={keepKeys}
        id="words"
        name="lettering_text"
        dir="auto"
        rows={3}
        maxLength={maxLetteringLength}
        autoComplete="off"
        spellcheck={false}
        value={text}
        data-offer={text === openingDesign.text || undefined}
        aria-invalid={message ? 'true' : undefined}
        aria-describedby="words-left words-error"
        onFocus={({ currentTarget }) => {
          isEntered.current = true;
          offer(currentTarget);
        }}
        // A press puts the cursor somewhere after the focus; what was marked by dragging stays marked.
        onClick={({ currentTarget }) => {
          const { selectionStart, selectionEnd } = currentTarget;
          if (isEntered.current && selectionStart === selectionEnd) offer(currentTarget);
          isEntered.current = false;
        }}
        onInput={({ currentTarget }) => onType(currentTarget.value)}
        onBlur={onLeave}
      />
      <p className="hint" id="words-left">
        {`${maxLetteringLength - text.length} of ${maxLetteringLength} characters left`}
      </p>
      <ErrorSlot name="words" part="words-error" message={message} />
      {children}
    </div>
  );
}
