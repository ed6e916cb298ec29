import { apiBase, orderRoutes } from '@kerf/sdk/contract';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type OpenApp, openApp, shopCatalogue } from '../../tests/open-app.js';
import { readPdfText } from '../../tests/pdf-text.js';
import { placedOrder } from '../../tests/placed-order.js';
import { temporaryPlace } from '../../tests/temporary-place.js';
import { createOrderKey } from '../orders/order-keys.js';
import { pages } from '../pages/pages.js';
import { invoiceContents } from './invoice-contents.js';
import { createPaperPress } from './paper-press.js';
import { readInvoice } from './read-invoice.js';

// The modules that files before this one loaded draw as ever, and those behind it have to.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('./draw-paper.js');
  vi.resetModules();
});

// In this thread nothing can be drawn; the press has a copy of its own in another.
vi.mock('./draw-paper.js', () => ({
  drawPaper: () => {
    throw new Error('A paper is drawn by the thread that answers everybody.');
  },
}));

describe('Papers', () => {
  let opened: OpenApp;
  let close: () => Promise<void>;
  let contents: ReturnType<typeof invoiceContents>;
  let url: string;
  let cookie: string;
  beforeAll(async () => {
    const place = await temporaryPlace();
    opened = await openApp(place, { pages });
    close = async () => {
      await opened.app.close();
      await place.remove();
    };
    const order = await placedOrder(opened, { email: 'ada@example.com' });
    const { seller } = await shopCatalogue();
    contents = invoiceContents(await readInvoice(opened.database.db, order), seller);
    url = `/${order.id}`;
    cookie = `kerf-order=${await createOrderKey(opened.database.db, order.id, opened.world.now)}`;
  });
  afterAll(() => close());

  const press = () => {
    const made = createPaperPress({ maxWaiting: 6, maxWaitingOfBlock: 4 });
    onTestFinished(() => made.close());
    return made;
  };
  const another = (number: number) => ({ ...contents, number: `K26-${number}` });

  test.each([
    ['call', () => apiBase + orderRoutes.invoice + url],
    ['page', () => `/mypage/orders${url}/invoice`],
  ])('are drawn by another thread than the server’s: by the %s', async (_way, address) => {
    const answer = await opened.app.inject({ url: address(), headers: { cookie } });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await readPdfText(answer.rawPayload)).pages.join(' ')).toContain(contents.number);
  });

  test('are drawn once for all who ask for what says the same, and anew for what says something else', async () => {
    const { draw } = press();
    const all = await Promise.all(
      Array.from({ length: 100 }, (_, n) => draw({ ...contents }, `192.0.2.${n}`)),
    );
    expect(new Set(all).size).toBe(1);
    expect(await draw({ ...contents }, '192.0.2.1')).toBe(all[0]);
    expect(await draw(another(1), '192.0.2.1')).not.toEqual(all[0]);
  });

  test('wait up to a number for one network, which waits behind itself alone', async () => {
    const { draw } = press();
    const own = Array.from({ length: 5 }, (_, n) => draw(another(n), '192.0.2.1'));
    await expect(draw(another(99), '192.0.2.1')).rejects.toMatchObject({ status: 429 });
    const drawn: string[] = [];
    void own.at(-1)?.then(() => drawn.push('last'));
    await draw(another(100), '198.51.100.1').then(() => drawn.push('other'));
    await Promise.all(own);
    expect(drawn).toEqual(['other', 'last']);
  });

  test('wait up to a number in all: who has most waiting gives up a place, in words', async () => {
    const made = press();
    const of = (block: number, count: number) =>
      Array.from({ length: count }, (_, n) => made.draw(another(block * 100 + n), `198.51.${block}.1`));
    const all = [...of(0, 1), ...of(1, 3), ...of(2, 3)];
    const outcomes = Promise.allSettled(all);
    const late = made.draw(another(9_999), '203.0.113.1');
    const refused = await Promise.race(
      all
        .map((one) =>
          one.then(
            () => null,
            (error) => error,
          ),
        )
        .slice(1),
    );
    expect(refused).toMatchObject({ status: 503 });
    await late;
    await made.close();
    const states = await outcomes;
    expect(states.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    await expect(made.draw(another(10_000), '203.0.113.1')).rejects.toMatchObject({ status: 503 });
  });
});
