import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { failed } from './answer.js';
import { type ApiFailure, failure } from './api-failure.js';
import { createRequestId, requestIdHeader } from './request-id.js';
import { endSoon } from './unread-bodies.js';

const toBody = (refusal: ApiFailure): string => JSON.stringify(failed(refusal));
const type = 'application/json; charset=utf-8';

type Headers = Readonly<Record<string, string>>;

/**
 * Refuses what no request could be made of: bytes that are not HTTP, headers without an end, a client that is too slow.
 * `headers` go with every refusal.
 */
export const refuseConnection = (headers: Headers) => (error: Error & { code?: string }, socket: Socket) => {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const refusal =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? failure('API_HEADERS_TOO_LARGE', 'The headers are too large.')
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? failure('API_REQUEST_TIMEOUT', 'The request took too long to arrive.')
        : failure('API_REQUEST_INVALID', 'This is not an HTTP request.');
  const body = toBody(refusal);
  const lines = Object.entries({
    ...headers,
    [requestIdHeader]: createRequestId(),
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  endSoon(
    socket,
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${lines.join('')}\r\n${body}`,
  );
};

/** Refuses a request that expects of the server what no server knows. `headers` go with every answer. */
export const refuseExpectation =
  (headers: Headers) =>
  (_request: IncomingMessage, response: ServerResponse): void => {
    const refusal = failure('API_EXPECTATION_UNKNOWN', 'The server does not know what is expected of it.', {
      field: 'expect',
    });
    const body = toBody(refusal);
    response.writeHead(refusal.status, {
      ...headers,
      [requestIdHeader]: createRequestId(),
      'content-type': type,
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    });
    response.end(body);
  };
