import type { Problem } from '@kerf/sdk/runtime';
import { useEffect, useRef } from 'react';
import { ErrorNotice } from '../ui/error-notice.js';
import { isTypingBeside, keepFocus } from './keep-focus.js';
import type { Removal } from './kept-in-tab.js';

interface RemovedLineProps extends Omit<Removal, 'id' | 'at'> {
  /** Whether it was removed on this very page, and the focus is to go on from here. */
  isNew: boolean;
  /** Why it could not be put back; null while nobody tried in vain. */
  problem: Problem | null;
  onUndo: () => void;
}

/** What is said of a line that was removed. */
export const removalWords = ({ name, isElsewhere }: Pick<Removal, 'name' | 'isElsewhere'>): string =>
  `Removed${isElsewhere ? ' in another tab' : ''}: ${name}.`;

/**
 * Stands where a line was that was just removed, and puts it back. Whoever removed it by keyboard goes on from here;
 * whoever is typing elsewhere, there.
 */
export function RemovedLine({ isNew, problem, onUndo, ...removal }: RemovedLineProps) {
  const undo = useRef<HTMLButtonElement>(null);
  const refusal = useRef<HTMLParagraphElement>(null);
  const isRefused = problem !== null && !problem.isRetryable;
  // The button is gone that had the focus.
  useEffect(() => {
    if (isRefused) refusal.current?.focus();
  }, [isRefused]);
  useEffect(() => {
    if (isNew && !isTypingBeside(undo.current)) undo.current?.focus();
  }, []);
  return (
    <li className="removed" part="removed">
      <p>{removalWords(removal)}</p>
      {!isRefused && (
        <button className="button" type="button" ref={undo} onMouseDown={keepFocus} onClick={onUndo}>
          Undo
          <span className="out">{` removing ${removal.name}`}</span>
        </button>
      )}
      {problem &&
        (problem.isRetryable ? (
          <div className="trouble" role="alert" onMouseDown={keepFocus}>
            <ErrorNotice message={problem.message} onRetry={onUndo} />
          </div>
        ) : (
          <p className="slot" tabIndex={-1} ref={refusal}>
            {problem.message}
          </p>
        ))}
    </li>
  );
}
