import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { apiBase, cartRoutes } from '@kerf/sdk/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { askOrder } from '../tests/remote-cart.js';
import { type ApiProcess, startApi } from '../tests/start-api.js';
import { temporaryPlace } from '../tests/temporary-place.js';

describe('A server that is told to end', () => {
  let place: Awaited<ReturnType<typeof temporaryPlace>>;
  let server: ApiProcess;
  const start = async (variables: Record<string, string> = {}) => {
    server = await startApi({ ...place.variables, ...variables });
    await server.answering();
  };
  const open = async (): Promise<Socket> => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  };
  const head = (method: string, path: string, length = 0) =>
    `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;
  beforeAll(async () => {
    place = await temporaryPlace();
  });
  afterAll(() => place.remove());
  afterEach(() => server.end('SIGKILL'));

  test('answers every connection that was opened before', async () => {
    await start();
    // While it is stopped, the system takes the connections for it.
    server.signal('SIGSTOP');
    const sockets = Array.from({ length: 150 }, () => connect(Number(new URL(server.url).port), '127.0.0.1'));
    const answers = sockets.map(async (socket) => {
      socket.on('connect', () => socket.write(head('GET', '/healthz')));
      return text(socket).catch((error: Error) => error.message);
    });
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    const ended = server.end('SIGTERM');
    server.signal('SIGCONT');
    const firstLines = (await Promise.all(answers)).map((answer) => answer.split('\r\n')[0]);
    expect(firstLines).toEqual(sockets.map(() => 'HTTP/1.1 200 OK'));
    expect(await ended).toBe(0);
  });

  test('finishes the write that is on its way', async () => {
    await start();
    const body = JSON.stringify(await askOrder(server.url));
    const socket = await open();
    const answer = text(socket);
    socket.write(head('POST', apiBase + cartRoutes.createItem, body.length) + body.slice(0, 10));
    await wait(100);
    const ended = server.end('SIGTERM');
    await wait(1_000);
    socket.write(body.slice(10));
    expect(await answer).toMatch(/^HTTP\/1\.1 201 /);
    expect(await ended).toBe(0);
  });

  test('does not wait for ever for one that never finishes', async () => {
    await start({ SHUTDOWN_TIMEOUT: '1000' });
    const socket = await open();
    const cut = once(socket, 'close').catch(() => []);
    socket.write(`${head('POST', apiBase + cartRoutes.createItem, 100)}{`);
    await wait(100);
    // Left alone, it would be given the twenty seconds that any client has.
    const late = wait(10_000, 'still there', { ref: false });
    expect(await Promise.race([server.end('SIGTERM'), late])).toBe(0);
    await cut;
  });

  test('lets go of connections that ask nothing', async () => {
    await start();
    const idle = await open();
    const gone = once(idle, 'close');
    idle.write(head('GET', '/healthz'));
    await once(idle, 'data');
    idle.resume();
    expect(await server.end('SIGTERM')).toBe(0);
    await gone;
  });

  test('is found on each address of localhost', async () => {
    await start({ HOST: 'localhost' });
    const { port } = new URL(server.url);
    const answer = await fetch(`http://localhost:${port}/healthz`);
    expect(answer.status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    expect(await server.end('SIGTERM')).toBe(0);
  });
});
