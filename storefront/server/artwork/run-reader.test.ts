import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { constants, getPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { makePdf, makePdfBomb, makePicture, makeSvg, svgBomb } from '../../tests/artwork-files.js';
import { isNotOpened, UnfinishedFile, UnreadableFile } from './run-apart.js';
import { runReader } from './run-reader.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kerf-artwork-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const noSignal = new AbortController().signal;
async function read(content: Buffer | string, signal = noSignal) {
  const file = path.join(folder, `f${Math.random().toString(36).slice(2)}`);
  await writeFile(file, content);
  return runReader(file, signal);
}

const childrenOf = (pid: number) => `/proc/${pid}/task/${pid}/children`;
/** The processes that this one has started, and those that they have. */
async function descendants(of = process.pid): Promise<number[]> {
  const said = await readFile(childrenOf(of), 'utf8').catch(() => '');
  const pids = said.split(' ').filter(Boolean).map(Number);
  return [...pids, ...(await Promise.all(pids.map(descendants))).flat()];
}
/** The one that opens a file: the words that it was started with name the file. */
async function readerOf(file: string): Promise<number | undefined> {
  for (const pid of await descendants())
    if ((await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).endsWith(`${file}\0`)) return pid;
  return undefined;
}

describe('A file that is read', () => {
  describe.runIf(existsSync(childrenOf(process.pid)))('is read by a process', () => {
    /** A file that is being read, and the process that does. */
    async function beingRead(signal?: AbortSignal) {
      const file = path.join(folder, `slow${Math.random().toString(36).slice(2)}.svg`);
      // Some seconds of work.
      await writeFile(file, makeSvg('<g>'.repeat(200_000) + '</g>'.repeat(200_000)));
      const reading = runReader(file, signal ?? noSignal);
      reading.catch(() => {});
      const pid = await vi.waitFor(async () => {
        const found = await readerOf(file);
        if (found === undefined) throw new Error('Nobody reads it yet.');
        return found;
      });
      return { reading, pid };
    }
    const isOver = (pid: number) => vi.waitFor(() => expect(existsSync(`/proc/${pid}/exe`)).toBe(false));

    test('that lets everything else go first', async () => {
      const ending = new AbortController();
      const { pid } = await beingRead(ending.signal);
      // It is there a moment before it is made to wait.
      await vi.waitFor(() => expect(getPriority(pid)).toBe(constants.priority.PRIORITY_LOW));
      ending.abort();
    });

    test('that is another one than the server started, knows none of its secrets, and ends with the wait for it', async () => {
      process.env.SESSION_SECRET = 'of the server';
      onTestFinished(() => void delete process.env.SESSION_SECRET);
      const ending = new AbortController();
      const { pid, reading } = await beingRead(ending.signal);
      expect(await readFile(childrenOf(process.pid), 'utf8')).not.toContain(String(pid));
      expect(await readFile(`/proc/${pid}/environ`, 'utf8')).not.toContain('of the server');
      ending.abort();
      await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
      await isOver(pid);
    });

    test('which says nothing of the file when it is killed', async () => {
      const { pid, reading } = await beingRead();
      process.kill(pid, 'SIGKILL');
      await expect(reading).rejects.toMatchObject({ name: 'UnfinishedFile', why: 'ended' });
    });

    test('and by the next one after what starts them was killed', async () => {
      const { pid, reading } = await beingRead();
      const status = await readFile(`/proc/${pid}/status`, 'utf8');
      process.kill(Number(/^PPid:\s*(\d+)/m.exec(status)?.[1]), 'SIGKILL');
      // No word on the file: it is looked at again.
      await expect(reading).rejects.toThrow(UnfinishedFile);
      process.kill(pid, 'SIGKILL');
      expect((await read(await makePicture(310, 205))).pages).toHaveLength(1);
    });
  });

  test('as PDF that breaks off is read as far as it goes, and that is told', async () => {
    const whole = await makePdf({ width: 90, height: 54, bleed: 2, pages: 1 });
    const cutOff = whole.subarray(0, whole.lastIndexOf('startxref'));
    expect(await read(cutOff)).toMatchObject({ pageCount: 1, unread: 'no-end' });
    // What a program put behind the end is no part of it.
    expect(await read(Buffer.concat([whole, Buffer.alloc(2_000, '\n')]))).toMatchObject({ unread: null });
  });

  test('as PDF says its size, its bleed, and what is drawn on it, where it is', async () => {
    const { pages, pageCount, unread } = await read(
      await makePdf({
        width: 90,
        height: 54,
        bleed: 2,
        pages: 2,
        words: 'Ada',
        spot: 'CutContour',
        picture: { pixels: 100, x: 12, y: 7, width: 50, height: 25 },
      }),
    );
    expect([pageCount, unread, pages.length]).toEqual([2, null, 2]);
    const [page] = pages;
    expect(page?.size?.width).toBeCloseTo(90, 3);
    expect(page?.size?.height).toBeCloseTo(54, 3);
    expect(page?.bleed).toBeCloseTo(2, 3);
    expect(page).toMatchObject({ spots: ['CutContour'], missingFonts: ['Helvetica'], isLinked: false });
    const [picture] = page?.pictures ?? [];
    expect([picture?.width, picture?.height]).toEqual([100, 100]);
    // From the top left of what is cut: 2 mm of bleed are left of it, and 58 mm are the whole height.
    expect(picture?.box.x).toBeCloseTo(10, 2);
    expect(picture?.box.y).toBeCloseTo(54 - (7 - 2) - 25, 2);
    expect(picture?.box.width).toBeCloseTo(50, 2);
    expect(picture?.box.height).toBeCloseTo(25, 2);
  });

  test('as PDF says whether it has colours of a screen, which words in it are not', async () => {
    const [screen, press] = await Promise.all([
      read(await makePdf({ width: 90, height: 54, isRgb: true })),
      read(await makePdf({ width: 90, height: 54 })),
    ]);
    expect([screen.pages[0]?.hasRgb, press.pages[0]?.hasRgb]).toEqual([true, false]);
    expect(press.pages[0]).toMatchObject({ bleed: null, pictures: [], spots: [], missingFonts: [] });
  });

  test.each(['png', 'jpeg', 'tiff'] as const)('as %s says how many dots it has', async (kind) => {
    const { pages } = await read(await makePicture(310, 205, kind));
    expect(pages).toEqual([
      expect.objectContaining({ size: null, pixels: { width: 310, height: 205 }, hasRgb: true }),
    ]);
  });

  test('as SVG says its size in mm, its cut line, its fonts, and what it only points at', async () => {
    const whole = makeSvg(
      '<g id="CutContour"><path d="M0 0h9"/></g><a href="https://kerf.example"><path/></a>',
    );
    expect((await read(whole)).pages).toEqual([
      expect.objectContaining({
        size: { width: 94, height: 58 },
        spots: ['CutContour'],
        missingFonts: [],
        isLinked: false,
      }),
    ]);
    const loose = makeSvg(
      '<text font-family="\'Brush\', serif">A</text><image href="logo.png"/>',
      'width="2in" height="1in"',
    );
    expect((await read(loose)).pages).toEqual([
      expect.objectContaining({
        size: { width: 50.8, height: 25.4 },
        spots: [],
        missingFonts: ['Brush'],
        isLinked: true,
      }),
    ]);
  });

  test('is no larger for entities that double', async () => {
    const began = performance.now();
    const { pages } = await read(svgBomb);
    expect(pages[0]?.size).toEqual({ width: 90, height: 54 });
    expect(performance.now() - began).toBeLessThan(15_000);
  });

  test.each<[string, () => Buffer | string | Promise<Buffer | string>]>([
    ['a PDF that ends half-way', async () => (await makePdf({ width: 90, height: 54 })).subarray(0, 300)],
    ['a PDF of nothing', () => '%PDF-1.7\n'],
    [
      'a PDF whose pages are themselves',
      () => '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 1 0 R/Kids[1 0 R]>>endobj\ntrailer<</Root 1 0 R>>',
    ],
    ...(['png', 'jpeg', 'tiff'] as const).map((kind): [string, () => Promise<Buffer>] => [
      `a picture that breaks off, ${kind}`,
      async () => {
        const whole = await makePicture(310, 205, kind);
        return whole.subarray(0, whole.length * 0.6);
      },
    ]),
    ['a picture without its head', async () => (await makePicture(9, 9)).subarray(0, 12)],
    ['a drawing that never ends', () => makeSvg('<g>').replace('</svg>', '')],
    ['nothing', () => ''],
  ])('is given up in words: %s', async (_name, content) => {
    await expect(read(await content())).rejects.toThrow(UnreadableFile);
  });

  test('is no verdict where it is too much for whatever reads it', async () => {
    const outcome = await read(await makePdfBomb(2_000)).catch((error: unknown) => error);
    expect(isNotOpened(outcome)).toBe(true);
  });

  test('is left when its time is over, with no verdict on it', async () => {
    const file = path.join(folder, 'slow.pdf');
    await writeFile(file, `%PDF-1.7\n1 0 obj ${'('.repeat(3_000_000)}`);
    const began = performance.now();
    await expect(runReader(file, noSignal, { clock: 1_000 })).rejects.toMatchObject({
      name: 'UnfinishedFile',
      why: 'late',
    });
    // Of the processor's time as well, which a busy machine does not use up.
    const bounded = runReader(file, noSignal, { clock: 30_000, processor: 1_500 });
    await expect(bounded).rejects.toMatchObject({ name: 'UnfinishedFile', why: 'late' });
    expect(performance.now() - began).toBeLessThan(15_000);
  });

  test('that is not there is no verdict on it either', async () => {
    await expect(runReader(path.join(folder, 'gone.pdf'), noSignal)).rejects.toThrow(UnfinishedFile);
  });

  test('is left at once when the server ends', async () => {
    const ending = new AbortController();
    const reading = read(await makePicture(9, 9), ending.signal);
    setTimeout(() => ending.abort(), 60);
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  });
});
