import { setTimeout as wait } from 'node:timers/promises';

/** How long the slow API keeps a call waiting where its address says nothing, ms. */
const slowness = 4000;

/** The longest that an address may ask for, ms. */
const longestWait = 30_000;

/**
 * An API with something wrong with it, at /broken-api/{kind}/…:
 *
 * - `down` hangs up; `silent` takes the call and never answers;
 * - `unavailable` answers 503 with a page of HTML, `missing` 404;
 * - `garbage` sends text that is no JSON, `nonsense` JSON that means nothing, `cut` half of the shop's answer;
 * - `slow` sends the shop's answer after {@link slowness}.
 *
 * With `{kind}-{ms}` each does so after that time: /broken-api/unavailable-800/….
 */
export async function answerBadly(request, response, shop) {
  const [, kind, asked, rest] = /^\/broken-api\/([a-z]+)(?:-(\d{1,5}))?([/?].*)?$/.exec(request.url) ?? [];
  const delay = Number(asked ?? (kind === 'slow' ? slowness : 0));
  if (!Object.hasOwn(behaviours, kind ?? '') || delay > longestWait) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such API.');
    return;
  }
  const behaviour = behaviours[kind];
  await wait(delay);
  // Nobody waits any more.
  if (request.socket.destroyed) return;
  await behaviour({ request, response, address: `${shop}/api${rest ?? ''}` });
}

const json = { 'content-type': 'application/json' };

const behaviours = {
  down: ({ request }) => request.socket.destroy(),
  silent: () => {},
  unavailable: ({ response }) => {
    response.writeHead(503, { 'content-type': 'text/html' });
    response.end('<!doctype html><title>503</title><h1>Back soon</h1><script>alert(1)</script>');
  },
  missing: ({ response }) =>
    response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>'),
  garbage: ({ response }) => response.writeHead(200, json).end('{"status":"SUCCESS","data":[{"quantity":'),
  nonsense: ({ response }) =>
    response
      .writeHead(200, json)
      .end(
        '{"status":"SUCCESS","code":200,"message":"","data":{"item":7,"products":"soon","lines":{"a":null}}}',
      ),
  cut: async (call) => {
    const { status, type, body } = await askShop(call);
    call.response.writeHead(status, { 'content-type': type, 'content-length': body.length });
    call.response.write(body.subarray(0, body.length / 2), () => call.request.socket.destroy());
  },
  slow: async (call) => {
    const { status, type, body } = await askShop(call);
    call.response.writeHead(status, { 'content-type': type, 'content-length': body.length }).end(body);
  },
};

async function askShop({ request, address }) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) =>
      /^(content-type|kerf-cart|idempotency-key)$/.test(name),
    ),
  );
  const answer = await fetch(address, {
    method: request.method,
    headers,
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  });
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? 'text/plain',
    body: Buffer.from(await answer.arrayBuffer()),
  };
}
