import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { temporaryPlace } from '../../tests/temporary-place.js';
import { leastOfUpload, requestTimeout, stallTimeout } from './limits.js';

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
  afterAll(() => close());

  /**
   * What is answered to a body of which some bytes come every second, and whether its connection is ended, though its client
   * never does that itself.
   */
  async function drip(path: string, bytes: number, seconds: number): Promise<[string, 'ended' | 'kept']> {
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
    for (let second = 0; second < seconds && !socket.destroyed; second++) {
      socket.write(' '.repeat(bytes));
      await wait(1_000);
    }
    const outcome = socket.destroyed ? 'ended' : 'kept';
    socket.destroy();
    return [said.slice(0, 16), outcome];
  }

  test('is ended in twenty seconds, answered or not; where it is a file, as soon as too little of it comes', async () => {
    const [seconds, ofFile] = [requestTimeout / 1_000 + 4, stallTimeout / 1_000 + 4];
    const enough = Math.ceil((leastOfUpload / stallTimeout) * 1_100);
    const outcomes = await Promise.all([
      drip('/api/cart/create/item', 1, seconds),
      drip('/asks-first', 1, seconds),
      drip('/takes-files', 1, ofFile),
      drip('/takes-files', enough, ofFile),
    ]);
    expect(outcomes).toEqual([
      ['HTTP/1.1 408 Req', 'ended'],
      ['HTTP/1.1 200 OK\r', 'ended'],
      ['HTTP/1.1 408 Req', 'ended'],
      ['', 'kept'],
    ]);
  });
});
