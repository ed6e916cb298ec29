import type { Problem } from '@kerf/sdk/runtime';
import { createContext, useContext, useRef, useState } from 'react';
import { useWidget } from '../element/widget-context.js';

/** What came of a press: it is done, or it came too late. */
export interface Outcome {
  words: string;
  isLate: boolean;
}

/** What a press does: at most once at a time, and what it came to is said once. */
export interface Deed {
  /** Reads the order again: it may have come further meanwhile. */
  refresh: () => Promise<void>;
  /** Says where something was pressed what came of it; null forgets that. */
  tell: (outcome: Outcome | null) => void;
}

/** Given by the widget to what is in it. */
export const DeedContext = createContext({} as Deed);

/** Runs something that was pressed; the problem of the last try is shown beside it. */
export function useDeed() {
  const { host } = useWidget();
  const { refresh, tell } = useContext(DeedContext);
  const [problem, setProblem] = useState<Problem | null>(null);
  const busy = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [isDone, setIsDone] = useState(false);

  /** Whether it worked; then `words` are said, '' where whoever asks says them. */
  async function run(
    work: () => Promise<{ ok: true } | { ok: false; problem: Problem }>,
    words: () => string,
  ): Promise<boolean> {
    if (busy.current) return false;
    busy.current = true;
    setIsBusy(true);
    setProblem(null);
    tell(null);
    const outcome = await work();
    busy.current = false;
    setIsBusy(false);
    if (outcome.ok) {
      setIsDone(true);
      const said = words();
      if (said) tell({ words: said, isLate: false });
      return true;
    }
    host?.emit('kerf-error', outcome.problem);
    // Somebody else was quicker: what is shown is not so any more.
    if (outcome.problem.code.startsWith('ORDER_') && !outcome.problem.field) {
      tell({ words: outcome.problem.message, isLate: true });
      refresh();
    } else setProblem(outcome.problem);
    return false;
  }

  return { run, isBusy, isDone, problem };
}
