import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { temporaryPlace } from '../../tests/temporary-place.js';
import { pages } from '../pages/pages.js';
import { maxUnderWay, stallTimeout } from './limits.js';

describe('A connection', () => {
  let opened: OpenApp;
  let port: number;
  let close: () => Promise<void>;
  /** The addresses that came to a route, in turn. */
  let routed: string[];
  beforeEach(async () => {
    const place = await temporaryPlace();
    opened = await openApp(place, { pages });
    routed = [];
    opened.app.addHook('onRequest', async ({ url }) => {
      routed.push(url);
    });
    // Far more than the buffers of a system hold, so that the rest waits for the client.
    opened.app.get('/large', () => Buffer.alloc(64 * 1_048_576));
    port = Number(new URL(await opened.app.listen({ port: 0, host: '127.0.0.1' })).port);
    close = async () => {
      await opened.app.close();
      await place.remove();
    };
  });
  afterEach(() => close());

  const open = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  };
  const asks = (count: number, path: (number: number) => string) =>
    Array.from({ length: count }, (_, number) => `GET ${path(number)} HTTP/1.1\r\nhost: kerf\r\n\r\n`).join(
      '',
    );
  /** Pages that nobody has asked for. */
  const fresh = (number: number) =>
    `/business-cards/premium-business-card?product_id=17&width=80&height=50&kinds=${number + 1}`;

  test('may have ten requests under way, and has all their answers in turn', async () => {
    const socket = await open();
    const said = text(socket);
    const paths = (number: number) => (number % 2 ? '/healthz' : fresh(number));
    socket.write(asks(maxUnderWay, paths).replace(/\r\n$/, 'connection: close\r\n\r\n'));
    const kinds = [...(await said).matchAll(/\ncontent-type: (\S+?);/g)].map(([, type]) => type);
    expect(maxUnderWay).toBe(10);
    expect(kinds).toEqual(
      Array.from({ length: maxUnderWay }, (_, number) => (number % 2 ? 'application/json' : 'text/html')),
    );
  });

  test('ends with the one that goes beyond, and none behind it comes to a route', async () => {
    const socket = await open();
    const gone = once(socket, 'close');
    socket.on('error', () => {});
    socket.write(asks(600, fresh));
    await gone;
    expect(routed).toEqual(Array.from({ length: maxUnderWay }, (_, number) => fresh(number)));
    expect((await opened.app.inject('/healthz')).statusCode).toBe(200);
  });

  test('ends alike where all of them are kept', async () => {
    await opened.app.inject('/');
    routed = [];
    const socket = await open();
    const said = text(socket).catch(() => 'reset');
    socket.write(asks(maxUnderWay + 1, () => '/'));
    expect((await said).split('HTTP/1.1 200 OK').length - 1).toBeLessThanOrEqual(maxUnderWay);
    expect(routed).toEqual([]);
  });

  test('may ask any number of times, one after the other', async () => {
    const socket = await open();
    for (let number = 0; number < 3 * maxUnderWay; number++) {
      socket.write(asks(1, () => '/healthz'));
      const [said] = await once(socket, 'data');
      expect(String(said)).toMatch(/^HTTP\/1\.1 200 /);
    }
    socket.destroy();
  });

  test('that takes nothing of its answer is closed once nothing moves', async () => {
    expect([opened.app.server.timeout, stallTimeout]).toEqual([30_000, 30_000]);
    opened.app.server.timeout = 200;
    const closed = once(opened.app.server, 'connection').then(([served]: Socket[]) =>
      served ? once(served, 'close') : [],
    );
    const socket = await open();
    socket.pause();
    socket.write(asks(1, () => '/large'));
    await closed;
    socket.destroy();
  });

  test('that rests between two answers is kept longer than an answer may stall', async () => {
    opened.app.server.timeout = 200;
    const socket = await open();
    socket.write(asks(1, () => '/healthz'));
    await once(socket, 'data');
    await wait(700);
    socket.write(asks(1, () => '/healthz'));
    expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 200 /);
    socket.destroy();
  });
});
