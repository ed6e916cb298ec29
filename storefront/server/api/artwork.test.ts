import { readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import {
  apiBase,
  artworkRefusals,
  artworkRoutes,
  maxArtworkBytes,
  maxArtworks,
  messages,
  ordersPath,
  quoteRoutes,
} from '@kerf/sdk/contract';
import { Upload } from 'tus-js-client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Holder } from '../../tests/artwork-calls.js';
import { makeLongPicture, makePdf, makePicture, makeSvg, svgBomb } from '../../tests/artwork-files.js';
import { openArtworkShop } from '../../tests/artwork-shop.js';
import { describeOnEachDatabase, type EmptyDatabase } from '../../tests/databases.js';
import { openMailbox } from '../../tests/mailbox.js';
import { peopleCalls } from '../../tests/people-calls.js';
import { placedOrder } from '../../tests/placed-order.js';
import { type S3StandIn, startS3 } from '../../tests/s3-stand-in.js';
import { fetchRefusal } from '../../tests/see-refusal.js';
import { temporaryPlace } from '../../tests/temporary-place.js';
import { orderedPiece } from '../artwork/ordered-piece.js';
import { sweepFiles } from '../artwork/sweep-files.js';
import { readEnv } from '../env.js';
import { changeLine } from '../orders/change-order.js';
import { writeMessage } from '../orders/order-messages.js';
import { readOrderEvents, readOrderLines } from '../orders/order-rows.js';
import { listOrders } from '../orders/read-orders.js';
import { openStorage } from '../storage/open-storage.js';
import type { Storage } from '../storage/storage.js';

const day = 86_400_000;

for (const [kept, kinds] of [
  // Where rows are kept and where files are has nothing to do with each other: each way is gone once.
  ['a folder', ['PostgreSQL']],
  ['a bucket of S3', ['SQLite']],
] as const)
  describeOnEachDatabase(
    `Artwork in ${kept}`,
    (open) => {
      let s3: S3StandIn | null = null;
      let place: EmptyDatabase;
      let openKept: () => Promise<Storage>;
      let { opened, url, calls, order, line, holder, holderOf } = {} as Awaited<
        ReturnType<typeof openArtworkShop>
      >;

      beforeEach(async () => {
        place = await open();
        s3 = kept === 'a folder' ? null : await startS3();
        const variables = { ...place.variables, ...s3?.variables };
        openKept = () => openStorage(readEnv(variables));
        ({ opened, url, calls, order, line, holder, holderOf } = await openArtworkShop(place, s3?.variables));
      });
      afterEach(async () => {
        await opened.app.close();
        await s3?.close();
      });

      const files = async () => (await (await openKept()).list()).map(({ key }) => key);
      const stage = async () => (await readOrderLines(opened.database.db, order.id))[0]?.stage;
      const act = (what: 'send-proof' | 'ask-change' | 'approve') =>
        opened.database.db
          .transaction()
          .execute((trx) => changeLine(trx, { orderId: order.id, lineId: line }, what, {}, opened.world.now));
      const orderPage = async () => {
        const page = await fetch(`${url}${ordersPath}?master_id=${order.id}`, {
          headers: { cookie: holder.cookie ?? '' },
        });
        return page.text();
      };
      const ordered = async () => {
        const [first] = await readOrderLines(opened.database.db, order.id);
        return orderedPiece(opened.world.catalogue, JSON.parse(first?.configuration ?? ''));
      };
      const sweep = (after: number) =>
        openKept().then((storage) =>
          sweepFiles(opened.database.db, storage).run(
            new Date(Date.now() + after),
            new AbortController().signal,
          ),
        );

      test('that is sent whole is there, its piece has it, and it comes back as it was, to be kept and not shown', async () => {
        const content = await makePdf({ width: 90, height: 54 });
        expect(await calls.upload(holder, line, 'Kärtchen final.pdf', content)).toMatchObject({
          status: 204,
        });
        expect(await stage()).toBe('artwork-received');
        const events = await readOrderEvents(opened.database.db, order.id);
        expect(events.map(({ what }) => what)).toEqual(['placed', 'artwork-received']);
        const { artworks, is_open } = await calls.list(holder, line);
        expect([artworks.length, is_open]).toEqual([1, true]);
        const [artwork] = artworks;
        expect(artwork).toMatchObject({
          line_id: line,
          name: 'Kärtchen final.pdf',
          kind: 'pdf',
          bytes: content.length,
        });
        const answer = await calls.call('GET', `${artworkRoutes.file}/${artwork?.id}`, holder);
        expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
        expect(Object.fromEntries(answer.headers)).toMatchObject({
          'content-type': 'application/octet-stream',
          'x-content-type-options': 'nosniff',
          'cache-control': 'no-store',
          'content-disposition': expect.stringMatching(
            /^attachment; .*filename\*=UTF-8''K%C3%A4rtchen%20final\.pdf/,
          ),
        });
        expect(await files()).toHaveLength(1);
        // A name of the storage says nothing of what its owner called it.
        expect((await files())[0]).toMatch(/^[\w-]{43}$/);
      });

      test('goes on where it broke off', async () => {
        const content = makeLongPicture(300_000);
        const half = Math.floor(content.length / 2);
        const { location } = await calls.begin(holder, { line, filename: 'sky.tif', length: content.length });
        expect((await calls.send(holder, location, content.subarray(0, half))).status).toBe(204);
        expect(await stage()).toBe('placed');
        expect(await calls.offset(holder, location)).toBe(half);
        expect(await calls.send(holder, location, content.subarray(half), half - 1)).toMatchObject({
          status: 409,
          code: 'ARTWORK_OFFSET',
        });
        expect((await calls.send(holder, location, content.subarray(half), half)).status).toBe(204);
        const [artwork] = (await calls.list(holder, line)).artworks;
        const answer = await calls.call('GET', `${artworkRoutes.file}/${artwork?.id}`, holder);
        expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
        // The answer to the last part may be lost: whoever asks, or sends it again, changes nothing.
        expect(await calls.offset(holder, location)).toBe(content.length);
        expect((await calls.send(holder, location, '', content.length)).status).toBe(204);
        expect((await calls.list(holder, line)).artworks).toHaveLength(1);
      });

      test('is received when its sender comes back, also where the server fell between its last byte and its row', async () => {
        const content = await makePicture(9, 9);
        const { location } = await calls.begin(holder, { line, filename: 'a.png', length: content.length });
        const key = location.split('/').at(-1) ?? '';
        await (await openKept()).uploads.write(Readable.from([content]), key, 0);
        expect((await calls.list(holder, line)).artworks).toEqual([]);
        expect(await calls.offset(holder, location)).toBe(content.length);
        expect((await calls.list(holder, line)).artworks).toHaveLength(1);
      });

      test('is sent by the client that everybody has, cut off and resumed', async () => {
        const content = makeLongPicture(1_500_000);
        const parts = {
          endpoint: `${url}/api${artworkRoutes.upload}`,
          headers: { ...holder },
          chunkSize: 400_000,
        };
        const metadata = { line, filename: 'sky.tiff' };
        const begun = await new Promise<string | null>((resolve, reject) => {
          const upload = new Upload(content, {
            ...parts,
            metadata,
            onError: reject,
            onChunkComplete: () => void upload.abort().then(() => resolve(upload.url)),
          });
          upload.start();
        });
        expect(await calls.offset(holder, begun ?? '')).toBeLessThan(content.length);
        await new Promise<void>((resolve, reject) => {
          new Upload(content, {
            ...parts,
            uploadUrl: begun,
            onError: reject,
            onSuccess: () => resolve(),
          }).start();
        });
        expect((await calls.list(holder, line)).artworks).toMatchObject([
          { bytes: content.length, name: 'sky.tiff' },
        ]);
      });

      test('is nothing to anybody else: not to send, see, fetch or take back', async () => {
        const content = await makePicture(9, 9);
        const other = await placedOrder(opened, { email: 'eve@example.com' });
        const eve = await holderOf(other.id);
        const people = peopleCalls(opened.app, openMailbox(opened));
        const member = { authorization: `Bearer ${(await people.register()).tokens.token}` };
        const ada = { authorization: `Bearer ${(await people.register('ada@example.com')).tokens.token}` };
        const { location } = await calls.begin(holder, {
          line,
          filename: 'a.png',
          length: content.length + 1,
        });
        await calls.upload(holder, line, 'a.png', content);
        const id = (await calls.list(holder, line)).artworks[0]?.id;
        const tus = { 'tus-resumable': '1.0.0' };
        for (const [who, status] of [
          [eve, 404],
          [member, 404],
          [{}, 401],
          [{ authorization: `Bearer ${'x'.repeat(43)}` }, 401],
        ] as const) {
          const answers = [
            (await calls.begin(who, { line, filename: 'a.png', length: 9 })).status,
            (await calls.send(who, location, content)).status,
            (await fetch(location, { method: 'HEAD', headers: { ...who, ...tus } })).status,
            (await fetch(location, { method: 'DELETE', headers: { ...who, ...tus } })).status,
            (await calls.list(who, line)).status,
            (await calls.call('GET', `${artworkRoutes.file}/${id}`, who)).status,
            (await calls.call('DELETE', `${artworkRoutes.remove}/${id}`, who)).status,
          ];
          expect(answers).toEqual(Array.from({ length: 7 }, () => status));
        }
        expect((await calls.list(eve, line)).status).toBe((await calls.list(eve, 'nothing')).status);
        // Who registers the address of an order finds it.
        expect((await calls.list(ada, line)).artworks).toHaveLength(1);
        const foreign = { ...holder, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
        expect((await calls.begin(foreign, { line, filename: 'a.png', length: 9 })).code).toBe(
          'PEOPLE_FOREIGN_PAGE',
        );
        expect(await calls.offset(holder, location)).toBe(0);
      });

      describe.each<[string, string, () => Buffer | string | Promise<Buffer | string>]>([
        ['a picture that calls itself a document', 'a.pdf', () => makePicture(9, 9)],
        [
          'a page of the web that calls itself a drawing',
          'a.svg',
          () => '<!doctype html><html><svg></svg></html>',
        ],
        [
          'a page of the web in front of a document',
          'a.pdf',
          () => '<script>alert(1)</script>%PDF-1.7 %%EOF',
        ],
        ['a packed drawing', 'a.svg', () => Buffer.from([0x1f, 0x8b, 8, 0, 0, 0])],
        [
          'an archive in front of a picture',
          'a.jpg',
          () => Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.from([0xff, 0xd8, 0xff])]),
        ],
        ['a drawing with a NUL in it', 'a.svg', () => '<svg \0></svg>'],
        ['nothing', 'a.png', () => ''],
      ])('that is %s', (_what, filename, content) => {
        test('is refused in words, and not kept', async () => {
          const answer = await calls.upload(holder, line, filename, await content());
          expect([answer.status, answer.code]).toEqual([415, 'ARTWORK_CONTENT']);
          expect(answer.message).toBe(artworkRefusals.ARTWORK_CONTENT);
          expect([await files(), await stage()]).toEqual([[], 'placed']);
        });
      });

      test.each([
        'a.exe',
        'a',
        '',
        'pdf',
        'a.pdf.html',
        '../../etc/passwd',
        'a.p\0df.html',
        '..',
        'x'.repeat(5_000),
      ])('by the name %j is refused before a byte of it comes', async (filename) => {
        const begun = await calls.begin(holder, { line, filename, length: 9 });
        expect([begun.status, begun.code]).toEqual([415, 'ARTWORK_NAME']);
        expect(await files()).toEqual([]);
      });

      test.each([
        ['../../x.png', 'x.png'],
        ['..\\..\\C:\\x.png', 'x.png'],
        ['/etc/x\0.png', 'x.png'],
        ['\u202Egnp.exe.png', 'gnp.exe.png'],
        [`${'é'.repeat(300)}.png`, `${'é'.repeat(196)}.png`],
        ['a"; filename=b.html;.png', 'a"; filename=b.html;.png'],
      ])('by the name %j lies where all of it lies, and is called %j', async (filename, shown) => {
        expect((await calls.upload(holder, line, filename, await makePicture(9, 9))).status).toBe(204);
        const [artwork] = (await calls.list(holder, line)).artworks;
        expect(artwork?.name).toBe(shown);
        expect(await readdir(place.dataDirectory)).not.toContain('x.png');
        expect((await files()).length).toBe(1);
        const answer = await calls.call('GET', `${artworkRoutes.file}/${artwork?.id}`, holder);
        expect(answer.headers.get('content-disposition')).toMatch(/^attachment;/);
      });

      test('has an end: of one file, of the files of a piece, and of an upload’s headers', async () => {
        const begin = (length: number) => calls.begin(holder, { line, filename: 'a.png', length });
        expect((await begin(maxArtworkBytes + 1)).code).toBe('ARTWORK_TOO_LARGE');
        const named = `line ${Buffer.from(line).toString('base64')},filename ${Buffer.from('a.png').toString('base64')}`;
        const tus = { ...holder, 'tus-resumable': '1.0.0', 'upload-metadata': named };
        for (const headers of [
          holder,
          tus,
          { ...tus, 'upload-length': '-1' },
          { ...tus, 'upload-defer-length': '1' },
        ]) {
          const answer = await calls.call('POST', artworkRoutes.upload, headers);
          const { error } = (await answer.json()) as { error: { code: string } };
          expect([answer.status, error.code]).toEqual([400, 'ARTWORK_UPLOAD']);
        }
        const content = await makePicture(9, 9);
        // More than was said does not come.
        const { location } = await begin(content.length - 1);
        expect(await calls.send(holder, location, content)).toMatchObject({
          status: 413,
          message: 'More was sent than this upload was announced with. Begin it again.',
        });
        const unmeasured = await fetch(location, {
          method: 'PATCH',
          headers: {
            ...holder,
            'tus-resumable': '1.0.0',
            'upload-offset': '0',
            'content-type': 'application/offset+octet-stream',
          },
          body: Readable.toWeb(Readable.from([content, content])) as BodyInit,
          duplex: 'half',
        } as RequestInit);
        const { error } = (await unmeasured.json()) as { error: { code: string } };
        expect([unmeasured.status, error.code]).toEqual([413, 'API_BODY_TOO_LARGE']);
        const begun = await begin(content.length);
        for (let count = 0; count < maxArtworks; count++) await calls.upload(holder, line, 'a.png', content);
        expect((await begin(9)).code).toBe('ARTWORK_TOO_MANY');
        expect((await calls.send(holder, begun.location, content)).code).toBe('ARTWORK_TOO_MANY');
        expect((await calls.list(holder, line)).artworks).toHaveLength(maxArtworks);
      });

      test('comes and goes until its proof is approved', async () => {
        const content = await makePicture(9, 9);
        await calls.upload(holder, line, 'a.png', content);
        await calls.upload(holder, line, 'b.png', content);
        const [first, second] = (await calls.list(holder, line)).artworks;
        const remove = async (id = '') => {
          const answer = await calls.call('DELETE', `${artworkRoutes.remove}/${id}`, holder);
          return {
            status: answer.status,
            body: (await answer.json()) as { message: string; data?: { artworks: object[] } },
          };
        };
        expect((await remove(first?.id)).body.data?.artworks).toHaveLength(1);
        expect((await remove(first?.id)).status).toBe(404);
        expect((await calls.call('GET', `${artworkRoutes.file}/${first?.id}`, holder)).status).toBe(404);
        const late = await calls.begin(holder, { line, filename: 'c.png', length: content.length });
        await act('send-proof');
        expect(await remove(second?.id)).toMatchObject({
          status: 409,
          body: { message: expect.stringMatching(/^A proof waits for your answer, so its files stay\./) },
        });
        expect(await calls.list(holder, line)).toMatchObject({
          is_open: true,
          artworks: [{ is_removable: false }],
        });
        await act('approve');
        expect(await remove(second?.id)).toMatchObject({
          status: 409,
          body: { message: messages.proofApprovedAlready },
        });
        expect(await calls.begin(holder, { line, filename: 'c.png', length: 9 })).toMatchObject({
          status: 409,
          message: messages.updateUnavailable,
        });
        expect((await calls.send(holder, late.location, content)).status).toBe(409);
        expect(await calls.list(holder, line)).toMatchObject({
          is_open: false,
          artworks: [{ is_removable: false }],
        });
      });

      test('that is all taken back leaves its piece waiting for artwork again, and other artwork withdraws a proof', async () => {
        const content = await makePicture(9, 9);
        const { db } = opened.database;
        const stage = async () => (await readOrderLines(db, order.id))[0]?.stage;
        const removeAll = async () => {
          for (const { id } of (await calls.list(holder, line)).artworks)
            expect((await calls.call('DELETE', `${artworkRoutes.remove}/${id}`, holder)).status).toBe(200);
        };
        await calls.upload(holder, line, 'a.png', content);
        await calls.upload(holder, line, 'b.png', content);
        expect(await stage()).toBe('artwork-received');
        await removeAll();
        expect(await stage()).toBe('placed');
        await calls.upload(holder, line, 'c.png', content);
        await act('send-proof');
        await calls.upload(holder, line, 'd.png', content);
        expect(await stage()).toBe('artwork-received');
        await act('send-proof');
        await act('ask-change');
        await removeAll();
        expect(await stage()).toBe('placed');
        expect((await readOrderEvents(db, order.id)).map(({ what }) => what)).toEqual(
          expect.arrayContaining(['artwork-removed']),
        );
      });

      test('is looked at, and what is found is said with what to do', async () => {
        await calls.upload(holder, line, 'small.jpg', await makePicture(100, 60, 'jpeg'));
        const [small] = await calls.looked(holder, line);
        expect(small).toMatchObject({ state: 'checked' });
        expect(small?.warnings.map(({ code }) => code)).toEqual(['resolution', 'size', 'rgb']);
        expect(small?.warnings[0]?.message).toMatch(
          /^This picture has \d+ dots an inch at \d+ mm; print wants 300\. Send a larger one,/,
        );
      });

      test('that is refused for an address counts for no piece', async () => {
        const asked = { line, filename: 'large.tif', length: maxArtworkBytes };
        for (let n = 0; n < 10; n++) expect((await calls.begin(holder, asked)).status).toBe(201);
        for (let n = 0; n < 60; n++) expect((await calls.begin(holder, asked)).status).toBe(429);
        const elsewhere = { ...holder, 'x-forwarded-for': '198.51.100.7' };
        expect((await calls.begin(elsewhere, { ...asked, length: 135 })).status).toBe(201);
      });

      test('is what a list of orders shows a piece with, the newest that was not taken back', async () => {
        const listed = async () => {
          const { orders } = await listOrders(opened.database.db, { orderIds: [order.id] });
          return orders.map(({ lines }) => lines.map(({ artwork_id }) => artwork_id));
        };
        expect(await listed()).toEqual([[null]]);
        await calls.upload(holder, line, 'first.svg', makeSvg('<path d="M0 0h9"/>'));
        await calls.upload(holder, line, 'second.svg', makeSvg('<path d="M0 0h9"/>'));
        const [first, second] = await calls.looked(holder, line);
        expect(await listed()).toEqual([[second?.id]]);
        await calls.call('DELETE', `${artworkRoutes.remove}/${second?.id}`, holder);
        expect(await listed()).toEqual([[first?.id]]);
      });

      test('that is less than was ordered says so with the newest file, until there is enough', async () => {
        const missing = async () =>
          (await calls.looked(holder, line)).map(({ warnings }) =>
            warnings.filter(({ code }) => code === 'missing').map(({ message }) => message.split('.')[0]),
          );
        await opened.database.db
          .updateTable('order_lines')
          .set({ kinds: 3 })
          .where('id', '=', line)
          .execute();
        const { db } = opened.database;
        const listed = async () =>
          (await listOrders(db, { orderIds: [order.id] })).orders[0]?.lines[0]?.artwork_sent;
        expect(await listed()).toBe('none');
        expect(await orderPage()).toContain('You ordered 3 sets: send artwork for each, a page or a file.');
        const sides = (await ordered()).sides;
        const page = await makePdf({ width: 90, height: 54, bleed: 2, pages: sides });
        await calls.upload(holder, line, 'one.pdf', page);
        const all = sides === 1 ? '3 sets' : '3 sets with two sides each, 6 sides in all';
        expect(await missing()).toEqual([[`You ordered ${all}; this is artwork for ${sides}`]]);
        expect(await listed()).toBe('part');
        await calls.upload(holder, line, 'two.pdf', page);
        expect(await missing()).toEqual([[], [`You ordered ${all}; this is artwork for ${2 * sides}`]]);
        await calls.upload(holder, line, 'three.pdf', page);
        expect(await missing()).toEqual([[], [], []]);
        expect(await listed()).toBe('all');
        const [, , third] = await calls.looked(holder, line);
        await calls.call('DELETE', `${artworkRoutes.remove}/${third?.id}`, holder);
        expect((await missing())[1]).toHaveLength(1);
        expect(await listed()).toBe('part');
        // Whoever writes what is printed there has nothing more to send.
        for (const [from, sent] of [
          ['shop', 'part'],
          ['customer', 'all'],
        ] as const) {
          await db
            .transaction()
            .execute((trx) => writeMessage(trx, order, { from, text: 'The same on it.' }, opened.world.now));
          expect(await listed()).toBe(sent);
        }
        const whole = await makePdf({ width: 90, height: 54, bleed: 2, pages: 3 * sides });
        await calls.upload(holder, line, 'all.pdf', whole);
        const codes = (await calls.looked(holder, line)).at(-1)?.warnings.map(({ code }) => code);
        expect(codes).not.toContain('pages');
        expect(codes).not.toContain('missing');
      });

      test('shows its piece with the front of it, on its page and in a list', async () => {
        const { db } = opened.database;
        await db.updateTable('order_lines').set({ kinds: 2 }).where('id', '=', line).execute();
        const pages = (await ordered()).sides;
        const page = await makePdf({ width: 90, height: 54, bleed: 2, pages });
        for (const name of ['old.pdf', 'front.pdf', 'other.pdf'])
          await calls.upload(holder, line, name, page);
        const looked = await calls.looked(holder, line);
        const front = looked.find(({ is_front }) => is_front);
        expect([front?.name, looked.filter(({ is_front }) => is_front).length]).toEqual(['front.pdf', 1]);
        const printed = looked.filter(({ is_printed }) => is_printed).map(({ name }) => name);
        expect(printed).toEqual(['front.pdf', 'other.pdf']);
        const { orders } = await listOrders(db, { orderIds: [order.id] });
        expect(orders[0]?.lines[0]?.artwork_id).toBe(front?.id);
        const pictures = (await orderPage()).match(/artwork-picture\/[\w-]+/g);
        expect(new Set(pictures)).toEqual(new Set([`artwork-picture/${front?.id}`]));
      });

      test('that nothing can read is said to be so, and harms nobody', async () => {
        await calls.upload(holder, line, 'torn.pdf', '%PDF-1.7\nnothing more');
        await calls.upload(holder, line, 'bomb.svg', svgBomb);
        await calls.upload(holder, line, 'fine.svg', makeSvg('<path d="M0 0h9"/>'));
        expect((await calls.looked(holder, line)).map(({ name, state }) => [name, state])).toEqual([
          ['torn.pdf', 'unreadable'],
          ['bomb.svg', 'checked'],
          ['fine.svg', 'checked'],
        ]);
      });

      test('that was given up goes after a day, and so does what was taken back; all else stays', async () => {
        const content = await makePicture(9, 9);
        await calls.upload(holder, line, 'kept.png', content);
        await calls.upload(holder, line, 'removed.png', content);
        await calls.begin(holder, { line, filename: 'begun.png', length: 9 });
        const [kept, removed] = (await calls.list(holder, line)).artworks;
        await calls.call('DELETE', `${artworkRoutes.remove}/${removed?.id}`, holder);
        await sweep(0);
        expect(await files()).toHaveLength(3);
        await sweep(2 * day);
        expect(await files()).toHaveLength(1);
        expect((await calls.call('GET', `${artworkRoutes.file}/${kept?.id}`, holder)).status).toBe(200);
        expect(
          (await opened.database.db.selectFrom('artworks').select('name').execute()).map(({ name }) => name),
        ).toEqual(['kept.png']);
      });

      describe('sent by a form', () => {
        const own = { 'sec-fetch-site': 'same-origin' };
        const send = async (
          parts: readonly [string, string, Buffer | string][],
          headers: Holder = { ...holder, ...own },
        ) => {
          const form = new FormData();
          for (const [field, name, content] of parts)
            form.append(field, new Blob([new Uint8Array(Buffer.from(content))]), name);
          const answer = await fetch(`${url}/mypage/orders/${order.id}/lines/${line}/artwork`, {
            method: 'POST',
            body: form,
            headers,
            redirect: 'manual',
          });
          return { status: answer.status, location: answer.headers.get('location') };
        };
        const page = (said: string) =>
          `/mypage/orders?master_id=${order.id}&order_detail_id=${line}${said}#said`;

        test('is the same', async () => {
          const content = await makePdf({ width: 90, height: 54 });
          const picture = await makePicture(9, 9);
          expect(
            await send([
              ['artwork', 'Kärtchen.pdf', content],
              ['artwork', 'b.png', picture],
            ]),
          ).toEqual({
            status: 303,
            location: page('&sent=2'),
          });
          expect((await calls.list(holder, line)).artworks.map(({ name, bytes }) => [name, bytes])).toEqual([
            ['Kärtchen.pdf', content.length],
            ['b.png', picture.length],
          ]);
          expect(await stage()).toBe('artwork-received');
        });

        const part = '--kerf\r\ncontent-disposition: form-data; name="artwork"; filename="a.png"\r\n\r\nabc';
        test.each([
          ['has no boundary', 'multipart/form-data', 'garbage'],
          ['has an empty boundary', 'multipart/form-data; boundary=', 'garbage'],
          [
            'has a boundary of 3,000 letters',
            `multipart/form-data; boundary=${'x'.repeat(3_000)}`,
            'garbage',
          ],
          ['breaks off', 'multipart/form-data; boundary=kerf', part],
        ])('that %s is its sender’s fault, and keeps nothing', async (_what, type, body) => {
          for (const [path, status] of [
            [`/mypage/orders/${order.id}/lines/${line}/artwork`, 303],
            [`/mypage/orders/${order.id}/messages`, 400],
            [`/mypage/orders/${order.id}/lines/${line}/review`, 400],
            [apiBase + quoteRoutes.createRequest, 400],
          ] as const) {
            const answer = await fetch(url + path, {
              method: 'POST',
              headers: { ...holder, ...own, 'content-type': type },
              body,
              redirect: 'manual',
            });
            expect([path, (await fetchRefusal(answer, holder.cookie)).status]).toEqual([path, status]);
          }
          expect((await calls.list(holder, line)).artworks).toEqual([]);
        });

        test('is refused among more parts than a form has, at every address, and refused so only so often', async () => {
          const many = `${part}\r\n`.repeat(300);
          const paths = [
            `/mypage/orders/${order.id}/lines/${line}/artwork`,
            `/mypage/orders/${order.id}/messages`,
            `/mypage/orders/${order.id}/lines/${line}/review`,
            apiBase + quoteRoutes.createRequest,
          ] as const;
          const press = async (path: string) => {
            const answer = await fetch(url + path, {
              method: 'POST',
              headers: { ...holder, ...own, 'content-type': 'multipart/form-data; boundary=kerf' },
              body: many,
              redirect: 'manual',
            });
            return { status: answer.status, text: await answer.text() };
          };
          for (const path of paths) {
            const { status, text } = await press(path);
            expect([path, status]).toEqual([path, 413]);
            expect(text).toContain('send fewer files');
          }
          expect((await calls.list(holder, line)).artworks).toEqual([]);
          const later: number[] = [];
          while (later.length < 200 && later.at(-1) !== 429) later.push((await press(paths[1])).status);
          expect(later.at(-1)).toBe(429);
        });

        test('is taken back by a form, which says so; another’s is none', async () => {
          await calls.upload(holder, line, 'a.png', await makePicture(9, 9));
          const [artwork] = (await calls.list(holder, line)).artworks;
          const remove = async (id: string, who: Holder) => {
            const answer = await fetch(`${url}/mypage/orders/${order.id}/artworks/${id}/remove`, {
              method: 'POST',
              headers: { ...who, ...own, 'content-type': 'application/x-www-form-urlencoded' },
              redirect: 'manual',
            });
            return fetchRefusal(answer, who.cookie);
          };
          const other = await placedOrder(opened, { email: 'eve@example.com' });
          const eve = await holderOf(other.id);
          // Who holds the key of another order is asked for this one's, and told of none of its files.
          const [strange, none] = [await remove(artwork?.id ?? '', eve), await remove('none', eve)];
          const wayIn = expect.stringMatching(/^\/sign-in\?redirect=/);
          expect(strange.headers.get('location')).toEqual(wayIn);
          expect(none.headers.get('location')).toBe(strange.headers.get('location'));
          expect((await remove('none', holder)).status).toBe(404);
          expect((await calls.list(holder, line)).artworks).toHaveLength(1);
          const removed = await remove(artwork?.id ?? '', holder);
          expect(removed.headers.get('location')).toBe(page('&done=removed'));
          const shown = await fetch(`${url}${page('&done=removed')}`, { headers: holder });
          expect(await shown.text()).toContain('a.png is removed.');
          expect((await calls.list(holder, line)).artworks).toEqual([]);
          // Pressed twice, it is done once.
          expect((await remove(artwork?.id ?? '', holder)).headers.get('location')).toBe(
            page('&done=removed'),
          );
        });

        test('is refused with the reason on the page of the order', async () => {
          expect(await send([['artwork', '', '']])).toEqual({
            status: 303,
            location: page('&refused=ARTWORK_NAME'),
          });
          expect((await send([['artwork', 'a.exe', 'MZ']])).location).toBe(page('&refused=ARTWORK_NAME'));
          expect((await send([['artwork', 'a.png', 'MZ']])).location).toBe(page('&refused=ARTWORK_CONTENT'));
          expect((await send([['artwork', '../../a.png', Buffer.alloc(3_000_000)]])).location).toBe(
            page('&refused=ARTWORK_CONTENT'),
          );
          expect(
            (
              await send([['artwork', 'a.png', '']], {
                ...own,
                ...(await holderOf('nobody').catch(() => ({}))),
              })
            ).location,
          ).toBe(page(''));
          expect(
            (
              await send([['artwork', 'a.png', await makePicture(9, 9)]], {
                ...holder,
                'sec-fetch-site': 'cross-site',
              })
            ).status,
          ).toBe(403);
          const other = await placedOrder(opened, { email: 'eve@example.com' });
          expect(
            (
              await send([['artwork', 'a.png', await makePicture(9, 9)]], {
                ...own,
                ...(await holderOf(other.id)),
              })
            ).location,
          ).toBe(page('&refused=ORDER_UNKNOWN_LINE'));
          expect([await files(), await stage()]).toEqual([[], 'placed']);
        });
      });
    },
    kinds,
  );

