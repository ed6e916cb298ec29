import type { FastifyReply } from 'fastify';

/** Says when nobody waits for an answer any more: it was sent, or its connection is gone. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (raw.destroyed) gone.abort();
  else raw.once('close', () => gone.abort());
  return gone.signal;
}
