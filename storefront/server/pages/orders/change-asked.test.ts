import { ordersPath } from '@kerf/sdk/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../../tests/databases.js';
import { type OpenApp, openApp } from '../../../tests/open-app.js';
import { orderKey, sentProof } from '../../../tests/order-calls.js';
import { placedOrder } from '../../../tests/placed-order.js';
import { readOrderLines } from '../../orders/order-rows.js';
import { pages } from '../pages.js';

const own = { origin: 'http://localhost:4300', 'sec-fetch-site': 'same-origin' };
const boundary = 'kerf-boundary';

/** A text as the two kinds of forms send it. */
const encodings = {
  'percent-encoded': (remark: string) => ({
    type: 'application/x-www-form-urlencoded',
    payload: String(new URLSearchParams({ remark })),
  }),
  'in parts': (remark: string) => ({
    type: `multipart/form-data; boundary=${boundary}`,
    payload: `--${boundary}\r\nContent-Disposition: form-data; name="remark"\r\n\r\n${remark}\r\n--${boundary}--\r\n`,
  }),
};

describeOnEachDatabase('A change of a proof that is asked for by a form', (open) => {
  let opened: OpenApp;
  let cookie: string;
  let order: { id: string };
  let proof: string;
  beforeEach(async () => {
    opened = await openApp(await open(), { pages });
    order = await placedOrder(opened, { email: 'ada@example.com' });
    const [{ id: line = '' } = {}] = await readOrderLines(opened.database.db, order.id);
    await sentProof(opened, order.id, line);
    ({ id: proof } = await opened.database.db.selectFrom('proofs').select('id').executeTakeFirstOrThrow());
    cookie = `kerf-order=${await orderKey(opened, order.id)}`;
  });
  afterEach(() => opened.app.close());

  /** Sends the form, and opens the page that it leads to. */
  async function ask({ type, payload }: { type: string; payload: string }) {
    const { statusCode, headers } = await opened.app.inject({
      method: 'POST',
      url: `${ordersPath}/${order.id}/proofs/${proof}/change`,
      headers: { ...own, cookie, 'content-type': type },
      payload,
    });
    expect(statusCode).toBe(303);
    const [made = ''] = [headers['set-cookie'] ?? []].flat();
    const [url = ''] = String(headers.location).split('#');
    return opened.app.inject({ url, headers: { cookie: `${cookie}; ${made.split(';')[0]}` } });
  }
  const remark = async () =>
    (await opened.database.db.selectFrom('proofs').select('remark').executeTakeFirstOrThrow()).remark;
  const fieldOf = (body: string) =>
    new RegExp(`<textarea[^>]* id="change-${proof}"[^>]*>([^<]*)</textarea>`).exec(body);

  for (const [kind, encode] of Object.entries(encodings)) {
    test(`${kind}, takes as long a text in any script`, async () => {
      const text = '纸'.repeat(1_990);
      const { statusCode } = await ask(encode(text));
      expect([statusCode, await remark()]).toEqual([200, text]);
    });

    test(`${kind}, with a longer text gets that back whole, with how long it may be`, async () => {
      const text = '纸'.repeat(6_500);
      const { statusCode, body } = await ask(encode(text));
      const [tag, shown] = fieldOf(body) ?? [];
      expect([statusCode, shown === text]).toEqual([422, true]);
      expect(tag).toContain('aria-invalid="true"');
      expect(body).toContain('Please write at most 2000 characters; these are 6500.');
      expect(await remark()).toBe('');
    });
  }

  test('stands open with what is wrong at its field', async () => {
    const { body } = await ask(encodings['in parts'](''));
    const [fold = ''] =
      /<details( open)?[^>]*><summary>Something is to be changed<\/summary>.*?<\/details>/.exec(body) ?? [];
    expect(fold).toMatch(/^<details open/);
    expect(fieldOf(fold)?.[0]).toContain('aria-invalid="true"');
    expect(fold).toContain('Your message is required.');
  });
});
