import { createHash } from 'node:crypto';
import { readdir, readlink } from 'node:fs/promises';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { maxArtworkBytes, maxArtworks } from '@kerf/sdk/contract';
import { sweepFiles } from '../server/artwork/sweep-files.js';
import { openDatabase } from '../server/db/open-database.js';
import { createOrderKey } from '../server/orders/order-keys.js';
import { readOrderLines } from '../server/orders/order-rows.js';
import { openStorage } from '../server/storage/open-storage.js';
import { artworkCalls, type Holder } from './artwork-calls.js';
import { makeLongPicture } from './artwork-files.js';
import { askPrices } from './ask-prices.js';
import type { Engine } from './database-engines.js';
import { hostileFiles } from './hostile-artwork.js';
import { openApp } from './open-app.js';
import { card, pricingPath } from './orders.js';
import { persist } from './persist.js';
import { placedOrder } from './placed-order.js';
import { readUploads } from './read-uploads.js';
import { startShop } from './start-shop.js';
import { temporaryPlace } from './temporary-place.js';

/** What uploads that break off, and files that break readers, did to the shop and to everybody else in it. */
export interface UploadsReport {
  /** Uploads that were cut half-way and resumed, and those of them that did not come to be whole. */
  cut: number;
  torn: number;
  /** Open files of the server before and after. */
  descriptors: { before: number; after: number };
  /** Files that no row speaks of, after the sweep. */
  orphans: number;
  /** What was answered to streams of 2 GB, each with how much of it was read, MB. */
  streams: { what: string; answer: string; read: number }[];
  /** Resident memory of the server: before, at its highest while nothing but the streams came, and at its highest, MB. */
  memory: { before: number; streams: number; highest: number };
  /** Hostile files, and what was not answered or looked at as it should be. */
  hostile: number;
  wrong: string[];
  /**
   * The slowest of a hundred prices while all this went on, while the same was sent at the same pace to a process that
   * only reads it, since senders take the processor too, and while nothing was sent, ms.
   */
  prices: { asked: number; failed: number; p99: number; beside: number; calm: number };
}

const metricsToken = 'a token of this test';
const megabyte = 1_048_576;
const streamLength = 2_048 * megabyte;
const fileLength = 400_000;
/** How many upload at the same time. */
const senders = 4;
/** How long prices are asked with nobody else there, before and after, ms. */
const calmFor = 8_000;

