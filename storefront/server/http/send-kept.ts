import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { chooseEncoding } from './encoding.js';
import type { KeptAnswer, KeptAnswers, SharedAnswer } from './kept-answers.js';

/**
 * Writes a kept answer, or 304 to who has it. Straight to the connection, which costs a quarter less than the
 * framework's own way: hooks that run before the handler and after the answer hold for it, those on sending do not.
 */
function write(request: FastifyRequest, reply: FastifyReply, answer: KeptAnswer): void {
  const { status, etag, headers, bodyHeaders, body } = answer;
  const isKnown = status === 200 && fresh(request.headers, { etag });
  const head = isKnown ? headers.slice() : headers.concat(bodyHeaders);
  // What hooks have put on the reply goes with every answer, this one too.
  const ofEvery: Readonly<Record<string, unknown>> = reply.getHeaders();
  for (const name in ofEvery) head.push(name, String(ofEvery[name]));
  reply.hijack();
  if (isKnown) reply.raw.writeHead(304, head).end();
  else reply.raw.writeHead(status, head).end(body);
}

/** Answers with what is kept at `address`; false where nothing is. */
export function sendIfKept(
  answers: KeptAnswers,
  address: string,
  request: FastifyRequest,
  reply: FastifyReply,
): boolean {
  const answer = answers.get(address, chooseEncoding(request.headers['accept-encoding']));
  if (answer) write(request, reply, answer);
  return answer !== undefined;
}

/**
 * Answers with what is kept at `address`, else with what `make` makes, which is then kept. `address` stands for
 * everything that the answer depends on and a caller can choose; it need not be the one that was asked.
 */
export async function sendKept(
  answers: KeptAnswers,
  address: string,
  request: FastifyRequest,
  reply: FastifyReply,
  make: () => SharedAnswer,
): Promise<void> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  write(request, reply, await answers.getOrMake(address, encoding, make));
}
