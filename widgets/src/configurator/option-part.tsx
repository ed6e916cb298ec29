import { quantityMaxLength } from '@kerf/sdk/contract/limits';
import { gridColumns } from '@kerf/sdk/rules/grid-columns';
import type { OfferedChoices, OfferedCount, OfferedOption } from '@kerf/sdk/rules/option-tree/offered-option';
import { filterWholeText } from '@kerf/sdk/rules/whole-text';
import { chooseStickerOption } from '@kerf/sdk/store/actions/choose-sticker-option';
import { typeCount } from '@kerf/sdk/store/actions/type-count';
import { Choices } from '../ui/choices.js';
import { ErrorSlot } from '../ui/error-slot.js';
import { NumberField } from '../ui/number-field.js';
import type { PanelProps } from './panel-props.js';
import { QuantityPart } from './quantity-part.js';
import { SetsPart } from './sets-part.js';
import { SizePart } from './size-part.js';
import { Swatch } from './swatch.js';
import { useChange } from './use-change.js';

/** One option of a sticker, drawn by what it is: a list, a size, a quantity, or a number to type. */
export function OptionPart({ option, ...props }: PanelProps & { option: OfferedOption }) {
  if (option.kind === 'count') return <CountOption {...props} option={option} />;
  if (option.field === 'size_id') return <SizePart {...props} option={option} />;
  if (option.field === 'quantity_index') return <QuantityPart {...props} />;
  if (option.field === 'kinds') return <SetsPart {...props} />;
  return <ListOption {...props} option={option} />;
}

function ListOption({ name, option }: PanelProps & { option: OfferedChoices }) {
  const change = useChange(name);
  const { choices, field, key, label, value, className } = option;
  return (
    <div className={className}>
      <Choices
        legend={label}
        name={key}
        columns={gridColumns(choices.length)}
        choices={choices.map(({ id, name: text, disabled, swatch }) => ({
          value: String(id),
          label: swatch === undefined ? text : <Swatch colour={swatch} name={text} />,
          disabled,
        }))}
        value={String(value)}
        onChoose={(text) => {
          const chosen = choices.find(({ id }) => String(id) === text);
          if (chosen) change(chooseStickerOption, field, chosen.id);
        }}
      />
    </div>
  );
}

function CountOption({ name, state, option }: PanelProps & { option: OfferedCount }) {
  const change = useChange(name);
  const { field, label, text, check } = option;
  const message = state.typing.includes(field) ? '' : check.message;
  return (
    <div className="field" part={field}>
      <NumberField
        id={field}
        label={label}
        slot={field}
        value={text}
        maxLength={quantityMaxLength}
        invalid={message !== ''}
        filter={filterWholeText}
        onType={(typed) => change(typeCount, field, typed)}
      />
      <ErrorSlot name={field} message={message} />
    </div>
  );
}
