import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { addressBlock } from './address-block.js';
import { chooseEncoding } from './encoding.js';
import type { KeptAnswer, KeptAnswers, SharedAnswer } from './kept-answers.js';
import { requestIdHeader } from './request-id.js';

/** Whether who sends these headers has the answer already. */
export const isKnownTo = (headers: IncomingHttpHeaders, { status, etag }: KeptAnswer): boolean =>
  status === 200 && fresh(headers, { etag });

/** Writes a kept answer as it goes over the wire: all of it, or 304 to who has it. */
export function writeKept(
  response: ServerResponse,
  { status, headers, bodyHeaders, body }: KeptAnswer,
  requestId: string,
  isKnown: boolean,
): void {
  if (isKnown) response.writeHead(304, headers.concat(requestIdHeader, requestId)).end();
  else response.writeHead(status, headers.concat(bodyHeaders, requestIdHeader, requestId)).end(body);
}

/** Writes it past the framework: hooks before the handler and after the answer hold for it, those on sending do not. */
function answerKept(request: FastifyRequest, reply: FastifyReply, answer: KeptAnswer): void {
  reply.hijack();
  writeKept(reply.raw, answer, request.id, isKnownTo(request.headers, answer));
}

/** What hooks have put on the reply is part of the answer that is kept; only the request's id is another each time. */
function withHeadersOf(reply: FastifyReply, answer: SharedAnswer): SharedAnswer {
  const { [requestIdHeader]: _, ...ofHooks } = reply.getHeaders();
  const asText = Object.entries(ofHooks).map(([name, value]) => [name, String(value)]);
  return {
    ...answer,
    headers: { ...Object.fromEntries(asText), ...answer.headers },
    route: reply.routeOptions.url,
  };
}

/**
 * Answers with what is kept at `address`, else with what `make` makes when it is the caller's turn, which is then kept. `address` stands for
 * everything that the answer depends on and a caller can choose; it need not be the one that was asked. One that is
 * the path and query of a request is answered before any route from then on, see `front-handler.ts`.
 */
export async function sendKept(
  answers: KeptAnswers,
  address: string,
  request: FastifyRequest,
  reply: FastifyReply,
  make: () => SharedAnswer | Promise<SharedAnswer>,
): Promise<void> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  // Nothing is made for a connection that has ended.
  if (request.raw.socket.destroyed) {
    reply.hijack();
    return;
  }
  const caller = addressBlock(request.ip);
  const answer = await answers.getOrMake({ address, encoding, caller }, async () =>
    withHeadersOf(reply, await make()),
  );
  answerKept(request, reply, answer);
}
