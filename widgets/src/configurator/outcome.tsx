import { retry } from '@kerf/sdk/actions';
import type { ReactNode } from 'react';
import { useWidget } from '../element/widget-context.js';
import type { OpenConfiguration } from './open-configuration.js';

interface OutcomeProps extends Pick<OpenConfiguration, 'name' | 'state'> {
  /** What came of a press, and of which kind that is; '' where nothing did. */
  said?: string | undefined;
  kind?: string | undefined;
  /** The ways from there. */
  children?: ReactNode;
}

/** What has just happened, where the button is: what came of a press, else why there are no prices, with the way to ask again. */
export function Outcome({ name, state, said, kind, children }: OutcomeProps) {
  const { runtime } = useWidget();
  const failure = state.pricing === 'failed' ? state.pricingProblem : null;
  return (
    <div className={`outcome ${kind || (failure ? 'failed' : '')}`} part="notice">
      <p className="notice" role="status">
        {said || failure?.message}
      </p>
      {failure?.isRetryable && (
        <button
          className="button"
          type="button"
          onClick={({ currentTarget }) => {
            // The button goes with what it says; the price that is asked for stays.
            currentTarget.closest('dialog,form')?.querySelector<HTMLElement>('.total')?.focus();
            retry(runtime, name);
          }}
        >
          Try again
        </button>
      )}
      {children}
    </div>
  );
}
