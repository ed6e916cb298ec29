import { PDFDocument } from '@cantoo/pdf-lib';
import { apiBase, artworkRoutes } from '@kerf/sdk/contract';
import { linePicturePath } from '@kerf/sdk/rules';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Holder } from '../../tests/artwork-calls.js';
import { makePdf, makePicture, makeSvg } from '../../tests/artwork-files.js';
import { openArtworkShop } from '../../tests/artwork-shop.js';
import { describeOnSQLite } from '../../tests/databases.js';
import { card } from '../../tests/orders.js';
import { placedOrder } from '../../tests/placed-order.js';
import { orderedPiece } from '../artwork/ordered-piece.js';

const points = 72 / 25.4;

/** A page of 90 × 50 mm with 3 mm beyond its cut, blue, its left end red; around it marks of the printer, green. */
async function markedPage(turn = 0): Promise<Buffer> {
  const document = await PDFDocument.create();
  const page = document.addPage([116 * points, 76 * points]);
  page.setTrimBox(13 * points, 13 * points, 90 * points, 50 * points);
  page.setBleedBox(10 * points, 10 * points, 96 * points, 56 * points);
  page.setRotation({ type: 'degrees' as never, angle: turn });
  const fill = (colour: string, box: number[]) =>
    `${colour} rg ${box.map((mm) => mm * points).join(' ')} re f`;
  const content = [
    fill('0 1 0', [0, 0, 116, 76]),
    fill('0 0 1', [10, 10, 96, 56]),
    fill('1 0 0', [10, 10, 20, 56]),
  ].join('\n');
  page.node.addContentStream(document.context.register(document.context.stream(content)));
  return Buffer.from(await document.save());
}

/** What colour a picture mostly has at a share of its width and height. */
async function colourAt(picture: Buffer, across: number, down: number): Promise<string> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at = Math.floor(down * info.height) * info.width + Math.floor(across * info.width);
  const colour = [...data.subarray(at * info.channels, at * info.channels + 3)];
  return ['red', 'green', 'blue'][colour.indexOf(Math.max(...colour))] ?? '';
}

