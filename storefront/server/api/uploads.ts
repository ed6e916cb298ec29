/** The routes of uploads that go on where they broke off, the same for whatever files are of. */
import { apiBase } from '@kerf/sdk/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createUploadServer, type UploadDesk } from '../artwork/upload-server.js';
import { failure } from '../http/api-failure.js';
import type { Gate } from '../http/gate.js';

type UploadRequest = FastifyRequest<{ Params: { upload?: string } }>;

/** What a body of an upload is. */
const partType = 'application/offset+octet-stream';
/** What pages of other sites may read of an answer to an upload. */
const shownHeaders = 'location, upload-offset, upload-length, tus-resumable, retry-after';

interface UploadRoutes<Caller> {
  /** Path of a new upload, below the base of the API. */
  base: string;
  desk: UploadDesk<Caller>;
  /** What each request of an upload waits at; one for each desk, so that a flood at one is none at another. */
  gate: Gate;
  /** Who asks; throws for who may not. */
  callerOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Caller>;
}

export function serveUploads<Caller>(
  app: FastifyInstance,
  { base, desk, gate, callerOf }: UploadRoutes<Caller>,
): void {
  app.register(async (uploads) => {
    const server = createUploadServer(desk, {
      path: apiBase + base,
      // From the address that was asked: the shop may stand below a path of its host.
      location: (key) => `${base.split('/').at(-1)}/${key}`,
    });
    const callers = new WeakMap<FastifyRequest, { caller: Caller }>();

    uploads.removeAllContentTypeParsers();
    // Read by whoever writes it down, as it comes.
    uploads.addContentTypeParser(partType, (_request, _body, done) => done(null));
    uploads.addContentTypeParser('*', (_request, _body, done) =>
      done(failure('API_BODY_TYPE', `Send a part of a file as ${partType}.`, { field: 'content-type' })),
    );

    // Before anything of a body is read: nobody else's is.
    uploads.addHook('onRequest', async (request: UploadRequest, reply) => {
      reply.header('access-control-expose-headers', shownHeaders);
      const caller = await callerOf(request, reply);
      callers.set(request, { caller });
      const { upload } = request.params;
      if (upload !== undefined) await server.requireOwn(caller, upload);
      // Behind the check of who asks: strangers find no place to wait in.
      await gate.pass(request.ip);
    });

    const handle = async (request: FastifyRequest, reply: FastifyReply) => {
      const known = callers.get(request);
      if (!known) throw new Error('Nobody asked who sends this.');
      const answer = await server.handle({ request: request.raw, response: reply.raw }, known.caller);
      for (const [name, value] of answer.headers)
        if (!name.startsWith('access-control-') && name !== 'content-type') reply.header(name, value);
      return reply.code(answer.status).header('cache-control', 'no-store').send();
    };
    const config = { takesFiles: true };
    uploads.post(base, { config }, handle);
    uploads.head(`${base}/:upload`, { config }, handle);
    uploads.patch(`${base}/:upload`, { config }, handle);
    uploads.delete(`${base}/:upload`, { config }, handle);
  });
}
