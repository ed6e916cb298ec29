import { customSetsDebounce } from '../../contract/limits.js';
import type { Runtime } from '../runtime.js';
import { replaceSelection, select } from '../select.js';
import { startTyping, stopTyping } from '../typing.js';

/** Chooses a listed number of sets, or a custom one (null). */
export function chooseSets(rt: Runtime, name: string, sets: number | null): void {
  stopTyping(rt, name, 'sets');
  select(rt, name, (_range, selection) => ({ ...selection, kinds: sets }));
}

/** Types a custom number of sets; it counts when typing has stopped. */
export function typeSets(rt: Runtime, name: string, text: string): void {
  replaceSelection(rt, name, (_range, selection) => ({ ...selection, kinds: null, custom_kinds: text }));
  startTyping(rt, name, 'sets', customSetsDebounce);
}
