import { presetSets, setsMaxLength } from '@kerf/sdk/contract/limits';
import { checkSelectedSets } from '@kerf/sdk/rules/sets';
import { filterWholeText } from '@kerf/sdk/rules/whole-text';
import { chooseSets, typeSets } from '@kerf/sdk/store/actions/choose-sets';
import { ErrorSlot } from '../ui/error-slot.js';
import { NumberField } from '../ui/number-field.js';
import { Tip } from '../ui/tip.js';
import type { PanelProps } from './panel-props.js';
import { useChange } from './use-change.js';

const custom = 'custom';
const presets = Array.from({ length: presetSets }, (_, index) => String(index + 1));

/** How many different designs are printed at this quantity each. */
export function SetsPart({ name, state, selection }: PanelProps) {
  const change = useChange(name);
  const isCustom = selection.kinds === null;
  const check = state.typing.includes('sets') ? null : checkSelectedSets(selection);
  const message = check && check.status !== 'ok' ? check.message : '';
  return (
    <div className="field" part="sets">
      <div className="legend">
        <label htmlFor="sets">Number of Sets</label>
        <Tip id="sets-tip" label="About sets" text="order different designs as different sets" />
      </div>
      <div className="pair">
        <select
          className="select"
          id="sets"
          value={isCustom ? custom : String(selection.kinds)}
          onChange={({ currentTarget }) =>
            change(chooseSets, currentTarget.value === custom ? null : Number(currentTarget.value))
          }
        >
          {presets.map((sets) => (
            <option key={sets} value={sets}>
              {sets}
            </option>
          ))}
          <option value={custom}>Custom</option>
        </select>
        {isCustom && (
          <NumberField
            id="custom-sets"
            label="Custom number of sets"
            slot="sets"
            value={selection.custom_kinds}
            maxLength={setsMaxLength}
            invalid={message !== ''}
            filter={(text) => filterWholeText(text, setsMaxLength)}
            onType={(text) => change(typeSets, text)}
          />
        )}
      </div>
      <ErrorSlot name="sets" message={message} />
    </div>
  );
}
