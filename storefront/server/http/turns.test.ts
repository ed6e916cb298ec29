import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { apiBase, cartRoutes, cartTokenHeader } from '@kerf/sdk/contract';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { cartCalls } from '../../tests/cart-calls.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { card, pricingPath } from '../../tests/orders.js';
import { temporaryPlace } from '../../tests/temporary-place.js';
import { pages } from '../pages/pages.js';
import { maxWaitingForTurn } from './limits.js';
import { createTurns } from './turns.js';

/** Work takes no time then, so none of it is followed by a rest, however busy the machine is. */
function stopClock() {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => clock.mockRestore());
  return clock;
}

describe('Dear work', () => {
  test('is done one piece in a turn, caller by caller, however much each has waiting', async () => {
    stopClock();
    const turns = createTurns();
    const done: string[] = [];
    const want = (caller: string, count: number) =>
      Array.from({ length: count }, (_, n) => turns.take(caller, () => done.push(`${caller}${n}`)));
    const all = [...want('a', 4), ...want('b', 2), ...want('c', 1)];
    for (let turn = 0; turn < 7; turn++) {
      expect(done).toHaveLength(turn);
      await nextTurn();
    }
    await Promise.all(all);
    expect(done).toEqual(['a0', 'b0', 'c0', 'a1', 'b1', 'a2', 'a3']);
  });

  test('of a caller who comes later is done after one piece of each who waits', async () => {
    const turns = createTurns();
    const done: string[] = [];
    const all = Array.from({ length: 5 }, (_, n) => turns.take('a', () => done.push(`a${n}`)));
    await nextTurn();
    all.push(turns.take('b', () => done.push('b')));
    await Promise.all(all);
    expect(done).toEqual(['a0', 'a1', 'b', 'a2', 'a3', 'a4']);
  });

  test('that goes on after its turn holds back its own caller alone, from the fifth piece on', async () => {
    stopClock();
    const turns = createTurns();
    const begun: string[] = [];
    const endings: (() => void)[] = [];
    const want = (caller: string) =>
      turns.take(caller, () => {
        begun.push(caller);
        return new Promise<void>((resolve) => endings.push(resolve));
      });
    const all = [...Array.from({ length: 6 }, () => want('a')), want('b')];
    for (let turn = 0; turn < 10; turn++) await nextTurn();
    expect(begun).toEqual(['a', 'b', 'a', 'a', 'a']);
    endings[0]?.();
    for (let turn = 0; turn < 3; turn++) await nextTurn();
    expect(begun).toHaveLength(6);
    for (let turn = 0; turn < 3; turn++) {
      for (const end of endings) end();
      await nextTurn();
    }
    for (const end of endings) end();
    await Promise.all(all);
    expect(begun).toHaveLength(7);
  });

  test('leaves four turns of the loop to everything else for each ms, also for what it does after its turn', async () => {
    const clock = stopClock();
    const turns = createTurns();
    let end = () => {};
    let isBegun = false;
    const first = turns.take('a', () => {
      clock.mockReturnValue(2);
      return new Promise<void>((resolve) => {
        end = resolve;
      });
    });
    await nextTurn();
    const second = turns.take('b', () => {
      isBegun = true;
    });
    clock.mockReturnValue(3);
    end();
    await first;
    // Two ms in its turn and one after it.
    for (let turn = 0; turn < 12; turn++) {
      expect(isBegun).toBe(false);
      await nextTurn();
    }
    await nextTurn();
    await second;
    expect(isBegun).toBe(true);
  });

  test('gives its result or its failure to who wanted it, and goes on with the rest', async () => {
    const turns = createTurns();
    const results = await Promise.allSettled([
      turns.take('a', () => 1),
      turns.take('a', () => {
        throw new Error('no');
      }),
      turns.take('a', () => Promise.reject(new Error('later'))),
      turns.take('a', () => Promise.resolve(2)),
    ]);
    expect(results.map((each) => (each.status === 'fulfilled' ? each.value : each.reason.message))).toEqual([
      1,
      'no',
      'later',
      2,
    ]);
    expect(await turns.take('a', () => 3)).toBe(3);
  });

  test('of one caller waits up to a thousand pieces, and is refused beyond', async () => {
    const turns = createTurns();
    const some = Array.from({ length: maxWaitingForTurn }, () => turns.take('a', () => 'done'));
    await expect(turns.take('a', () => 'done')).rejects.toMatchObject({
      code: 'API_TOO_MANY',
      status: 429,
      message: 'Too much was asked for from your address at once. Please try again in 2 seconds.',
      detail: { retryAfter: 2 },
    });
    const other = turns.take('b', () => 'done');
    expect([maxWaitingForTurn, new Set(await Promise.all([...some, other]))]).toEqual([
      1_000,
      new Set(['done']),
    ]);
    expect(await turns.take('a', () => 'done')).toBe('done');
  });
});

/** Asks for one of many things, as a caller. */
type Many = (number: number, caller: string) => Promise<number>;

