import { useEffect, useRef } from 'react';

interface RemovedLineProps {
  /** What it was of. */
  name: string;
  /** Whether it was removed just now, and the focus is to go on from here. */
  isNew: boolean;
  /** Why it could not be put back; '' while nobody tried in vain. */
  problem: string;
  onUndo: () => void;
}

/** Stands where a line was that was just removed, and puts it back. Whoever removed it by keyboard goes on from here. */
export function RemovedLine({ name, isNew, problem, onUndo }: RemovedLineProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNew) undo.current?.focus();
  }, []);
  return (
    <li className="removed" part="removed">
      <p>{`Removed: ${name}.`}</p>
      <button className="button" type="button" ref={undo} onClick={onUndo}>
        Undo
        <span className="out">{` removing ${name}`}</span>
      </button>
      {problem && <p className="slot">{problem}</p>}
    </li>
  );
}
