import type { OfferedOption } from '@kerf/sdk/rules/option-tree/offered-option';
import { offeredOptions } from '@kerf/sdk/rules/option-tree/offered-options';
import { checkSelectedQuantity } from '@kerf/sdk/rules/quantity';
import { checkSelectedSize } from '@kerf/sdk/rules/size';
import { Selectors } from '../ui/selectors.js';
import { optionGroups } from './option-groups.js';
import { OptionPart } from './option-part.js';
import type { PanelProps } from './panel-props.js';

/** The options of a sticker, group by group: one open at a time, in a drawer where there is little room. */
export function StickerParts(props: PanelProps) {
  const { range, selection, state } = props;
  const shown = offeredOptions(range, selection).filter(({ isShown }) => isShown);
  const groups = optionGroups
    .map(({ key, label, fields }) => ({
      key,
      label,
      options: shown.filter(({ field }) => fields.includes(field)),
    }))
    .filter(({ options }) => options.length > 0);
  const isTyping = state.typing.length > 0;
  return (
    <Selectors
      groups={groups.map(({ key, label, options }) => ({
        key,
        label,
        value: options.map((option) => wordsOf(option, props)).join(', '),
        problem: isTyping ? '' : (options.map((option) => problemOf(option, props)).find(Boolean) ?? ''),
        content: options.map((option) => <OptionPart {...props} key={option.key} option={option} />),
      }))}
    />
  );
}

/** What is chosen, in a word or two, for the group's head. */
function wordsOf(option: OfferedOption, { selection }: PanelProps): string {
  if (option.kind === 'count') return option.text;
  if (option.field === 'size_id') return `${selection.width} × ${selection.height} mm`;
  if (option.value === -1) return selection.custom_quantity;
  if (option.field === 'kinds' && option.value === null) return `${selection.custom_kinds} sets`;
  const name = option.choices.find(({ id }) => id === option.value)?.name ?? '';
  if (option.field === 'kinds') return name === '1' ? '1 set' : `${name} sets`;
  return name === 'None' ? `No ${option.label.toLowerCase()}` : name;
}

function problemOf(option: OfferedOption, { range, selection }: PanelProps): string {
  if (option.kind === 'count') return option.check.message;
  if (option.field === 'size_id') return checkSelectedSize(range, selection).message;
  return option.field === 'quantity_index' ? checkSelectedQuantity(range, selection).message : '';
}
