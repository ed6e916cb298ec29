/** Runs a program that opens what strangers sent in a process of its own, and bounds it. */
import { type ChildProcess, fork } from 'node:child_process';
import { repositoryRoot } from '../paths.js';
import { programOf } from '../program-of.js';
import type { SaidApart, StartApart, StopApart } from './start-apart.js';

/** How long it may take, ms; megabytes of its heap. */
const workingTime = 30_000;
const heap = 512;
/** How long the process is kept that starts them when none is needed, ms. */
const keptFor = 60_000;

/** A file that could not be opened: not what it says, too much for the process, or too slow. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

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
  const fail = (why: string) => {
    if (starter === opened) starter = null;
    for (const { reject } of opened.waiting.values()) reject(new Error(why));
    opened.waiting.clear();
  };
  child.on('message', (said: SaidApart) => {
    const waiting = opened.waiting.get(said.id);
    if ('fault' in said) waiting?.reject(new Error(said.fault));
    else if (said.said) waiting?.resolve(Buffer.from(said.said));
    else waiting?.reject(new UnreadableFile('The file could not be opened.'));
  });
  child.on('error', ({ message }) => fail(message));
  child.on('exit', () => fail('The process that opens files has ended.'));
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

/** What it says on its standard output, at most so many bytes; an {@link UnreadableFile} where it fails. */
export async function runApart(
  name: 'read-artwork' | 'draw-artwork' | 'show-picture',
  words: readonly string[],
  { maxSaid, signal }: { maxSaid: number; signal: AbortSignal },
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
        workingTime,
        maxSaid,
      });
    });
  } finally {
    waiting.delete(id);
    signal.removeEventListener('abort', stop);
    release();
  }
}
