import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import type { KillReport } from './kill-after-add.js';
import { ordersIn } from './orders.js';
import { addOrder, askOrder, readCartAt } from './remote-cart.js';
import { startApi } from './start-api.js';
import type { TemporaryPlace } from './temporary-place.js';

/**
 * Kills the PostgreSQL under a server that is adding lines, and starts it again; the server stays up. Counts what was
 * lost or is there twice; `slowest` is the longest time from a crash to the next acknowledged line, ms.
 */
export async function crashDatabase(
  place: Pick<TemporaryPlace, 'variables' | 'crash'>,
  crashes: number,
): Promise<KillReport & { slowest: number }> {
  const report = { kills: 0, acknowledged: 0, lost: 0, doubled: 0, slowest: 0 };
  const server = await startApi(place.variables);
  await server.answering();
  try {
    const order = await askOrder(server.url);
    for (const delay of fc.sample(fc.integer({ min: 0, max: 50 }), crashes)) {
      const { token } = await addOrder(server.url, order);
      let acknowledged = 1;
      const start = Date.now();
      const crashed = wait(delay).then(() => place.crash());
      let isBack = false;
      crashed.then(
        () => {
          isBack = true;
        },
        // Told where it is awaited.
        () => {},
      );
      for (let last = false; !last && acknowledged < 90; ) {
        last = isBack;
        const key = randomUUID();
        // Sent again under its name until it is acknowledged, as a careful client does.
        for (let done = false; !done; ) {
          done = await addOrder(server.url, order, token, key).then(
            () => true,
            () => wait(25).then(() => false),
          );
          if (Date.now() - start > 60_000) throw new Error(`The server did not come back:\n${server.said()}`);
        }
        acknowledged++;
        if (!last) await wait(10);
      }
      await crashed;
      report.slowest = Math.max(report.slowest, Date.now() - start);
      report.kills++;
      const found = ordersIn((await readCartAt(server.url, token)).cart);
      report.acknowledged += acknowledged;
      report.lost += Math.max(acknowledged - found, 0);
      report.doubled += Math.max(found - acknowledged, 0);
    }
  } finally {
    await server.end('SIGKILL');
  }
  return report;
}
