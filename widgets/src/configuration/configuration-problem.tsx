import { retry } from '@kerf/sdk/actions';
import type { Problem } from '@kerf/sdk/runtime';
import { useWidget } from '../element/widget-context.js';
import { ErrorNotice } from '../ui/error-notice.js';

/** Stands in a widget's place while its configuration, or the prices of it, can't be had. */
export function ConfigurationProblem({ name, problem }: { name: string; problem: Problem }) {
  const { runtime } = useWidget();
  const { message, isRetryable } = problem;
  return <ErrorNotice message={message} onRetry={isRetryable && (() => retry(runtime, name))} />;
}
