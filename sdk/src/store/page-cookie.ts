/**
 * Whether the page has a cookie, as 'name=value'. None on a server, nor in a sandboxed frame, which throws when asked.
 */
export function hasCookie(cookie: string): boolean {
  try {
    return document.cookie.split('; ').includes(cookie);
  } catch {
    return false;
  }
}
