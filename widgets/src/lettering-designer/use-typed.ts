import { useEffect, useRef } from 'react';

/** How long no key comes before what was typed is kept, ms: a hand that writes is not made to wait for the page. */
const rest = 100;

export interface Typed {
  /** What stands in the field. */
  text: () => string;
  type: (text: string) => void;
  /** Keeps what was typed without waiting for a rest. */
  settle: () => void;
}

/**
 * A text as it is typed. `draw` shows it with the key and says whether it could; `keep` is given it once typing rests,
 * since all that stands on the page is drawn anew for it.
 */
export function useTyped(kept: string, keep: (text: string) => void, draw: (text: string) => boolean): Typed {
  const latest = useRef(keep);
  latest.current = keep;
  const typed = useRef<string | null>(null);
  const timer = useRef(0);
  const settle = () => {
    clearTimeout(timer.current);
    const text = typed.current;
    typed.current = null;
    if (text !== null) latest.current(text);
  };
  useEffect(() => settle, []);
  return {
    text: () => typed.current ?? kept,
    type(text) {
      typed.current = text;
      clearTimeout(timer.current);
      if (draw(text)) timer.current = window.setTimeout(settle, rest);
      else settle();
    },
    settle,
  };
}
