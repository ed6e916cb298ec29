import { customQuantityDebounce } from '../../contract/limits.js';
import type { Runtime } from '../runtime.js';
import { replaceSelection } from '../select.js';
import { startTyping } from '../typing.js';

/** Types a custom quantity; it is checked and priced when typing has stopped. */
export function typeQuantity(rt: Runtime, name: string, text: string): void {
  replaceSelection(rt, name, (_range, selection) => ({
    ...selection,
    quantity_index: -1,
    custom_quantity: text,
  }));
  startTyping(rt, name, 'quantity', customQuantityDebounce);
}
