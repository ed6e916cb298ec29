import { useEffect, useState } from 'react';

/**
 * Whether scripts run: false on the server and in the first drawing, so that both draw the same. What is drawn until
 * then has to work by itself, since the script may be late or never come.
 */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return isHydrated;
}
