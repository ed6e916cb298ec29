import {
  checkSelectedQuantity,
  checkSelectedSize,
  chosenProduct,
  type OfferedOption,
  type OptionField,
  offeredOptions,
  optionWords,
  productLine,
} from '@kerf/sdk/rules';
import { Selectors } from '../ui/selectors.js';
import { ChosenPiece } from './chosen-piece.js';
import { OptionPart } from './option-part.js';
import { type OptionGroup, panelLayouts } from './panel-layout.js';
import type { PanelProps } from './panel-props.js';
import { Total } from './total-part.js';

/** Every option of the product, laid out as its line is: all in sight, or group by group. */
export function OptionsPart(props: PanelProps) {
  const { range, selection } = props;
  const shown = offeredOptions(range, selection).filter(({ isShown }) => isShown);
  const pick = (fields: readonly OptionField[]) =>
    fields.flatMap((field) => shown.filter((option) => option.field === field));
  const { list, groups = [] } = panelLayouts[productLine(chosenProduct(range, selection)).name];
  if (list)
    return (
      <>
        {pick(list).map((option) => (
          <OptionPart {...props} key={option.key} option={option} />
        ))}
      </>
    );
  return (
    <Selectors
      drawerFoot={
        <>
          <ChosenPiece {...props} />
          <Total state={props.state} />
        </>
      }
      isLive={props.isLive}
      groups={groups.flatMap((group) => {
        const options = pick(group.fields);
        return options.length ? [toSelector(group, options, props)] : [];
      })}
    />
  );
}

const toSelector = ({ key, label }: OptionGroup, options: readonly OfferedOption[], props: PanelProps) => ({
  key,
  label,
  value: options
    .map((option) => optionWords(option, props.selection))
    .filter(Boolean)
    .join(', '),
  // While somebody types, the last verdict would only be in the way.
  problem: props.state.typing.length
    ? ''
    : (options.map((option) => problemOf(option, props)).find(Boolean) ?? ''),
  content: options.map((option) => <OptionPart {...props} key={option.key} option={option} />),
});

function problemOf(option: OfferedOption, { range, selection }: PanelProps): string {
  if (option.kind === 'count') return option.check.message;
  if (option.field === 'size_id') return checkSelectedSize(range, selection).message;
  return option.field === 'quantity_index' ? checkSelectedQuantity(range, selection).message : '';
}
