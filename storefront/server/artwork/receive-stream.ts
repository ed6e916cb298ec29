import type { Readable } from 'node:stream';
import { Upload } from '@tus/utils';
import type { ApiFailure } from '../http/api-failure.js';
import { createSecret } from '../people/secrets.js';
import type { Storage } from '../storage/storage.js';
import type { ArtworkParts } from './artwork-parts.js';
import { receiveArtwork } from './receive-artwork.js';
import { refuseArtwork } from './refuse-artwork.js';
import type { UploadNotes } from './upload-server.js';

interface StreamedFile {
  stream: Readable;
  /** Whether all of it came, asked when it is read. */
  isWhole: () => boolean;
  notes: UploadNotes;
  /** Counts its bytes, which are known once it came; throws where they are too many. Default: nobody counts the shop's own. */
  takeBytes?: (bytes: number) => Promise<void>;
}

/** Writes a file that comes in one go into the storage, and returns its key. One that did not come whole is refused. */
export async function keepStream(
  storage: Storage,
  { stream, isWhole, notes, takeBytes }: StreamedFile,
  tooLarge: () => ApiFailure,
): Promise<string> {
  const { uploads } = storage;
  const key = createSecret();
  const upload = new Upload({ id: key, offset: 0, metadata: notes });
  try {
    await uploads.create(upload);
    const bytes = await uploads.write(stream, key, 0);
    if (!isWhole()) throw tooLarge();
    await takeBytes?.(bytes);
    await uploads.declareUploadLength(key, bytes);
  } catch (error) {
    await storage.remove(key);
    throw error;
  }
  return key;
}

/** Takes a file that comes in one go as artwork, as one of a form. Returns its key. */
export async function receiveStream(
  parts: Omit<ArtworkParts, 'limits'>,
  file: StreamedFile,
): Promise<string> {
  const key = await keepStream(parts.storage, file, () => refuseArtwork('ARTWORK_TOO_LARGE'));
  await receiveArtwork(parts, { key, notes: file.notes });
  return key;
}
