import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A body that is ready to be sent, plain and compressed, with the tag that tells whether a copy is still good. */
export interface ReadyAnswer {
  body: Buffer;
  etag: string;
  /** Made when it is first asked for. */
  compressed: Buffer | null;
}

const brotliQuality = 5;

/** Makes a body ready. The tag is weak, since the compressed body shares it. */
export function toReadyAnswer(value: unknown): ReadyAnswer {
  const body = Buffer.from(JSON.stringify(value));
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { body, etag: `W/"${hash}"`, compressed: null };
}

const compress = (body: Buffer): Buffer =>
  brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });

/** Whether an `accept-encoding` takes brotli. */
export const takesBrotli = (accepted: string | undefined): boolean =>
  accepted !== undefined && /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted);

const isKnown = (sent: string, etag: string): boolean =>
  sent === '*' || sent.split(',').some((tag) => tag.trim() === etag || `W/${tag.trim()}` === etag);

/** Sends a ready body: 304 to who has it, compressed to who takes brotli. `cacheControl` goes with it. */
export function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ReadyAnswer,
  cacheControl: string,
): FastifyReply {
  const sent = request.headers['if-none-match'];
  reply.header('etag', answer.etag).header('cache-control', cacheControl).header('vary', 'accept-encoding');
  if (sent !== undefined && isKnown(sent, answer.etag)) return reply.code(304).send();
  reply.header('content-type', 'application/json; charset=utf-8');
  if (!takesBrotli(request.headers['accept-encoding'])) return reply.send(answer.body);
  answer.compressed ??= compress(answer.body);
  return reply.header('content-encoding', 'br').send(answer.compressed);
}
