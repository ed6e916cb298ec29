import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { DeedContext, type Outcome } from './use-deed.js';

/**
 * Where something can be pressed once: what came of that stands behind it, that it is done, or that others had done
 * something before. What was pressed may be gone then, so the words have the focus, and are heard by that alone.
 */
export function OutcomePlace({ children }: { children: ReactNode }) {
  const deed = useContext(DeedContext);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), [outcome]);
  return (
    <DeedContext.Provider value={{ ...deed, tell: setOutcome }}>
      {children}
      {outcome && (
        <p className={outcome.isLate ? 'slot late' : 'said'} tabIndex={-1} ref={place}>
          {outcome.words}
        </p>
      )}
    </DeedContext.Provider>
  );
}
