import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ArtworkWarning } from '@kerf/sdk/contract';
import type { ReadArtwork } from '@kerf/sdk/rules';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../tests/databases.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { placedOrder } from '../../tests/placed-order.js';
import { readOrderLines } from '../orders/order-rows.js';
import { createArtworkLook } from './look-at-artwork.js';
import { UnfinishedFile, UnreadableFile } from './run-apart.js';

const times = { first: { clock: 3 }, again: { clock: 30 } };
const readWhole: ReadArtwork = { pages: [], pageCount: 1, unread: null };

describeOnEachDatabase('A look at artwork', (open) => {
  let opened: OpenApp;
  let folder: string;
  /** What was read, and in how much time. */
  let reads: string[];
  let count = 0;
  beforeEach(async () => {
    opened = await openApp(await open());
    folder = await mkdtemp(path.join(tmpdir(), 'kerf-look-'));
    reads = [];
  });
  afterEach(async () => {
    await opened.app.close();
    await rm(folder, { recursive: true });
  });

  /** Files of a new order of somebody, each of which is its own name. */
  async function send(email: string, ...names: string[]) {
    const order = await placedOrder(opened, { email });
    const line = (await readOrderLines(opened.database.db, order.id))[0]?.id ?? '';
    for (const name of names) {
      await writeFile(path.join(folder, name), name);
      const time = new Date(opened.world.now.getTime() + count++ - 60_000).toISOString();
      await opened.database.db
        .insertInto('artworks')
        .values({
          id: name,
          line_id: line,
          name,
          kind: 'pdf',
          bytes: name.length,
          sha256: '',
          storage_key: name,
          state: 'checking',
          report: '[]',
          held_until: time,
          created_at: time,
          removed_at: null,
        })
        .execute();
    }
  }
  /** A look whose reader does what is said for a file, by how often it was read before. */
  function lookWith(outcomes: Record<string, (time: number) => Promise<ReadArtwork>>) {
    return createArtworkLook({
      db: opened.database.db,
      storage: {
        withPath: (key: string, work: (file: string) => unknown) => work(path.join(folder, key)),
      } as never,
      catalogue: () => opened.world.catalogue,
      now: () => opened.world.now,
      log: { warn() {} },
      times,
      read: async (file, _signal, { clock } = times.again) => {
        const name = path.basename(file);
        reads.push(`${name} ${clock}`);
        return outcomes[name]?.(clock) ?? readWhole;
      },
    });
  }
  async function verdict(id: string) {
    const { state, report } = await opened.database.db
      .selectFrom('artworks')
      .select(['state', 'report'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const told = (JSON.parse(report) as ArtworkWarning[]).filter(({ code }) =>
      ['not-checked', 'unreadable'].includes(code),
    );
    return [state, ...told.map(({ message }) => message)];
  }
  const fail = (error: Error) => async () => {
    throw error;
  };
  const late = fail(new UnfinishedFile('late'));
  const ended = fail(new UnfinishedFile('ended'));

  test('is taken in turns by those who ordered, however much each has sent, and in however many orders', async () => {
    await send('ada@example.com', 'ada-1', 'ada-2', 'ada-3');
    await send('ada@example.com', 'ada-4');
    await send('eve@example.com', 'eve-1', 'eve-2');
    await send('may@example.com', 'may-1');
    await lookWith({}).lookAtAll();
    expect(reads.map((read) => read.split(' ')[0])).toEqual([
      'ada-1',
      'eve-1',
      'may-1',
      'ada-2',
      'eve-2',
      'ada-3',
      'ada-4',
    ]);
  });

  test('is short at first; what needs longer comes after all others, and what takes too long is told so', async () => {
    await send('ada@example.com', 'endless', 'long', 'ada');
    await send('eve@example.com', 'eve');
    await lookWith({
      endless: late,
      long: (time) => (time < times.again.clock ? late() : Promise.resolve(readWhole)),
    }).lookAtAll();
    expect(reads).toEqual(['endless 3', 'eve 3', 'long 3', 'ada 3', 'endless 30', 'long 30']);
    expect(await verdict('long')).toEqual(['checked']);
    expect(await verdict('endless')).toEqual([
      'checked',
      'This file could not be checked: looking at it took too long. A person looks at it, and you see it on the proof.',
    ]);
  });

  test('that takes long holds up nobody who comes meanwhile', async () => {
    await send('ada@example.com', 'long');
    let end = (_read: ReadArtwork) => {};
    let begun = () => {};
    const isBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const look = lookWith({
      long(time) {
        if (time < times.again.clock) return late();
        begun();
        return new Promise((resolve) => {
          end = resolve;
        });
      },
    });
    const all = look.lookAtAll();
    await isBegun;
    await send('eve@example.com', 'eve');
    look.wake();
    await expect.poll(() => verdict('eve')).toEqual(['checked']);
    expect(await verdict('long')).toEqual(['checking']);
    end(readWhole);
    await all;
    expect(await verdict('long')).toEqual(['checked']);
  });

  test('that ends by somebody else’s fault is had again, and is never a verdict on the file', async () => {
    let isKilled = true;
    await send('ada@example.com', 'killed-once', 'killed');
    await lookWith({
      'killed-once': () => {
        if (!isKilled) return Promise.resolve(readWhole);
        isKilled = false;
        return ended();
      },
      killed: ended,
    }).lookAtAll();
    expect(await verdict('killed-once')).toEqual(['checked']);
    expect(reads.filter((read) => read.startsWith('killed '))).toHaveLength(3);
    expect(await verdict('killed')).toEqual([
      'checked',
      'This file could not be checked here. A person looks at it, and you see it on the proof.',
    ]);
  });

  test('is a verdict where the reader says so of all that came, and of no less', async () => {
    await send('ada@example.com', 'torn', 'half');
    await writeFile(path.join(folder, 'half'), 'ha');
    const refuse = fail(new UnreadableFile('It is none.'));
    await lookWith({
      torn: refuse,
      half: async (time) => {
        if (time === times.first.clock) return refuse();
        await writeFile(path.join(folder, 'half'), 'half');
        return readWhole;
      },
    }).lookAtAll();
    expect(await verdict('torn')).toEqual(['unreadable', expect.stringContaining('can’t be opened')]);
    expect(await verdict('half')).toEqual(['checked']);
  });
});
