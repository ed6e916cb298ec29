import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ArtworkKind } from '@kerf/sdk/contract';
import type { Storage } from '../storage/storage.js';
import { contentOf, headLength, isOfKind } from './artwork-kind.js';

/** Bytes and checksum (SHA-256, hexadecimal) of a file that lies whole in the storage; null where it is not what its name says. */
export async function measureFile(
  storage: Storage,
  key: string,
  kind: ArtworkKind,
): Promise<{ bytes: number; sha256: string } | null> {
  const head = await buffer(await storage.read(key, headLength));
  if (!isOfKind(kind, contentOf(head))) return null;
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(await storage.read(key), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      hash.update(chunk);
    }
  });
  return { bytes, sha256: hash.digest('hex') };
}
