import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DeleteResult } from 'kysely';

/** Rows that are deleted in one go: few enough for others to write in between. */
const batchSize = 500;

/** Repeats a delete of at most `size` rows until it finds fewer, or until the signal stops it. */
export async function inBatches(
  deleteSome: (size: number) => Promise<DeleteResult>,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted) {
    const { numDeletedRows } = await deleteSome(batchSize);
    if (Number(numDeletedRows) < batchSize) return;
    await nextTurn();
  }
}
