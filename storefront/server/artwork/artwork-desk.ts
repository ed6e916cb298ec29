import { maxArtworkBytes } from '@kerf/sdk/contract';
import { findOwnOrder, type OrderOwner } from '../orders/read-orders.js';
import type { ArtworkParts } from './artwork-parts.js';
import { unknownArtwork } from './artwork-rows.js';
import { allowMessageFile, allowUpload, receiveArtwork } from './receive-artwork.js';
import { refuseArtwork } from './refuse-artwork.js';
import { createUploadLocks } from './upload-locks.js';
import type { UploadDesk } from './upload-server.js';

/** Who sends a file for an order, and from where. */
interface ArtworkCaller {
  owner: OrderOwner;
  address: string;
}

/** Uploads of who ordered: artwork of a piece, or a file that a message is to come with. */
export const artworkDesk = (parts: ArtworkParts): UploadDesk<ArtworkCaller> => ({
  storage: parts.storage,
  locker: createUploadLocks(parts.db, parts.now),
  maxBytes: maxArtworkBytes,
  allow({ owner, address }, { order, line, filename: typedName }, bytes) {
    const isForMessage = line === '' && order !== '';
    return isForMessage
      ? allowMessageFile(parts, owner, { orderId: order, typedName, bytes }, address)
      : allowUpload(parts, owner, { lineId: line, typedName, bytes }, address);
  },
  release: ({ address }, bytes) =>
    bytes > 0 ? parts.limits.giveBackBytes(address, bytes) : Promise.resolve(),
  isOwn: async ({ owner }, { order }) => (await findOwnOrder(parts.db, owner, order)) !== null,
  receive: (key, notes) => receiveArtwork(parts, { key, notes }),
  unknown: unknownArtwork,
  tooLarge: () => refuseArtwork('ARTWORK_TOO_LARGE'),
});
