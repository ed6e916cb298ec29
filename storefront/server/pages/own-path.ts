/** The longest way back that is kept. */
const maxLength = 500;
/** Any origin will do: what leads to another one is not a path of ours. */
const base = 'http://shop.invalid';

/** A path of ours that somebody is to be sent back to, as it is safe to send; null for anything else. */
export function ownPath(text: string | null): string | null {
  if (text === null || text.length > maxLength || !text.startsWith('/') || !URL.canParse(text, base))
    return null;
  const { origin, pathname, search, hash } = new URL(text, base);
  // What a browser would read as another host once it stands by itself.
  if (origin !== base || pathname.startsWith('//')) return null;
  return pathname + search + hash;
}