const networkOf = (n: number): string => `12.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
const percentile = (times: number[], part: number): number =>
  times.sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;

interface Piece {
  order: string;
  line: string;
  holder: Holder;
}

/** A stream of what begins as a picture. */
async function* endless(): AsyncGenerator<Buffer> {
  const part = Buffer.alloc(megabyte, 0x2a);
  const first = Buffer.from(part);
  first.write('II*\0', 'latin1');
  yield first;
  for (let sent = megabyte; sent < streamLength; sent += megabyte) yield part;
}

/** Sends `body` for as long as it is read; the status and where it leads, or why there was none, with the MB that went. */
async function sendStream(
  url: string,
  method: string,
  headers: Holder,
  before = '',
): Promise<{ answer: string; read: number }> {
  return new Promise((resolve) => {
    const outgoing = request(url, { method, headers });
    let read = 0;
    const end = (answer: string) => {
      resolve({ answer, read: Math.round(read / megabyte) });
      outgoing.destroy();
    };
    outgoing.on('response', (answer) => {
      answer.resume();
      end(`${answer.statusCode} ${answer.headers.location ?? ''}`.trim());
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
    if (before) outgoing.write(before);
    const counted = Readable.from(
      (async function* () {
        for await (const part of endless()) {
          read += part.length;
          yield part;
        }
      })(),
    );
    pipeline(counted, outgoing).catch(() => {});
  });
}

/** Sends the half of a part, and hangs up. */
function cutOff(location: string, headers: Holder, part: Buffer): Promise<void> {
  return new Promise((resolve) => {
    const outgoing = request(location, {
      method: 'PATCH',
      headers: {
        ...headers,
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
        'content-length': part.length,
      },
    });
    outgoing.on('error', () => {});
    outgoing.on('close', () => resolve());
    outgoing.write(part.subarray(0, part.length / 2), () => setTimeout(() => outgoing.destroy(), 5));
  });
}

/** Cuts `cut` uploads, sends streams of 2 GB and files that break readers to a shop, while prices are asked of it. */
export async function pressUploads(cut: number, engine: Engine): Promise<UploadsReport> {
  const place = await temporaryPlace(engine);
  const opened = await openApp(place);
  // One piece has room for so many files; half of it is left for those that are refused when they are whole.
  const pieceCount = Math.ceil(cut / maxArtworks) + 3;
  const ordered = [];
  for (let n = 0; n < pieceCount; n++)
    ordered.push(await placedOrder(opened, { email: `ada-${n}@example.com` }));
  await opened.app.close();
  const database = await openDatabase(place);
  const pieces: Piece[] = [];
  for (const [n, { id }] of ordered.entries())
    pieces.push({
      order: id,
      line: (await readOrderLines(database.db, id))[0]?.id ?? '',
      holder: {
        cookie: `kerf-order=${await createOrderKey(database.db, id, new Date())}`,
        'x-forwarded-for': networkOf(n),
      },
    });
  const shop = await startShop({
    ...place.variables,
    METRICS_TOKEN: metricsToken,
    TRUSTED_PROXIES: '1',
    WRITES_PER_MINUTE: '1000000',
  });
  const url = shop.url.replace('localhost', '127.0.0.1');
  const calls = artworkCalls(url);
  const report: UploadsReport = {
    cut,
    torn: 0,
    descriptors: { before: 0, after: 0 },
    orphans: 0,
    streams: [],
    memory: { before: 0, streams: 0, highest: 0 },
    hostile: 0,
    wrong: [],
    prices: { asked: 0, failed: 0, p99: 0, beside: 0, calm: 0 },
  };

  async function memory(): Promise<number> {
    const headers = { authorization: `Bearer ${metricsToken}` };
    const text = await (await fetch(`${url}/metrics`, { headers })).text();
    return Number(/^kerf_process_memory_bytes\{kind="resident"\} (\S+)$/m.exec(text)?.[1]) / 1e6;
  }
  /** Connections of ours come and go. */
  const descriptors = async () => {
    const folder = `/proc/${shop.pid()}/fd`;
    const names = await readdir(folder).catch(() => []);
    const links = await Promise.all(names.map((name) => readlink(`${folder}/${name}`).catch(() => 'socket')));
    return links.filter((link) => !link.startsWith('socket')).length;
  };

  /** Ever other prices, none of them kept. */
  const pricesOf = (from: number) =>
    askPrices(
      url,
      Array.from({ length: 1_600 }, (_, n) =>
        pricingPath({ ...card, width: from + (n % 40) / 10, height: 50 + Math.floor(n / 40) }),
      ),
    );

  const content = makeLongPicture(fileLength);

  /** Cuts and resumes all of them at a server, each no sooner than it would be within so many ms; how many did not come to be whole. */
  async function cutAt({ begin, offset: reached, send }: typeof calls, within = 0): Promise<number> {
    let next = 0;
    let torn = 0;
    const began = performance.now();
    const sendMore = async () => {
      for (let n = next++; n < cut; n = next++) {
        await wait(Math.max(0, began + (n / cut) * within - performance.now()));
        const { line, holder } = pieces[Math.floor(n / maxArtworks)] as Piece;
        const asked = { line, filename: `cut-${n}.tif`, length: fileLength };
        // A connection that was kept may end as it is used again: whoever resumes tries again.
        const { location } = await persist(() => begin(holder, asked));
        await cutOff(location, holder, content);
        const status = await persist(async () => {
          const offset = await reached(holder, location);
          if (offset === null || offset >= fileLength) return offset;
          const resumed = await send(holder, location, content.subarray(offset), offset);
          // What was on its way when it was asked has come meanwhile: asked again, as any client does.
          if (resumed.code === 'ARTWORK_OFFSET') throw new Error(resumed.message);
          return resumed.status;
        });
        if (status !== 204) torn++;
      }
    };
    await Promise.all(Array.from({ length: senders }, sendMore));
    return torn;
  }

  async function cutAll(): Promise<void> {
    report.torn += await cutAt(calls);
    const kept = await database.db
      .selectFrom('artworks')
      .select('sha256')
      .where('name', 'like', 'cut-%')
      .execute();
    const digest = createHash('sha256').update(content).digest('hex');
    report.torn += kept.filter(({ sha256 }) => sha256 !== digest).length + Math.abs(cut - kept.length);
  }

  async function sendHostile(): Promise<void> {
    const piece = pieces.at(-1) as Piece;
    const other = pieces.at(-2) as Piece;
    const files = await hostileFiles();
    report.hostile = files.length;
    for (const [at, { name, content, isTaken }] of files.entries()) {
      const { line, holder } = at % 2 ? piece : other;
      const { status } = await persist(() => calls.upload(holder, line, name, content));
      if (isTaken ? status !== 204 : status !== 415) report.wrong.push(`${name}: ${status}`);
    }
    // A connection whose upload was refused is closed, at times under the next call.
    for (const { line, holder } of [piece, other]) await persist(() => calls.looked(holder, line));
  }

  async function sendStreams(): Promise<void> {
    const { order, line, holder } = pieces.at(-3) as Piece;
    const tus = { ...holder, 'tus-resumable': '1.0.0' };
    const part = { ...tus, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
    const announced = await calls.begin(holder, { line, filename: 'two.tif', length: streamLength });
    report.streams.push({ what: 'announced', answer: String(announced.status), read: 0 });
    const { location } = await calls.begin(holder, { line, filename: 'lie.tif', length: maxArtworkBytes });
    const kept = await calls.begin(holder, { line, filename: 'whole.tif', length: megabyte });
    report.streams.push(
      { what: 'more than was announced', ...(await sendStream(location, 'PATCH', part)) },
      {
        what: 'with its length',
        ...(await sendStream(kept.location, 'PATCH', { ...part, 'content-length': String(streamLength) })),
      },
    );
    const form = {
      ...holder,
      origin: shop.url,
      'sec-fetch-site': 'same-origin',
      'content-type': 'multipart/form-data; boundary=kerf',
    };
    const head = `--kerf\r\ncontent-disposition: form-data; name="artwork"; filename="two.tif"\r\n\r\n`;
    const address = `${url}/mypage/orders/${order}/lines/${line}/artwork`;
    report.streams.push({
      what: 'by a form without a length',
      ...(await sendStream(address, 'POST', form, head)),
    });
    const lying = { ...form, 'content-length': String(maxArtworkBytes) };
    report.streams.push({
      what: 'by a form that says less',
      ...(await sendStream(address, 'POST', lying, head)),
    });
    const { artworks } = await calls.list(holder, line);
    if (artworks.length > 0) report.wrong.push(`a stream of 2 GB was taken as ${artworks.length} files`);
  }

  try {
    // One before: what is loaded and filled once is no growth.
    const last = pieces.at(-1) as Piece;
    await calls.upload(last.holder, last.line, 'warm.tif', makeLongPicture(4 * megabyte));
    await calls.looked(last.holder, last.line);
    const calmly = async (from: number) => {
      const asking = pricesOf(from);
      await wait(calmFor);
      return asking.end();
    };
    const before = await calmly(50);
    report.memory = await memory().then((now) => ({ before: now, streams: now, highest: now }));
    report.descriptors.before = await descriptors();
    const over = new AbortController();
    const watch = async () => {
      while (!over.signal.aborted) {
        report.memory.highest = Math.max(report.memory.highest, await memory().catch(() => 0));
        await wait(200);
      }
    };
    const asking = pricesOf(60);
    const watching = watch();
    const began = performance.now();
    const sendAll = async () => {
      await sendStreams();
      report.memory.streams = report.memory.highest;
      await Promise.all([cutAll(), sendHostile()]);
    };
    await sendAll().finally(() => over.abort());
    const lasted = performance.now() - began;
    const pressed = await asking.end();
    await watching;
    await calls.looked(last.holder, last.line);
    const reader = await readUploads();
    const askingBeside = pricesOf(65);
    await cutAt(artworkCalls(reader.url), lasted).finally(reader.end);
    const beside = await askingBeside.end();
    for (let tries = 0; tries < 100 && (await descriptors()) > report.descriptors.before + 5; tries++)
      await wait(100);
    report.descriptors.after = await descriptors();
    const after = await calmly(70);
    const storage = await openStorage(place);
    const tomorrow = new Date(Date.now() + 2 * 86_400_000);
    await sweepFiles(database.db, storage).run(tomorrow, new AbortController().signal);
    const rows = await database.db.selectFrom('artworks').select('storage_key').execute();
    report.orphans = (await storage.list()).length - rows.length;
    report.prices = {
      asked: pressed.times.length,
      failed: pressed.failed,
      p99: percentile(pressed.times, 0.99),
      beside: percentile(beside.times, 0.99),
      calm: percentile([...before.times, ...after.times], 0.99),
    };
    return report;
  } finally {
    await database.close();
    await shop.stop();
    await place.remove();
  }
}
