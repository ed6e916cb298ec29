import { chooseOption as withOption } from '../../rules/options/choose-option.js';
import type { ChoiceField, OptionId } from '../../rules/options/option-field.js';
import { changeSelection } from '../change-selection.js';
import type { Runtime } from '../runtime.js';
import { type TypedField, typedFields } from '../typing.js';

/** What is typed instead of chosen, and what another product, supply or shape may not ask for any more. */
const endedTyping: Partial<Record<ChoiceField, readonly TypedField[]>> = {
  size_id: ['size'],
  quantity_index: ['quantity'],
  kinds: ['sets'],
  product_id: typedFields,
  cutting_id: typedFields,
  shape_id: typedFields,
};

/**
 * Chooses an option from its list: what that resets and reloads follows at once, prices after the debounce of the
 * product line. A choice that is not offered changes nothing.
 */
export const chooseOption = (rt: Runtime, name: string, field: ChoiceField, id: OptionId): void =>
  changeSelection(rt, name, (range, selection) => withOption(range, selection, field, id), {
    ends: endedTyping[field] ?? [],
  });
