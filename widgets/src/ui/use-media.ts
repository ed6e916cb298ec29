import { useEffect, useState } from 'react';

/** Up to this width a screen has room for one thing at a time; the style sheets say the same. */
const narrow = '(max-width: 600px)';

/** Whether the screen is narrow at this moment, for what a press does. */
export const isNarrowNow = (): boolean => matchMedia(narrow).matches;

/** Whether something is true of the screen, as style sheets ask it. False on the server and at first, so that both draw the same. */
export function useMedia(asked: string): boolean {
  const [isTrue, setIsTrue] = useState(false);
  useEffect(() => {
    const query = matchMedia(asked);
    const follow = () => setIsTrue(query.matches);
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, [asked]);
  return isTrue;
}

/** Whether the screen is narrow. */
export const useNarrow = (): boolean => useMedia(narrow);
