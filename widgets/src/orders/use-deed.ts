import type { Problem } from '@kerf/sdk/runtime';
import { createContext, useContext, useRef, useState } from 'react';
import { useWidget } from '../element/widget-context.js';

/** What a press does: at most once at a time, and what it came to is said once. */
export interface Deed {
  /** Says something, once. */
  say: (words: string) => void;
  /** Reads the order again: it may have come further meanwhile. */
  refresh: () => void;
  /** Says where something was pressed that it came too late; '' forgets that. */
  tellLate: (words: string) => void;
}

/** Given by the widget to what is in it. */
export const DeedContext = createContext({} as Deed);

/** Runs something that was pressed; the problem of the last try is shown beside it. */
export function useDeed() {
  const { host } = useWidget();
  const { say, refresh, tellLate } = useContext(DeedContext);
  const [problem, setProblem] = useState<Problem | null>(null);
  const busy = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [isDone, setIsDone] = useState(false);

  /** Whether it worked; then `words` are said. */
  async function run(
    work: () => Promise<{ ok: true } | { ok: false; problem: Problem }>,
    words: () => string,
  ): Promise<boolean> {
    if (busy.current) return false;
    busy.current = true;
    setIsBusy(true);
    setProblem(null);
    tellLate('');
    const outcome = await work();
    busy.current = false;
    setIsBusy(false);
    if (outcome.ok) {
      setIsDone(true);
      say(words());
      return true;
    }
    host?.emit('kerf-error', outcome.problem);
    // Somebody else was quicker: what is shown is not so any more.
    if (outcome.problem.code.startsWith('ORDER_') && !outcome.problem.field) {
      tellLate(outcome.problem.message);
      refresh();
    } else setProblem(outcome.problem);
    return false;
  }

  return { run, isBusy, isDone, problem };
}
