import { isSettled, shortSummaryText, toPricingRequest } from '@kerf/sdk/rules';
import { type ReactNode, useRef } from 'react';
import { PieceThumb } from '../element/piece-thumb.js';
import { whereToLook } from './option-problem.js';
import type { PanelProps } from './panel-props.js';
import { Total } from './total.js';

/**
 * What is chosen, drawn and in words, what it costs or where to look when it has no price, and beside it the button that goes on. It
 * stands at the foot of the panel and of a drawer, which covers that and keeps it silent.
 */
export function PriceRow({ children, ...props }: PanelProps & { children: ReactNode }) {
  const { state, range, selection, line, spoken } = props;
  const request = toPricingRequest(range, selection);
  // It is drawn with its price, not with every key.
  const priced = useRef(request);
  if (isSettled(state)) priced.current = request;
  const problem = whereToLook(props);
  // What was spoken before this row came is not spoken again.
  const old = useRef<string | null>(spoken);
  if (spoken !== old.current) old.current = null;
  return (
    <div className="bar-row">
      {/* Its place stays where there is nothing to draw. */}
      <div className="chosen-piece">{priced.current && <PieceThumb of={priced.current} />}</div>
      <p className={problem ? 'chosen error-text' : 'chosen'} part="chosen" aria-hidden="true">
        {problem || (line && 'Changing: ') + shortSummaryText(range, selection)}
      </p>
      <Total state={state} />
      <span className="out" role="status">
        {old.current === null ? spoken : ''}
      </span>
      {children}
    </div>
  );
}
