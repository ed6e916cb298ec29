/** Runs a program that opens what strangers sent in a process of its own, and bounds it. */
import { type ChildProcess, fork } from 'node:child_process';
import { repositoryRoot } from '../paths.js';
import { programOf } from '../program-of.js';
import type { SaidApart, StartApart, StopApart, WorkingTime } from './start-apart.js';

/** How long it may take where nothing else is said; megabytes of its heap. */
const longestTime: WorkingTime = { clock: 30_000 };
const heap = 512;
/** How long the process is kept that starts them when none is needed, ms. */
const keptFor = 60_000;

/** A file that is not what it says, as the process found that opened it. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

/**
 * A file of which that was not found out: its time was over (`late`), or the process came to an end that says nothing of the
 * file, as one does that is killed, or that the file is too much for (`ended`).
 */
export class UnfinishedFile extends Error {
  override readonly name = 'UnfinishedFile';
  readonly why: 'late' | 'ended';

  constructor(why: 'late' | 'ended') {
    super(
      why === 'late' ? 'The file took too long to open.' : 'What opened the file ended before it was done.',
    );
    this.why = why;
  }
}

/** Whether there is nothing to show of a file, whichever of the two it is. */
export const isNotOpened = (error: unknown): boolean =>
  error instanceof UnreadableFile || error instanceof UnfinishedFile;

interface Waiting {
  resolve(said: Buffer): void;
  reject(error: Error): void;
}

/** The process that starts them, with what is waited for. */
interface Starter {
  child: ChildProcess;
  waiting: Map<number, Waiting>;
  idle: NodeJS.Timeout | undefined;
}

let starter: Starter | null = null;
let lastId = 0;

function openStarter(): Starter {
  const { file, options } = programOf('start-apart');
  const child = fork(file, {
    cwd: repositoryRoot(),
    execArgv: options,
    // None of the server's: there are secrets among them.
    env: { PATH: process.env.PATH, VIPS_CONCURRENCY: '1', UV_THREADPOOL_SIZE: '1' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  const opened: Starter = { child, waiting: new Map(), idle: undefined };
  const fail = () => {
    if (starter === opened) starter = null;
    for (const { reject } of opened.waiting.values()) reject(new UnfinishedFile('ended'));
    opened.waiting.clear();
  };
  child.on('message', (said: SaidApart) => {
    const waiting = opened.waiting.get(said.id);
    if ('fault' in said) waiting?.reject(new Error(said.fault));
    else if ('said' in said) waiting?.resolve(Buffer.from(said.said));
    else if (said.failed === 'refused') waiting?.reject(new UnreadableFile('The file could not be opened.'));
    else waiting?.reject(new UnfinishedFile(said.failed));
  });
  child.on('error', fail);
  child.on('exit', fail);
  return opened;
}

/** Keeps this process alive while something is waited for, and the starter for a while after. */
function hold(held: Starter): () => void {
  const { child } = held;
  clearTimeout(held.idle);
  child.ref();
  child.channel?.ref();
  return () => {
    if (held.waiting.size > 0) return;
    child.unref();
    child.channel?.unref();
    clearTimeout(held.idle);
    held.idle = setTimeout(() => {
      if (starter === held) starter = null;
      if (child.connected) child.disconnect();
    }, keptFor).unref();
  };
}

/**
 * What it says on its standard output, at most so many bytes, in so much time; an {@link UnreadableFile} or an
 * {@link UnfinishedFile} where it fails.
 */
export async function runApart(
  name: 'read-artwork' | 'draw-artwork' | 'show-picture',
  words: readonly string[],
  { maxSaid, signal, time = longestTime }: { maxSaid: number; signal: AbortSignal; time?: WorkingTime },
): Promise<Buffer> {
  signal.throwIfAborted();
  const { file, options } = programOf(name);
  starter ??= openStarter();
  const { child, waiting } = starter;
  const id = ++lastId;
  const release = hold(starter);
  const send = (asked: StartApart | StopApart) => {
    if (child.connected) child.send(asked);
  };
  const stop = () => {
    send({ id, stop: true });
    waiting.get(id)?.reject(signal.reason);
  };
  signal.addEventListener('abort', stop);
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      send({
        id,
        file,
        options: [`--max-old-space-size=${heap}`, ...options],
        words,
        time,
        maxSaid,
      });
    });
  } finally {
    waiting.delete(id);
    signal.removeEventListener('abort', stop);
    release();
  }
}
