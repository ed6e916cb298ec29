import { chooseOption, typeOption } from '@kerf/sdk/actions';
import { checkSelectedQuantity, type OfferedChoice, type OfferedChoices } from '@kerf/sdk/rules';
import { useRef, useState } from 'react';
import { useHydrated } from '../element/use-hydrated.js';
import { Choices, Tiles } from '../ui/choices.js';
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
  const isLive = useHydrated();
  const { around, enter } = useCustomField(String(custom));
  const [isAsked, setIsAsked] = useState(false);
  const folded = useRef<HTMLDetailsElement>(null);
  // Opened before the script came, it stays open: known while it is drawn, since what closes for a moment moves the page.
  if (isLive && folded.current?.open && !isAsked) setIsAsked(true);
  const { choices, value, label, note } = option;
  const hasMore = choices.length - 1 > shownAtFirst;
  const isOpen = isAsked || !hasMore;
  // A quantity chosen further down (in the table, say) stays in sight when the list is folded.
  const isInSight = ({ id }: OfferedChoice, at: number) => isOpen || at < shownAtFirst || id === value;
  const toTile = ({ id, name: text }: OfferedChoice) => ({ value: String(id), label: text });
  const check = state.typing.includes('quantity') ? null : checkSelectedQuantity(range, selection);
  const message = check?.message ?? '';
  const choose = (chosen: string) => {
    change(chooseOption, 'quantity_index', Number(chosen));
    if (Number(chosen) === custom) enter();
  };
  return (
    <div {...around}>
      <Choices
        legend={label}
        name="quantity_index"
        part="quantity"
        columns={3}
        choices={choices.filter(isInSight).map(toTile)}
        value={String(value)}
        onChoose={choose}
      >
        {(value === custom || !isLive) && (
          <div className="pair own">
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
        {note && <p className="hint">{note}</p>}
        <ErrorSlot name="quantity" part="quantity-error" message={message} />
        {/* What a script takes over it goes on with: the head may have been pressed, and has the focus. */}
        {hasMore && (
          <details
            ref={folded}
            open={isAsked}
            onToggle={({ currentTarget }) => setIsAsked(currentTarget.open)}
          >
            <summary className="more link">{isAsked ? 'See Less' : 'See More'}</summary>
            {!isLive && (
              <Tiles
                name="quantity_index"
                columns={3}
                choices={choices.filter((choice, at) => !isInSight(choice, at)).map(toTile)}
                value={String(value)}
                onChoose={choose}
              />
            )}
          </details>
        )}
      </Choices>
    </div>
  );
}
