/** A notice that goes by itself. The region is there before its words, and stays. */
import { useEffect, useState } from 'react';

/** How long a notice stands, ms. */
const toastTime = 5_000;

export interface ToastProps {
  /** What is said; '' for nothing. */
  message: string;
  /** Makes an equal notice another one. */
  sequence: number;
  /** Whether it is heard alone. What is seen has its room before, so that nothing moves when it comes and goes. */
  isHeardOnly: boolean;
}

export function Toast({ message, sequence, isHeardOnly }: ToastProps) {
  const [shown, setShown] = useState({ message: '', sequence });
  useEffect(() => {
    setShown({ message, sequence });
    const timer = setTimeout(() => setShown({ message: '', sequence }), toastTime);
    return () => clearTimeout(timer);
  }, [message, sequence]);
  return (
    <p className={isHeardOnly ? 'out' : 'hint roomy'} role="status" part="toast">
      {shown.message && <span key={shown.sequence}>{shown.message}</span>}
    </p>
  );
}
