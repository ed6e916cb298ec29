import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import type { Encoding } from './encoding.js';
import { type Ask, createKeptAnswers, type KeptAnswer, type SharedAnswer } from './kept-answers.js';
import { createTurns } from './turns.js';

const text = (body: string): SharedAnswer => ({
  status: 200,
  headers: { 'content-type': 'text/plain' },
  body,
});
const prose = Array.from({ length: 400 }, (_, line) => `Line ${line} of ${line * 7919}.`).join('\n');
const keep = (maxBytes: number, epoch: () => readonly unknown[], isImproved = true) =>
  createKeptAnswers({ maxBytes, epoch, turns: createTurns(), isImproved });
const ask = (address: string, encoding: Encoding, caller = 'me'): Ask => ({ address, encoding, caller });
const unpack = ({ body }: KeptAnswer) => brotliDecompressSync(body).toString();

describe('A kept answer', () => {
  test('is made once, however many ask for it at the same moment', async () => {
    const answers = keep(1_000_000, () => []);
    const make = vi.fn(() => text(prose));
    const all = await Promise.all(Array.from({ length: 50 }, () => answers.getOrMake(ask('/a', 'br'), make)));
    expect(make).toHaveBeenCalledTimes(1);
    expect(new Set(all).size).toBe(1);
    expect(unpack(await answers.getOrMake(ask('/a', 'br'), make))).toBe(prose);
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('is made by whoever has the first turn, for all who wait for one', async () => {
    const answers = keep(1_000_000, () => []);
    const make = vi.fn((body: string) => text(body));
    const busy = Array.from({ length: 20 }, (_, n) =>
      answers.getOrMake(ask(`/${n}`, 'identity', 'busy'), () => make(`${n}`)),
    );
    const last = answers.getOrMake(ask('/a', 'identity', 'busy'), () => make('a'));
    const mine = answers.getOrMake(ask('/a', 'identity'), () => make('a'));
    expect((await mine).body.toString()).toBe('a');
    expect(make.mock.calls.length).toBeLessThan(20);
    await Promise.all(busy);
    expect(await last).toBe(await mine);
    expect(make).toHaveBeenCalledTimes(21);
  });

  test('has one tag in all encodings, and another when its body is another', async () => {
    const answers = keep(1_000_000, () => []);
    const tagOf = async (address: string, encoding: 'br' | 'gzip' | 'identity', body: string) =>
      (await answers.getOrMake(ask(address, encoding), () => text(body))).etag;
    const tag = await tagOf('/a', 'br', prose);
    expect(await tagOf('/a', 'gzip', prose)).toBe(tag);
    expect(await tagOf('/a', 'identity', prose)).toBe(tag);
    expect(await tagOf('/b', 'br', `${prose}.`)).not.toBe(tag);
  });

  test('is made anew for another catalogue or day, even where the old one was still being made', async () => {
    let day = 1;
    const answers = keep(1_000_000, () => ['catalogue', day]);
    const askToday = () => {
      const today = day;
      return answers.getOrMake(ask('/a', 'br'), () => text(`${prose} on day ${today}`));
    };
    const first = askToday();
    day = 2;
    const second = askToday();
    expect(unpack(await first)).toContain('on day 1');
    expect(unpack(await second)).toContain('on day 2');
    expect(unpack(await askToday())).toContain('on day 2');
  });

  test('is compressed as well as can be once it is asked for again, and stays the same answer', async () => {
    const answers = keep(1_000_000, () => []);
    const quick = await answers.getOrMake(ask('/a', 'br'), () => text(prose));
    const best = await vi.waitFor(() => {
      const answer = answers.get('/a', 'br');
      if (!answer?.isBest) throw new Error('It is not there yet.');
      return answer;
    });
    expect(best.body.length).toBeLessThan(quick.body.length);
    expect(unpack(best)).toBe(prose);
    expect(best.etag).toBe(quick.etag);
    const { bodyHeaders } = best;
    expect(bodyHeaders[bodyHeaders.indexOf('content-length') + 1]).toBe(String(best.body.length));
  });

  test('of which there is no end stays as it was compressed first, however often it is asked for', async () => {
    const answers = keep(1_000_000, () => [], false);
    const others = keep(1_000_000, () => []);
    for (const each of [answers, others]) await each.getOrMake(ask('/a', 'br'), () => text(prose));
    const first = answers.get('/a', 'br');
    await vi.waitFor(() => {
      expect(answers.get('/a', 'br')).toBe(first);
      if (!others.get('/a', 'br')?.isBest) throw new Error('It is not there yet.');
    });
    expect(answers.get('/a', 'br')).toBe(first);
    expect(first?.isBest).toBe(false);
  });

  test('that could not be made is made when it is asked for again', async () => {
    const answers = keep(1_000_000, () => []);
    const fail = () => {
      throw new Error('The ink is out.');
    };
    await expect(answers.getOrMake(ask('/a', 'br'), fail)).rejects.toThrow('The ink is out.');
    expect(unpack(await answers.getOrMake(ask('/a', 'br'), () => text(prose)))).toBe(prose);
  });
});

describe('Kept answers', () => {
  test('never take more memory than they may, whatever is asked for', async () => {
    const maxBytes = 1_000_000;
    const answers = keep(maxBytes, () => []);
    const addresses = Array.from({ length: 1_500 }, (_, number) => `/a?width=${number}`);
    for (const address of addresses)
      for (const encoding of ['br', 'gzip', 'identity'] as const)
        await answers.getOrMake(ask(address, encoding), () => text(randomBytes(600).toString('hex')));
    // The whole block of memory that a body lies in is held for it.
    const blocks = new Set(
      addresses.flatMap((address) =>
        (['br', 'gzip', 'identity'] as const).flatMap((encoding) => {
          const answer = answers.get(address, encoding);
          return answer ? [answer.body.buffer] : [];
        }),
      ),
    );
    const bytes = [...blocks].reduce((sum, { byteLength }) => sum + byteLength, 0);
    expect(blocks.size).toBeGreaterThan(100);
    expect(bytes).toBeLessThan(maxBytes);
  });

  test('that are asked for often outlive those that are not', async () => {
    const answers = keep(200_000, () => []);
    const make = vi.fn(() => text(prose));
    for (let number = 0; number < 500; number++) {
      await answers.getOrMake(ask('/asked-often', 'identity'), make);
      await answers.getOrMake(ask(`/${number}`, 'identity'), () => text(prose));
    }
    expect(make).toHaveBeenCalledTimes(1);
    expect(answers.get('/0', 'identity')).toBeUndefined();
  });
});

describe('The room that an answer takes', () => {
  const room = 100_000;
  /** How many of so many answers are still there when all were made. */
  async function keptOf(count: number, make: (number: number) => [address: string, answer: SharedAnswer]) {
    const answers = keep(room, () => []);
    const made = Array.from({ length: count }, (_, number) => make(number));
    for (const [address, answer] of made) await answers.getOrMake(ask(address, 'identity'), () => answer);
    return made.filter(([address]) => answers.get(address, 'identity')).length;
  }

  test('is a kilobyte, however short it is', async () => {
    const kept = await keptOf(300, (number) => [`/${number}`, text('.')]);
    expect(kept).toBeGreaterThan(80);
    expect(kept).toBeLessThan(98);
  });

  test('grows with its address, its headers and its body', async () => {
    const long = 'x'.repeat(9_000);
    for (const make of [
      (number: number): [string, SharedAnswer] => [`/${number}${long}`, text('.')],
      (number: number): [string, SharedAnswer] => [`/${number}`, text(long)],
      (number: number): [string, SharedAnswer] => [
        `/${number}`,
        { ...text('.'), headers: { 'content-type': 'text/plain', link: long } },
      ],
    ])
      expect(await keptOf(30, make)).toBe(9);
  });

  test('may be more than there is: then it is sent and not kept', async () => {
    const answers = keep(room, () => []);
    const kept = await answers.getOrMake(ask('/kept', 'identity'), () => text('.'));
    const large = await answers.getOrMake(ask('/large', 'identity'), () => text('x'.repeat(room)));
    expect(large.body).toHaveLength(room);
    expect(answers.get('/large', 'identity')).toBeUndefined();
    expect(answers.get('/kept', 'identity')).toBe(kept);
  });
});

describe('The headers of a kept answer', () => {
  test('are its own, and say what its body is and what it depends on', async () => {
    const answers = keep(1_000_000, () => []);
    const shared = { ...text(prose), headers: { 'content-type': 'text/plain', 'x-card': 'premium' } };
    for (const [encoding, named] of [
      ['br', ['content-encoding', 'br']],
      ['gzip', ['content-encoding', 'gzip']],
      ['identity', []],
    ] as const) {
      const answer = await answers.getOrMake(ask('/a', encoding), () => shared);
      expect(answer.etag).toMatch(/^W\/"[\w-]{22}"$/);
      expect(answer.headers).toEqual(['x-card', 'premium', 'vary', 'accept-encoding', 'etag', answer.etag]);
      expect(answer.bodyHeaders).toEqual([
        ...['content-type', 'text/plain'],
        ...named,
        ...['content-length', String(answer.body.length)],
      ]);
      expect(answer.isBest).toBe(encoding === 'identity');
    }
    const short = await answers.getOrMake(ask('/short', 'br'), () => text('A card.'));
    expect([short.body.toString(), short.isBest, short.bodyHeaders]).toEqual([
      'A card.',
      true,
      ['content-type', 'text/plain', 'content-length', '7'],
    ]);
  });

  test('are told from others by the encoding and the address together', async () => {
    const answers = keep(1_000_000, () => []);
    await answers.getOrMake(ask('/a', 'identity'), () => text('A card.'));
    expect(answers.get('/a', 'gzip')).toBeUndefined();
    expect(answers.get('/b', 'identity')).toBeUndefined();
  });

  test('and all else of it go when the catalogue is another one, or has more parts', async () => {
    let epoch: unknown[] = ['catalogue', 'Wednesday'];
    const answers = keep(1_000_000, () => epoch);
    for (const next of [['catalogue', 'Thursday'], ['dearer', 'Thursday'], ['dearer']]) {
      await answers.getOrMake(ask('/a', 'identity'), () => text('A card.'));
      epoch = [...epoch];
      expect(answers.get('/a', 'identity')).toBeDefined();
      epoch = next;
      expect(answers.get('/a', 'identity')).toBeUndefined();
    }
  });
});
