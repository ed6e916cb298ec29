/**
 * A small process that starts the ones which open what strangers sent, and hands on what they say. Starting a process
 * copies the page tables of whoever starts it: here they are small, and nobody waits for an answer meanwhile.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { refusedStatus } from './refused-status.js';

/** How long one may take, ms: by the clock, and of the processor's time, where a busy machine is no reason to stop. */
export interface WorkingTime {
  clock: number;
  processor?: number;
}

/** A process to start, and the bounds that it is kept in. */
export interface StartApart {
  id: number;
  /** The program, the options of Node before it, and the words after it. */
  file: string;
  options: string[];
  words: readonly string[];
  time: WorkingTime;
  /** Bytes of its standard output. */
  maxSaid: number;
}

/** One that nobody waits for any more. */
export interface StopApart {
  id: number;
  stop: true;
}

/**
 * What came of one: all that it said, or how it failed. `refused` is its own word on what it opened, `late` that its time
 * was over, `ended` any other end, which says nothing of what it opened; `fault` where it could not be started.
 */
export type SaidApart =
  | { id: number; said: Buffer }
  | { id: number; failed: 'refused' | 'late' | 'ended' }
  | { id: number; fault: string };

const running = new Map<number, ChildProcess>();

const answer = (said: SaidApart) => {
  // Whoever asked may be gone.
  if (process.connected) process.send?.(said);
};

/** Lets everything else on the machine go first: buyers wait for pages, nobody waits for the look at a file as they do. */
function giveWay({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It ended already, or this machine has no such thing.
  }
}

function start({ id, file, options, words, time, maxSaid }: StartApart): void {
  const child = spawn(process.execPath, [...options, file, ...words], {
    env: { ...process.env, ...(time.processor && { PROCESSOR_TIME: String(time.processor) }) },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let isLate = false;
  const deadline = setTimeout(() => {
    isLate = true;
    child.kill('SIGKILL');
  }, time.clock);
  giveWay(child);
  running.set(id, child);
  const said: Buffer[] = [];
  let length = 0;
  child.stdout.on('data', (part: Buffer) => {
    said.push(part);
    length += part.length;
    if (length > maxSaid) child.kill('SIGKILL');
  });
  child.once('error', ({ message }) => {
    clearTimeout(deadline);
    running.delete(id);
    answer({ id, fault: message });
  });
  child.once('close', (code, signal) => {
    clearTimeout(deadline);
    if (!running.delete(id)) return;
    if (code === 0) answer({ id, said: Buffer.concat(said) });
    else if (code === refusedStatus) answer({ id, failed: 'refused' });
    else answer({ id, failed: isLate || signal === 'SIGVTALRM' ? 'late' : 'ended' });
  });
}

process.on('message', (asked: StartApart | StopApart) => {
  if ('stop' in asked) running.get(asked.id)?.kill('SIGKILL');
  else start(asked);
});
process.on('disconnect', () => {
  for (const child of running.values()) child.kill('SIGKILL');
  process.exit();
});
