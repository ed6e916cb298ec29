import { chooseOption } from '../../rules/option-tree/choose-option.js';
import type { ChoiceField, OptionId } from '../../rules/option-tree/option-field.js';
import type { Runtime } from '../runtime.js';
import { select } from '../select.js';
import { stopAllTyping } from '../stop-all-typing.js';
import { stopTyping } from '../typing.js';

/** What is typed instead of chosen, by the field that is chosen. */
const typedInstead = { size_id: 'size', quantity_index: 'quantity', kinds: 'sets' } as const;

/**
 * Chooses an option of a sticker: what it resets and reloads follows at once, prices after the wait of the trade. A
 * choice that is not offered changes nothing.
 */
export function chooseStickerOption(rt: Runtime, name: string, field: ChoiceField, id: OptionId): void {
  if (field in typedInstead) stopTyping(rt, name, typedInstead[field as keyof typeof typedInstead]);
  // Another product or supply may not ask for what is being typed.
  if (field === 'product_id' || field === 'cutting_id' || field === 'shape_id') stopAllTyping(rt, name);
  select(rt, name, (range, selection) => chooseOption(range, selection, field, id));
}
