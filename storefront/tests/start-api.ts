import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { bundlePrograms } from './bundle-programs.js';
import { freePort } from './free-port.js';

/** A process that serves the API. */
export interface ApiProcess {
  readonly url: string;
  /** What it wrote so far. */
  readonly said: () => string;
  /** Rejects with what it said when it ended before it was ready, or alive where that is asked for. */
  answering(path?: '/readyz' | '/healthz'): Promise<void>;
  /** Sends a signal, and waits for nothing. */
  signal(signal: NodeJS.Signals): void;
  /** Sends the signal and waits for the end; the exit code, or null where the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  ended(): Promise<number | null>;
}

const patience = 40_000;
let program: Promise<string[]> | undefined;

/** Starts the server as a process, and does not wait for it. */
export async function startApi(variables: Record<string, string>, port?: number): Promise<ApiProcess> {
  const own = String(port ?? (await freePort()));
  program ??= process.env.PROGRAMS_DIR
    ? Promise.resolve([path.join(process.env.PROGRAMS_DIR, 'serve-api.mjs')])
    : bundlePrograms('storefront/tests/serve-api.ts');
  const child: ChildProcess = spawn(process.execPath, await program, {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      HOST: '127.0.0.1',
      PORT: own,
      LOG_LEVEL: 'error',
      // Tests write faster than people do, and all from one address.
      WRITES_PER_MINUTE: '1000000',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const listen = (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-8000);
  };
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);
  const closed = once(child, 'close').then(([code]) => code as number | null);
  const url = `http://127.0.0.1:${own}`;
  return {
    url,
    said: () => said,
    async answering(path = '/readyz') {
      for (const end = Date.now() + patience; ; await wait(50)) {
        const answer = await fetch(url + path).catch(() => null);
        if (answer?.ok) return;
        if (child.exitCode !== null || child.signalCode !== null) throw new Error(`It ended:\n${said}`);
        if (Date.now() > end) throw new Error(`It does not answer:\n${said}`);
      }
    },
    signal: (signal) => void child.kill(signal),
    async end(signal) {
      child.kill(signal);
      return closed;
    },
    ended: () => closed,
  };
}
