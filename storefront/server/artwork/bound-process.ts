import { Worker } from 'node:worker_threads';

/** Memory that the whole process may take, bytes: buffers that a small file unpacks to are in no heap. */
const maxMemory = 768 * 1_048_576;

/**
 * Ends this process, one of its own for one file, once it takes too much memory, or more of the processor's time than the
 * variable PROCESSOR_TIME allows, ms: on a busy machine a small file may wait long for its turn. That ends it by SIGVTALRM,
 * the alarm of such time, which unlike SIGXCPU leaves no dump of what a stranger sent.
 */
export function boundProcess(): void {
  const maxTime = Number(process.env.PROCESSOR_TIME ?? Number.MAX_SAFE_INTEGER);
  // Looked at from beside: nothing else gets a turn while a library reads.
  new Worker(
    `setInterval(() => {
      const { user, system } = process.cpuUsage();
      if (process.memoryUsage.rss() > ${maxMemory}) process.kill(process.pid, 'SIGKILL');
      if (user + system > ${maxTime * 1_000}) process.kill(process.pid, 'SIGVTALRM');
    }, 20)`,
    { eval: true, execArgv: [] },
  ).unref();
}
