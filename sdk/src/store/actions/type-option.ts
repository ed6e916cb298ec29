import {
  countDebounce,
  customQuantityDebounce,
  customSetsDebounce,
  sizeValidationDebounce,
} from '../../contract/limits.js';
import type { Selection } from '../../contract/selection.js';
import { productLine } from '../../rules/products/product-line.js';
import { isSizeTyped } from '../../rules/size/size.js';
import { changeSelection } from '../change-selection.js';
import type { Runtime } from '../runtime.js';
import type { TypedField } from '../typing.js';

/** What can be typed: a custom size (mm), quantity or number of sets, the number of cuts, the stickers per sheet. */
export type TypedOption = 'width' | 'height' | 'custom_quantity' | 'custom_kinds' | 'cut_per_shape' | 'ea';

interface Typing {
  field: TypedField;
  /** ms after the last key; a size's line may want longer. */
  wait: number;
  /** What typing chooses along the way: the custom entry of its list. */
  chooses?: Partial<Selection>;
}

const size: Typing = {
  field: 'size',
  wait: sizeValidationDebounce,
  chooses: { size_id: null },
};

const typings: Record<TypedOption, Typing> = {
  width: size,
  height: size,
  custom_quantity: { field: 'quantity', wait: customQuantityDebounce, chooses: { quantity_index: -1 } },
  custom_kinds: { field: 'sets', wait: customSetsDebounce, chooses: { kinds: null } },
  cut_per_shape: { field: 'cut_per_shape', wait: countDebounce },
  ea: { field: 'ea', wait: countDebounce },
};

/**
 * Types into an option. The text shows at once and is kept as it is; it is checked and priced when typing has stopped.
 * Where sizes come from the list alone, typing one changes nothing.
 */
export function typeOption(rt: Runtime, name: string, option: TypedOption, text: string): void {
  const { range, selection } = rt.state.configurations[name] ?? {};
  const { field, wait, chooses } = typings[option];
  const isSize = field === 'size';
  if (!range || !selection || (isSize && !isSizeTyped(selection))) return;
  // Input and check of a size wait side by side from the last key: whichever takes longer is waited for.
  const longest = isSize ? Math.max(wait, productLine(range.item).sizeInputDebounce) : wait;
  changeSelection(rt, name, (_range, before) => ({ ...before, ...chooses, [option]: text }), {
    typed: { field, wait: longest },
  });
}
