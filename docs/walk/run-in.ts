import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs a program in a folder, and fails with what it said. */
export async function runIn(folder: string, program: string, ...args: string[]): Promise<string> {
  try {
    const { stdout } = await run(program, args, {
      cwd: folder,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: undefined, NO_COLOR: '1' },
      maxBuffer: 64 * 2 ** 20,
    });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(' ')} failed in ${folder}:\n${stdout}${stderr}`, {
      cause: error,
    });
  }
}
