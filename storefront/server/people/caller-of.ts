import type { FastifyRequest } from 'fastify';
import type { PersonCaller } from './account-record.js';

/** Characters of what a browser calls itself that are kept. */
const deviceLength = 200;

/** Who asks: the address on the network, and what the browser calls itself. */
export const callerOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): PersonCaller => ({
  address: ip,
  device: (headers['user-agent'] ?? '').replace(/\p{Cc}/gu, ' ').slice(0, deviceLength),
});
