import { useEffect } from 'react';
import { useWidget, type Widget } from '../element/widget-context.js';

/** Has a widget heed what its page says of it. Those of a configuration do so with what they tell the page. */
export function useHeedPage(): void {
  const { host } = useWidget();
  useEffect(() => {
    if (!host) return;
    const end = new AbortController();
    // After what is to be seen. Without it the widget works, under its own name.
    import('./with-page.js').then(
      ({ heedPage }) => heedPage(host, end.signal),
      () => {},
    );
    return () => end.abort();
  }, [host]);
}

/** Tells the page that the browser opened no window of the shop. */
export const tellBlocked = (host: Widget['host']): Promise<unknown> =>
  import('./with-page.js').then(
    ({ windowBlocked }) => host?.emit('kerf-error', windowBlocked),
    () => undefined,
  );
