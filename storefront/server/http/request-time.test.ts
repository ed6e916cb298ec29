import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { temporaryPlace } from '../../tests/temporary-place.js';
import { leastOfUpload, requestTimeout, stallTimeout } from './limits.js';

/** Long enough for what is on its way between two sockets of this machine, ms. */
const settle = () => wait(10);

describe('A request whose body does not come', () => {
  let opened: OpenApp;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const place = await temporaryPlace();
    opened = await openApp(place);
    opened.app.post('/takes-files', { config: { takesFiles: true } }, async () => 'taken');
    opened.app.post(
      '/asks-first',
      { onRequest: async (_request, reply) => reply.send('no') },
      async () => '',
    );
    await opened.app.listen({ port: 0, host: '127.0.0.1' });
    close = async () => {
      await opened.app.close();
      await place.remove();
    };
  });
  afterAll(async () => {
    vi.useRealTimers();
    await close();
  });

  /**
   * What is answered to a body of which some bytes come every second of the shop's clock, after how many of them, and whether
   * its connection is ended, though its client never does that itself.
   */
  async function drip(path: string, bytes: number): Promise<[string, number, 'ended' | 'kept']> {
    const { port } = opened.app.server.address() as AddressInfo;
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    await once(socket, 'connect');
    let said = '';
    socket.on('data', (chunk) => {
      said += chunk;
    });
    socket.on('error', () => {});
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n`,
    );
    await once(opened.app.server, 'request');
    let second = 0;
    for (; second < 40 && said === '' && !socket.destroyed; second++) {
      socket.write(' '.repeat(bytes));
      await settle();
      await vi.advanceTimersByTimeAsync(1_000);
      await settle();
    }
    // What was answered is ended by then all the same.
    if (said) await vi.advanceTimersByTimeAsync(requestTimeout);
    // It is told only once it sends again.
    for (const byte of '  ') {
      socket.write(byte);
      await settle();
    }
    const outcome = socket.destroyed ? 'ended' : 'kept';
    socket.destroy();
    return [said.slice(0, 16), second, outcome];
  }

  test('is ended in twenty seconds, answered or not; where it is a file, as soon as too little of it comes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const enough = Math.ceil((leastOfUpload / stallTimeout) * 1_100);
    const seconds = requestTimeout / 1_000;
    expect(await drip('/api/cart/create/item', 1)).toEqual(['HTTP/1.1 408 Req', seconds, 'ended']);
    expect(await drip('/takes-files', 1)).toEqual(['HTTP/1.1 408 Req', stallTimeout / 1_000, 'ended']);
    expect(await drip('/takes-files', enough)).toEqual(['', 40, 'kept']);
    const [said, , outcome] = await drip('/asks-first', 1);
    expect([said, outcome]).toEqual(['HTTP/1.1 200 OK\r', 'ended']);
  });
});
