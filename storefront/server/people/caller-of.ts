import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import type { PersonCaller } from './account-record.js';

/** Characters of what a browser calls itself that are kept. */
const deviceLength = 200;
/** A secret, whatever the cookie is called that holds it, and how many are looked at. */
const secret = /^[\w-]{43}$/;
const maxTokens = 20;

/** Who asks: the address on the network, what the browser calls itself, and what it holds of its sessions. */
export const callerOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): PersonCaller => ({
  address: ip,
  device: (headers['user-agent'] ?? '').replace(/\p{Cc}/gu, ' ').slice(0, deviceLength),
  tokens: Object.values(parseCookie(headers.cookie ?? ''))
    .filter((value): value is string => value !== undefined && secret.test(value))
    .slice(0, maxTokens),
});
