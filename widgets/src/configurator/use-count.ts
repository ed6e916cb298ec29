import { useEffect, useRef, useState } from 'react';

/** How long a change of price is counted, ms. */
const duration = 260;

/** Follows a whole number by counting to it, so that a change is felt; at once where motion is unwelcome. */
export function useCount(target: number): number {
  const [shown, setShown] = useState(target);
  const from = useRef(target);
  useEffect(() => {
    const start = from.current;
    if (start === target) return;
    if (!start || !target || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      from.current = target;
      setShown(target);
      return;
    }
    let frame = 0;
    const begun = performance.now();
    const step = (now: number): void => {
      const progress = Math.min(1, Math.max(0, (now - begun) / duration));
      from.current = Math.round(start + (target - start) * (1 - (1 - progress) ** 3));
      setShown(from.current);
      if (progress < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
}
