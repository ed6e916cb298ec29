import { isOwnPath } from '@kerf/sdk/rules';

/** The longest way back that is kept. */
const maxLength = 500;
/** Any origin will do: it is left out again. */
const base = 'http://shop.invalid';

/** A path of ours that somebody is to be sent back to, as a header can hold it; null for anything else. */
export function ownPath(text: string | null): string | null {
  if (text === null || text.length > maxLength || !isOwnPath(text)) return null;
  const { pathname, search, hash } = new URL(text, base);
  // What leads to another host once it stands by itself.
  return pathname.startsWith('//') ? null : pathname + search + hash;
}
