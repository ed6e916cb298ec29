import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  apiBase,
  idempotencyKeyHeader,
  maxAttachmentBytes,
  maxAttachments,
  messages,
  quoteRoutes,
} from '@kerf/sdk/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeLongPicture, makePdf } from '../../tests/artwork-files.js';
import { describeOnEachDatabase, type EmptyDatabase } from '../../tests/databases.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { quoteCalls, specialForm } from '../../tests/quote-calls.js';
import { sweepFiles } from '../artwork/sweep-files.js';
import { readEnv } from '../env.js';
import { openStorage } from '../storage/open-storage.js';

const day = 86_400_000;
/** How many uploads are cut half-way. */
const cuts = Number(process.env.UPLOADS ?? 20);
const cutBytes = 200_000;

/** Begins to send a body, and loses the line half-way. */
function sendHalf(
  url: string,
  method: 'PATCH' | 'POST',
  headers: Readonly<Record<string, string>>,
  body: Buffer,
): Promise<void> {
  return new Promise((resolve) => {
    const outgoing = request(url, { method, headers: { ...headers, 'content-length': body.length } });
    outgoing.on('error', () => {});
    outgoing.on('close', resolve);
    outgoing.write(body.subarray(0, body.length / 2), () => outgoing.destroy());
  });
}

