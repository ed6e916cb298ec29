import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { lingerTime, maxBodyLength } from './limits.js';

/** Whether a request's body is longer than any that is read here, or may be: in chunks it does not say how long it is. */
function mayBeEndless({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > maxBodyLength;
}

/**
 * Sees to it that an answer which did not need all of a large body ends the connection. Node would read the rest to
 * its end, however long that is, to come to the next request. What is not read is left lying for a moment before the
 * connection is cut: to a client that still sends, a cut at once could take the answer away.
 */
export function endUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  response.on('close', () => {
    if (request.complete || !mayBeEndless(request)) return;
    // What arrived together with the head is not all looked at yet.
    setImmediate(() => {
      if (!request.complete) endSoon(request.socket);
    });
  });
}

function endSoon(socket: Socket): void {
  if (socket.destroyed) return;
  socket.pause();
  socket.end();
  const cut = setTimeout(() => socket.destroy(), lingerTime);
  socket.on('close', () => clearTimeout(cut));
}
