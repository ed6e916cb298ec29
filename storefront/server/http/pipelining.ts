import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { maxUnderWay } from './limits.js';

/**
 * Makes the check that stands before everything: whether a request is to be answered at all. A client may send the next
 * request before it has the answer to the last, which browsers and proxies do not do; one that has more than a few
 * under way at once loses its connection. Node still reads what arrived with them, of which nothing is answered.
 */
export function createPipelineCheck(): (request: IncomingMessage, response: ServerResponse) => boolean {
  /** By connection: the requests that wait behind the one being answered. */
  const waiting = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    if (socket.destroyed) return false;
    // An answer has the connection from the start, unless an earlier one still has it.
    if (response.socket) return true;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count >= maxUnderWay) {
      socket.destroy();
      return false;
    }
    waiting.set(socket, count);
    response.on('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    return true;
  };
}
