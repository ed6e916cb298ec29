/**
 * Where a page is that was asked for with slashes after its name, or null when the address is right as it is. Leading
 * slashes are folded, so that the answer can't name another host.
 */
export function oneAddress(url: string): string | null {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  let start = 0;
  while (path[start] === '/' || path[start] === '\\') start++;
  let end = path.length;
  while (path[end - 1] === '/') end--;
  if (end === path.length || end <= start) return null;
  return `/${path.slice(start, end)}${url.slice(path.length)}`;
}
