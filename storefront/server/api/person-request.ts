/** What a call says about who makes it. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { failure } from '../http/api-failure.js';
import { isCallOfOwnPage, mayHoldSecrets } from '../http/own-pages.js';
import { readSessionCookie } from '../http/person-cookies.js';

const bearer = /^Bearer ([A-Za-z0-9_-]{43})$/i;

/** Whether a call is one of the shop's own pages, which keep secrets in cookies that no script reads. */
export const isOwn = ({ headers }: FastifyRequest, publicUrl: string): boolean =>
  isCallOfOwnPage(headers, publicUrl);

/** The bearer token of a call, or that of the cookie on the shop's own pages; null where there is none. */
export const bearerOf = (request: FastifyRequest, publicUrl: string): string | null =>
  bearer.exec(request.headers.authorization ?? '')?.[1] ??
  (isOwn(request, publicUrl) ? readSessionCookie(request.headers, publicUrl) : null);

/**
 * The other site whose page makes a call with a token that it was given; null for the shop's own pages and for what is no
 * browser. Refuses other pages, and keeps the answer out of every cache.
 */
export function guardSite(request: FastifyRequest, reply: FastifyReply, publicUrl: string): string | null {
  const { headers } = request;
  const isElsewhere = !mayHoldSecrets(headers, publicUrl) && bearerOf(request, publicUrl) !== null;
  if (!isElsewhere) guardSecrets(request, reply, publicUrl);
  reply.header('cache-control', 'no-store');
  return isElsewhere ? (headers.origin ?? '') : null;
}

/** Refuses a call from a page of another site, and keeps its answer out of every cache. */
export function guardSecrets({ headers }: FastifyRequest, reply: FastifyReply, publicUrl: string): void {
  reply.header('cache-control', 'no-store');
  if (!mayHoldSecrets(headers, publicUrl))
    throw failure('PEOPLE_FOREIGN_PAGE', 'Sign in on a page of the shop: this one belongs to another site.');
}
