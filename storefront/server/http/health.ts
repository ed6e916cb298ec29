import type { FastifyInstance } from 'fastify';
import { isDamaged, isMoved, isStorageFull } from '../db/engine.js';
import type { Database } from '../db/open-database.js';
import { failure } from './api-failure.js';

const whyNotReady = (error: unknown): string => {
  if (isStorageFull(error)) return 'The disk of the database is full.';
  if (isDamaged(error)) return 'The database is damaged.';
  return isMoved(error) ? 'The file of the database is not where it was.' : 'The database does not answer.';
};

/** `/healthz` says that the process is alive, `/readyz` that its database answers and keeps what is written. */
export function serveHealth(app: FastifyInstance, database: Database): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await database.ping();
    } catch (error) {
      request.log.warn({ err: error }, 'the database is not ready');
      throw failure('API_UNAVAILABLE', whyNotReady(error));
    }
    return { status: 'ok', database: database.engine };
  });
}
