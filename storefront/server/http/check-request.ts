import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failure } from './api-failure.js';

/**
 * What is wrong with the host that a request names; null for nothing. One that names two may be another one to us than
 * to the proxy in front; only HTTP/1.0 may leave it out.
 */
export function hostFault({
  rawHeaders,
  httpVersion,
}: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>): string | null {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts++;
  if (hosts > 1) return 'The host stands twice.';
  return hosts === 0 && httpVersion === '1.1' ? 'The request names no host.' : null;
}

/** Refuses a method that an address does not have, and names those that it has. */
function checkMethod(request: FastifyRequest, reply: FastifyReply): void {
  const [path = ''] = request.url.split('?', 1);
  const methods = request.server.routeTable.methodsAt(path);
  // Every address of the API answers what a browser asks beforehand, also where nothing is.
  if (!methods.some((method) => method !== 'OPTIONS')) return;
  reply.header('allow', methods.join(', '));
  throw failure('API_METHOD_NOT_ALLOWED', `${request.method} is not something this address does.`);
}

/** Refuses what nothing should be read of: before any body is, and after the headers of every answer are set. */
export function checkRequests(app: FastifyInstance): void {
  app.addHook('preParsing', async (request, reply) => {
    const fault = hostFault(request.raw);
    if (fault !== null) throw failure('API_REQUEST_INVALID', fault, { field: 'host' });
    if (request.is404) checkMethod(request, reply);
  });
}

/** The path and query of a request line that names a whole address, as proxies send it; of any other, what it says. */
export function toOwnAddress(url = '/'): string {
  const [, rest] = /^https?:\/\/[^/?#]*(.*)$/is.exec(url) ?? [];
  if (rest === undefined) return url;
  return rest.startsWith('/') ? rest : `/${rest}`;
}
