import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { DeedContext, type Outcome } from './use-deed.js';

/** For so long after a press the order is read anew, ms. */
const settling = 3_000;

/**
 * Where something can be pressed once: what came of that stands behind it, that it is done, or that others had done
 * something before. What was pressed may be gone then, so the words have the focus, and are heard by that alone.
 */
export function OutcomePlace({ children }: { children: ReactNode }) {
  const deed = useContext(DeedContext);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const place = useRef<HTMLParagraphElement>(null);
  const told = useRef(0);
  useEffect(() => {
    told.current = Date.now();
    place.current?.focus();
  }, [outcome]);
  // What is read anew then may be shorter, and take the words out of the window. Later on nobody is moved.
  useEffect(() => {
    const { current: words } = place;
    const isHeld = words !== null && (words.getRootNode() as Document).activeElement === words;
    if (isHeld && Date.now() - told.current < settling) words.scrollIntoView({ block: 'nearest' });
  });
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
