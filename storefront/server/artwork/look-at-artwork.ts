/** Looks at what came, one file after the other, each in a process of its own. */
import type { ArtworkWarning, PricingRequest } from '@kerf/sdk/contract';
import { type ArtworkFigure, artworkFigure, checkArtwork, unreadableArtwork } from '@kerf/sdk/rules';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Catalogue } from '../catalogue/catalogue.js';
import type { Schema } from '../db/schema.js';
import type { Storage } from '../storage/storage.js';
import { orderedPiece } from './ordered-piece.js';
import { UnreadableFile } from './run-apart.js';
import { runReader } from './run-reader.js';

/** How often it is seen whether a file waits that another server left, ms, and how long a server keeps one to itself. */
const look = 30_000;
const heldFor = 120_000;

/** What looks at artwork. */
export interface ArtworkLook {
  /** Looks at what waits, and returns when nothing does. */
  lookAtAll(): Promise<void>;
  /** Says that a file waits. */
  wake(): void;
  start(): void;
  /** Stops at once; what is under way waits for the next server. */
  stop(): Promise<void>;
}

interface LookParts {
  db: Kysely<Schema>;
  storage: Storage;
  catalogue: () => Catalogue;
  now: () => Date;
  log: Pick<Logger, 'warn'>;
}

/** What the look at a file found. */
interface Findings {
  warnings: ArtworkWarning[];
  figure: ArtworkFigure | null;
  pages: number | null;
  sides: number;
}

/** What looks at the artwork of a database. */
export function createArtworkLook({ db, storage, catalogue, now, log }: LookParts): ArtworkLook {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWoken = false;

  /** Takes the next file that waits for this server alone; null for none. */
  async function take() {
    for (;;) {
      const time = now();
      const next = await db
        .selectFrom('artworks')
        .innerJoin('order_lines', 'order_lines.id', 'artworks.line_id')
        .select(['artworks.id', 'storage_key', 'configuration', 'kinds', 'held_until'])
        .where('state', '=', 'checking')
        .where('removed_at', 'is', null)
        .where('held_until', '<=', time.toISOString())
        .orderBy('held_until')
        .limit(1)
        .executeTakeFirst();
      if (!next) return null;
      const taken = await db
        .updateTable('artworks')
        .set({ held_until: new Date(time.getTime() + heldFor).toISOString() })
        .where('id', '=', next.id)
        .where('held_until', '=', next.held_until)
        .returning('id')
        .executeTakeFirst();
      if (taken) return next;
    }
  }

  async function findingsOf({
    storage_key: key,
    configuration,
    kinds,
  }: NonNullable<Awaited<ReturnType<typeof take>>>): Promise<Findings | null> {
    try {
      const read = await storage.withPath(key, (path) => runReader(path, ending.signal));
      const piece = orderedPiece(catalogue(), JSON.parse(configuration) as PricingRequest, kinds);
      const warnings = checkArtwork(read, piece);
      const figure = artworkFigure(read, piece, warnings);
      for (const [at, { warning }] of figure?.marks.entries() ?? []) {
        const marked = warnings[warning];
        if (marked) marked.mark = at + 1;
      }
      return { warnings, figure, pages: read.unread ? null : read.pageCount, sides: piece.sides };
    } catch (error) {
      if (error instanceof UnreadableFile) return null;
      throw error;
    }
  }

  async function lookAtOne(file: NonNullable<Awaited<ReturnType<typeof take>>>) {
    const found = await findingsOf(file);
    await db
      .updateTable('artworks')
      .set({
        state: found ? 'checked' : 'unreadable',
        report: JSON.stringify(found?.warnings ?? [unreadableArtwork]),
        figure: found?.figure ? JSON.stringify(found.figure) : null,
        pages: found?.pages ?? null,
        sides: found?.sides ?? null,
      })
      .where('id', '=', file.id)
      .execute();
  }

  async function run(): Promise<void> {
    do {
      isWoken = false;
      for (let next = await take(); next && !ending.signal.aborted; next = await take())
        await lookAtOne(next);
    } while (isWoken && !ending.signal.aborted);
  }

  const lookAtAll = (): Promise<void> => {
    isWoken = true;
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };

  const wake = () => {
    if (ending.signal.aborted) return;
    lookAtAll().catch((error: unknown) => {
      // The database or the storage is away: the file waits until it is back.
      if (!ending.signal.aborted) log.warn({ err: error }, 'artwork could not be looked at');
    });
  };

  return {
    lookAtAll,
    wake,
    start() {
      timer = setInterval(wake, look);
      timer.unref();
      wake();
    },
    async stop() {
      clearInterval(timer);
      ending.abort();
      await running?.catch(() => {});
    },
  };
}
