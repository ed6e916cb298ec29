import { isIPv6 } from 'node:net';

/** The port that some proxies write behind an address, with the brackets that an IPv6 address then needs. */
const withoutPort = (address: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;

/**
 * Whom a limit takes an address for. One IPv4 address is one caller; of IPv6 everybody has at least the addresses that
 * begin with the same 64 bits. Who has left has no address any more.
 */
export function addressBlock(address: string | undefined): string {
  const [bare = ''] = withoutPort((address ?? '').trim()).split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(bare)) return bare;
  const [head = '', tail] = bare.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail ?? '').split(':')];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':')}::/64`;
}
