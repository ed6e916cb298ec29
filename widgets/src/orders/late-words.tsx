import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { DeedContext } from './use-deed.js';

/**
 * Where something can be pressed that others may have done before: what came of that stands behind it. What was pressed may
 * be gone then, so the words have the focus, and are heard by that alone.
 */
export function LateWords({ children }: { children: ReactNode }) {
  const deed = useContext(DeedContext);
  const [words, setWords] = useState('');
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (words) place.current?.focus();
  }, [words]);
  return (
    <DeedContext.Provider value={{ ...deed, tellLate: setWords }}>
      {children}
      {words && (
        <p className="slot late" tabIndex={-1} ref={place}>
          {words}
        </p>
      )}
    </DeedContext.Provider>
  );
}
