import { open } from 'node:fs/promises';
import { contentOf, headLength } from './artwork-kind.js';

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(headLength);
    const { bytesRead } = await file.read(head, 0, headLength, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** What the first bytes of a file on this machine say that it is. */
export const contentAt = async (path: string): Promise<ReturnType<typeof contentOf>> =>
  contentOf(await headOf(path));
