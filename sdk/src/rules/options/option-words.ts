import type { Selection } from '../../contract/selection.js';
import { autoHeightWords, isAutoHeight } from '../lettering/auto-height.js';
import { parseWhole } from '../quantity/whole-number.js';
import { parseSize } from '../size/size.js';
import type { OfferedOption } from './offered-options.js';

/** What is counted, one of it and several. */
const countWords = {
  cut_per_shape: ['cut', 'cuts'],
  ea: ['sticker a sheet', 'stickers a sheet'],
  kinds: ['set', 'sets'],
} as const;

const counted = (text: string, field: keyof typeof countWords): string => {
  const count = parseWhole(text);
  return count ? `${count} ${countWords[field][count === 1 ? 0 : 1]}` : '';
};

/** What is chosen of an option, in a word or two; '' while that is nothing that can be read. */
export function optionWords(option: OfferedOption, selection: Selection): string {
  if (option.kind === 'feature') return option.label;
  if (option.kind === 'count') return counted(option.text, option.field);
  if (option.field === 'size_id') {
    const [width, height] = [parseSize(selection.width), parseSize(selection.height)];
    if (width && isAutoHeight(selection, height)) return autoHeightWords(width);
    return width && height ? `${width} × ${height} mm` : '';
  }
  if (option.field === 'kinds') return counted(String(option.value ?? selection.custom_kinds), 'kinds');
  if (option.value === -1) return String(parseWhole(selection.custom_quantity) || '');
  const name = option.choices.find(({ id }) => id === option.value)?.name ?? '';
  return name === 'None' ? `No ${option.label.toLowerCase()}` : name;
}
