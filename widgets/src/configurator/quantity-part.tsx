import { chooseOption, typeOption } from '@kerf/sdk/actions';
import { checkSelectedQuantity, type OfferedChoices } from '@kerf/sdk/rules';
import { useState } from 'react';
import { Choices } from '../ui/choices.js';
import { ErrorSlot } from '../ui/error-slot.js';
import { NumberField } from '../ui/number-field.js';
import type { PanelProps } from './panel-props.js';
import { useChange } from './use-change.js';
import { useCustomField } from './use-custom-field.js';

/** How many of the listed quantities are buttons before 'See More'. */
const shownAtFirst = 2;
const custom = -1;

/** The smallest quantities as buttons, the rest and one's own under 'See More'. */
export function QuantityPart({
  name,
  state,
  range,
  selection,
  option,
}: PanelProps & { option: OfferedChoices }) {
  const change = useChange(name);
  const { around, enter } = useCustomField(String(custom));
  const [isAsked, setIsAsked] = useState(false);
  const { choices, value, label } = option;
  const hasMore = choices.length - 1 > shownAtFirst;
  const isOpen = isAsked || !hasMore;
  // A quantity chosen further down (in the table, say) stays in sight when the list is folded.
  const shown = choices.filter(({ id }, at) => isOpen || at < shownAtFirst || id === value);
  const check = state.typing.includes('quantity') ? null : checkSelectedQuantity(range, selection);
  const message = check?.message ?? '';
  return (
    <div {...around}>
      <Choices
        legend={label}
        name="quantity_index"
        part="quantity"
        columns={3}
        choices={shown.map(({ id, name: text }) => ({ value: String(id), label: text }))}
        value={String(value)}
        onChoose={(chosen) => {
          change(chooseOption, 'quantity_index', Number(chosen));
          if (Number(chosen) === custom) enter();
        }}
      >
        {value === custom && (
          <div className="pair">
            <NumberField
              id="custom-quantity"
              name="custom_quantity"
              label="Custom quantity"
              slot="quantity"
              value={selection.custom_quantity}
              invalid={message !== ''}
              onType={(text) => change(typeOption, 'custom_quantity', text)}
            />
          </div>
        )}
        <ErrorSlot name="quantity" message={message} />
        {hasMore && (
          <button className="more" type="button" aria-expanded={isAsked} onClick={() => setIsAsked(!isAsked)}>
            {isAsked ? 'See Less' : 'See More'}
          </button>
        )}
      </Choices>
    </div>
  );
}
