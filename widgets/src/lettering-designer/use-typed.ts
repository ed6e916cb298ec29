import { useEffect, useRef, useState } from 'react';

/** Calls once the next frame is painted; what it returns takes that back. */
function afterPaint(done: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(done);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * A text as it is typed, to be drawn with the key; `keep` is given it after that frame, since all that stands on the page
 * is drawn anew for it.
 */
export function useTyped(
  kept: string,
  keep: (text: string) => void,
): { text: string; type: (text: string) => void } {
  const [typed, setTyped] = useState<string | null>(null);
  const latest = useRef({ kept, keep, typed });
  latest.current = { kept, keep, typed };
  const given = useRef<string | null>(null);
  useEffect(() => {
    if (typed === null) return;
    return afterPaint(() => {
      given.current = typed;
      if (typed === latest.current.kept) setTyped(null);
      else latest.current.keep(typed);
    });
  }, [typed]);
  // What was given is kept, or something else is; what was typed since then is still to be given.
  useEffect(() => setTyped((now) => (now === given.current ? null : now)), [kept]);
  useEffect(
    () => () => {
      const { typed: last, keep: keepLast } = latest.current;
      if (last !== null) keepLast(last);
    },
    [],
  );
  return { text: typed ?? kept, type: setTyped };
}
