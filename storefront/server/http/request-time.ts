/** How long a request may take to arrive, which is another time for files than for anything else. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { leastOfUpload, requestTimeout, stallTimeout } from './limits.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route takes files, which may arrive for as long as enough of them moves. */
    takesFiles?: boolean;
  }
}

/** What a request is waited for with. */
interface Wait {
  timer: NodeJS.Timeout;
  /** Ends it where it is not here by now. */
  giveUp(): void;
}

const waits = new WeakMap<IncomingMessage, Wait>();

/** What a request that is read without a body never has; Node ends it by its own, longer time. */
const isBodiless = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** Ends a request whose body is not here in time, as Node ends one whose headers are not; the answer may be sent by then. */
export function limitTime(server: Server, request: IncomingMessage, response: ServerResponse): void {
  if (isBodiless(request)) return;
  const giveUp = () => {
    if (request.complete) return;
    // Behind an answer no other one is sent.
    if (response.writableEnded) request.socket.destroy();
    else {
      const late = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      server.emit('clientError', late, request.socket);
    }
  };
  const wait = { timer: setTimeout(giveUp, requestTimeout), giveUp };
  waits.set(request, wait);
  const end = () => clearTimeout(wait.timer);
  request.on('end', end);
  response.on('close', () => {
    if (request.complete || request.socket.destroyed) end();
  });
}

/** Leaves routes that take files as long as enough of them comes. */
export function liftTimeOfFiles(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    const wait = routeOptions.config.takesFiles ? waits.get(raw) : undefined;
    if (wait) {
      clearTimeout(wait.timer);
      let seen = raw.socket.bytesRead;
      wait.timer = setInterval(() => {
        const { bytesRead } = raw.socket;
        // What lies here unread waits for the shop, and not for who sends it.
        if (bytesRead - seen < leastOfUpload && raw.readableLength === 0) wait.giveUp();
        seen = bytesRead;
      }, stallTimeout);
    }
    done();
  });
}
