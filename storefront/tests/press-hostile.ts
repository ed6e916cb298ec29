import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.js';
import { addressOf, growingHeads, hostileBodies } from './hostile-input.js';
import { openApp } from './open-app.js';
import { card, pricingPath } from './orders.js';
import { startShop } from './start-shop.js';
import { temporaryPlace } from './temporary-place.js';

/** What hostile requests cost the shop, and everybody else in it. */
export interface PressReport {
  kinds: number;
  /** Of one request of the dearest kind, milliseconds of processor time. */
  worst: { what: string; cpu: number };
  /** Hostile requests that did not get an answer of 4xx (or 200, 304, 308 where only the address was odd). */
  wrong: string[];
  /** Under four hostile clients at once: the slowest of a hundred prices, and without the four, milliseconds. */
  pressed: { requests: number; others: number; failed: number; p99: number; calm: number };
  /** Resident memory before and after the pressure, MB. */
  memory: { before: number; after: number };
}

interface Shot {
  what: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
  expects: (status: number) => boolean;
}

const pagePaths = ['/', '/cart', '/stickers', '/business-cards/swing-tags', '/images/none.webp', '/nowhere'];
/** Longer than this Node itself refuses: the address and all headers share 16 KiB. */
const headLength = 15_000;
const isRefused = (status: number) => status >= 400 && status < 500;

/** Every hostile body on every address that takes one, and on pages; every odd head on every address. */
async function shots(): Promise<Shot[]> {
  const place = await temporaryPlace();
  const { app } = await openApp(place);
  await app.ready();
  const routes = app.routeTable.routes.map((route) => ({ method: route.method, path: addressOf(route) }));
  await app.close();
  await place.remove();
  const takers = [
    ...routes.filter(({ method }) => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method)),
    ...pagePaths.map((path) => ({ method: 'POST', path })),
  ];
  const asked = [
    ...routes.filter(({ method }) => method === 'GET'),
    ...pagePaths.map((path) => ({ method: 'GET', path })),
  ];
  return [
    ...takers.flatMap(({ method, path }) =>
      Object.entries(hostileBodies).map(([name, body]) => ({
        what: `${method} ${path} with ${name}`,
        method,
        path,
        headers: { 'content-type': 'application/json' },
        body,
        expects: isRefused,
      })),
    ),
    ...asked.flatMap(({ method, path }) =>
      growingHeads.map((growth) => {
        const { url, headers } = growth.of(path, headLength - path.length);
        return {
          what: `${method} ${path} with ${growth.name}`,
          method,
          path: String(url),
          headers: Object.fromEntries(
            Object.entries(headers ?? {}).map(([name, text]) => [name, String(text)]),
          ),
          body: '',
          expects: (status: number) => status < 500,
        };
      }),
    ),
  ];
}

/** Sends one, and resolves with its status; a connection that is cut while a body is still sent counts as refused. */
function fire(url: string, { method, path, headers, body }: Shot, agent: Agent): Promise<number> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const outgoing = request(
      {
        hostname,
        port,
        method,
        path,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        agent,
      },
      (answer) => {
        answer.resume();
        answer.on('close', () => resolve(answer.statusCode ?? 0));
      },
    );
    outgoing.on('error', () => resolve(499));
    outgoing.end(body);
  });
}

async function readGauge(metrics: string, name: string): Promise<number> {
  const text = await (await fetch(metrics)).text();
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1] ?? Number.NaN,
  );
}

const percentile = (times: number[], part: number): number =>
  times.sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;

/** Presses the built shop with hostile requests: each alone, then `seconds` of all of them from four clients at once. */
export async function pressHostile(seconds: number): Promise<PressReport> {
  const metricsPort = await freePort();
  const shop = await startShop({ METRICS_PORT: String(metricsPort) });
  const metrics = `http://127.0.0.1:${metricsPort}/metrics`;
  const url = shop.url.replace('localhost', '127.0.0.1');
  const cpuNow = async () => 1000 * (await readGauge(metrics, 'kerf_process_cpu_seconds'));
  const memoryNow = async () =>
    (await readGauge(metrics, 'kerf_process_memory_bytes{kind="resident"}')) / 1e6;
  const agent = new Agent({ keepAlive: true });
  const all = await shots();
  const report: PressReport = {
    kinds: all.length,
    worst: { what: '', cpu: 0 },
    wrong: [],
    pressed: { requests: 0, others: 0, failed: 0, p99: 0, calm: 0 },
    memory: { before: 0, after: 0 },
  };
  try {
    for (let round = 0; round < 20; round++) await cpuNow();
    for (const shot of all) {
      // The least of several: what else the machine does is in none of them all.
      let cpu = Number.POSITIVE_INFINITY;
      for (let round = 0; round < 3; round++) {
        const before = await cpuNow();
        const status = await fire(url, shot, agent);
        cpu = Math.min(cpu, (await cpuNow()) - before);
        if (!shot.expects(status)) report.wrong.push(`${shot.what}: ${status}`);
      }
      if (cpu > report.worst.cpu) report.worst = { what: shot.what, cpu };
    }
    const polite = async (isOver: AbortSignal) => {
      const times: number[] = [];
      for (let width = 50; !isOver.aborted; width = width < 90 ? width + 1 : 50) {
        const began = performance.now();
        const answer = await fetch(url + pricingPath({ ...card, width })).catch(() => null);
        await answer?.arrayBuffer();
        times.push(performance.now() - began);
        if (!answer?.ok) report.pressed.failed++;
        await wait(10);
      }
      return times;
    };
    const hostile = async (start: number, isOver: AbortSignal) => {
      for (let at = start; !isOver.aborted; at++) {
        const shot = all[at % all.length];
        if (shot) await fire(url, shot, agent);
        report.pressed.requests++;
      }
    };
    report.pressed.calm = percentile(await polite(AbortSignal.timeout(seconds * 500)), 0.99);
    report.memory.before = await memoryNow();
    const isOver = AbortSignal.timeout(seconds * 1000);
    const starts = [0, 1, 2, 3].map((each) => Math.floor((each * all.length) / 4));
    const [times] = await Promise.all([polite(isOver), ...starts.map((start) => hostile(start, isOver))]);
    report.memory.after = await memoryNow();
    report.pressed.others = times.length;
    report.pressed.p99 = percentile(times, 0.99);
  } finally {
    agent.destroy();
    await shop.stop();
  }
  return report;
}