describe('Artwork for a shop whose disk is nearly full', () => {
  test('is refused before any of it comes, with when to look again; what is kept free takes orders', async () => {
    const place = await temporaryPlace();
    const { opened, calls, line, holder } = await openArtworkShop(place, { DISK_RESERVE: '1000000' });
    try {
      const answer = await calls.call('POST', artworkRoutes.upload, {
        ...holder,
        'tus-resumable': '1.0.0',
        'upload-length': '9',
        'upload-metadata': `line ${btoa(line)},filename ${btoa('a.pdf')}`,
      });
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([507, '60']);
      expect(await answer.json()).toMatchObject({
        message: 'The shop can’t keep anything right now. Nothing was changed.',
        error: { code: 'API_STORAGE_FULL' },
      });
      expect(await (await openStorage(readEnv(place.variables))).list()).toEqual([]);
      await placedOrder(opened, { email: 'eve@example.com' });
    } finally {
      await opened.app.close();
      await place.remove();
    }
  });
});

describe('Artwork for a shop whose folder of files is away', () => {
  let place: Awaited<ReturnType<typeof temporaryPlace>>;
  let shop: Awaited<ReturnType<typeof openArtworkShop>>;
  let content: Buffer;
  const folder = () => path.join(place.dataDirectory, 'files');
  const takeAway = () => rename(folder(), `${folder()}.away`);
  const bringBack = () => rename(`${folder()}.away`, folder());
  const isThere = async () => (await readdir(place.dataDirectory)).includes('files');
  beforeEach(async () => {
    place = await temporaryPlace();
    shop = await openArtworkShop(place);
    content = await makePicture(9, 9);
  });
  afterEach(async () => {
    await shop.opened.app.close();
    await place.remove();
  });

  test('is acknowledged by no form, and the folder is not made again', async () => {
    const { opened, url, calls, holder, order, line } = shop;
    await takeAway();
    for (const [form, field] of [
      [`/mypage/orders/${order.id}/lines/${line}/artwork`, 'artwork'],
      [`/mypage/orders/${order.id}/messages`, 'files'],
    ] as const) {
      const body = new FormData();
      body.append('text', 'Look at this.');
      body.append(field, new Blob([new Uint8Array(content)]), 'a.png');
      const answer = await fetch(url + form, {
        method: 'POST',
        body,
        headers: { ...holder, 'sec-fetch-site': 'same-origin' },
        redirect: 'manual',
      });
      expect([form, (await fetchRefusal(answer, holder.cookie)).status]).toEqual([form, 503]);
    }
    expect([(await calls.list(holder, line)).artworks, await isThere()]).toEqual([[], false]);
    expect(await opened.database.db.selectFrom('order_messages').selectAll().execute()).toEqual([]);
  });

  test('goes on, or is given up, once it is back, and is not said to be none until then', async () => {
    const { calls, holder, line } = shop;
    const begin = () => calls.begin(holder, { line, filename: 'a.png', length: content.length });
    const [{ location }, other] = [await begin(), await begin()];
    await calls.send(holder, location, content.subarray(0, 9));
    const giveUp = () =>
      fetch(other.location, { method: 'DELETE', headers: { ...holder, 'tus-resumable': '1.0.0' } });
    const rest = () => calls.send(holder, location, content.subarray(9), 9);
    const where = () => fetch(location, { method: 'HEAD', headers: { ...holder, 'tus-resumable': '1.0.0' } });
    await takeAway();
    for (const asked of [rest, where, giveUp]) expect((await asked()).status).toBe(503);
    await bringBack();
    expect([await calls.offset(holder, location), (await rest()).status]).toEqual([9, 204]);
    expect((await giveUp()).status).toBe(204);
    expect((await calls.list(holder, line)).artworks.map(({ bytes }) => bytes)).toEqual([content.length]);
  });

  test('is waited for by a shop that starts, which makes the folder for a new one alone', async () => {
    const { opened, calls, holder, line } = shop;
    await calls.upload(holder, line, 'a.png', content);
    await takeAway();
    const again = () => openArtworkShop(place).then(({ opened: { app } }) => app.close());
    await expect(again()).rejects.toThrow(
      `DATA_DIR can’t be used for ${folder()}: it is away, with the files in it. Bring it back, or make an empty one where they are lost, then start again.`,
    );
    expect(await isThere()).toBe(false);
    await opened.database.db.deleteFrom('artworks').execute();
    await again();
    expect(await isThere()).toBe(true);
  });
});
