import { chooseOption, typeOption } from '@kerf/sdk/actions';
import { checkSelectedSets, type OfferedChoices } from '@kerf/sdk/rules';
import { useHydrated } from '../element/use-hydrated.js';
import { ErrorSlot } from '../ui/error-slot.js';
import { keepKeys } from '../ui/keep-keys.js';
import { NumberField } from '../ui/number-field.js';
import { Tip } from '../ui/tip.js';
import type { PanelProps } from './panel-props.js';
import { useChange } from './use-change.js';
import { custom, useCustomField } from './use-custom-field.js';

/** How many different designs are printed at this quantity each. */
export function SetsPart({ name, state, selection, option }: PanelProps & { option: OfferedChoices }) {
  const change = useChange(name);
  const isLive = useHydrated();
  const { around, enter } = useCustomField();
  const { choices, value, label } = option;
  const isCustom = value === null;
  const check = state.typing.includes('sets') ? null : checkSelectedSets(selection);
  const message = check?.message ?? '';
  return (
    <div className="field" part="sets" {...around}>
      <div className="legend">
        <label htmlFor="sets">{label}</label>
        <Tip id="sets-tip" label="About sets" text="order different designs as different sets" />
      </div>
      <div className="pair">
        <select
          className="select"
          ref={keepKeys}
          id="sets"
          name="kinds"
          value={String(value ?? custom)}
          onChange={({ currentTarget }) => {
            const isChosen = currentTarget.value === custom;
            change(chooseOption, 'kinds', isChosen ? null : Number(currentTarget.value));
            if (isChosen) enter();
          }}
        >
          {choices.map(({ id, name: text }) => (
            <option key={text} value={String(id ?? custom)}>
              {text}
            </option>
          ))}
        </select>
        {(isCustom || !isLive) && (
          <span className="own">
            <NumberField
              id="custom-sets"
              name="custom_kinds"
              label="Custom number of sets"
              slot="sets"
              value={selection.custom_kinds}
              invalid={message !== ''}
              onType={(text) => change(typeOption, 'custom_kinds', text)}
            />
          </span>
        )}
      </div>
      <ErrorSlot name="sets" part="sets-error" message={message} />
    </div>
  );
}
