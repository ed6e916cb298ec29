import { retry } from '@kerf/sdk/actions';
import type { Problem } from '@kerf/sdk/runtime';
import { useState } from 'react';
import { useWidget } from '../element/widget-context.js';
import { ErrorNotice } from '../ui/error-notice.js';

/** What was said aloud: whoever shows the same problem, or beside it one in the same words, says it no more. */
const said = new Set<Problem | string>();

/** How long the same words are the same saying, ms. */
const oneSaying = 1_000;

/** Whether it is for this widget to be heard. */
function speakUp(problem: Problem): boolean {
  const { message } = problem;
  const isSaid = said.has(problem) || said.has(message);
  said.add(problem).add(message);
  setTimeout(() => said.delete(message), oneSaying);
  return !isSaid;
}

/**
 * Stands in a widget's place while its configuration, or the prices of it, can't be had. That there is none is heard once,
 * however many show it; of prices the panel speaks.
 */
export function ConfigurationProblem({ name, problem }: { name: string; problem: Problem }) {
  const { runtime } = useWidget();
  const { message, isRetryable } = problem;
  const [isHeard] = useState(() => !runtime.snapshot().configurations[name]?.range && speakUp(problem));
  return (
    <div className="problem" role={isHeard ? 'alert' : undefined}>
      <ErrorNotice message={message} onRetry={isRetryable && (() => retry(runtime, name))} />
    </div>
  );
}
