import { useEffect, useState } from 'react';
import { useWidget } from './widget-context.js';

/**
 * Whether scripts run: false on the server, and in the first drawing over what a server drew, so that both draw the same. What is drawn until
 * then has to work by itself, since the script may be late or never come.
 */
export function useHydrated(): boolean {
  const { isServerDrawn = false } = useWidget();
  const [isHydrated, setIsHydrated] = useState(!isServerDrawn);
  useEffect(() => setIsHydrated(true), []);
  return isHydrated;
}
