/** Sets ("kinds"): how many designs are printed at the same quantity each. */
import { messages } from '../contract/messages.js';
import type { Selection } from '../contract/selection.js';
import { parseWhole } from './whole-text.js';

/** The verdict on a number of sets; `message` is '' when it can be ordered. */
export interface SetsCheck {
  status: 'ok' | 'empty';
  message: string;
}

/** Whether a custom number of sets is one that can be ordered: 1 to 99. */
export function checkSets(text: string): SetsCheck {
  const sets = parseWhole(text) ?? 0;
  return sets > 0 && sets < 100
    ? { status: 'ok', message: '' }
    : { status: 'empty', message: messages.setsEmpty };
}

/** {@link checkSets} of what is selected; a listed number is always right. */
export const checkSelectedSets = ({
  kinds,
  custom_kinds,
}: Pick<Selection, 'kinds' | 'custom_kinds'>): SetsCheck => checkSets(String(kinds ?? custom_kinds));