describeOnSQLite('A file of artwork', (open) => {
  let shop: Awaited<ReturnType<typeof openArtworkShop>>;
  beforeEach(async () => {
    shop = await openArtworkShop(await open());
  });
  afterEach(() => shop.opened.app.close());

  /** Sends a file, and returns it as it is looked at. */
  async function sent(name: string, content: Buffer | string) {
    const { calls, holder, line } = shop;
    await calls.upload(holder, line, name, content);
    const artwork = (await calls.looked(holder, line)).at(-1);
    if (!artwork) throw new Error(`${name} did not come.`);
    return artwork;
  }
  const ask = (route: string, id: string, who: Holder = shop.holder) =>
    shop.calls.call('GET', `${route}/${id}`, who);
  async function small(id: string): Promise<Buffer> {
    const answer = await ask(artworkRoutes.picture, id);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    return Buffer.from(await answer.arrayBuffer());
  }
  const theirs = async () => (await placedOrder(shop.opened, { email: 'eve@example.com' })).id;

  test.each([
    ['photo.png', () => makePicture(375, 740, 'png')],
    ['scan.tiff', () => makePicture(375, 740, 'tiff')],
    ['plain.svg', async () => makeSvg('<path d="M0 0h9"/>')],
    ['sheet.pdf', () => makePdf({ width: 80, height: 40 })],
    ['sheet.ai', () => makePdf({ width: 80, height: 40 })],
  ])('is shown small to its owner alone: %s', async (name, make) => {
    const { id } = await sent(name, await make());
    const { width, height } = await sharp(await small(id)).metadata();
    expect(Math.max(width, height)).toBe(176);
    expect((await ask(artworkRoutes.picture, id, await shop.holderOf(await theirs()))).status).toBe(404);
  });

  test('is kept by browsers that ask each time whether they may still show it', async () => {
    const { id } = await sent('photo.png', await makePicture(375, 740, 'png'));
    const first = await ask(artworkRoutes.picture, id);
    const etag = first.headers.get('etag') ?? '';
    expect([first.headers.get('cache-control'), etag === '']).toEqual(['private, no-cache', false]);
    // Not by `fetch`, which asks for no kept answer where it is told a tag.
    const again = async (who: Holder) =>
      (
        await shop.opened.app.inject({
          url: `${apiBase}${artworkRoutes.picture}/${id}`,
          headers: { ...who, 'if-none-match': etag },
        })
      ).statusCode;
    expect(await again(shop.holder)).toBe(304);
    expect(await again(await shop.holderOf(await theirs()))).toBe(404);
  });

  test('that nobody can open is shown as its piece, with its kind on it', async () => {
    for (const [name, content, word] of [
      ['old.ai', '%!PS-Adobe-3.0\nshowpage', 'AI'],
      ['torn.pdf', '%PDF-1.7\nnothing more', 'PDF'],
    ] as const) {
      const answer = await ask(artworkRoutes.picture, (await sent(name, content)).id);
      expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
      expect(await answer.text()).toMatch(new RegExp(`<text [^>]*>${word}</text>`));
    }
  });

  test('is shown on its piece where that is named beside it', async () => {
    const artwork_id = (await sent('square.png', await makePicture(600, 600, 'png'))).id;
    const shape = async (path: string) => {
      const answer = await shop.calls.call('GET', path, shop.holder);
      const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      return (width / height).toFixed(1);
    };
    expect(await shape(`${artworkRoutes.picture}/${artwork_id}`)).toBe('1.0');
    expect(await shape(linePicturePath({ artwork_id, configuration: card }))).toBe(
      (card.width / card.height).toFixed(1),
    );
  });

  test('that can’t be had leads to the drawing that is named beside it, and to nothing else', async () => {
    const artwork_id = (await sent('photo.png', await makePicture(375, 740, 'png'))).id;
    const path = linePicturePath({ artwork_id, configuration: card });
    expect((await shop.calls.call('GET', path, shop.holder)).headers.get('content-type')).toBe('image/jpeg');
    for (const [address, who] of [
      [linePicturePath({ artwork_id: 'none', configuration: card }), shop.holder],
      [path, {}],
    ] as const) {
      const { statusCode, headers } = await shop.opened.app.inject({ url: apiBase + address, headers: who });
      expect([statusCode, headers['cache-control']]).toEqual([302, 'no-store']);
      const drawing = await shop.opened.app.inject(String(headers.location));
      expect([drawing.statusCode, drawing.headers['content-type']]).toEqual([
        200,
        'image/svg+xml; charset=utf-8',
      ]);
    }
    const elsewhere = `${artworkRoutes.picture}/none?url=https://elsewhere.example/`;
    expect((await shop.calls.call('GET', elsewhere, {})).status).toBe(400);
  });

  test('that is a document is shown with what it has beyond its cut, and without the marks around that', async () => {
    const picture = await small((await sent('marked.pdf', await markedPage())).id);
    const { width = 0, height = 0 } = await sharp(picture).metadata();
    expect(width / height).toBeCloseTo(96 / 56, 1);
    expect(await colourAt(picture, 0.03, 0.5)).toBe('red');
    for (const corner of [0.02, 0.98]) expect(await colourAt(picture, 0.98, corner)).toBe('blue');
  });

  test('that says how it is turned is shown so', async () => {
    const picture = await small((await sent('marked.pdf', await markedPage(90))).id);
    const { width = 0, height = 0 } = await sharp(picture).metadata();
    expect(height / width).toBeCloseTo(96 / 56, 1);
    expect(await colourAt(picture, 0.5, 0.03)).toBe('red');
    expect(await colourAt(picture, 0.5, 0.97)).toBe('blue');
  });

  test('is drawn on its piece with its warnings where they are, for its owner alone, and nothing of its words', async () => {
    const name = '<script>alert(1)</script>.pdf';
    const { id, warnings, figure: words } = await sent(name, await makePdf({ width: 80, height: 40 }));
    expect(warnings.find(({ code }) => code === 'size')?.mark).toBe(1);
    expect(words).toMatch(/^Page 1 on the piece, to scale: 80 × 40 mm/);
    const figure = await ask(artworkRoutes.figure, id);
    expect([figure.status, figure.headers.get('content-type')]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
    ]);
    const svg = await figure.text();
    expect(svg).toMatch(/^<svg [^>]*viewBox="[-\d. ]+"/);
    expect(svg).toContain('width="80" height="40"');
    const pictures = [...svg.matchAll(/<image href="data:image\/jpeg;base64,([^"]+)"/g)];
    expect(pictures).toHaveLength(1);
    const { width } = await sharp(Buffer.from(pictures[0]?.[1] ?? '', 'base64')).metadata();
    expect(width).toBe(640);
    expect(svg.replace(/base64,[^"]+/, '')).not.toMatch(/script|alert/);
    const stranger = await shop.holderOf(await theirs());
    const [strange, none] = [
      await ask(artworkRoutes.figure, id, stranger),
      await ask(artworkRoutes.figure, 'none', stranger),
    ];
    expect([strange.status, await strange.text()]).toEqual([404, await none.text()]);
  });

  test('that lies on its side is drawn on its piece turned to the right', async () => {
    const { id } = await sent('high.pdf', await makePdf({ width: 50, height: 70 }));
    const [, picture = ''] = /<image ([^>]*)>/.exec(await (await ask(artworkRoutes.figure, id)).text()) ?? [];
    expect(picture.replace(/base64,[^"]+/, '')).toContain('width="50" height="70"');
    const { width, height } = orderedPiece(shop.opened.world.catalogue, card);
    const [right, top] = [width / 2 + 35, height / 2 - 25];
    expect(picture).toContain(`transform="translate(${right} ${top}) rotate(90)"`);
  });
});
