import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { temporaryPlace } from '../../tests/temporary-place.js';
import { requestTimeout } from './limits.js';

describe('A request whose body does not come', () => {
  let opened: OpenApp;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const place = await temporaryPlace();
    opened = await openApp(place);
    opened.app.post('/takes-files', { config: { takesFiles: true } }, async () => 'taken');
    await opened.app.listen({ port: 0, host: '127.0.0.1' });
    close = async () => {
      await opened.app.close();
      await place.remove();
    };
  });
  afterAll(() => close());

  /** What is answered to a body of which a byte comes every second, as long as it is waited for, s. */
  async function answerTo(path: string, seconds: number): Promise<string> {
    const socket = connect((opened.app.server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    let said = '';
    socket.on('data', (chunk) => {
      said += chunk;
    });
    socket.on('error', () => {});
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n`,
    );
    for (let second = 0; second < seconds && said === ''; second++) {
      socket.write(' ');
      await wait(1_000);
    }
    socket.destroy();
    return said.slice(0, 16);
  }

  test('is answered in twenty seconds, and where it is a file it is waited for', async () => {
    const seconds = requestTimeout / 1_000 + 4;
    const answers = await Promise.all([
      answerTo('/api/cart/create/item', seconds),
      answerTo('/takes-files', seconds),
    ]);
    expect(answers).toEqual(['HTTP/1.1 408 Req', '']);
  });
});
