import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Registry } from 'prom-client';

/** Counts what is asked and answered from here on; `/metrics` tells it in the text format of Prometheus. */
export function serveMetrics(app: FastifyInstance): void {
  const registry = new Registry();
  const requests = new Counter({
    name: 'kerf_http_requests_total',
    help: 'Requests answered, by route and status.',
    labelNames: ['route', 'status'],
    registers: [registry],
  });
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
    name: 'kerf_process_uptime_seconds',
    help: 'Time since the process started.',
    registers: [registry],
    collect() {
      this.set(process.uptime());
    },
  });
  // Looking a labelled counter up costs more than counting.
  const known = new Map<string, { inc(): void }>();
  app.get('/metrics', async (_request, reply) => {
    reply.type(registry.contentType).header('cache-control', 'no-store');
    return registry.metrics();
  });
  // The pattern of the address has nobody's id in it.
  const count = (route: string, status: number): void => {
    const key = `${status} ${route}`;
    let counter = known.get(key);
    if (!counter) {
      counter = requests.labels({ route, status: String(status) });
      known.set(key, counter);
    }
    counter.inc();
  };
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode }, done) => {
    count(`${method} ${routeOptions.url ?? 'unknown'}`, statusCode);
    done();
  });
}
