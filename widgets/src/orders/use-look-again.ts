import { useEffect, useRef } from 'react';

/** From one look to the next at least, ms: who goes to and fro between tabs asks for nothing each time. */
const rest = 5_000;

/**
 * Looks again when somebody comes back to the page, which may have stayed open for days; and at once where what is shown was
 * read at `readAt`, ms, some time ago.
 */
export function useLookAgain(look: () => Promise<void>, readAt: number): void {
  const latest = useRef(look);
  latest.current = look;
  useEffect(() => {
    let last = readAt;
    let isLooking = false;
    async function comeBack({ type, persisted }: { type?: string; persisted?: boolean }) {
      if (type === 'pageshow' ? !persisted : Date.now() - last < rest) return;
      if (isLooking || document.visibilityState !== 'visible' || !navigator.onLine) return;
      isLooking = true;
      last = Date.now();
      await latest.current();
      isLooking = false;
    }
    comeBack({});
    document.addEventListener('visibilitychange', comeBack);
    addEventListener('focus', comeBack);
    // A page that the way back kept is as it was left.
    addEventListener('pageshow', comeBack);
    return () => {
      document.removeEventListener('visibilitychange', comeBack);
      removeEventListener('focus', comeBack);
      removeEventListener('pageshow', comeBack);
    };
  }, []);
}
