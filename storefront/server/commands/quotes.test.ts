import type { PricingRequest } from '@kerf/sdk/contract';
import { formatMoney, toDollars, toPricingQuery } from '@kerf/sdk/rules';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cartCalls } from '../../tests/cart-calls.js';
import { describeOnEachDatabase, type EmptyDatabase } from '../../tests/databases.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { card } from '../../tests/orders.js';
import { readPdfText } from '../../tests/pdf-text.js';
import { quotationCalls } from '../../tests/quotation-calls.js';
import { editPath } from '../cart/edit-path.js';
import { composeLetter } from '../compose-letter.js';
import { readEnv } from '../env.js';
import { answerQuote } from './answer-quote.js';
import { runCommand } from './run-command.js';

/** A card larger than any listed size: made by agreement alone. */
const large: PricingRequest = { ...card, width: 900, height: 900 };

describeOnEachDatabase('The shop’s people with quotes from the command line', (open) => {
  let place: EmptyDatabase;
  let opened: OpenApp;
  beforeEach(async () => {
    place = await open();
    opened = await openApp(place);
    opened.world.now = new Date();
  });
  afterEach(() => opened.app.close());

  const run = async (...words: string[]) => {
    let said = '';
    const code = await runCommand(['quotes', ...words], place.variables, (more) => {
      said += more;
    });
    return { code, said };
  };
  const letters = async () => {
    const { db } = opened.database;
    const mails = await db.selectFrom('mails').selectAll().orderBy('created_at').execute();
    const source = { db, catalogue: () => opened.world.catalogue, now: () => opened.world.now };
    return Promise.all(mails.map((mail) => composeLetter(source, mail)));
  };
  const quotation = () => opened.database.db.selectFrom('quotations').selectAll().executeTakeFirstOrThrow();
  const keyOf = (path = '') => new URL(path, 'http://localhost').searchParams.get('key') ?? '';

  test('mail one at the listed price, with its paper and a way into the cart', async () => {
    const page = `https://shop.example${editPath(card, opened.world.catalogue)}`;
    const { code, said } = await run('make', 'ada@example.com', '--page', page, '--note', 'As we said.');
    const kept = await quotation();
    const total = formatMoney(toDollars(kept.total_cents));
    expect([code, said]).toEqual([0, expect.stringContaining(`Quotation ${kept.number} of ${total}`)]);
    const [mail] = await letters();
    expect(mail?.to).toBe('ada@example.com');
    expect(mail?.letter.subject).toBe(`Quotation ${kept.number}: ${total}`);
    expect(mail?.letter.paragraphs).toContain('As we said.');
    expect(mail?.letter.paragraphs.join('\n')).toContain(`Total: ${total}`);
    const [paper] = mail?.attachments ?? [];
    expect(paper?.name).toBe(`quotation-${kept.number}.pdf`);
    const { pages } = await readPdfText(paper?.content ?? Buffer.alloc(0));
    expect(pages[0]).toContain(`Total ${total}`);
    // Who has the letter opens it, and puts it into the cart.
    const key = keyOf(mail?.letter.link?.path);
    const calls = quotationCalls(opened.app);
    const read = await calls.read(kept.id, { key });
    expect(read.data.quotation).toMatchObject({ quotation_no: kept.number, note: 'As we said.' });
    expect((await calls.read(kept.id)).status).toBe(404);
  });

  test('answer a request for what has no listed price at the price of the shop, which is ordered at that', async () => {
    const asked = {
      first_name: 'Ada',
      last_name: 'Lovelace',
      email: 'ada@example.com',
      person_id: null,
      guest_id: null,
      configuration: JSON.stringify(large),
      quantity: 250,
      summary: 'Premium Business Card / 900 x 900 mm',
    };
    const env = readEnv(place.variables);
    await expect(answerQuote(opened.database, asked, [], { env })).rejects.toThrow('Say one.');
    const settled: string[] = [];
    const said = await answerQuote(opened.database, asked, ['--price', '640.50'], {
      env,
      async settle(_, { id }) {
        settled.push(id);
      },
    });
    const kept = await quotation();
    expect(said).toContain('Quotation');
    expect(settled).toEqual([kept.id]);
    expect(kept).toMatchObject({ sub_total_cents: 64_050, total_cents: 64_050, name: 'Ada Lovelace' });
    const [mail] = await letters();
    const calls = quotationCalls(opened.app);
    const caller = { key: keyOf(mail?.letter.link?.path) };
    const { data } = await calls.read(kept.id, caller);
    expect(data.quotation.items[0]).toMatchObject({ quantity: 250, price: 640.5 });
    const put = await opened.app.inject({
      method: 'POST',
      url: `/api/cart/create/quotation/${kept.id}?key=${caller.key}`,
      payload: { cost: 640.5 },
    });
    expect(put.statusCode).toBe(201);
    const { token } = put.json().data;
    const [line] = (await cartCalls(opened.app).get({ token })).good().cart.lines;
    expect(line).toMatchObject({ total: 640.5, unavailable: null, moved_to: null, quantity: 250 });
    opened.world.now = new Date(opened.world.now.getTime() + 31 * 86_400_000);
    const [ended] = (await cartCalls(opened.app).get({ token })).good().cart.lines;
    expect(ended?.unavailable).toContain(`Quotation ${kept.number} held this price until`);
  });

  test('say what is wrong with what was typed, and keep nothing', async () => {
    const page = `https://shop.example/business-cards/swing-tags?${toPricingQuery(card)}`;
    for (const [words, said] of [
      [[], 'Say what to do'],
      [['make', 'ada', '--page', page], 'is no address of e-mail'],
      [['make', 'ada@example.com', '--page', 'https://shop.example/about'], 'is no page of a product'],
      [['make', 'ada@example.com', '--page', page, '--price', '12,50'], 'is no amount of dollars'],
      [['make', 'ada@example.com', '--page', page, '--quantity', 'many'], 'is no number of pieces'],
      [['make', 'ada@example.com', '--page', page, '--colour', 'red'], '--colour'],
    ] as const) {
      const outcome = await run(...words);
      expect([outcome.code, outcome.said]).toEqual([1, expect.stringContaining(said)]);
    }
    expect(await opened.database.db.selectFrom('quotations').selectAll().execute()).toEqual([]);
    expect(await letters()).toEqual([]);
  });
});
