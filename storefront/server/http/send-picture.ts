import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';

/**
 * Answers with a picture that somebody may see, or that they have it already. A browser keeps it, and asks again each time:
 * what is not open any more is not shown from there. Only once it is known that they may.
 */
export function sendPicture(request: FastifyRequest, reply: FastifyReply, picture: Buffer): FastifyReply {
  const etag = `"${createHash('sha256').update(picture).digest('base64url')}"`;
  reply.headers({
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-cache',
    etag,
  });
  if (fresh(request.headers, { etag })) return reply.code(304).send();
  return reply.type('image/jpeg').send(picture);
}
