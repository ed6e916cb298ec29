import { useEffect, useState } from 'react';
import { serverMark, useWidget } from './widget-context.js';

/**
 * Whether scripts run: false on the server, and in the first drawing over what a server drew, so that both draw the
 * same. What is drawn until then has to work by itself, since the script may be late or never come. Asked where it
 * makes a difference, and nowhere above, so that nothing else is drawn again.
 */
export function useHydrated(): boolean {
  const { host } = useWidget();
  const [isHydrated, setIsHydrated] = useState(() => host !== null && !host.hasAttribute(serverMark));
  // In a task of its own: the widgets of a page that drew in one frame are not all drawn again in one task.
  useEffect(() => void setTimeout(() => setIsHydrated(true)), []);
  return isHydrated;
}
