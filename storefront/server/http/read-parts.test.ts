import { once } from 'node:events';
import { type ClientRequest, request as connect } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type FastifyInstance, type FastifyRequest, fastify } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { handleError } from './handle-error.js';
import { type FormFile, readParts, takeParts } from './read-parts.js';

/** A part of a form that says little and costs its reader as much as a long one. */
const file = '--kerf\r\ncontent-disposition: form-data; name="files"; filename="x.pdf"\r\n\r\n%PDF-\r\n';
const field = '--kerf\r\ncontent-disposition: form-data; name="text"\r\n\r\nx\r\n';

describe('A form of more parts than any form has', () => {
  let app: FastifyInstance;
  let take: (file: FormFile, request: FastifyRequest) => Promise<void>;
  const countRefusal = vi.fn(async () => {});
  beforeEach(async () => {
    countRefusal.mockClear();
    take = async ({ stream }) => {
      stream.resume();
    };
    app = fastify();
    app.setErrorHandler(handleError);
    await app.register(async (forms) => {
      await takeParts(forms);
      forms.post('/', async (request) => {
        const taken = (each: FormFile) => take(each, request);
        const { fields } = await readParts(request, { field: 'files', take: taken, countRefusal });
        return String(fields);
      });
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => app.close());

  let sent: ClientRequest;
  /** Sends what is there of a form that is announced to be far longer, and nothing behind it. */
  async function begin(parts: string): Promise<number> {
    const { port } = app.server.address() as AddressInfo;
    sent = connect({
      port,
      method: 'POST',
      headers: {
        'content-type': 'multipart/form-data; boundary=kerf',
        'content-length': 200_000_000,
      },
    });
    sent.on('error', () => {});
    sent.write(parts);
    const [answer] = await once(sent, 'response');
    sent.destroy();
    return answer.statusCode;
  }

  test.each([
    ['files', file],
    ['fields', field],
  ])('is refused before the rest of it is here, and counted: %s', async (_what, part) => {
    expect(await begin(part.repeat(2_000))).toBe(413);
    expect(countRefusal).toHaveBeenCalledOnce();
  });

  test('is not told apart any further while a file of it is still being taken', async () => {
    const taken: string[] = [];
    take = async ({ name, stream }, { raw }) => {
      stream.resume();
      sent.write(file.repeat(2_000));
      // What tells the parts apart listens to what comes.
      await expect.poll(() => raw.listenerCount('data')).toBe(0);
      taken.push(name);
    };
    expect(await begin(file)).toBe(413);
    expect(taken).toEqual(['x.pdf']);
  });

  test('is another than one with as many as there may be', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/',
      headers: { 'content-type': 'multipart/form-data; boundary=kerf' },
      payload: `${file.repeat(20)}${field.repeat(60)}--kerf--\r\n`,
    });
    expect([answer.statusCode, answer.body.length]).toEqual([200, 60 * 'text=x&'.length - 1]);
    expect(countRefusal).not.toHaveBeenCalled();
  });
});
