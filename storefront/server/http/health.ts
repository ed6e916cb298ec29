import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/open-database.js';
import { failure } from './api-failure.js';

/** `/healthz` says that the process is alive, `/readyz` that its database answers. */
export function serveHealth(app: FastifyInstance, database: Database): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await database.ping();
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer');
      throw failure('API_UNAVAILABLE', 'The database does not answer.');
    }
    return { status: 'ok', database: database.engine };
  });
}
