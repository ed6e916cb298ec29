import { chooseOption, typeOption } from '@kerf/sdk/actions';
import { checkSelectedSize, chosenProduct, type OfferedChoices, productLine } from '@kerf/sdk/rules';
import { useHydrated } from '../element/use-hydrated.js';
import { Choices } from '../ui/choices.js';
import { ErrorSlot } from '../ui/error-slot.js';
import { gridColumns } from '../ui/grid-columns.js';
import { NumberField } from '../ui/number-field.js';
import { changeWords } from './change-words.js';
import { useOnDemand } from './fetch-on-demand.js';
import type { PanelProps } from './panel-props.js';
import { useChange } from './use-change.js';
import { custom, useCustomField } from './use-custom-field.js';
import { useQuoteRequest } from './use-quote-request.js';

/** Preset sizes, and a width and height of one's own. */
export function SizePart({ option, ...props }: PanelProps & { option: OfferedChoices }) {
  const { name, state, range, selection, changes } = props;
  const isLive = useHydrated();
  const change = useChange(name);
  const { around, enter } = useCustomField();
  const requestQuote = useQuoteRequest(props);
  const { isReadOnly, value } = option;
  const isCustom = value === null;
  // While somebody types, the last verdict would only be in the way.
  const check = state.typing.includes('size') ? null : checkSelectedSize(range, selection);
  const message = check?.message ?? '';
  const isOffLimits = check?.status === 'above' || check?.status === 'below';
  const onDemand = useOnDemand(isOffLimits && selection);
  const { sizeAboveLink } = productLine(chosenProduct(range, selection));
  const field = (label: string, key: 'width' | 'height') => (
    <NumberField
      id={key}
      name={key}
      label={label}
      slot="size"
      unit="mm"
      decimal
      value={selection[key]}
      invalid={check?.sides.includes(key) ?? false}
      readOnly={isReadOnly}
      onType={(text) => change(typeOption, key, text)}
    />
  );
  return (
    <div {...around}>
      <Choices
        legend={option.label}
        name="size_id"
        part="size"
        columns={gridColumns(option.choices.length)}
        choices={option.choices.map(({ id, name: label }) => ({
          value: String(id ?? custom),
          label,
          note: id === value ? '' : changeWords(changes[`size_id=${id}`]),
        }))}
        value={String(value ?? custom)}
        onChoose={(chosen) => {
          change(chooseOption, 'size_id', chosen === custom ? null : Number(chosen));
          if (chosen === custom) enter();
        }}
      >
        {(isCustom || isReadOnly || !isLive) && (
          <div className={isReadOnly ? 'pair' : 'pair own'}>
            {field('Width', 'width')}
            <span className="times" aria-hidden="true">
              ×
            </span>
            {field('Height', 'height')}
          </div>
        )}
        <ErrorSlot name="size" part="size-error" message={message} hasRoom={isCustom || isReadOnly} />
        {onDemand && (
          <div className="pair">
            <onDemand.SizeWaysOut {...props} />
          </div>
        )}
        {check?.status === 'above' && sizeAboveLink && !isReadOnly && onDemand && (
          <button className="more link" type="button" onClick={() => requestQuote(onDemand)}>
            {sizeAboveLink}
          </button>
        )}
      </Choices>
    </div>
  );
}
