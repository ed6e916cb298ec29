import { chooseOption, typeOption } from '@kerf/sdk/actions';
import type { OfferedChoices, OfferedCount, OfferedOption } from '@kerf/sdk/rules';
import { useMemo } from 'react';
import { shopUrl } from '../element/shop-url.js';
import { useWidget } from '../element/widget-context.js';
import { Choices } from '../ui/choices.js';
import { ErrorSlot } from '../ui/error-slot.js';
import { gridColumns } from '../ui/grid-columns.js';
import { NumberField } from '../ui/number-field.js';
import { changeWords } from './change-words.js';
import { FeatureGroup } from './feature-group.js';
import type { PanelProps } from './panel-props.js';
import { QuantityPart } from './quantity-part.js';
import { SetsPart } from './sets-part.js';
import { SizePart } from './size-part.js';
import { Swatch } from './swatch.js';
import { useChange } from './use-change.js';

/** One option. New prices alone leave it as it is. */
export function OptionPart(props: PanelProps & { option: OfferedOption }) {
  const { name, range, selection, option, changes, state } = props;
  return useMemo(() => <Option {...props} />, [name, range, selection, option, changes, state.typing]);
}

/** Drawn by what it is: a list, a size, a quantity, a print feature, or a number to type. */
function Option({ option, ...props }: PanelProps & { option: OfferedOption }) {
  if (option.kind === 'count') return <CountOption {...props} option={option} />;
  if (option.kind === 'feature')
    return <FeatureGroup {...props} feature={option.feature} side="na" legend={option.label} place="panel" />;
  if (option.field === 'size_id') return <SizePart {...props} option={option} />;
  if (option.field === 'quantity_index') return <QuantityPart {...props} option={option} />;
  if (option.field === 'kinds') return <SetsPart {...props} option={option} />;
  return <ListOption {...props} option={option} />;
}

/** Names of the parts of lists that pages may style. */
const listParts: Partial<Record<OfferedChoices['field'], string>> = {
  product_id: 'product',
  material_id: 'material',
  printed_side_id: 'sides',
};

function ListOption({ name, option, changes }: PanelProps & { option: OfferedChoices }) {
  const change = useChange(name);
  const { runtime } = useWidget();
  const { choices, field, key, label, value, className } = option;
  const part = listParts[field] ?? key;
  // What else is chosen leaves it as it is.
  return useMemo(
    () => (
      <div className={className}>
        <Choices
          legend={label}
          name={field === 'addon_item_id' ? `${field}[${key}]` : field}
          part={part}
          columns={gridColumns(choices.length)}
          choices={choices.map(({ id, name: text, disabled, swatch, image }) => ({
            value: String(id),
            label: swatch === undefined ? text : <Swatch colour={swatch} name={text} />,
            disabled,
            image: image && shopUrl(runtime, image),
            note: id === value ? '' : changeWords(changes[`${field}=${id}`]),
          }))}
          value={String(value)}
          onChoose={(text) => {
            const chosen = choices.find(({ id }) => String(id) === text);
            if (chosen) change(chooseOption, field, chosen.id);
          }}
        />
      </div>
    ),
    [runtime, name, option, changes],
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
        name={field}
        label={label}
        slot={field}
        value={text}
        invalid={message !== ''}
        onType={(typed) => change(typeOption, field, typed)}
      />
      <ErrorSlot name={field} part={`${field}-error`} message={message} />
    </div>
  );
}
