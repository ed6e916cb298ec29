import { Worker } from 'node:worker_threads';

/** Memory that the whole process may take, bytes: buffers that a small file unpacks to are in no heap. */
const maxMemory = 768 * 1_048_576;

/**
 * Ends this process, one of its own for one file, once it takes too much memory, or more than so many ms of processor time:
 * on a busy machine a small file may wait long for its turn.
 */
export function boundMemory(maxProcessorTime = Number.MAX_SAFE_INTEGER): void {
  // Looked at from beside: nothing else gets a turn while a library reads.
  new Worker(
    `setInterval(() => {
      const { user, system } = process.cpuUsage();
      if (process.memoryUsage.rss() > ${maxMemory} || user + system > ${maxProcessorTime * 1_000})
        process.kill(process.pid, 'SIGKILL');
    }, 20)`,
    { eval: true, execArgv: [] },
  ).unref();
}
