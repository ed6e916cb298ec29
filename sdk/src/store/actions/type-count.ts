import type { CountField } from '../../rules/option-tree/option-field.js';
import type { Runtime } from '../runtime.js';
import { replaceSelection } from '../select.js';
import { startTyping } from '../typing.js';

/** ms after the last key, as for quantities and sets. */
const countDebounce = 500;

/** Types the number of cuts or the stickers per sheet; it is checked and priced when typing has stopped. */
export function typeCount(rt: Runtime, name: string, field: CountField, text: string): void {
  replaceSelection(rt, name, (_range, selection) => ({ ...selection, [field]: text }));
  startTyping(rt, name, field, countDebounce);
}
