import type { FastifyReply, FastifyRequest } from 'fastify';
import { failure } from './api-failure.js';
import { handleError } from './handle-error.js';

/** What the file server throws; `headers` say how long a file is whose end a range is behind. */
type FileError = Error & { statusCode?: number; headers?: Record<string, string> };

/** What the file server refuses, in our words: the name of a folder, or an odd one, is no file that is here. */
export function handleFileError(error: FileError, request: FastifyRequest, reply: FastifyReply) {
  if (error.statusCode === 403 || error.statusCode === 404) return reply.callNotFound();
  if (error.statusCode !== 416) return handleError(error, request, reply);
  reply.headers(error.headers ?? {});
  return handleError(
    failure('API_RANGE_INVALID', 'The file has no such bytes.', { field: 'range' }),
    request,
    reply,
  );
}
