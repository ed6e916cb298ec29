import { type ReactNode, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { headAround, leadTo } from './go-on.js';
import { DeedContext, type Outcome } from './use-deed.js';

/** For so long after a press the order is read anew, ms. */
const settling = 3_000;

/**
 * Where something can be pressed once: what came of that stands behind it, that it is done, or that others had done
 * something before. What was pressed may be gone then, so the words have the focus, and are heard by that alone. They end with
 * the `round` that they are about: a proof that came since has an answer of its own. What is `below` goes with them.
 */
export function OutcomePlace({
  round = '',
  below,
  children,
}: {
  round?: string;
  below?: ReactNode;
  children: ReactNode;
}) {
  const deed = useContext(DeedContext);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const place = useRef<HTMLParagraphElement>(null);
  const kept = useRef<HTMLDivElement>(null);
  const told = useRef(0);
  const reading = useRef(0);
  const about = useRef(round);
  useEffect(() => {
    place.current?.focus();
  }, [outcome]);
  // What is read anew then may be shorter, and take the words out of the window. Later on nobody is moved.
  useEffect(() => {
    const { current: words } = place;
    const isHeld = words !== null && (words.getRootNode() as Document).activeElement === words;
    if (!isHeld || Date.now() - told.current >= settling) return;
    // Where there is no room for both, that of the words is kept.
    for (const each of [kept.current, words]) each?.scrollIntoView({ block: 'nearest' });
  });
  // What the press itself brings about, and what is read anew for it, is the round that its words are about.
  useLayoutEffect(() => {
    const isSettled = reading.current === 0 && Date.now() - told.current >= settling;
    if (!outcome || !isSettled) about.current = round;
    if (about.current === round) return;
    const { current: words } = place;
    const head = headAround(words);
    if (words && head && (words.getRootNode() as Document).activeElement === words) leadTo(head);
    setOutcome(null);
  }, [round, outcome]);
  function tell(outcome: Outcome | null) {
    told.current = Date.now();
    setOutcome(outcome);
  }
  async function refresh() {
    reading.current += 1;
    await deed.refresh();
    reading.current -= 1;
    told.current = Date.now();
  }
  return (
    <DeedContext.Provider value={{ refresh, tell }}>
      {children}
      {outcome && (
        <p className={outcome.isLate ? 'slot late' : 'said'} tabIndex={-1} ref={place}>
          {outcome.words}
        </p>
      )}
      {below && <div ref={kept}>{below}</div>}
    </DeedContext.Provider>
  );
}
