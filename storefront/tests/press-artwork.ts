import { Readable } from 'node:stream';
import { openDatabase } from '../server/db/open-database.js';
import { createOrderKey } from '../server/orders/order-keys.js';
import { readOrderLines } from '../server/orders/order-rows.js';
import { artworkCalls } from './artwork-calls.js';
import { openApp } from './open-app.js';
import { placedOrder } from './placed-order.js';
import { startApi } from './start-api.js';
import { temporaryPlace } from './temporary-place.js';

const metricsToken = 'a token of this test';
const megabyte = 1_048_576;

/** The file of a test, a megabyte at a time: what begins as a picture. */
async function* fileOf(megabytes: number): AsyncGenerator<Uint8Array> {
  const first = Buffer.alloc(megabyte, 0x2a);
  first.write('II*\0', 'latin1');
  yield first;
  const rest = Buffer.alloc(megabyte, 0x2a);
  for (let count = 1; count < megabytes; count++) yield rest;
}

async function memoryOf(url: string): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`${url}/metrics`, { headers })).text();
  return Number(/^kerf_process_memory_bytes\{kind="resident"\} (\S+)$/m.exec(text)?.[1]) / 1e6;
}

/** Sends a file to a server of its own: its memory before and at its highest, MB, and what of the file arrived. */
export async function pressArtwork(megabytes: number) {
  const place = await temporaryPlace();
  const opened = await openApp(place);
  const order = await placedOrder(opened, { email: 'ada@example.com' });
  await opened.app.close();
  const database = await openDatabase(place);
  const line = (await readOrderLines(database.db, order.id))[0]?.id ?? '';
  const holder = { cookie: `kerf-order=${await createOrderKey(database.db, order.id, new Date())}` };
  await database.close();
  const server = await startApi({ ...place.variables, METRICS_TOKEN: metricsToken });
  try {
    await server.answering();
    const calls = artworkCalls(server.url);
    // One before: what is loaded and filled once is no growth.
    await calls.upload(
      holder,
      line,
      'warm.tif',
      Buffer.concat([Buffer.from('II*\0'), Buffer.alloc(4 * megabyte)]),
    );
    const length = megabytes * megabyte;
    const { location } = await calls.begin(holder, { line, filename: 'large.tif', length });
    const before = await memoryOf(server.url);
    let highest = before;
    const watch = setInterval(async () => {
      highest = Math.max(highest, await memoryOf(server.url).catch(() => 0));
    }, 100);
    const began = performance.now();
    const answer = await fetch(location, {
      method: 'PATCH',
      headers: {
        ...holder,
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      body: Readable.toWeb(Readable.from(fileOf(megabytes))) as BodyInit,
      duplex: 'half',
    } as RequestInit);
    clearInterval(watch);
    const { artworks } = await calls.list(holder, line);
    return {
      status: answer.status,
      seconds: (performance.now() - began) / 1_000,
      memory: { before, highest },
      isThere: artworks.some(({ bytes }) => bytes === length),
    };
  } finally {
    await server.end('SIGTERM');
    await place.remove();
  }
}
