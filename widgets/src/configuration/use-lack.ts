import type { Problem } from '@kerf/sdk/runtime';
import { useEffect, useState } from 'react';

/**
 * What is wrong with a widget of an item where neither it nor its page names one, once that is certain; null until then.
 * Those of a configuration learn it with what they tell the page.
 */
export function useLack(item: string): Problem | null {
  const [lack, setLack] = useState<Problem | null>(null);
  useEffect(() => {
    setLack(null);
    if (item) return;
    let timer: ReturnType<typeof setTimeout>;
    let isGone = false;
    import('./with-page.js').then(
      ({ unnamed, patience }) => {
        if (!isGone) timer = setTimeout(() => setLack(unnamed), patience);
      },
      () => {},
    );
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [item]);
  return lack;
}
