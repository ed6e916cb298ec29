import { retry } from '@kerf/sdk/actions';
import type { Problem } from '@kerf/sdk/runtime';
import { useState } from 'react';
import { useWidget } from '../element/widget-context.js';
import { ErrorNotice } from '../ui/error-notice.js';

/** What one widget has just said aloud: those beside it that show the same say it no more. */
let said = '';

/** How long what was said is the same saying, ms. */
const oneSaying = 1_000;

/** Whether it is for this widget to be heard. */
function speakUp(message: string): boolean {
  if (said === message) return false;
  said = message;
  setTimeout(() => {
    said = '';
  }, oneSaying);
  return true;
}

/**
 * Stands in a widget's place while its configuration, or the prices of it, can't be had. That there is none is heard once,
 * however many show it; of prices the panel speaks.
 */
export function ConfigurationProblem({ name, problem }: { name: string; problem: Problem }) {
  const { runtime } = useWidget();
  const { message, isRetryable } = problem;
  const [isHeard] = useState(() => !runtime.snapshot().configurations[name]?.range && speakUp(message));
  return (
    <div role={isHeard ? 'alert' : undefined}>
      <ErrorNotice message={message} onRetry={isRetryable && (() => retry(runtime, name))} />
    </div>
  );
}
