import { maxWordsLength } from '@kerf/sdk/contract';
import { toMessageText } from '@kerf/sdk/rules';
import { StartError } from '../start-error.js';

/** Words of the shop's as they are kept, at most `most` characters; `what` they are is said where they are refused. */
export function textOf(words: readonly string[], what: string, most = maxWordsLength): string {
  const text = toMessageText(words.join(' '));
  if (text === '') throw new StartError(`The ${what} is empty. Write it behind the rest.`);
  if (text.length > most)
    throw new StartError(`The ${what} has ${text.length} characters, at most ${most} fit.`);
  return text;
}
