/** Pictures of files, for those who may see them: each is drawn once, one after the other, and kept a while. */
import { setTimeout as wait } from 'node:timers/promises';
import type { ArtworkKind } from '@kerf/sdk/contract';
import { LRUCache } from 'lru-cache';
import { failure } from '../http/api-failure.js';
import { createWaitingLines } from '../http/waiting-lines.js';
import { picturedPages } from './pictured-pages.js';
import { isNotOpened, runApart } from './run-apart.js';

/** Twice as wide as each stands on a page, px, how many pages of a document are in it, and the most bytes that it has. */
const sizes = {
  small: { width: 176, pages: 1, maxBytes: 262_144 },
  figure: { width: 640, pages: 1, maxBytes: 1_048_576 },
  whole: { width: 1_280, pages: picturedPages, maxBytes: 4_194_304 },
} as const;
/** Bytes of all that are kept. */
const maxKept = 24 * 1_048_576;
/** How long one may be drawn, and how long whoever asks waits for it with those before it, ms. */
const usualTimes = { drawing: 8_000, patience: 20_000 };
/** How many wait, in all and of one order: a page may show every file of every piece. */
const room = { maxAtOnce: 1, maxWaiting: 400, maxWaitingOfBlock: 200 };

/** A file, under a name that no other one ever has. */
export interface PicturedFile {
  name: string;
  kind: ArtworkKind;
  withPath: (use: (path: string) => Promise<Buffer>) => Promise<Buffer>;
}

/** Which picture of it: how large, and of a document from which page on, which is counted from 1. */
interface PictureWanted {
  size: keyof typeof sizes;
  page?: number;
}

/**
 * A JPEG of a file of an order; null for one that can't be opened or takes too long. Orders take turns. Refuses with 503
 * whoever waits too long, or would.
 */
export type FilePictures = (
  file: PicturedFile,
  wanted: PictureWanted,
  orderId: string,
) => Promise<Buffer | null>;

export function createFilePictures({ drawing: drawingTime, patience } = usualTimes): FilePictures {
  const nothing = Buffer.alloc(0);
  // What could not be opened is not tried again either.
  const known = new LRUCache<string, Buffer>({
    maxSize: maxKept,
    sizeCalculation: ({ length }) => length + 1,
  });
  // Each is a process of its own: whoever asks for many waits for many.
  const lines = createWaitingLines(room);

  return async (file, { size, page = 1 }, orderId) => {
    const key = `${file.name} ${size} ${page}`;
    const { width, pages, maxBytes } = sizes[size];

    async function draw(): Promise<Buffer> {
      const ready = known.get(key);
      if (ready) return ready;
      const signal = AbortSignal.timeout(drawingTime);
      const drawn = await file
        .withPath((path) => {
          const words = [path, file.kind, ...[width, page - 1, pages].map(String)];
          return runApart('show-picture', words, { maxSaid: maxBytes, signal });
        })
        .catch((error: unknown) => {
          if (isNotOpened(error) || signal.aborted) return nothing;
          throw error;
        });
      known.set(key, drawn);
      return drawn;
    }

    const end = new AbortController();
    const tooLong = wait(patience, undefined, { signal: end.signal }).then(() => {
      throw failure('API_UNAVAILABLE', 'The picture is not drawn yet. Please try again in a moment.');
    });
    const drawing = known.has(key) ? draw() : lines.inTurn(orderId, draw);
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
