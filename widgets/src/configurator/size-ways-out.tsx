import { applySelection } from '@kerf/sdk/actions';
import { waysOut } from '@kerf/sdk/rules';
import type { PanelProps } from './panel-props.js';
import { useChange } from './use-change.js';

/** What makes a size possible that is not, a button each. Fetched once a size is off limits. */
export function SizeWaysOut({ name, range, selection }: PanelProps) {
  const change = useChange(name);
  return (
    <>
      {waysOut(range, selection).map((way) => (
        <button
          className="button"
          type="button"
          key={way.words}
          onClick={() => change(applySelection, way.selection)}
        >
          {way.words}
        </button>
      ))}
    </>
  );
}
