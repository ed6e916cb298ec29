import { apiBase, type PricingRequest, type QuoteSent, quoteRoutes } from '@kerf/sdk/contract';
import { openingSelection, toQuotedConfiguration } from '@kerf/sdk/rules';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase, type EmptyDatabase } from '../../tests/databases.js';
import { openMailbox } from '../../tests/mailbox.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { card } from '../../tests/orders.js';
import { peopleCalls } from '../../tests/people-calls.js';
import { quotationCalls } from '../../tests/quotation-calls.js';
import { editPath } from '../cart/edit-path.js';
import { runCommand } from './run-command.js';

const ada = { firstname: 'Ada', lastname: 'Lovelace', email_address: 'ada@example.com' };
const ownPage = { origin: 'http://localhost:4300', 'sec-fetch-site': 'same-origin' };
/** A card larger than any listed size: made by agreement alone. */
const large: PricingRequest = { ...card, width: 900, height: 900, quantity: 250 };

describeOnEachDatabase('A request for a quote that the shop answers', (open) => {
  let place: EmptyDatabase;
  let opened: OpenApp;
  let mailbox: ReturnType<typeof openMailbox>;
  beforeEach(async () => {
    place = await open();
    opened = await openApp(place);
    opened.world.now = new Date();
    mailbox = openMailbox(opened);
  });
  afterEach(() => opened.app.close());

  async function ask(payload: object, headers: Record<string, string> = ownPage): Promise<QuoteSent> {
    const url = apiBase + quoteRoutes.createRequest;
    const answer = await opened.app.inject({ method: 'POST', url, headers, payload });
    expect(answer.statusCode).toBe(201);
    return answer.json<{ data: QuoteSent }>().data;
  }

  /** A sticker with foil on it, as the form of special processing sends it. */
  async function askSpecially(): Promise<QuoteSent> {
    const range = opened.world.catalogue.ranges.get('die-cut');
    if (!range) throw new Error('There are no stickers.');
    const { featured_item_id, product_id, cutting_id, shape_id, finishing_id, adhesive_id, color_id } =
      toQuotedConfiguration(range, openingSelection(range, null));
    const chosen = {
      featured_item_id,
      product_id,
      cutting_id,
      shape_id,
      finishing_id,
      adhesive_id,
      color_id,
    };
    const typed = { width: 50, height: 70, quantity: 500, 'addons[]': 1, 'addon_items[]': 101 };
    const fields = { ...ada, ...chosen, ...typed, quote_type: 'Special Processing' };
    const parts = Object.entries(fields).map(
      ([name, value]) => `--kerf\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value ?? ''}\r\n`,
    );
    const url = apiBase + quoteRoutes.createRequest;
    const payload = `${parts.join('')}--kerf--\r\n`;
    const headers = { ...ownPage, 'content-type': 'multipart/form-data; boundary=kerf' };
    const answer = await opened.app.inject({ method: 'POST', url, headers, payload });
    expect(answer.statusCode).toBe(201);
    return answer.json<{ data: QuoteSent }>().data;
  }

  const run = async (...words: string[]) => {
    let said = '';
    const code = await runCommand(['quotes', ...words], place.variables, (more) => {
      said += more;
    });
    return { code, said };
  };
  const quotations = () =>
    opened.database.db.selectFrom('quotations').selectAll().orderBy('created_at').execute();
  const guestCookie = ({ guest }: QuoteSent) => `guest_id=${guest?.id}`;
  /** The letters to an address that bring a quotation. */
  async function brought(address: string) {
    // The command goes by the clock of the machine.
    opened.world.now = new Date();
    return (await mailbox.read(address)).filter(({ subject }) => subject.startsWith('Quotation'));
  }

  test('at the listed price is the guest’s who asked, and is listed as answered from then on', async () => {
    const sent = await ask({ ...card, ...ada, quote_type: 'QuoteRequest' });
    expect((await run('show', sent.number)).said).toContain(': open\n');
    const { code, said } = await run('answer', sent.number, '--note', 'With pleasure.');
    const [kept] = await quotations();
    expect([code, said]).toEqual([0, expect.stringContaining(`Quotation ${kept?.number} of $`)]);
    expect(said).toContain('goes to ada@example.com.');
    const [letter, ...others] = await brought('ada@example.com');
    expect(others).toEqual([]);
    expect(letter?.paragraphs).toContain('With pleasure.');

    const { said: shown } = await run('show', sent.number);
    expect(shown).toContain(': answered\n');
    expect(shown).toContain(`Answered by quotation ${kept?.number}`);
    expect((await run('list', 'answered')).said).toContain(sent.number);
    expect((await run('list', 'open')).said).toBe('No quote request is open.');

    const calls = quotationCalls(opened.app);
    const { quotations: priced } = await calls.contentOf(card);
    const read = await calls.read(kept?.id ?? '', { cookie: guestCookie(sent) });
    expect(read.data.quotation).toMatchObject({ quotation_no: kept?.number, name: 'Ada Lovelace' });
    expect(read.data.quotation.items).toMatchObject([{ quantity: 200, price: priced[0]?.cost }]);
    const other = await ask({ ...card, ...ada, email_address: 'other@example.com' });
    expect((await calls.read(kept?.id ?? '', { cookie: guestCookie(other) })).status).toBe(404);
  });

  test('at a price of the shop is the member’s who asked, and of nobody who knows its address', async () => {
    const people = peopleCalls(opened.app, mailbox);
    const grace = await people.register('grace@example.com');
    const eve = await people.register('eve@example.com');
    const { number } = await ask({ ...large, ...ada }, { authorization: `Bearer ${grace.tokens.token}` });
    // What has no listed price takes one.
    expect(await run('answer', number)).toMatchObject({ code: 1, said: expect.stringContaining('Say one.') });
    expect(await quotations()).toEqual([]);
    expect((await run('show', number)).said).toContain(': open\n');

    expect((await run('answer', number, '--price', '640.50')).code).toBe(0);
    const [kept] = await quotations();
    expect(kept).toMatchObject({ person_id: grace.user.id, guest_id: null, sub_total_cents: 64_050 });
    expect(await brought('grace@example.com')).toHaveLength(1);
    const calls = quotationCalls(opened.app);
    const listed = await calls.list({ token: grace.tokens.token });
    expect(listed.data.quotations).toMatchObject([{ quotation_no: kept?.number }]);
    expect((await calls.read(kept?.id ?? '', { token: grace.tokens.token })).status).toBe(200);
    expect((await calls.read(kept?.id ?? '', { token: eve.tokens.token })).status).toBe(404);
  });

  test('for special processing says the work in words, takes a price, and is ordered by answering the letter', async () => {
    const sent = await askSpecially();
    expect(await run('answer', sent.number)).toMatchObject({
      code: 1,
      said: expect.stringContaining('Say one.'),
    });
    expect((await run('answer', sent.number, '--price', '990')).code).toBe(0);
    const [kept] = await quotations();
    const [letter] = await brought('ada@example.com');
    const words = letter?.paragraphs.join('\n');
    expect(words).toContain('Stamp Spot: Gold Stamping');
    expect(words).toContain('500');
    expect(words).toContain('to order, answer this letter.');
    const calls = quotationCalls(opened.app);
    const caller = { cookie: guestCookie(sent) };
    const { data } = await calls.read(kept?.id ?? '', caller);
    expect(data.quotation.items).toMatchObject([{ configuration: null, quantity: 500, price: 990 }]);
    // Ordered as a configuration it would be made without the foil.
    expect(await calls.put(kept?.id ?? '', 990, caller)).toMatchObject({
      status: 409,
      error: { code: 'QUOTATION_BY_AGREEMENT' },
    });
  });

  test('is answered once, and once more where that is said', async () => {
    const { number } = await ask({ ...large, ...ada });
    await run('answer', number, '--price', '640.50');
    const [first] = await quotations();
    expect(await brought('ada@example.com')).toHaveLength(1);
    expect(await run('answer', number, '--price', '600')).toEqual({
      code: 1,
      said: `${number} was answered by quotation ${first?.number}. Say --again to send another one.`,
    });
    expect(await quotations()).toHaveLength(1);
    expect(await brought('ada@example.com')).toEqual([]);

    expect((await run('answer', number, '--again', '--price', '600')).code).toBe(0);
    const [, second] = await quotations();
    expect(second).toMatchObject({ sub_total_cents: 60_000 });
    expect(await brought('ada@example.com')).toMatchObject([
      { subject: expect.stringContaining(second?.number ?? 'none') },
    ]);
    expect((await run('show', number)).said).toContain(`Answered by quotation ${second?.number}`);
  });

  test('is for as many as the page says that is named', async () => {
    const { number } = await ask({ ...large, ...ada });
    const page = `https://shop.example${editPath({ ...card, quantity: 500 }, opened.world.catalogue)}`;
    expect((await run('answer', number, '--page', page)).code).toBe(0);
    const { quantity } = await opened.database.db
      .selectFrom('quotation_lines')
      .select('quantity')
      .executeTakeFirstOrThrow();
    expect(quantity).toBe(500);
    expect(await run('answer', number, '--again', '--page', 'http://[bad')).toEqual({
      code: 1,
      said: expect.stringContaining('is no page of a product'),
    });
  });

  test('by two of the shop at once is answered by one of them', async () => {
    const { number } = await ask({ ...large, ...ada });
    const outcomes = await Promise.all(
      ['600', '640'].map((price) => run('answer', number, '--price', price)),
    );
    expect(outcomes.map(({ code }) => code).sort()).toEqual([0, 1]);
    expect(outcomes.find(({ code }) => code === 1)?.said).toContain('was answered by quotation');
    expect(await quotations()).toHaveLength(1);
  });

  test('under a number that nobody has is none', async () => {
    expect(await run('answer', 'R26-22222222', '--price', '5')).toMatchObject({
      code: 1,
      said: expect.stringContaining('npm run shop -- quotes list'),
    });
  });
});
