import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.js';

const repository = path.join(import.meta.dirname, '../..');

export interface RunningShop {
  readonly url: string;
  /** The id of its process. */
  readonly pid: () => number;
  /** Ends the process without a chance to tidy up, as a power cut would. */
  kill(): Promise<void>;
  /** Ends it as its owner does, and leaves its data. */
  end(): Promise<void>;
  /** Starts it again on the same port and data, with more settings if need be. */
  start(settings?: Record<string, string>): Promise<void>;
  /** Ends it for good and deletes its data. */
  stop(): Promise<void>;
}

/** The built server, as `npm start` runs it. */
const built = ['storefront/dist/server/main.js'];
/** As `npm run dev` runs it, from its sources. */
export const fromSources = ['storefront/start.mjs', '--dev'];

/** Starts the shop of a folder on a free port with an empty database, and waits until it answers. */
export async function startShop(
  settings: Record<string, string> = {},
  root = repository,
  [program = '', ...words] = built,
): Promise<RunningShop> {
  const port = await freePort();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kerf-shop-'));
  const url = `http://localhost:${port}`;
  let child: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  const start = async (more: Record<string, string> = {}) => {
    const { DATABASE_URL: _, ...inherited } = process.env;
    child = spawn(process.execPath, [path.join(root, program), ...words], {
      cwd: root,
      env: {
        ...inherited,
        NODE_ENV: 'production',
        NODE_OPTIONS: '',
        PORT: String(port),
        HOST: '127.0.0.1',
        PUBLIC_URL: url,
        DATA_DIR: dataDir,
        LOG_LEVEL: 'error',
        DEMO: 'off',
        ...settings,
        ...more,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    await answering(url, child);
  };
  await start();
  return {
    url,
    pid: () => child?.pid ?? 0,
    start,
    kill: () => end('SIGKILL'),
    end: () => end('SIGTERM'),
    stop: async () => {
      await end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  let said = '';
  const listen = (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4000);
  };
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);
  for (let tries = 0; tries < 150; tries++) {
    if (child.exitCode !== null) throw new Error(`The shop ended while starting:\n${said}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await wait(200);
  }
  child.kill('SIGKILL');
  throw new Error(`The shop did not answer within 30 seconds:\n${said}`);
}