/** A page with a size of its own, one of many. */
const cardPage = (number: number): string =>
  `/business-cards/premium-business-card?product_id=17&kinds=1&width=${60 + (number % 30)}&height=${40 + Math.floor(number / 30)}`;

describe('Whoever asks for two hundred things at once that nobody has made', () => {
  let opened: OpenApp;
  let port: number;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const place = await temporaryPlace();
    opened = await openApp(place, { pages, variables: { TRUSTED_PROXIES: '1' } });
    port = Number(new URL(await opened.app.listen({ port: 0, host: '127.0.0.1' })).port);
    await opened.app.inject('/cart');
    close = async () => {
      await opened.app.close();
      await place.remove();
    };
  });
  afterAll(() => close());

  /** Resolves when the whole answer is here. A `change` is sent as the body of a PUT. */
  const ask = (path: string, caller: string, headers: Record<string, string> = {}, change?: object) =>
    new Promise<number>((resolve, reject) => {
      const method = change ? 'PUT' : 'GET';
      const type = { 'content-type': 'application/json' };
      const sent = { ...headers, ...(change && type), 'x-forwarded-for': caller };
      request({ port, host: '127.0.0.1', path, method, headers: sent }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      })
        .on('error', reject)
        .end(change && JSON.stringify(change));
    });

  const everybodyElse = ['another 200', 'healthz 200', 'kept 200', 'page 200', 'price 200'];
  let others = 0;
  /** The order in which a caller's many answers and everybody else's come. */
  async function orderOf(many: Many): Promise<string[]> {
    const answered: string[] = [];
    const note = (name: string) => (status: number) => void answered.push(`${name} ${status}`);
    const first = many(0, '203.0.113.1').then(note('many'));
    const all = Array.from({ length: 199 }, (_, number) =>
      many(number + 1, '203.0.113.1').then(note('many')),
    );
    await first;
    await Promise.all([
      many(++others + 400, '203.0.113.2').then(note('another')),
      ask('/healthz', '203.0.113.2').then(note('healthz')),
      ask('/cart', '203.0.113.2').then(note('kept')),
      ask(cardPage(400 + ++others), '203.0.113.2').then(note('page')),
      ask(pricingPath({ ...card, width: 80 + others / 10 }), '203.0.113.2').then(note('price')),
    ]);
    await Promise.all(all);
    return answered;
  }

  test.each<[string, Many]>([
    ['pages', (number, caller) => ask(cardPage(number), caller)],
    ['prices', (number, caller) => ask(pricingPath({ ...card, height: 40 + number / 100 }), caller)],
  ])('keeps nobody else waiting until the last is answered: %s', async (_name, many) => {
    const answered = await orderOf(many);
    expect(answered.filter((each) => each === 'many 200')).toHaveLength(200);
    // Behind what had been begun when they came.
    expect(answered.slice(0, 40)).toEqual(expect.arrayContaining(everybodyElse));
  });

  test.each(['read', 'written'])('keeps nobody else waiting with a cart that is %s', async (how) => {
    const cart = cartCalls(opened.app);
    const order = await cart.order();
    const { token, cart: made } = (await cart.add(order)).good();
    for (let n = 1; n < 60; n++) await cart.add(order, { token });
    const headers = { [cartTokenHeader]: token };
    const line = `${apiBase}${cartRoutes.updateItem}/${made.lines[0]?.id}`;
    const many: Many = (number, caller) =>
      how === 'read'
        ? ask(apiBase + cartRoutes.cart, caller, headers)
        : ask(line, caller, headers, { quantity: number % 2 ? 500 : 100, kinds: 1 });
    const answered = await orderOf(many);
    expect(answered.filter((each) => each === 'many 200')).toHaveLength(200);
    // Behind what had been begun when they came.
    expect(answered.slice(0, 40)).toEqual(expect.arrayContaining(everybodyElse));
  });

  test('is refused what is beyond, on a page in words for people', async () => {
    const sockets = Array.from({ length: 120 }, () => connect(port, '127.0.0.1'));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    const answers = sockets.map((socket) => text(socket));
    sockets.forEach((socket, number) => {
      const asks = Array.from(
        { length: 10 },
        (_, n) =>
          `GET ${n === 9 ? cardPage(500 + number) : pricingPath({ ...card, height: 60 + (number * 10 + n) / 100 })} HTTP/1.1\r\nhost: kerf\r\nx-forwarded-for: 203.0.113.9\r\n` +
          `${n === 9 ? 'connection: close\r\n' : ''}\r\n`,
      );
      socket.write(asks.join(''));
    });
    const said = (await Promise.all(answers)).join('');
    const [, ...refused] = said.split('HTTP/1.1 429 ');
    const first = refused.find((answer) => answer.includes('<h1>')) ?? '';
    expect(/^retry-after: (\d+)\r$/m.exec(first)?.[1]).toBe('2');
    expect(/<h1>(.*?)<\/h1>/.exec(first)?.[1]).toBe('Too many pages at once');
    expect(said.split('HTTP/1.1 200 ').length - 1).toBeGreaterThanOrEqual(maxWaitingForTurn);
  });
});
