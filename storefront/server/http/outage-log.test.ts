import { fastify } from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handleError } from './handle-error.js';

const lines: { msg: string; err?: { stack: string }; refused?: number; seconds?: number }[] = [];
const away = () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });

beforeEach(() => {
  lines.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('An outage of the database is two lines in the log, however many requests it refuses', async () => {
  const loggerInstance = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
  const app = fastify({ loggerInstance, disableRequestLogging: true });
  app.setErrorHandler(handleError);
  app.register(async (calls) => {
    calls.get('/', () => Promise.reject(away()));
    calls.get('/fault', () => Promise.reject(new Error('ours')));
  });
  const outage = async () => {
    for (let refused = 0; refused < 20; refused++) {
      expect((await app.inject('/')).statusCode).toBe(503);
      vi.advanceTimersByTime(500);
    }
  };
  await outage();
  expect(lines).toMatchObject([{ msg: 'the database is away or busy; requests are refused' }]);
  expect(lines[0]?.err?.stack).toContain('connect');
  // What fails by the shop meanwhile is told in full.
  await app.inject('/fault');
  expect(lines).toMatchObject([{}, { msg: 'a call failed', err: { message: 'ours' } }]);
  vi.advanceTimersByTime(10_000);
  expect(lines.slice(2)).toMatchObject([
    { msg: 'no more requests are refused for the database', refused: 20, seconds: 9.5 },
  ]);
  // The next one is another.
  await outage();
  expect(lines.slice(3)).toMatchObject([{ msg: 'the database is away or busy; requests are refused' }]);
  await app.close();
});
