import { rollCuttingId, sizeMaxLength } from '@kerf/sdk/contract/limits';
import { messages } from '@kerf/sdk/contract/messages';
import { chosenProduct } from '@kerf/sdk/rules/chosen-product';
import { gridColumns } from '@kerf/sdk/rules/grid-columns';
import { isSticker } from '@kerf/sdk/rules/is-sticker';
import type { OfferedChoices } from '@kerf/sdk/rules/option-tree/offered-option';
import { checkSelectedSize, filterSizeText } from '@kerf/sdk/rules/size';
import { chooseSize, typeSize } from '@kerf/sdk/store/actions/choose-size';
import { chooseStickerOption } from '@kerf/sdk/store/actions/choose-sticker-option';
import { Choices } from '../ui/choices.js';
import { ErrorSlot } from '../ui/error-slot.js';
import { NumberField } from '../ui/number-field.js';
import type { PanelProps } from './panel-props.js';
import { useChange } from './use-change.js';
import { useQuoteRequest } from './use-quote-request.js';

const custom = 'custom';

/** Preset sizes, and a width and height of one's own. `option` is what a sticker offers; a card offers all it has. */
export function SizePart({ option, ...props }: PanelProps & { option?: OfferedChoices }) {
  const { name, state, range, selection } = props;
  const change = useChange(name);
  const requestQuote = useQuoteRequest(props);
  const sizes = option
    ? option.choices.filter(({ id }) => id !== null)
    : chosenProduct(range, selection).attributes.sizes;
  const isReadOnly = option?.isReadOnly ?? false;
  const isCustom = selection.size_id === null;
  // While somebody types, the last verdict would only be in the way.
  const check = state.typing.includes('size') ? null : checkSelectedSize(range, selection);
  const message = check?.message ?? '';
  const isSpecial = check?.status === 'above' && isSticker(range) && selection.cutting_id !== rollCuttingId;
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
      readOnly={isReadOnly}
      filter={filterSizeText}
      onType={(text) => change(typeSize, { [key]: text })}
    />
  );
  const choose = (id: number | null) =>
    option ? change(chooseStickerOption, 'size_id', id) : change(chooseSize, id);
  return (
    <Choices
      legend={option?.label ?? 'Size (in mm)'}
      name="size"
      columns={gridColumns(sizes.length + (isReadOnly ? 0 : 1))}
      choices={[
        ...sizes.map((size) => ({ value: String(size.id), label: size.name })),
        ...(isReadOnly ? [] : [{ value: custom, label: 'Custom' }]),
      ]}
      value={isCustom ? custom : String(selection.size_id)}
      onChoose={(value) => choose(value === custom ? null : Number(value))}
    >
      {(isCustom || isReadOnly) && (
        <div className="pair">
          {field('Width', 'width')}
          <span className="times" aria-hidden="true">
            ×
          </span>
          {field('Height', 'height')}
        </div>
      )}
      <ErrorSlot name="size" message={message} />
      {isSpecial && (
        <button className="more" type="button" onClick={requestQuote}>
          {messages.askForQuotation}
        </button>
      )}
    </Choices>
  );
}
