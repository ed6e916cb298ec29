/** Starts a process that opens what strangers sent, and bounds it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { repositoryRoot } from '../paths.js';
import { programOf } from '../program-of.js';

/** How long it may take, ms; megabytes of its heap. */
const workingTime = 30_000;
const heap = 512;

/** A file that could not be opened: not what it says, too much for the process, or too slow. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

/** Lets everything else on the machine go first: buyers wait for pages, nobody waits for the look at a file as they do. */
function giveWay({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It ended already, or this machine has no such thing.
  }
}

/** What it says on its standard output, at most so many bytes; an {@link UnreadableFile} where it fails. */
export async function runApart(
  name: 'read-artwork' | 'draw-artwork' | 'show-picture',
  words: readonly string[],
  { maxSaid, signal }: { maxSaid: number; signal: AbortSignal },
): Promise<Buffer> {
  signal.throwIfAborted();
  const { file, options } = programOf(name);
  const child = spawn(process.execPath, [`--max-old-space-size=${heap}`, ...options, file, ...words], {
    cwd: repositoryRoot(),
    // None of the server's: there are secrets among them.
    env: { PATH: process.env.PATH, VIPS_CONCURRENCY: '1', UV_THREADPOOL_SIZE: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: workingTime,
    killSignal: 'SIGKILL',
  });
  giveWay(child);
  const stop = () => child.kill('SIGKILL');
  signal.addEventListener('abort', stop);
  const said: Buffer[] = [];
  let length = 0;
  child.stdout.on('data', (part: Buffer) => {
    said.push(part);
    length += part.length;
    if (length > maxSaid) stop();
  });
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    signal.throwIfAborted();
    if (code !== 0) throw new UnreadableFile('The file could not be opened.');
  } finally {
    signal.removeEventListener('abort', stop);
  }
  return Buffer.concat(said);
}
