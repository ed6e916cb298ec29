import type { FastifyInstance } from 'fastify';
import { chooseEncoding, encode, isWorthCompressing } from './encoding.js';

/**
 * Compresses what is made for one caller alone, such as a cart, or is asked too rarely to be kept. Streams, which are
 * files, and what is compressed already go as they are.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    const body = Buffer.from(payload);
    const type = String(reply.getHeader('content-type') ?? '');
    if (reply.hasHeader('content-encoding') || !isWorthCompressing(type, body.length)) return payload;
    reply.header('vary', 'accept-encoding');
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding === 'identity') return payload;
    reply.header('content-encoding', encoding);
    reply.removeHeader('content-length');
    return encode(body, encoding, 'quick');
  });
}
