import type { CartLine } from '@kerf/sdk/contract';
import { useEffect, useRef } from 'react';

interface RemovedLineProps {
  line: CartLine;
  /** Why it could not be put back; '' while nobody tried in vain. */
  problem: string;
  onUndo: () => void;
}

/** Stands where a line was that was just removed, and puts it back. Whoever removed it by keyboard goes on from here. */
export function RemovedLine({ line, problem, onUndo }: RemovedLineProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <li className="removed" part="removed">
      <p>{`Removed: ${line.product_name}.`}</p>
      <button className="button" type="button" ref={undo} onClick={onUndo}>
        Undo
        <span className="out">{`: put ${line.product_name} back`}</span>
      </button>
      {problem && <p className="slot">{problem}</p>}
    </li>
  );
}
