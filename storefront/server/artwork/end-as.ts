import { refusedStatus } from './refused-status.js';

/** Whether an error is the machine's, which says nothing of the file: it is not there, or there is no memory. */
const isOfMachine = (error: unknown): boolean =>
  error instanceof Error &&
  (('syscall' in error && error.syscall !== undefined) ||
    /allocation failed|out of memory/i.test(error.message));

/** Ends this process, one of its own for one file, with what it has to say of it, or with the status of one that it refuses. */
export async function endAs(work: () => Promise<string | Uint8Array>): Promise<void> {
  let said: string | Uint8Array;
  try {
    said = await work();
  } catch (error) {
    process.exit(isOfMachine(error) ? 1 : refusedStatus);
  }
  process.stdout.write(said, () => process.exit(0));
}
