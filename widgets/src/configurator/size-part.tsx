import { sizeMaxLength } from '@kerf/sdk/contract/limits';
import { chosenProduct } from '@kerf/sdk/rules/chosen-product';
import { gridColumns } from '@kerf/sdk/rules/grid-columns';
import { checkSelectedSize, filterSizeText } from '@kerf/sdk/rules/size';
import { chooseSize, typeSize } from '@kerf/sdk/store/actions/choose-size';
import { Choices } from '../ui/choices.js';
import { ErrorSlot } from '../ui/error-slot.js';
import { NumberField } from '../ui/number-field.js';
import type { PanelProps } from './panel-props.js';
import { useChange } from './use-change.js';

const custom = 'custom';

/** Preset sizes, and a width and height of one's own. */
export function SizePart({ name, state, range, selection }: PanelProps) {
  const change = useChange(name);
  const { sizes } = chosenProduct(range, selection).attributes;
  const isCustom = selection.size_id === null;
  // While somebody types, the last verdict would only be in the way.
  const check = state.typing.includes('size') ? null : checkSelectedSize(range, selection);
  const message = check && check.status !== 'ok' ? check.message : '';
  const field = (label: string, key: 'width' | 'height') => (
    <NumberField
      id={key}
      label={label}
      slot="size"
      unit="mm"
      decimal
      value={selection[key]}
      maxLength={sizeMaxLength}
      invalid={message !== ''}
      filter={filterSizeText}
      onType={(text) => change(typeSize, { [key]: text })}
    />
  );
  return (
    <Choices
      legend="Size (in mm)"
      name="size"
      columns={gridColumns(sizes.length + 1)}
      choices={[
        ...sizes.map((size) => ({ value: String(size.id), label: size.name })),
        { value: custom, label: 'Custom' },
      ]}
      value={isCustom ? custom : String(selection.size_id)}
      onChoose={(value) => change(chooseSize, value === custom ? null : Number(value))}
    >
      {isCustom && (
        <div className="pair">
          {field('Width', 'width')}
          <span className="times" aria-hidden="true">
            ×
          </span>
          {field('Height', 'height')}
        </div>
      )}
      <ErrorSlot name="size" message={message} />
    </Choices>
  );
}
