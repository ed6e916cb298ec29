import type { FastifyReply, FastifyRequest } from 'fastify';
import { failed } from './answer.js';
import { toApiFailure } from './to-api-failure.js';

const retryAfter = 2;

/** The one place where a failure becomes an answer. What is not the caller's doing is logged in full. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const failure = toApiFailure(error);
  if (failure.status >= 500)
    request.log.error({ err: error, method: request.method, url: request.url }, 'a call failed');
  const wait = failure.status === 503 ? retryAfter : failure.detail.retryAfter;
  if (wait !== undefined) reply.header('retry-after', wait);
  reply
    .code(failure.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(failed(failure));
}
