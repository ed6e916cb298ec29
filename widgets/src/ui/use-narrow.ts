import { useEffect, useState } from 'react';

/** Up to this width a screen has room for one thing at a time; the style sheets say the same. */
const narrow = '(max-width: 600px)';

/** Whether the screen is narrow at this moment, for what a press does. */
export const isNarrowNow = (): boolean => matchMedia(narrow).matches;

/** Whether the screen is narrow. False on the server and at first, so that both draw the same. */
export function useNarrow(): boolean {
  const [isNarrow, setIsNarrow] = useState(false);
  useEffect(() => {
    const query = matchMedia(narrow);
    const follow = () => setIsNarrow(query.matches);
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return isNarrow;
}
