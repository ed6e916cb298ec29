/** Small pictures of files of artwork, for those who sent them: each is drawn once, one after the other, and kept a while. */
import { LRUCache } from 'lru-cache';
import type { Storage } from '../storage/storage.js';
import type { KeptArtwork } from './artwork-rows.js';
import { runApart, UnreadableFile } from './run-apart.js';

/** Twice as wide as it stands on a page, px, and the most bytes that one has and that all have. */
const width = 176;
const maxBytes = 262_144;
const maxKept = 8 * 1_048_576;

const isPicture = ({ kind }: Pick<KeptArtwork, 'kind'>): boolean => kind !== 'pdf' && kind !== 'ai';

/** A JPEG of a file; null for one that is a document, or can't be opened. */
export type SmallPictures = (artwork: Pick<KeptArtwork, 'kind' | 'storage_key'>) => Promise<Buffer | null>;

export function createSmallPictures(storage: Storage): SmallPictures {
  const nothing = Buffer.alloc(0);
  // A file is never another under its key, so that what could not be opened is not tried again either.
  const known = new LRUCache<string, Buffer>({
    maxSize: maxKept,
    sizeCalculation: ({ length }) => length + 1,
  });
  let last: Promise<unknown> = Promise.resolve();

  async function draw({ kind, storage_key: key }: Parameters<SmallPictures>[0]): Promise<Buffer> {
    const ready = known.get(key);
    if (ready) return ready;
    const drawn = await storage
      .withPath(key, (file) =>
        runApart('show-picture', [file, kind, String(width)], {
          maxSaid: maxBytes,
          signal: new AbortController().signal,
        }),
      )
      .catch((error: unknown) => {
        if (error instanceof UnreadableFile) return nothing;
        throw error;
      });
    known.set(key, drawn);
    return drawn;
  }

  return async (artwork) => {
    if (!isPicture(artwork)) return null;
    // Each is a process of its own: whoever asks for many waits for many.
    const drawing = last.then(() => draw(artwork));
    last = drawing.catch(() => undefined);
    const picture = await drawing;
    return picture.length === 0 ? null : picture;
  };
}
