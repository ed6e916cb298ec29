import { quantityMaxLength } from '@kerf/sdk/contract/limits';
import { chosenProduct } from '@kerf/sdk/rules/chosen-product';
import { checkSelectedQuantity } from '@kerf/sdk/rules/quantity';
import { filterWholeText } from '@kerf/sdk/rules/whole-text';
import { chooseQuantity } from '@kerf/sdk/store/actions/choose-quantity';
import { typeQuantity } from '@kerf/sdk/store/actions/type-quantity';
import { useState } from 'react';
import { Choices } from '../ui/choices.js';
import { ErrorSlot } from '../ui/error-slot.js';
import { NumberField } from '../ui/number-field.js';
import type { PanelProps } from './panel-props.js';
import { useChange } from './use-change.js';

/** How many of the listed quantities are buttons before 'See More'. */
const shownAtFirst = 2;
const custom = -1;

/** The smallest quantities as buttons, the rest and one's own under 'See More'. */
export function QuantityPart({ name, state, range, selection }: PanelProps) {
  const change = useChange(name);
  const [asked, setAsked] = useState(false);
  const { quantities } = chosenProduct(range, selection).attributes;
  const index = selection.quantity_index;
  const hasMore = quantities.length > shownAtFirst;
  const open = asked || !hasMore;
  // A quantity chosen further down (in the table, say) stays in sight when the list is folded.
  const shown = quantities
    .map((quantity, at) => ({ quantity, at }))
    .filter(({ at }) => open || at < shownAtFirst || at === index);
  const check = state.typing.includes('quantity') ? null : checkSelectedQuantity(range, selection);
  const message = check && check.status !== 'ok' ? check.message : '';
  return (
    <Choices
      legend="Quantity"
      name="quantity"
      columns={3}
      choices={[
        ...shown.map(({ quantity, at }) => ({ value: String(at), label: quantity.toLocaleString('en-AU') })),
        ...(open || index === custom ? [{ value: String(custom), label: 'Custom' }] : []),
      ]}
      value={String(index)}
      onChoose={(value) => change(chooseQuantity, Number(value))}
    >
      {hasMore && (
        <button className="more" type="button" aria-expanded={asked} onClick={() => setAsked(!asked)}>
          {asked ? 'See Less' : 'See More'}
        </button>
      )}
      {index === custom && (
        <div className="pair">
          <NumberField
            id="custom-quantity"
            label="Custom quantity"
            slot="quantity"
            value={selection.custom_quantity}
            maxLength={quantityMaxLength}
            invalid={message !== ''}
            filter={filterWholeText}
            onType={(text) => change(typeQuantity, text)}
          />
        </div>
      )}
      <ErrorSlot name="quantity" message={message} />
    </Choices>
  );
}
