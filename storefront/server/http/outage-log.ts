/** What is logged while the database is away: that it is, and later for how long, not once more for every request. */
import type { FastifyRequest } from 'fastify';

/** How long nothing has to be refused for it before an outage counts as over, ms. */
const quiet = 10_000;

interface Outage {
  since: number;
  last: number;
  refused: number;
  over: NodeJS.Timeout | undefined;
}

/** Those of each server of Node. */
const outages = new WeakMap<object, Outage>();

/**
 * Logs a request that is refused since the database is away or busy: the first with its error in full, and those behind it
 * as a number, once none came for a while.
 */
export function logOutage(error: unknown, { server, log }: Pick<FastifyRequest, 'server' | 'log'>): void {
  const key = server.server;
  const now = Date.now();
  const known = outages.get(key);
  if (!known) log.error({ err: error }, 'the database is away or busy; requests are refused');
  const outage = known ?? { since: now, last: now, refused: 0, over: undefined };
  outages.set(key, outage);
  outage.refused++;
  outage.last = now;
  clearTimeout(outage.over);
  outage.over = setTimeout(() => {
    outages.delete(key);
    const { since, last, refused } = outage;
    server.log.error(
      { refused, seconds: (last - since) / 1_000 },
      'no more requests are refused for the database',
    );
  }, quiet).unref();
}
