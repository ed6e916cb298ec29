import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { lingerTime, maxBodyLength } from './limits.js';

/**
 * Whether a request's body is longer than any that is read here, or may be: in chunks it does not say how long it is.
 * Asked for every request, so Node's object of all headers is not made for it.
 */
function mayBeEndless({ rawHeaders }: IncomingMessage): boolean {
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    // Most names are told apart by their length.
    if (name?.length === 17 && name.toLowerCase() === 'transfer-encoding') return true;
    if (name?.length === 14 && name.toLowerCase() === 'content-length')
      return Number(rawHeaders[at + 1]) > maxBodyLength;
  }
  return false;
}

/**
 * Sees to it that an answer which did not need all of a large body ends the connection. Node would read the rest to
 * its end, however long that is, to come to the next request. What is not read is left lying for a moment before the
 * connection is cut: to a client that still sends, a cut at once could take the answer away.
 */
export function endUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  if (!mayBeEndless(request)) return;
  response.on('close', () => {
    if (request.complete) return;
    // What arrived together with the head is not all looked at yet.
    setImmediate(() => {
      if (!request.complete) endSoon(request.socket);
    });
  });
}

/** Ends a connection, with an answer where there is one to be sent, and cuts it where the client goes on all the same. */
export function endSoon(socket: Socket, answer = ''): void {
  if (socket.destroyed) return;
  socket.pause();
  socket.end(answer);
  const cut = setTimeout(() => socket.destroy(), lingerTime);
  socket.on('close', () => clearTimeout(cut));
}
