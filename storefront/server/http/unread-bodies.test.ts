import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { temporaryPlace } from '../../tests/temporary-place.js';
import { pages } from '../pages/pages.js';
import { maxBodyLength } from './limits.js';

/** More than the buffers of two systems and a server hold together. */
const flood = 64 * 1_048_576;
const part = Buffer.alloc(65_536, 'x');

describe('A body that nobody reads', () => {
  let opened: OpenApp;
  let port: number;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const place = await temporaryPlace();
    opened = await openApp(place, { pages });
    port = Number(new URL(await opened.app.listen({ port: 0, host: '127.0.0.1' })).port);
    await opened.app.inject('/');
    close = async () => {
      await opened.app.close();
      await place.remove();
    };
  });
  afterAll(() => close());

  /** Sends a head and then as much as is taken; tells the answer, and whether the server had enough of it. */
  async function pour(line: string, header: string, toPart: (bytes: Buffer) => Buffer[]) {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    let said = '';
    let isCut = false;
    let isTaken = false;
    socket.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    socket.on('error', () => {});
    const gone = new Promise<void>((resolve) => {
      socket.on('close', () => {
        isCut = !isTaken;
        resolve();
      });
    });
    socket.write(
      `${line} HTTP/1.1\r\nhost: kerf\r\naccept-encoding: br\r\ncontent-type: application/json\r\n${header}\r\n\r\n`,
    );
    const send = async (from: Socket) => {
      for (let sent = 0; sent < flood && !from.destroyed; sent += part.length)
        for (const bytes of toPart(part))
          if (!from.write(bytes)) await Promise.race([once(from, 'drain').catch(() => {}), gone]);
      isTaken = !from.destroyed;
      from.destroy();
    };
    await send(socket);
    await gone;
    return { said, isCut };
  }
  const asTold = (bytes: Buffer) => [bytes];
  const inChunks = (bytes: Buffer) => [
    Buffer.from(`${bytes.length.toString(16)}\r\n`),
    bytes,
    Buffer.from('\r\n'),
  ];

  test.each([
    ['GET /', 200],
    ['GET /healthz', 200],
    ['GET /images/product-slider/art-paper-main.webp', 200],
    ['POST /cart', 405],
    ['DELETE /api/get/pricing-data', 405],
    ['GET /nowhere', 404],
    ['POST /api/nowhere', 413],
    ['POST /api/cart/create/item', 413],
  ])('is not taken to its end, and the call is answered: %s', async (line, status) => {
    for (const [header, toPart] of [
      ['content-length: 2000000000', asTold],
      ['transfer-encoding: chunked', inChunks],
    ] as const) {
      const { said, isCut } = await pour(line, header, toPart);
      expect([line, header, said.split('\r\n')[0], isCut]).toEqual([
        line,
        header,
        expect.stringContaining(`HTTP/1.1 ${status} `),
        true,
      ]);
    }
  });

  test('and is no longer than bodies may be leaves the connection to the next call', async () => {
    const socket = connect(port, '127.0.0.1');
    let said = '';
    socket.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    socket.write(
      'GET /healthz HTTP/1.1\r\nhost: kerf\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n',
    );
    await expect.poll(() => said).toContain('{"status":"ok"}');
    said = '';
    for (const length of [5, maxBodyLength]) {
      socket.write(`GET /healthz HTTP/1.1\r\nhost: kerf\r\ncontent-length: ${length}\r\n\r\n`);
      await expect.poll(() => said).toContain('{"status":"ok"}');
      said = '';
      socket.write('x'.repeat(length));
    }
    socket.write('GET /healthz HTTP/1.1\r\nhost: kerf\r\n\r\n');
    await expect.poll(() => said).toContain('{"status":"ok"}');
    socket.destroy();
  });
});