describeOnEachDatabase('Files of a request for a quote', (open) => {
  let place: EmptyDatabase;
  let opened: OpenApp;
  let url: string;
  let calls: ReturnType<typeof quoteCalls>;
  let send: typeof calls.send;
  let upload: typeof calls.upload;

  beforeEach(async () => {
    place = await open();
    // Whoever stands behind the proxy is somebody else each time they say so.
    opened = await openApp(place, { variables: { TRUSTED_PROXIES: '1' } });
    await opened.app.listen({ port: 0, host: '127.0.0.1' });
    url = `http://127.0.0.1:${(opened.app.server.address() as AddressInfo).port}${apiBase}`;
    calls = quoteCalls(url);
    ({ send, upload } = calls);
  });
  afterEach(() => opened.app.close());

  const rows = () => opened.database.db.selectFrom('quote_requests').selectAll().execute();
  const storage = () => openStorage(readEnv(place.variables));
  const files = async () => (await (await storage()).list()).map(({ key }) => key);
  const sweep = async (after: number) =>
    sweepFiles(opened.database.db, await storage()).run(
      new Date(Math.max(Date.now(), opened.world.now.getTime()) + after),
      new AbortController().signal,
    );

  test('a form that is sent again under one name, files and all, is one request', async () => {
    const content = new Uint8Array(await makePdf({ width: 50, height: 70 }));
    const form = () => specialForm({ 'attachments[]': [new File([content], 'foto.pdf')] });
    const named = { [idempotencyKeyHeader]: 'a-name-that-nobody-guesses' };
    const first = await send(form(), named);
    expect(first.status).toBe(201);
    expect(await send(form(), named)).toEqual(first);
    expect(await rows()).toHaveLength(1);
    // The second copy goes once its form is answered.
    await expect.poll(files).toHaveLength(1);
    const other = specialForm({
      'attachments[]': [new File([new Uint8Array(makeLongPicture(5_001))], 'foto.TIF')],
    });
    expect(await send(other, named)).toMatchObject({ status: 422 });
    expect(await files()).toHaveLength(1);
  });

  test('special processing takes files, sent before or with it, and gives them to the shop alone', async () => {
    const pdf = await makePdf({ width: 50, height: 70 });
    const { status, key } = await upload('Druck vorlage.pdf', pdf);
    expect(status).toBe(204);
    const file = new File([new Uint8Array(makeLongPicture(5_000))], 'foto.TIF');
    const answer = await send(specialForm({ 'attachments[]': [key, file] }));
    expect(answer).toMatchObject({ status: 201, message: messages.quoteSent });
    const [kept] = await rows();
    expect(kept).toMatchObject({ kind: 'Special Processing', quantity: 500 });
    expect(kept?.summary).toContain('Stamp Spot: Gold Stamping');
    const names = await opened.database.db.selectFrom('quote_files').select(['name', 'request_id']).execute();
    expect(names.map(({ name }) => name).sort()).toEqual(['Druck vorlage.pdf', 'foto.TIF']);
    expect(names.every(({ request_id }) => request_id === kept?.id)).toBe(true);
    expect(await files()).toHaveLength(2);
    // Named once, it went with that request.
    expect(await send(specialForm({ 'attachments[]': [key] }))).toMatchObject({
      status: 404,
      error: { code: 'QUOTE_FILE_UNKNOWN' },
    });
    expect(await rows()).toHaveLength(1);
  });

  test.each([
    'run.js',
    'run.JS',
    'run.Ts',
    'look.css',
    'look.SCSS',
    'page.html',
    'tool.exe',
    'vorlage.pdf.js',
    'x.pdf\0.js',
    '../../x.js',
  ])('%j is no file that is taken, whichever way it comes', async (name) => {
    expect(await upload(name, '%PDF-1.4')).toMatchObject({
      status: 415,
      message: messages.fileTypeRefused,
    });
    const file = new File(['%PDF-1.4'], name);
    expect(await send(specialForm({ 'attachments[]': [file] }))).toMatchObject({
      status: 415,
      message: messages.fileTypeRefused,
    });
    expect(await files()).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  test('a file that is not what its name says is refused, and leaves nothing behind', async () => {
    expect(await upload('picture.png', '<svg xmlns="http://www.w3.org/2000/svg"/>')).toMatchObject({
      status: 415,
    });
    const page = new File(['<script>alert(1)</script>'], 'page.pdf');
    expect(await send(specialForm({ 'attachments[]': [page] }))).toMatchObject({ status: 415 });
    expect(await files()).toEqual([]);
  });

  test('a file outside of its folder by name is kept under a name of the shop', async () => {
    const { key } = await upload('../../../etc/x.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect((await send(specialForm({ 'attachments[]': [key] }))).status).toBe(201);
    const [kept] = await opened.database.db.selectFrom('quote_files').selectAll().execute();
    expect(kept?.name).toBe('x.svg');
    expect(await files()).toEqual([key]);
    expect(await readdir(join(place.dataDirectory, '..')).then((all) => all.includes('x.svg'))).toBe(false);
  });

  test('the fifth file is refused with what was sent, and the four before it are forgotten', async () => {
    const pdf = new Uint8Array(await makePdf({ width: 50, height: 70 }));
    const five = [1, 2, 3, 4, 5].map((at) => new File([pdf], `${at}.pdf`));
    expect(await send(specialForm({ 'attachments[]': five }))).toMatchObject({
      status: 400,
      message: messages.filesAbove,
    });
    expect(await files()).toEqual([]);
    expect((await send(specialForm({ 'attachments[]': five.slice(1) }))).status).toBe(201);
    // Nor does it come beside four that were sent before.
    const keys: string[] = [];
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'])
      keys.push((await upload(name, Buffer.from(pdf))).key);
    const [one] = five;
    expect(await send(specialForm({ 'attachments[]': one ? [...keys, one] : [] }))).toMatchObject({
      status: 400,
      message: messages.filesAbove,
    });
    expect(await files()).toHaveLength(8);
  });

  test('a file of twice the size is refused before and after it comes', async () => {
    const announced = await upload('large.pdf', '%PDF-1.4', 2 * maxAttachmentBytes);
    expect(announced).toMatchObject({ status: 413, message: messages.fileTooLarge });
    const large = new File(['%PDF-1.4', new Uint8Array(2 * maxAttachmentBytes)], 'large.pdf');
    expect(await send(specialForm({ 'attachments[]': [large] }))).toMatchObject({ status: 413 });
    expect(await files()).toEqual([]);
  });

  test('what was sent for a request that nobody made goes after a day; what went with one stays', async () => {
    const pdf = await makePdf({ width: 50, height: 70 });
    const kept = await upload('kept.pdf', pdf);
    await upload('left.pdf', pdf);
    await upload('half.pdf', pdf.subarray(0, 100), pdf.length);
    await send(specialForm({ 'attachments[]': [kept.key] }));
    await sweep(-2 * day);
    expect(await files()).toHaveLength(3);
    await sweep(2 * day);
    expect(await files()).toEqual([kept.key]);
  });

  test('a file that is of two kinds at once is taken as the one of its name, and read back by nobody', async () => {
    const page = '<script>alert(1)</script><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
    for (const [name, content] of [
      ['page.html', `%PDF-1.4\n${page}`],
      ['page.svg.html', page],
    ] as const)
      expect((await upload(name, content)).status).toBe(415);
    // What begins as a page is none of these, whatever follows.
    for (const name of ['page.pdf', 'page.jpg', 'page.tif', 'page.ai'])
      expect((await upload(name, `${page}\n%PDF-1.4`)).status).toBe(415);
    expect(await files()).toEqual([]);
    const { key, status } = await upload('both.pdf', `%PDF-1.4\n${page}`);
    expect(status).toBe(204);
    await send(specialForm({ 'attachments[]': [key] }));
    // Its address takes parts, and gives nothing.
    const answer = await fetch(`${url}${quoteRoutes.upload}/${key}`);
    expect([answer.status, answer.headers.get('x-content-type-options')]).toEqual([405, 'nosniff']);
    expect(await answer.text()).not.toContain('script');
  });

  test('what was cut half-way goes with no request, and is gone after the sweep with what it had open', async () => {
    const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(cutBytes, 32)]);
    const part = { 'tus-resumable': '1.0.0', 'upload-offset': '0' };
    const descriptors = async () => (await readdir('/proc/self/fd').catch(() => [])).length;
    const before = await descriptors();
    const keys: string[] = [];
    for (let n = 0; n < cuts; n++) {
      const from = { 'x-forwarded-for': `12.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` };
      const at = calls.locationOf(await calls.begin(`cut-${n}.pdf`, pdf.length, from)) ?? '';
      keys.push(at.split('/').at(-1) ?? '');
      const stream = { ...part, ...from, 'content-type': 'application/offset+octet-stream' };
      await sendHalf(at, 'PATCH', stream, pdf);
      const head = `--kerf\r\ncontent-disposition: form-data; name="attachments[]"; filename="form-${n}.pdf"\r\n\r\n`;
      const form = { ...from, 'content-type': 'multipart/form-data; boundary=kerf' };
      await sendHalf(url + quoteRoutes.createRequest, 'POST', form, Buffer.concat([Buffer.from(head), pdf]));
    }
    // Of a form nothing is kept; of an upload that can go on, what came.
    await expect.poll(files, { timeout: 20_000 }).toHaveLength(cuts);
    expect((await files()).sort()).toEqual(keys.sort());
    const [half = ''] = keys;
    expect(await send(specialForm({ 'attachments[]': [half] }))).toMatchObject({
      status: 404,
      error: { code: 'QUOTE_FILE_UNKNOWN' },
    });
    await sweep(2 * day);
    expect(await files()).toEqual([]);
    expect(await opened.database.db.selectFrom('quote_files').selectAll().execute()).toEqual([]);
    for (let tries = 0; tries < 100 && (await descriptors()) > before + 10; tries++) await wait(100);
    expect(await descriptors()).toBeLessThanOrEqual(before + 10);
  });

  test('from one address are as many bytes in an hour as five requests come with, and it says when there may be more', async () => {
    const most = 5 * maxAttachments;
    for (let n = 0; n < most - 1; n++)
      expect((await calls.begin(`${n}.pdf`, maxAttachmentBytes)).status).toBe(201);
    const words =
      'At most 400 MB of files are taken from one address in an hour. Please try again in 60 minutes.';
    const megabyte = 1_048_576;
    // What is left may do for a smaller one.
    expect((await calls.begin('small.pdf', 19 * megabyte)).status).toBe(201);
    const refused = await calls.begin('large.pdf', 2 * megabyte);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    expect(((await refused.json()) as { message: string }).message).toBe(words);
    const kept = await files();
    const file = new File(['%PDF-1.4\n', new Uint8Array(2 * megabyte)], 'form.pdf');
    expect(await send(specialForm({ 'attachments[]': [file] }))).toMatchObject({
      status: 429,
      message: words,
    });
    expect(await files()).toEqual(kept);
    expect((await calls.begin('other.pdf', 2 * megabyte, { 'x-forwarded-for': '12.0.0.9' })).status).toBe(
      201,
    );
    expect((await calls.begin('fits.pdf', megabyte)).status).toBe(201);
    opened.world.now = new Date(opened.world.now.getTime() + 3_600_000);
    expect((await calls.begin('later.pdf', 2 * megabyte)).status).toBe(201);
  });
});
