import { maxPersonNameLength } from '@kerf/sdk/contract';

/** A name as it was typed here, without spaces around and what would turn the line round that it stands in. */
export const typedName = (text: string): string => text.replace(/\p{Bidi_Control}/gu, '').trim();

/** A name as another site has it, as it could have been typed here: one line, not too long, no spaces around. */
export const toName = (text: string): string =>
  typedName(text)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, maxPersonNameLength)
    // Not half a sign.
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
