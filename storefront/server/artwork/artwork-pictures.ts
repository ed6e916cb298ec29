/** Pictures of files of artwork, for those who sent them: each is drawn once, one after the other, and kept a while. */
import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { failure } from '../http/api-failure.js';
import { createWaitingLines } from '../http/waiting-lines.js';
import type { Storage } from '../storage/storage.js';
import type { KeptArtwork } from './artwork-rows.js';
import { runApart, UnreadableFile } from './run-apart.js';

/** Twice as wide as each stands on a page, px, and the most bytes that one has and that all have. */
const widths = { small: 176, figure: 640 };
const maxBytes = 1_048_576;
const maxKept = 16 * 1_048_576;
/** How long one may be drawn, and how long whoever asks waits for it with those before it, ms. */
const drawingTime = 8_000;
const patience = 20_000;
/** How many wait, in all and of one order: a page may show every file of every piece. */
const room = { maxAtOnce: 1, maxWaiting: 400, maxWaitingOfBlock: 200 };

/** Which picture of a file: how large, and of which page, which count from 1. */
interface PictureWanted {
  of: Pick<KeptArtwork, 'kind' | 'storage_key'>;
  size: keyof typeof widths;
  page: number;
}

/**
 * A JPEG of a file of an order; null for one that can't be opened or takes too long. Orders take turns. Refuses with 503
 * whoever waits too long, or would.
 */
export type ArtworkPictures = (wanted: PictureWanted, orderId: string) => Promise<Buffer | null>;

const nameOf = ({ of: { storage_key }, size, page }: PictureWanted): string =>
  `${storage_key} ${size} ${page}`;

export function createArtworkPictures(storage: Storage): ArtworkPictures {
  const nothing = Buffer.alloc(0);
  // A file is never another under its key, so that what could not be opened is not tried again either.
  const known = new LRUCache<string, Buffer>({
    maxSize: maxKept,
    sizeCalculation: ({ length }) => length + 1,
  });
  // Each is a process of its own: whoever asks for many waits for many.
  const lines = createWaitingLines(room);

  async function draw(wanted: PictureWanted): Promise<Buffer> {
    const { of: file, size, page } = wanted;
    const key = nameOf(wanted);
    const ready = known.get(key);
    if (ready) return ready;
    const signal = AbortSignal.timeout(drawingTime);
    const drawn = await storage
      .withPath(file.storage_key, (path) =>
        runApart('show-picture', [path, file.kind, String(widths[size]), String(page - 1)], {
          maxSaid: maxBytes,
          signal,
        }),
      )
      .catch((error: unknown) => {
        if (error instanceof UnreadableFile || signal.aborted) return nothing;
        throw error;
      });
    known.set(key, drawn);
    return drawn;
  }

  return async (wanted, orderId) => {
    const end = new AbortController();
    const tooLong = wait(patience, undefined, { signal: end.signal }).then(() => {
      throw failure('API_UNAVAILABLE', 'The picture is not drawn yet. Please try again in a moment.');
    });
    const drawing = known.has(nameOf(wanted)) ? draw(wanted) : lines.inTurn(orderId, () => draw(wanted));
    try {
      const picture = await Promise.race([drawing, tooLong]);
      return picture.length === 0 ? null : picture;
    } finally {
      end.abort();
      // Whichever was not waited for may still fail.
      await Promise.allSettled([tooLong]);
      drawing.catch(() => {});
    }
  };
}
