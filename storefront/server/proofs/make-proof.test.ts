import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decodePDFRawStream, PDFArray, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makePdf, makePdfBomb, makePicture, makeSvg } from '../../tests/artwork-files.js';
import { describeOnSQLite } from '../../tests/databases.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { readPdfText } from '../../tests/pdf-text.js';
import { placedOrder } from '../../tests/placed-order.js';
import { type KeptOrder, type KeptOrderLine, readOrderLines } from '../orders/order-rows.js';
import { createRowId } from '../people/secrets.js';
import type { Storage } from '../storage/storage.js';
import { makeProof } from './make-proof.js';

describeOnSQLite('A proof that is made of artwork', (open) => {
  let opened: OpenApp;
  let order: KeptOrder;
  let line: KeptOrderLine;
  let folder: string;
  beforeEach(async () => {
    opened = await openApp(await open());
    order = await placedOrder(opened, { email: 'ada@example.com' });
    const [first] = await readOrderLines(opened.database.db, order.id);
    if (!first) throw new Error('This order has no piece.');
    line = first;
    folder = await mkdtemp(path.join(tmpdir(), 'kerf-test-proof-'));
  });
  afterEach(async () => {
    await rm(folder, { recursive: true });
    await opened.app.close();
  });

  const storage = {
    withPath: (key: string, work: (file: string) => Promise<unknown>) => work(path.join(folder, key)),
  };
  let sent = 0;
  async function send(name: string, content: Buffer | string, kind: 'pdf' | 'png' | 'svg' | 'ai' = 'pdf') {
    const key = `file-${++sent}`;
    await writeFile(path.join(folder, key), content);
    await opened.database.db
      .insertInto('artworks')
      .values({
        id: createRowId(),
        line_id: line.id,
        name,
        kind,
        bytes: content.length,
        sha256: '',
        storage_key: key,
        state: 'checking',
        report: '[]',
        held_until: '',
        created_at: new Date(Date.UTC(2026, 10, 18, 0, sent)).toISOString(),
        removed_at: null,
      })
      .execute();
  }
  const make = (more: Partial<KeptOrderLine> = {}) =>
    makeProof({
      db: opened.database.db,
      storage: storage as Storage,
      catalogue: opened.world.catalogue,
      order,
      line: { ...line, ...more },
      position: 1,
      pieces: 2,
      round: 3,
      now: opened.world.now,
    });
  const configured = (parts: object) => ({
    configuration: JSON.stringify({ ...JSON.parse(line.configuration), ...parts }),
  });
  /** The window that artwork is seen through on the first page, and how it is laid there, points. */
  async function laidUnder(content: Buffer): Promise<{ clip: number[]; matrix: number[] }> {
    const { context, ...document } = await PDFDocument.load(content).then((read) => ({
      context: read.context,
      page: read.getPage(0),
    }));
    const contents = document.page.node.Contents();
    const first = contents instanceof PDFArray ? context.lookup(contents.get(0)) : contents;
    const words =
      first instanceof PDFRawStream ? String(Buffer.from(decodePDFRawStream(first).decode())) : '';
    const [, clip = '', matrix = ''] = /^\/Artifact BMC\nq\n(.+) re W n\n(.+) cm\n/.exec(words) ?? [];
    const numbers = (text: string) => text.split(' ').map(Number);
    return { clip: numbers(clip), matrix: numbers(matrix) };
  }
  const sizeOf = async (content: Buffer) => (await PDFDocument.load(content)).getPage(0).getSize();

  test('is not waited for longer than somebody would, however many files are slow', async () => {
    await send('slow.pdf', await makePdf({ width: 90, height: 55 }));
    const isOver = new AbortController();
    const withPath = storage.withPath;
    const made = makeProof({
      db: opened.database.db,
      storage: {
        withPath: (key: string, work: (file: string) => Promise<unknown>) => {
          isOver.abort();
          return withPath(key, work);
        },
      } as Storage,
      catalogue: opened.world.catalogue,
      ...{ order, line, position: 1, pieces: 1, round: 1, now: opened.world.now, signal: isOver.signal },
    });
    await expect(made).rejects.toThrow(
      `The artwork takes too long to be opened and drawn here. Make a proof and send it: npm run shop -- orders proof ${order.number} 1 FILE.pdf`,
    );
  });

  test('says whose it is, what it is, and what to look at, in words that every reader finds', async () => {
    await send('card.pdf', await makePdf({ width: 90, height: 55, bleed: 0, pages: 2, isRgb: true }));
    const { file, shown, there } = await make();
    expect([shown, there.pages]).toEqual([['card.pdf'], there.sides]);
    const { pages, title, isTagged, alts } = await readPdfText(file.content);
    expect([title, isTagged]).toEqual([`Proof 3 of ${line.product_name}, order ${order.number}`, true]);
    for (const words of [
      `Order ${order.number}`,
      'Piece 1 of 2',
      `Product ${line.product_name}`,
      'Round 3',
      'Check spelling, colours and cut line',
      'Cut line',
      'What we noticed',
      'The colours are RGB, as screens have them.',
      'Shown at its full size',
    ])
      expect(pages[0]).toContain(words);
    expect(alts[0]).toContain('with the cut line and the safety line drawn over it');
    expect(file.name).toBe(`proof-${order.number}-1-3.pdf`);
  });

  test('is on a sheet that holds the piece at its full size, however large that is', async () => {
    await send('large.pdf', await makePdf({ width: 900, height: 550 }));
    const small = await make(configured({ width: 90, height: 55 }));
    const large = await make(configured({ width: 900, height: 550 }));
    expect((await sizeOf(small.file.content)).width).toBeCloseTo(841.89, 1);
    const { width, height } = await sizeOf(large.file.content);
    expect(width).toBeGreaterThan((900 * 72) / 25.4);
    expect(height).toBeGreaterThan((550 * 72) / 25.4);
    expect((await readPdfText(large.file.content)).pages[0]).toContain('Shown at its full size');
    expect((await readPdfText(small.file.content)).pages[0]).toContain(
      'Your page was made 10 % as large to fit.',
    );
  });

  test('says of artwork that lies on its side that it was turned, beneath it and in what was noticed', async () => {
    await send('tag.png', await makePicture(1_110, 697), 'png');
    const { pages } = await readPdfText((await make(configured({ width: 50, height: 90 }))).file.content);
    for (const words of [
      'Your page was turned to the right to fit.',
      'This picture is wider than high and the piece is not, so that it lies on its side',
      'This picture has 1110 × 697 dots',
    ])
      expect(pages[0]?.replace(/\s+/g, ' ')).toContain(words);
  });

  test.each(['png', 'svg', 'ai'] as const)('shows %s as well', async (kind) => {
    const content = {
      png: () => makePicture(1_100, 680),
      svg: () => makeSvg('<rect width="400" height="300" fill="#c40062"/>', 'viewBox="0 0 400 300"'),
      ai: () => makePdf({ width: 92, height: 57 }),
    };
    await send(`card.${kind}`, await content[kind](), kind);
    const { file } = await make();
    const document = await PDFDocument.load(file.content);
    expect(document.getPageCount()).toBe(1);
    expect((await laidUnder(file.content)).matrix).toHaveLength(6);
    expect((await readPdfText(file.content)).isTagged).toBe(true);
  });

  test('is of the newest files where there are several, and says which sides have none', async () => {
    await send('old.pdf', await makePdf({ width: 90, height: 55 }));
    await send('front.pdf', await makePdf({ width: 90, height: 55, words: 'Front' }));
    await send('back.png', await makePicture(900, 550), 'png');
    const both = await make({ kinds: 1 });
    expect(both.shown).toEqual(both.there.sides === 2 ? ['front.pdf', 'back.png'] : ['back.png']);
    const many = await make({ kinds: 9 });
    expect([many.there.pages, many.shown.length]).toEqual([3, 3]);
    expect(many.there.kinds).toBe(9);
    const { pages } = await readPdfText(many.file.content);
    expect(pages[0]).toContain('Set 1');
  });

  test('says on each page what was noticed of its own file, and of no other', async () => {
    const rgb = 'The colours are RGB';
    await send('front.png', await makePicture(1_100, 680), 'png');
    await send('back.pdf', await makePdf({ width: 90, height: 55, bleed: 2 }));
    const { pages } = await readPdfText((await make({ kinds: 9 })).file.content);
    expect(pages.slice(0, 2).map((words) => words.includes(rgb))).toEqual([true, false]);
    expect(pages).toHaveLength(2);
  });

  test('acts on nobody: a script of the file stays in the file', async () => {
    const document = await PDFDocument.load(await makePdf({ width: 90, height: 55 }));
    document.addJavaScript('main', 'app.alert("boo")');
    document.attach(Buffer.from('boo'), 'boo.txt', { mimeType: 'text/plain' });
    await send('card.pdf', Buffer.from(await document.save({ useObjectStreams: false })));
    const { file } = await make();
    const plain = await (await PDFDocument.load(file.content)).save({ useObjectStreams: false });
    expect(Buffer.from(plain).toString('latin1')).not.toMatch(/JavaScript|EmbeddedFile|boo/);
  });

  test('puts the artwork where the piece is, with its bleed, and nothing beyond', async () => {
    const points = (mm: number) => (mm * 72) / 25.4;
    await send('card.png', await makePicture(920, 570), 'png');
    const picture = await laidUnder((await make(configured({ width: 90, height: 55 }))).file.content);
    const [left = 0, low = 0, wide, high] = picture.clip;
    expect([wide, high]).toEqual([expect.closeTo(points(92), 2), expect.closeTo(points(57), 2)]);
    // A picture is one wide and one high, and fills all of it.
    expect(picture.matrix).toEqual([wide, 0, 0, high, left, low].map((each) => expect.closeTo(each ?? 0, 2)));
    await send('card.pdf', await makePdf({ width: 55, height: 90, bleed: 3 }));
    const turned = await laidUnder((await make(configured({ width: 90, height: 55 }))).file.content);
    expect(turned.clip).toEqual(picture.clip);
    // On its side to the right: its foot, 3 mm of bleed below the cut, is on the left, and its left side above.
    const [x, y] = [left + points(1 - 3), low + points(57 - 1 + 3)];
    expect(turned.matrix).toEqual([0, -1, 1, 0, x, y].map((each) => expect.closeTo(each, 2)));
  });

  test.each<[string, string, () => Buffer | string | Promise<Buffer | string>, RegExp]>([
    [
      'PostScript',
      'card.ai',
      () => '%!PS-Adobe-3.0\n',
      /"card\.ai" is PostScript, which is not drawn here\./,
    ],
    [
      'broken',
      'card.pdf',
      async () => (await makePdf({ width: 90, height: 55 })).subarray(0, 300),
      /can’t be opened\./,
    ],
    ['a bomb', 'card.pdf', () => makePdfBomb(2_000), /takes too long, or too much, to be opened here\./],
    [
      'a picture of no pixels',
      'card.png',
      async () => (await readFile(new URL(import.meta.url))).subarray(0, 40),
      /can’t be opened\./,
    ],
  ])(
    'is refused in a sentence that asks for a file where the artwork is %s',
    async (_why, name, content, said) => {
      await send(name, await content());
      await expect(make()).rejects.toThrow(said);
      await expect(make()).rejects.toThrow(`npm run shop -- orders proof ${order.number} 1 FILE.pdf`);
    },
  );

  test('is refused without artwork', async () => {
    await expect(make()).rejects.toThrow(/has no artwork yet\. Make a proof and send it/);
  });
});
