/**
 * Where a page is that was asked for with slashes after its name, or null when the address is right as it is. Leading
 * slashes are folded, so that the answer can't name another host.
 */
export function oneAddress(url: string): string | null {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? [];
  if (!/[^/]\/+$/.test(path)) return null;
  return path.replace(/^[/\\]+/, '/').replace(/\/+$/, '') + query;
}
