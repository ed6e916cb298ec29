import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { freePort } from './free-port.js';
import { ordersIn } from './orders.js';
import { addOrder, askOrder, readCartAt } from './remote-cart.js';
import { startApi } from './start-api.js';

/** What many sudden deaths did to what was acknowledged. */
export interface KillReport {
  kills: number;
  acknowledged: number;
  lost: number;
  doubled: number;
}

/**
 * Kills the server again and again, each time at some moment while lines are being added, and starts it anew. A line
 * whose answer did not arrive is sent again under the same name. Counts what was lost or is there twice.
 */
export async function killAfterAdd(variables: Record<string, string>, kills: number): Promise<KillReport> {
  const port = await freePort();
  const report: KillReport = { kills: 0, acknowledged: 0, lost: 0, doubled: 0 };
  let server = await startApi(variables, port);
  await server.answering();
  const { url } = server;
  const order = await askOrder(url);
  const deaths = fc.sample(
    fc.record({ lines: fc.integer({ min: 1, max: 5 }), dying: fc.integer({ min: 0, max: 200 }) }),
    kills,
  );
  try {
    for (const [index, { lines, dying }] of deaths.entries()) {
      const { token } = await addOrder(url, order);
      let acknowledged = 1;
      let unsure: string | null = null;
      // Every other death comes at once after an answer, the others while a write is on its way.
      const isAtOnce = index % 2 === 0;
      const timer = isAtOnce ? undefined : setTimeout(() => void server.end('SIGKILL'), dying);
      for (let line = 0; isAtOnce ? line < lines : unsure === null; line++) {
        const key = randomUUID();
        try {
          await addOrder(url, order, token, key);
          acknowledged++;
          if (acknowledged > 90) break;
        } catch (error) {
          if (isAtOnce) throw error;
          unsure = key;
        }
      }
      clearTimeout(timer);
      await server.end('SIGKILL');
      report.kills++;
      server = await startApi(variables, port);
      await server.answering();
      if (unsure !== null) {
        await addOrder(url, order, token, unsure);
        acknowledged++;
      }
      const found = ordersIn((await readCartAt(url, token)).cart);
      report.acknowledged += acknowledged;
      report.lost += Math.max(acknowledged - found, 0);
      report.doubled += Math.max(found - acknowledged, 0);
    }
  } finally {
    await server.end('SIGKILL');
  }
  return report;
}
