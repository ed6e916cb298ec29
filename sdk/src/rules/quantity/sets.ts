/** Sets ("kinds" on the wire): how many designs are printed at the same quantity each. */
import { maxSets } from '../../contract/limits.js';
import { setsAbove, setsEmpty } from '../../contract/messages.js';
import type { Selection } from '../../contract/selection.js';
import { parseWhole, wholeNumberMessage } from './whole-number.js';

/** The verdict on a number of sets; `message` is '' when it can be ordered. */
export interface SetsCheck {
  status: 'ok' | 'empty';
  message: string;
}

/** Whether a custom number of sets is one that can be ordered. */
export function checkSets(text: string): SetsCheck {
  const isAbove = (parseWhole(text) ?? 0) > maxSets;
  const message = isAbove ? setsAbove : wholeNumberMessage(text, setsEmpty);
  return { status: message ? 'empty' : 'ok', message };
}

/** {@link checkSets} of what is selected; a listed number is always right. */
export const checkSelectedSets = ({
  kinds,
  custom_kinds,
}: Pick<Selection, 'kinds' | 'custom_kinds'>): SetsCheck => checkSets(String(kinds ?? custom_kinds));
