/**
 * Looks at what came, each file in a process of its own. Who ordered takes turns, however much each has sent. A first look is
 * short; what needs longer is looked at again, beside the first looks and only begun while none of them waits.
 */
import { stat } from 'node:fs/promises';
import type { ArtworkWarning, PricingRequest } from '@kerf/sdk/contract';
import {
  type ArtworkFigure,
  artworkFigure,
  checkArtwork,
  type ReadArtwork,
  unreadableArtwork,
} from '@kerf/sdk/rules';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Catalogue } from '../catalogue/catalogue.js';
import type { Schema } from '../db/schema.js';
import { orderer } from '../orders/orderer.js';
import type { Storage } from '../storage/storage.js';
import { orderedPiece } from './ordered-piece.js';
import { createRounds } from './rounds.js';
import { UnfinishedFile, UnreadableFile } from './run-apart.js';
import { runReader } from './run-reader.js';
import type { WorkingTime } from './start-apart.js';

/** How often it is seen whether a file waits that another server left, ms, and how long a server keeps one to itself. */
const look = 30_000;
const heldFor = 120_000;
/** How long a first look may take, and each later one. */
const usualTimes: Readonly<Record<Lane, WorkingTime>> = {
  first: { processor: 3_000, clock: 15_000 },
  again: { clock: 30_000 },
};
/** Looks that come to nothing by a fault that need not be the file's, before a person has to look. */
const maxLooks = 3;

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
  /** Reads a file in so much time. Default: in a process of its own. */
  read?: typeof runReader;
  times?: typeof usualTimes;
}

/** What the look at a file found. */
interface Findings {
  warnings: ArtworkWarning[];
  figure: ArtworkFigure | null;
  pages: number | null;
  sides: number;
}

/** Looks of one kind, which are made one after the other. */
type Lane = 'first' | 'again';

/** What is told of a file that could not be read, whoever's fault that is. */
const notRead = (why: UnfinishedFile['why']): ReadArtwork => ({
  pages: [],
  pageCount: 1,
  unread: why === 'late' ? 'too-slow' : 'not-opened',
});

/** What looks at the artwork of a database. */
export function createArtworkLook({
  db,
  storage,
  catalogue,
  now,
  log,
  read = runReader,
  times = usualTimes,
}: LookParts): ArtworkLook {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let isWoken = false;
  const running: Partial<Record<Lane, Promise<void>>> = {};
  const rounds: Record<Lane, ReturnType<typeof createRounds>> = {
    first: createRounds(),
    again: createRounds(),
  };

  /** Files that wait for a look, with who ordered what they are for. */
  const waiting = (lane: Lane, time: Date) =>
    db
      .selectFrom('artworks')
      .innerJoin('order_lines', 'order_lines.id', 'artworks.line_id')
      .innerJoin('orders', 'orders.id', 'order_lines.order_id')
      .where('state', '=', 'checking')
      .where('removed_at', 'is', null)
      .where('held_until', '<=', time.toISOString())
      .where('looks', lane === 'first' ? '=' : '>', 0);

  /** Takes the file that is next for this server alone; null for none. */
  async function take(lane: Lane) {
    for (;;) {
      const time = now();
      const owners = await waiting(lane, time)
        .select(({ fn }) => [orderer.as('owner'), fn.min('held_until').as('since')])
        .groupBy(orderer)
        .orderBy('since')
        .execute();
      const turn = rounds[lane].next(owners.map((each) => each.owner));
      if (turn === null) return null;
      const next = await waiting(lane, time)
        .where(orderer, '=', turn)
        .select([
          'artworks.id',
          'storage_key',
          'bytes',
          'configuration',
          'order_lines.kinds',
          'looks',
          'held_until',
        ])
        .orderBy('held_until')
        .limit(1)
        .executeTakeFirst();
      if (!next) continue;
      const taken = await db
        .updateTable('artworks')
        .set({ held_until: new Date(time.getTime() + heldFor).toISOString() })
        .where('id', '=', next.id)
        .where('held_until', '=', next.held_until)
        .returning('id')
        .executeTakeFirst();
      if (!taken) continue;
      rounds[lane].serve(turn);
      return next;
    }
  }

  type Taken = NonNullable<Awaited<ReturnType<typeof take>>>;

  /** What a file holds; null for one that is not what it says. Throws an {@link UnfinishedFile} where that is not known. */
  async function readFile(
    { storage_key: key, bytes }: Taken,
    time: WorkingTime,
  ): Promise<ReadArtwork | null> {
    return storage.withPath(key, async (path) => {
      try {
        return await read(path, ending.signal, time);
      } catch (error) {
        if (!(error instanceof UnreadableFile)) throw error;
        // A verdict on less than came is none on what came.
        if ((await stat(path)).size !== bytes) throw new UnfinishedFile('ended');
        return null;
      }
    });
  }

  function findingsOf(found: ReadArtwork, { configuration, kinds }: Taken): Findings {
    const piece = orderedPiece(catalogue(), JSON.parse(configuration) as PricingRequest, kinds);
    const warnings = checkArtwork(found, piece);
    const figure = artworkFigure(found, piece, warnings);
    for (const [at, { warning }] of figure?.marks.entries() ?? []) {
      const marked = warnings[warning];
      if (marked) marked.mark = at + 1;
    }
    return { warnings, figure, pages: found.unread ? null : found.pageCount, sides: piece.sides };
  }

  const lookAgain = ({ id, looks }: Taken) =>
    db
      .updateTable('artworks')
      .set({ looks: looks + 1, held_until: now().toISOString() })
      .where('id', '=', id)
      .execute();

  async function lookAtOne(file: Taken, lane: Lane) {
    let found: ReadArtwork | null;
    try {
      found = await readFile(file, times[lane]);
    } catch (error) {
      if (!(error instanceof UnfinishedFile)) throw error;
      const isGivenUp = lane === 'again' && (error.why === 'late' || file.looks + 1 >= maxLooks);
      if (!isGivenUp) return lookAgain(file);
      found = notRead(error.why);
    }
    const findings = found && findingsOf(found, file);
    await db
      .updateTable('artworks')
      .set({
        state: findings ? 'checked' : 'unreadable',
        report: JSON.stringify(findings?.warnings ?? [unreadableArtwork]),
        figure: findings?.figure ? JSON.stringify(findings.figure) : null,
        pages: findings?.pages ?? null,
        sides: findings?.sides ?? null,
      })
      .where('id', '=', file.id)
      .execute();
  }

  async function runFirst(): Promise<void> {
    try {
      do {
        isWoken = false;
        for (let next = await take('first'); next && !ending.signal.aborted; next = await take('first'))
          await lookAtOne(next, 'first');
      } while (isWoken && !ending.signal.aborted);
    } finally {
      // Here, and not once it is settled: whoever comes between would wait for nothing.
      delete running.first;
    }
  }

  async function runAgain(): Promise<void> {
    try {
      for (;;) {
        await running.first;
        if (ending.signal.aborted) return;
        const next = await take('again');
        if (next) await lookAtOne(next, 'again');
        else if (!running.first) return;
      }
    } finally {
      delete running.again;
    }
  }

  const lookAtAll = async (): Promise<void> => {
    isWoken = true;
    running.first ??= runFirst();
    running.again ??= runAgain();
    await Promise.all([running.first, running.again]);
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
      await Promise.allSettled([running.first, running.again]);
    },
  };
}
