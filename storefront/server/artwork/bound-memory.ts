import { Worker } from 'node:worker_threads';

/** Memory that the whole process may take, bytes: buffers that a small file unpacks to are in no heap. */
const maxMemory = 768 * 1_048_576;

/** Ends this process, one of its own for one file, once it takes too much. */
export function boundMemory(): void {
  // Looked at from beside: nothing else gets a turn while a library reads.
  new Worker(
    `setInterval(() => {
      if (process.memoryUsage.rss() > ${maxMemory}) process.kill(process.pid, 'SIGKILL');
    }, 20)`,
    { eval: true, execArgv: [] },
  ).unref();
}
