import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { Answer, Request } from './messages.js';
import { createSandbox } from './sandbox.js';

/** Runs requests one after the other in a process of its own, which is replaced where it hangs. */
export interface Lane {
  /** The answer, or null when there was none within so many ms. */
  ask(request: Request, within: number): Promise<Answer | null>;
  close(): Promise<void>;
}

export function createLane(name: string, variables: Record<string, string>): Lane {
  let child: ChildProcess | null = null;
  const start = (): ChildProcess => {
    const sandbox = createSandbox(name);
    // A group of its own, so that it goes with every process that its tests started.
    return fork(path.join(import.meta.dirname, 'lane.ts'), [sandbox], {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, ...variables, NODE_ENV: 'test', VITEST: 'true' },
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  };
  const kill = () => {
    if (child?.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    child = null;
  };
  process.once('exit', kill);
  return {
    ask(request, within) {
      child ??= start();
      const asked = child;
      return new Promise((resolve, reject) => {
        const settle = (answer: Answer | null) => {
          clearTimeout(timer);
          asked.removeAllListeners();
          resolve(answer);
        };
        const timer = setTimeout(() => {
          kill();
          settle(null);
        }, within);
        asked.once('message', (answer: Answer) => settle(answer));
        asked.once('exit', (code) => {
          if (asked === child) child = null;
          clearTimeout(timer);
          reject(new Error(`A lane ended with code ${code}.`));
        });
        asked.send(request);
      });
    },
    async close() {
      const closing = child;
      if (!closing) return;
      closing.removeAllListeners();
      const ended = new Promise((resolve) => closing.once('exit', resolve));
      closing.disconnect();
      const timer = setTimeout(kill, 10_000);
      await ended;
      clearTimeout(timer);
      child = null;
    },
  };
}
