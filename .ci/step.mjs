import { spawn } from 'node:child_process';

/**
 * One step of the test run.
 * @typedef {object} Step
 * @property {string} name What it does, in a few words.
 * @property {string[]} command Program and arguments.
 * @property {Record<string, string>} [env] Added to the environment.
 * @property {number} [minutes] Ended after this long, as one that hangs; 10 by default.
 * @property {boolean} [live] Shows its output while it runs, not only when it fails.
 * @property {() => Promise<{ passed: number, failed: number }>} [count] Reads the step's own report; without it the
 *   step counts as one.
 */

/**
 * Runs a step to its end and says how many of its checks held. A step that fails prints what it said.
 * @param {Step} step
 * @returns {Promise<{ name: string, passed: number, failed: number, seconds: number }>}
 */
export async function runStep(step) {
  const startedAt = performance.now();
  process.stdout.write(`\n▶ ${step.name}\n`);
  const { code, output } = await runCommand(step);
  const counts = await countChecks(step, code);
  const seconds = (performance.now() - startedAt) / 1000;
  if (code !== 0 && !step.live) process.stdout.write(`${output.trimEnd()}\n`);
  process.stdout.write(
    `${counts.failed === 0 ? '✓' : '✗'} ${step.name}: ${counts.passed} passed, ${counts.failed} failed` +
      ` (${seconds.toFixed(1)} s)\n`,
  );
  return { name: step.name, ...counts, seconds };
}

/** A program that ends badly is at least one failure, whatever its report says. */
async function countChecks(step, code) {
  if (!step.count) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const counts = await step.count().catch(() => ({ passed: 0, failed: 0 }));
  const isWrong = code !== 0 || counts.passed + counts.failed === 0;
  return isWrong && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function runCommand({ command, env, minutes = 10, live = false }) {
  const [program, ...args] = command;
  return new Promise((resolve) => {
    // Its own process group, so that a step that hangs goes with everything it started.
    const child = spawn(program, args, { env: { ...process.env, ...env }, detached: true });
    let output = '';
    const keep = (chunk) => {
      output += chunk;
      if (live) process.stdout.write(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const timer = setTimeout(() => {
      keep(`\nStopped after ${minutes} minutes.\n`);
      process.kill(-child.pid, 'SIGKILL');
    }, minutes * 60_000);
    child.on('error', (error) => {
      clearTimeout(timer);
      resolve({ code: 1, output: `${output}\n${error.message}` });
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code: code ?? 1, output });
    });
  });
}
