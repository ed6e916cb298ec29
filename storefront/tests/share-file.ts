import { createHistogram } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { addOrder, askOrder, readCartAt } from './remote-cart.js';
import { startApi } from './start-api.js';

/** How two servers got on with one database. Times are ms. */
export interface SharingReport {
  acknowledged: number;
  refused: number;
  lost: number;
  /** The 99th of a hundred answers of `/healthz`, on the worse of the two. */
  health: number;
  /** The 99th of a hundred acknowledged lines. */
  add: number;
}

/**
 * Adds lines at a steady rate, turn by turn, through two servers on one database for some seconds, and asks both
 * meanwhile whether they are alive. What is asked does not wait for what was asked before, as with people.
 */
export async function shareFile(
  variables: Record<string, string>,
  { addsPerSecond, seconds }: { addsPerSecond: number; seconds: number },
): Promise<SharingReport> {
  const servers = await Promise.all([startApi(variables), startApi(variables)]);
  const histogram = () => createHistogram();
  const health = servers.map(histogram);
  const added = histogram();
  const record = (into: typeof added, since: number) =>
    into.record(Math.max(1, Math.round(performance.now() - since)));
  try {
    for (const server of servers) await server.answering();
    const [first] = servers;
    const order = await askOrder(first?.url ?? '');
    const carts = new Map<string, number>();
    let refused = 0;
    const work: Promise<unknown>[] = [];
    const end = performance.now() + seconds * 1_000;
    for (let turn = 0; performance.now() < end; turn++) {
      const url = servers[turn % 2]?.url ?? '';
      const since = performance.now();
      work.push(
        addOrder(url, order).then(
          ({ token }) => {
            record(added, since);
            carts.set(token, 1);
          },
          () => refused++,
        ),
      );
      for (const [at, server] of servers.entries())
        work.push(
          fetch(`${server.url}/healthz`)
            .then((answer) => answer.text())
            .then(() => health[at] && record(health[at], since)),
        );
      await wait(1_000 / addsPerSecond);
    }
    await Promise.all(work);
    let lost = 0;
    for (const token of carts.keys())
      if ((await readCartAt(first?.url ?? '', token)).cart.lines.length !== 1) lost++;
    return {
      acknowledged: carts.size,
      refused,
      lost,
      health: Math.max(...health.map((each) => each.percentile(99))),
      add: added.percentile(99),
    };
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
  }
}
