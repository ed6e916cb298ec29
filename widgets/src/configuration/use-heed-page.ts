import { useEffect } from 'react';
import { useWidget } from '../element/widget-context.js';

/** Has a widget heed what its page says of it. Those of a configuration do so with what they tell the page. */
export function useHeedPage(): void {
  const { host } = useWidget();
  useEffect(() => {
    // After what is to be seen. Without it the widget works, under its own name.
    if (host)
      import('./with-page.js').then(
        ({ heedPage }) => heedPage(host),
        () => {},
      );
  }, [host]);
}
