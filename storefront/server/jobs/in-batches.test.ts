import { DeleteResult } from 'kysely';
import { expect, test } from 'vitest';
import { inBatches } from './in-batches.js';

/** A table of so many rows, and how many were deleted at each go. */
function table(rows: number) {
  const goes: number[] = [];
  const deleteSome = async (size: number) => {
    const deleted = Math.min(size, rows);
    rows -= deleted;
    goes.push(deleted);
    return new DeleteResult(BigInt(deleted));
  };
  return { goes, deleteSome };
}

test('Many rows are deleted five hundred at a time, until there are none', async () => {
  const { goes, deleteSome } = table(1_000);
  await inBatches(deleteSome);
  expect(goes).toEqual([500, 500, 0]);
});

test('Few rows are deleted in one go', async () => {
  const { goes, deleteSome } = table(499);
  await inBatches(deleteSome);
  expect(goes).toEqual([499]);
});

test('A server that ends deletes no further batch', async () => {
  const ending = new AbortController();
  const { goes, deleteSome } = table(2_000);
  await inBatches(async (size) => {
    const result = await deleteSome(size);
    if (goes.length === 2) ending.abort();
    return result;
  }, ending.signal);
  expect(goes).toEqual([500, 500]);
});
