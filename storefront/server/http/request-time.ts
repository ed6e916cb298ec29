/** How long a request may take to arrive, which is another time for files than for anything else. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { requestTimeout } from './limits.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route takes files, which may arrive for as long as something moves. */
    takesFiles?: boolean;
  }
}

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** What a request that is read without a body never has; Node ends it by its own, longer time. */
const isBodiless = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** Ends a request whose body is not here in time, as Node ends one whose headers are not. */
export function limitTime(server: Server, request: IncomingMessage, response: ServerResponse): void {
  if (isBodiless(request)) return;
  const timer = setTimeout(() => {
    if (request.complete) return;
    const late = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    server.emit('clientError', late, request.socket);
  }, requestTimeout);
  timers.set(request, timer);
  const end = () => clearTimeout(timer);
  request.on('end', end);
  response.on('close', end);
}

/** Leaves routes that take files as long as they say. */
export function liftTimeOfFiles(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.config.takesFiles) clearTimeout(timers.get(request.raw));
    done();
  });
}
