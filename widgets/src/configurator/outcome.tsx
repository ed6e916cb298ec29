import { retry } from '@kerf/sdk/actions';
import type { ReactNode } from 'react';
import { useWidget } from '../element/widget-context.js';
import type { PanelProps } from './panel-props.js';

interface OutcomeProps extends Pick<PanelProps, 'name' | 'state' | 'reset'> {
  /** What came of a press, and of which kind that is; '' where nothing did. */
  said?: string | undefined;
  kind?: string | undefined;
  /** The ways from there. */
  children?: ReactNode;
}

/**
 * What has just happened, where the button is: what came of a press, else why there are no prices, with the way to ask
 * again, else what a choice took back of others, with the way back to them.
 */
export function Outcome({ name, state, reset, said, kind, children }: OutcomeProps) {
  const { runtime } = useWidget();
  const failure = state.pricing === 'failed' ? state.pricingProblem : null;
  /** A button that goes with what it stands beside; the price stays. */
  const button = (words: string, act: () => void) => (
    <button
      className="button"
      type="button"
      onClick={({ currentTarget }) => {
        currentTarget.closest('dialog,form')?.querySelector<HTMLElement>('.total')?.focus();
        act();
      }}
    >
      {words}
    </button>
  );
  return (
    <div className={`outcome ${kind || (failure ? 'failed' : '')}`} part="notice">
      <p className="notice" role="status">
        {said || failure?.message || reset?.words}
      </p>
      {failure?.isRetryable && button('Try again', () => retry(runtime, name))}
      {!said && !failure && reset && button('Undo', reset.undo)}
      {children}
    </div>
  );
}
