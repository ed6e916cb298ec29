import { open } from 'node:fs/promises';
import path from 'node:path';
import { maxArtworkBytes } from '@kerf/sdk/contract';
import { ApiFailure } from '../http/api-failure.js';
import type { KeptOrder } from '../orders/order-rows.js';
import { StartError } from '../start-error.js';
import { shownName } from './artwork-name.js';
import type { ArtworkParts } from './artwork-parts.js';
import { receiveStream } from './receive-stream.js';
import { refuseArtwork } from './refuse-artwork.js';
import { sizeOfFile } from './size-of-file.js';

/**
 * Takes a file of this machine for a message of the shop's, as one that a customer sends: the same kinds, as large at most.
 * Returns its key. Throws a {@link StartError} that says why not.
 */
export async function sendFile(
  { db, storage, now }: Pick<ArtworkParts, 'db' | 'storage' | 'now'>,
  order: Pick<KeptOrder, 'id'>,
  from: string,
): Promise<string> {
  const unread = (cause: Error): never => {
    throw new StartError(`${from} can’t be read: ${cause.message}`, { cause });
  };
  const size = await sizeOfFile(from);
  const file = await open(from).catch(unread);
  // Not believed of how long it is: it may grow while it is read.
  const stream = file.createReadStream({ end: maxArtworkBytes });
  const isWhole = () => stream.bytesRead <= maxArtworkBytes;
  try {
    if (size > maxArtworkBytes) throw refuseArtwork('ARTWORK_TOO_LARGE');
    const notes = { order: order.id, line: '', filename: shownName(path.basename(from)) };
    // Nothing of a message waits to be looked at.
    return await receiveStream(
      { db, storage, now, shopEmail: () => '', wake: () => {} },
      { stream, isWhole, notes },
    );
  } catch (error) {
    if (stream.errored) unread(stream.errored);
    if (error instanceof ApiFailure) throw new StartError(`${from}: ${error.message}`, { cause: error });
    throw error;
  } finally {
    stream.destroy();
  }
}
