import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { apiBase } from '@kerf/sdk/contract/routes';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  fastify,
  LogController,
} from 'fastify';
import { api } from './api/api.js';
import type { Catalogue } from './catalogue/catalogue.js';
import type { Database } from './db/open-database.js';
import type { Env } from './env.js';
import { failed } from './http/answer.js';
import { failure } from './http/api-failure.js';
import { compressAnswers } from './http/compress-answers.js';
import { handleError } from './http/handle-error.js';
import { commonHeaders } from './http/headers.js';
import { serveHealth } from './http/health.js';
import { createKeptAnswers } from './http/kept-answers.js';
import {
  connectionsCheck,
  headersTimeout,
  keepAliveTimeout,
  maxBodyLength,
  requestTimeout,
} from './http/limits.js';
import { serveMetrics } from './http/metrics.js';
import { serveFiles } from './http/static-files.js';
import { createLogger } from './logger.js';
import { orderDay } from './pricing/quote-shipping.js';
import type { ShopContext } from './shop-context.js';

/** Bytes of answers kept ready, for each of the two kinds. All pages and ranges of the shop come to half of it. */
const keptBytes = 32 * 1_048_576;

/** What a server is made of. */
export interface AppParts {
  env: Env;
  /** The catalogue in use at this moment. */
  catalogue: () => Catalogue;
  database: Database;
  now?: () => Date;
  log?: FastifyBaseLogger;
  /** The shop's pages; without them the server is the API and the files alone. */
  pages?: FastifyPluginAsync<ShopContext>;
}

/** What no request could be made of: bytes that are not HTTP, headers without an end, a client that is too slow. */
function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const refusal =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? failure('API_HEADERS_TOO_LARGE', 'The headers are too large.')
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? failure('API_REQUEST_TIMEOUT', 'The request took too long to arrive.')
        : failure('API_REQUEST_INVALID', 'This is not an HTTP request.');
  const body = JSON.stringify(failed(refusal));
  socket.end(
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}

/** A request that was in flight when the server was told to end would keep its connection open long after. */
function endConnectionsWhenClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (isClosing) raw.socket.end();
    done();
  });
}

/** Puts the server together; it does not listen yet. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { env, catalogue, database, now = () => new Date(), pages } = parts;
  const common = commonHeaders(env.publicUrl);
  const app = fastify({
    loggerInstance: parts.log ?? createLogger(env),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: maxBodyLength,
    requestTimeout,
    keepAliveTimeout,
    http: { headersTimeout, connectionsCheckingInterval: connectionsCheck },
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseConnection,
    frameworkErrors(error, request, reply) {
      reply.headers(common);
      handleError(error, request, reply);
    },
    routerOptions: {
      maxParamLength: 200,
      // Every reader takes the query as it was sent, to see what stands twice.
      querystringParser: () => ({}),
    },
  });
  app.addHook('onClose', () => database.close());
  endConnectionsWhenClosing(app);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(common);
    done();
  });
  app.setErrorHandler(handleError);
  serveMetrics(app);
  compressAnswers(app);
  // Pages and prices are of a catalogue and of a day.
  const epoch = () => [catalogue(), orderDay(catalogue(), now())];
  const shop: ShopContext = {
    catalogue,
    now,
    publicUrl: env.publicUrl,
    fixedAnswers: createKeptAnswers(keptBytes, epoch),
    chosenAnswers: createKeptAnswers(keptBytes, epoch),
  };
  serveHealth(app, database);
  await serveFiles(app);
  await app.register(api, { prefix: apiBase, database, ...shop });
  if (pages) {
    await app.register(pages, shop);
  } else {
    app.setNotFoundHandler(() => {
      throw failure('API_NOT_FOUND', 'There is nothing at this address.');
    });
  }
  return app;
}
