import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failure } from './api-failure.js';

/** Whether a request says twice for whom it is, so that it is another one to us than to the proxy in front. */
export function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts++;
  return hosts > 1;
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
    if (hasTwoHosts(request.raw.rawHeaders))
      throw failure('API_REQUEST_INVALID', 'The host stands twice.', { field: 'host' });
    if (request.is404) checkMethod(request, reply);
  });
}

/** The path and query of a request line that names a whole address, as proxies send it; of any other, what it says. */
export function toOwnAddress(url = '/'): string {
  const [, rest] = /^https?:\/\/[^/?#]*(.*)$/is.exec(url) ?? [];
  if (rest === undefined) return url;
  return rest.startsWith('/') ? rest : `/${rest}`;
}
