import { execFileSync } from 'node:child_process';
import { mkdtemp, open, rm, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addOrder, askOrder, readCartAt } from './remote-cart.js';
import { startApi } from './start-api.js';

/** What a full disk did to a shop. */
export interface FullDiskReport {
  acknowledged: number;
  lost: number;
  /** Statuses of the writes that were refused. */
  refusals: string[];
  /** What `/readyz` said on the full disk. */
  ready: number;
  /** What a start on the full disk came to. */
  start: string;
}

async function fill(file: string): Promise<void> {
  const handle = await open(file, 'w');
  for (const size of [65_536, 1])
    for (;;) {
      const written = await handle.write(Buffer.alloc(size)).catch(() => null);
      if (!written) break;
    }
  await handle.close();
}

/**
 * Fills the disk under a server with the embedded database, starts another one on the full disk, and makes room again.
 * Needs Linux and the right to mount; null without.
 */
export async function fillDisk(): Promise<FullDiskReport | null> {
  if (process.getuid?.() !== 0) return null;
  const disk = await mkdtemp(path.join(tmpdir(), 'kerf-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', disk], { stdio: 'ignore' });
  } catch {
    await rm(disk, { recursive: true });
    return null;
  }
  const variables = { DATA_DIR: path.join(disk, 'data'), DATABASE_URL: '', SHUTDOWN_TIMEOUT: '2000' };
  let server = await startApi(variables);
  try {
    await server.answering();
    const order = await askOrder(server.url);
    const tokens: string[] = [];
    const refusals = new Set<string>();
    const add = async () => {
      const made = await addOrder(server.url, order).catch((error: Error) => {
        refusals.add(/"code":(\d+)/.exec(error.message)?.[1] ?? error.message);
        return null;
      });
      if (made) tokens.push(made.token);
      return made !== null;
    };
    await add();
    const filler = path.join(disk, 'filler');
    await fill(filler);
    for (let refused = 0; refused < 20; ) if (!(await add())) refused++;
    const ready = (await fetch(`${server.url}/readyz`)).status;
    await server.end('SIGKILL');
    server = await startApi(variables);
    // It is not ready, and shows what there is.
    const start = await server.answering('/healthz').then(
      () => 'it serves',
      () => server.said().trim(),
    );
    if (start === 'it serves') await add();
    await server.end('SIGTERM');
    await unlink(filler);
    server = await startApi(variables);
    await server.answering();
    for (let more = 0; more < 20; more++) if (!(await add())) refusals.add('after there was room again');
    let lost = 0;
    for (const token of tokens) if ((await readCartAt(server.url, token)).cart.lines.length !== 1) lost++;
    return { acknowledged: tokens.length, lost, refusals: [...refusals], ready, start };
  } finally {
    await server.end('SIGKILL');
    execFileSync('umount', [disk]);
    await rm(disk, { recursive: true });
  }
}
