import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDamaged, isUnavailable } from '../db/engine.js';
import { failed } from './answer.js';
import { type ApiFailure, failure } from './api-failure.js';
import { logOutage } from './outage-log.js';
import { toApiFailure } from './to-api-failure.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the query of the route's addresses holds a secret, which no log may have. */
    hidesQuery?: boolean;
  }
}

const retryAfter = 2;
/** On a full disk somebody has to make room first. */
const retryOnceThereIsRoom = 60;

/** Whether the client went away before all of its request was here. */
const hasLeft = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

/** Whether it was made for a flood, without a stack: nothing failed, and each line in the log would be one more flood. */
const isOfFlood = ({ stack, message }: ApiFailure): boolean => stack === message;

/**
 * What is thrown as the failure that its caller is told. What is the shop's doing is logged in full; that a client
 * left half-way is nobody's fault, and of use to who looks for it alone.
 */
export function tellFailure(error: unknown, request: FastifyRequest): ApiFailure {
  const { method, url, routeOptions } = request;
  const told = { method, url: routeOptions.config?.hidesQuery ? url.split('?', 1)[0] : url };
  if (hasLeft(request)) {
    request.log.debug(told, 'a client left before its request was whole');
    return failure('API_REQUEST_INVALID', 'The request ended before it was whole.', { field: 'body' });
  }
  const refusal = toApiFailure(error);
  if (refusal.code === 'API_UNAVAILABLE' && isUnavailable(error)) logOutage(error, request);
  else if (refusal.status >= 500 && !isOfFlood(refusal))
    request.log.error(
      { err: error, ...told },
      isDamaged(error) ? 'the database is damaged: restore a backup' : 'a call failed',
    );
  return refusal;
}

/** Tells programs when the same call may work, where that is known. */
export function tellWait({ status, detail }: ApiFailure, reply: FastifyReply): void {
  const wait = status === 503 ? retryAfter : status === 507 ? retryOnceThereIsRoom : detail.retryAfter;
  if (wait !== undefined) reply.header('retry-after', wait);
}

/** The one place where a failure becomes an answer. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = tellFailure(error, request);
  tellWait(refusal, reply);
  reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(failed(refusal));
}
