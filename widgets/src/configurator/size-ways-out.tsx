import { applySelection } from '@kerf/sdk/actions';
import { waysOut } from '@kerf/sdk/rules';
import type { OpenConfiguration } from '../configuration/open-configuration.js';
import { useChange } from './use-change.js';

/** What makes a size possible that is not, a button each. Fetched once a size is off limits. */
export function SizeWaysOut({ name, range, selection }: OpenConfiguration) {
  const change = useChange(name);
  return (
    <>
      {waysOut(range, selection).map((way) => (
        <button
          className="button"
          type="button"
          key={way.words}
          onClick={({ currentTarget }) => {
            const sizes = currentTarget.closest('fieldset');
            change(applySelection, way.selection);
            // The button goes with the problem; who goes on by keyboard goes on from the size.
            requestAnimationFrame(() => sizes?.querySelector<HTMLElement>('[name=size_id]:checked')?.focus());
          }}
        >
          {way.words}
        </button>
      ))}
    </>
  );
}
