/**
 * Pictures of files, for those who may see them: each is drawn once and kept a while. Who asks takes turns by their
 * address, since orders and addresses of e-mail cost nothing, and a file that is slow to draw comes behind all others.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { ArtworkKind } from '@kerf/sdk/contract';
import { LRUCache } from 'lru-cache';
import { failure, withoutStack } from '../http/api-failure.js';
import { createWaitingLines } from '../http/waiting-lines.js';
import { picturedPages } from './pictured-pages.js';
import { isNotOpened, runApart, UnfinishedFile } from './run-apart.js';
import type { WorkingTime } from './start-apart.js';

/** Twice as wide and high as each stands on a page, px, how many pages of a document are in it, and the most bytes that it has. */
const sizes = {
  small: { width: 176, height: 176, pages: 1, maxBytes: 262_144 },
  figure: { width: 640, height: 640, pages: 1, maxBytes: 1_048_576 },
  whole: { width: 1_280, height: 8_000, pages: picturedPages, maxBytes: 4_194_304 },
} as const;
/** Bytes of all that are kept. */
const maxKept = 24 * 1_048_576;
/** How long one may be drawn at first, and once more where that was too short: less in all than anybody waits for it. */
const usualTimes: Readonly<Record<'first' | 'again', WorkingTime>> = {
  first: { processor: 3_000, clock: 6_000 },
  again: { processor: 8_000, clock: 12_000 },
};
/** How long whoever asks waits, ms. */
const usualPatience = 20_000;
/** How long it is remembered that a file is slow, ms: a machine that was busy is so no more. How many files. */
const slowFor = 600_000;
const maxSlow = 10_000;
/** How many wait, in all and of one block of addresses: a page may show every file of every piece. */
const room = { maxAtOnce: 1, maxWaiting: 400, maxWaitingOfBlock: 200 };

/** A file, under a name that no other one ever has. */
export interface PicturedFile {
  name: string;
  kind: ArtworkKind;
  withPath: (use: (path: string) => Promise<Buffer>) => Promise<Buffer>;
}

/**
 * Which picture of it: how large, of a document from which page on, which is counted from 1, and on which piece, so wide and
 * high, mm.
 */
interface PictureWanted {
  size: keyof typeof sizes;
  page?: number;
  piece?: { width: number; height: number };
}

/** For whom it is: their address takes turns, and what they wait for no more is not drawn. */
interface PictureAsked {
  address: string;
  gone: AbortSignal;
}

/**
 * A JPEG of a file of an order; null for one that can't be opened or takes too long. Refuses with 503 whoever waits too long,
 * or would.
 */
export type FilePictures = (
  file: PicturedFile,
  wanted: PictureWanted,
  asked: PictureAsked,
) => Promise<Buffer | null>;

interface PicturesParts {
  times?: typeof usualTimes;
  /** How long whoever asks waits, ms. */
  patience?: number;
  /** Draws in so much time. Default: in a process of its own. */
  run?: typeof runApart;
  /** The clock, ms. */
  now?: () => number;
}

/** One that somebody waits for. */
interface Drawing {
  picture: Promise<Buffer>;
  waiting: number;
  end: AbortController;
}

const notDrawnYet = () =>
  withoutStack(failure('API_UNAVAILABLE', 'The picture is not drawn yet. Please try again in a moment.'));

/** Pictures of which none is drawn yet. */
export function createFilePictures({
  times = usualTimes,
  patience = usualPatience,
  run = runApart,
  now = Date.now,
}: PicturesParts = {}): FilePictures {
  const nothing = Buffer.alloc(0);
  // What could not be opened is not tried again either.
  const known = new LRUCache<string, Buffer>({
    maxSize: maxKept,
    sizeCalculation: ({ length }) => length + 1,
  });
  /** Files that were late, whichever picture of them was wanted, and those that were late again, which are not drawn. */
  const slow = new LRUCache<string, 'once' | 'again'>({
    max: maxSlow,
    ttl: slowFor,
    ttlResolution: 0,
    perf: { now },
  });
  const drawings = new Map<string, Drawing>();
  // Each is a process of its own: whoever asks for many waits for many.
  const lines = { first: createWaitingLines(room), again: createWaitingLines(room) };

  function begin(
    file: PicturedFile,
    { size, page = 1, piece }: PictureWanted,
    { key, address }: { key: string; address: string },
  ): Drawing {
    const end = new AbortController();
    const { width, height, pages, maxBytes: maxSaid } = sizes[size];
    const numbers = [width, height, page - 1, pages, ...(piece ? [piece.width, piece.height] : [])];

    /** Draws when it is its turn; null where the time is over. */
    const draw = (lane: keyof typeof lines): Promise<Buffer | null> =>
      lines[lane].inTurn(address, async () => {
        end.signal.throwIfAborted();
        try {
          return await file.withPath((path) => {
            const words = [path, file.kind, ...numbers.map(String)];
            return run('show-picture', words, { maxSaid, signal: end.signal, time: times[lane] });
          });
        } catch (error) {
          if (error instanceof UnfinishedFile && error.why === 'late') return null;
          if (isNotOpened(error)) return nothing;
          throw error;
        }
      });

    async function drawInTurn(): Promise<Buffer> {
      let drawn = slow.has(file.name) ? null : await draw('first');
      if (!drawn) {
        if (slow.get(file.name) !== 'again') slow.set(file.name, 'once');
        drawn = await draw('again');
      }
      if (!drawn) {
        slow.set(file.name, 'again');
        return nothing;
      }
      known.set(key, drawn);
      return drawn;
    }

    const picture = drawInTurn();
    // Nobody may wait for it any more when it fails.
    picture.catch(() => {});
    return { picture, waiting: 0, end };
  }

  return async (file, wanted, { address, gone }) => {
    const { size, page = 1, piece } = wanted;
    // How a file lies on a piece is a matter of its shape.
    const key = `${file.name} ${size} ${page} ${piece ? piece.width / piece.height : ''}`;
    const shown = (picture: Buffer) => (picture.length === 0 ? null : picture);
    const ready = known.get(key);
    if (ready) return shown(ready);
    if (slow.get(file.name) === 'again') return null;
    const drawing = drawings.get(key) ?? begin(file, wanted, { key, address });
    drawings.set(key, drawing);
    drawing.waiting++;
    const end = new AbortController();
    const late = wait(patience, undefined, { signal: AbortSignal.any([end.signal, gone]) })
      .catch(() => {})
      .then(() => {
        throw notDrawnYet();
      });
    try {
      return shown(await Promise.race([drawing.picture, late]));
    } finally {
      end.abort();
      await Promise.allSettled([late]);
      drawing.waiting--;
      if (drawing.waiting === 0) {
        drawings.delete(key);
        drawing.end.abort();
      }
    }
  };
}
