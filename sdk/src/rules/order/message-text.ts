import { maxWordsLength } from '../../contract/limits.js';
import { messageRequired } from '../../contract/messages.js';
import type { InputFault } from '../people/person-input.js';

/**
 * What somebody wrote as it is kept: lines end alike, and nothing is in it that does not print or turns the line round. What
 * joins letters stays, but where there is none.
 */
export const toMessageText = (typed: string): string =>
  typed
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}]/gu, '')
    .replace(/^[\s\u200c\u200d]+|[\s\u200c\u200d]+$/g, '');

/** What is wrong with something that is written to the shop, in the field of that name; null for nothing. */
export function messageFault(typed: string, field: string): InputFault | null {
  const { length } = toMessageText(typed);
  if (length === 0) return { field, message: messageRequired };
  return length > maxWordsLength
    ? { field, message: `Please write at most ${maxWordsLength} characters; these are ${length}.` }
    : null;
}
