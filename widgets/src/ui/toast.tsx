/** A notice that goes by itself. */
import { useEffect, useState } from 'react';

/** How long a notice stands, ms. */
const toastTime = 5_000;

export interface ToastProps {
  /** What is said; '' for nothing. */
  message: string;
  /** Makes an equal notice another one. */
  sequence: number;
}

export function Toast({ message, sequence }: ToastProps) {
  const [shown, setShown] = useState('');
  useEffect(() => {
    setShown(message);
    const timer = setTimeout(() => setShown(''), toastTime);
    return () => clearTimeout(timer);
  }, [message, sequence]);
  return (
    <p className="toast" role="status" part="toast">
      {shown}
    </p>
  );
}
