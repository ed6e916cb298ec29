/** Asks for prices, one after the other, in a process of its own: what else a test does takes none of its time. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** How long each price took, ms, and how many were none. */
export interface AskedPrices {
  times: number[];
  failed: number;
}

interface Asking {
  url: string;
  paths: string[];
}

const program = fileURLToPath(import.meta.url);
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

const ask = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const outgoing = request(url, { agent }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode === 200));
      answer.on('error', () => resolve(false));
    });
    outgoing.on('error', () => resolve(false));
    outgoing.end();
  });

async function askAll({ url, paths }: Asking): Promise<AskedPrices> {
  const asked: AskedPrices = { times: [], failed: 0 };
  let isOver = false;
  process.once('message', () => {
    isOver = true;
  });
  for (let n = 0; !isOver; n++) {
    const began = performance.now();
    if (!(await ask(url + paths[n % paths.length]))) asked.failed++;
    asked.times.push(performance.now() - began);
    await wait(10);
  }
  return asked;
}

/** Asks for prices at these paths until it is told to end. */
export function askPrices(url: string, paths: string[]): { end(): Promise<AskedPrices> } {
  const child = fork(program, { execArgv: ['--import', 'tsx'] });
  child.send({ url, paths } satisfies Asking);
  return {
    async end() {
      child.send('end');
      const [asked] = (await once(child, 'message')) as [AskedPrices];
      child.disconnect();
      return asked;
    },
  };
}

if (process.argv[1] === program) {
  const [asking] = (await once(process, 'message')) as [Asking];
  process.send?.(await askAll(asking));
}
