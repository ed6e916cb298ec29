/** What tells somebody at this very machine from everybody else. */
import { BlockList, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Whether it is an address of this machine alone, also as IPv6 writes one of IPv4 (`::ffff:127.0.0.1`). */
const isLoopbackAddress = (address: string): boolean =>
  isIP(address) !== 0 && loopback.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether a host name, as in an address (`localhost`, `127.0.0.1`, `[::1]`), is this machine to everybody. */
export const isLoopbackName = (name: string): boolean =>
  name === 'localhost' || name.endsWith('.localhost') || isLoopbackAddress(name.replace(/^\[|\]$/g, ''));

/** What a proxy adds to what it hands on. */
const proxyHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
] as const;

/**
 * Whether who asks sits at this machine: the connection begins here, no proxy says that it hands something on, and the
 * address that was asked for is of this machine. A page of another site whose name was made to lead here has its own.
 */
export function isFromThisMachine({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean {
  const asked = `http://${headers.host ?? ''}`;
  return (
    isLoopbackAddress(socket.remoteAddress ?? '') &&
    URL.canParse(asked) &&
    isLoopbackName(new URL(asked).hostname) &&
    !proxyHeaders.some((name) => headers[name] !== undefined)
  );
}
