import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Registry } from 'prom-client';
import { type Env, EnvError } from '../env.js';
import type { Limit, Limits } from '../limits/limits.js';
import { addressBlock } from './address-block.js';
import { ApiFailure, failure } from './api-failure.js';

const path = '/metrics';

function processGauges(registry: Registry): void {
  new Gauge({
    name: 'kerf_process_memory_bytes',
    help: 'Memory of the process: resident, and the heap in use.',
    labelNames: ['kind'],
    registers: [registry],
    collect() {
      const { rss, heapUsed } = process.memoryUsage();
      this.set({ kind: 'resident' }, rss);
      this.set({ kind: 'heap' }, heapUsed);
    },
  });
  new Gauge({
    name: 'kerf_process_cpu_seconds',
    help: 'Processor time that the process used since it started.',
    registers: [registry],
    collect() {
      const { user, system } = process.cpuUsage();
      this.set((user + system) / 1e6);
    },
  });
  new Gauge({
    name: 'kerf_process_uptime_seconds',
    help: 'Time since the process started.',
    registers: [registry],
    collect() {
      this.set(process.uptime());
    },
  });
}

/** Opens the metrics on a port that they have for themselves, for as long as the server lives. */
function listenApart(app: FastifyInstance, registry: Registry, port: number, host: string): void {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== path) {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  app.addHook('onReady', async () => {
    await new Promise<void>((resolve, reject) => {
      server.once('error', (cause: NodeJS.ErrnoException) =>
        reject(
          cause.code === 'EADDRINUSE' ? new EnvError('METRICS_PORT', 'a free port', String(port)) : cause,
        ),
      );
      server.listen(port, host, resolve);
    });
  });
  app.addHook('onClose', async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const wrongTokens: Limit = {
  name: 'wrong-metrics-tokens',
  max: 10,
  per: 600_000,
  refusal: 'Too many wrong tokens for the metrics came from your address.',
};

/** Opens the metrics beside everything else to who sends the token; after too many wrong ones, the right one waits. */
function serveToHolder(app: FastifyInstance, registry: Registry, limits: Limits, token: string): void {
  const expected = digest(`Bearer ${token}`);
  app.get(path, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const guess = { limit: wrongTokens, by: addressBlock(request.ip) };
    const sent = request.headers.authorization ?? '';
    if (timingSafeEqual(digest(sent), expected)) {
      // A database that fails is a time to look at the metrics.
      await limits.require(guess).catch((error: unknown) => {
        if (error instanceof ApiFailure) throw error;
      });
    } else {
      if (sent !== '') await limits.take(guess);
      reply.header('www-authenticate', 'Bearer');
      throw failure('API_TOKEN_WRONG', 'Send the METRICS_TOKEN of this server as a bearer token.', {
        field: 'authorization',
      });
    }
    reply.type(registry.contentType);
    return registry.metrics();
  });
}

/** Counts one request as answered. `route` is the pattern of its address, which has nobody's id in it. */
export type CountAnswer = (method: string, route: string | undefined, status: number) => void;

/** What the server counts of itself. */
export interface Metrics {
  readonly registry: Registry;
  readonly count: CountAnswer;
}

/** Metrics that nothing was counted in yet. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  // Added up here and told when asked: to count by labels costs a twentieth of an answer.
  const answered = new Map<string, { labels: { route: string; status: number }; times: number }>();
  new Counter({
    name: 'kerf_http_requests_total',
    help: 'Requests answered, by route and status.',
    labelNames: ['route', 'status'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { labels, times } of answered.values()) this.inc(labels, times);
    },
  });
  processGauges(registry);
  return {
    registry,
    count(method, pattern, status) {
      const route = `${method} ${pattern ?? 'unknown'}`;
      const key = `${status} ${route}`;
      const known = answered.get(key);
      if (known) known.times++;
      else answered.set(key, { labels: { route, status }, times: 1 });
    },
  };
}

/**
 * Counts what the app answers from here on. `/metrics` tells it in the text format of Prometheus, on a port of its own
 * or to the holder of a token, whichever the variables name; else to nobody.
 */
export function serveMetrics(
  app: FastifyInstance,
  { registry, count }: Metrics,
  limits: Limits,
  { metricsPort, metricsToken, host }: Pick<Env, 'metricsPort' | 'metricsToken' | 'host'>,
): void {
  if (metricsPort !== null) listenApart(app, registry, metricsPort, host);
  if (metricsToken !== null) serveToHolder(app, registry, limits, metricsToken);
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode }, done) => {
    count(method, routeOptions.url, statusCode);
    done();
  });
}
