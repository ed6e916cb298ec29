import type { AddressInfo } from 'node:net';
import {
  apiBase,
  idempotencyKeyHeader,
  messages,
  peopleRoutes,
  type QuoteRequestInput,
  quoteRoutes,
  type SpecialProcessing,
} from '@kerf/sdk/contract';
import { openingDesign, openingSelection, toQuotedConfiguration } from '@kerf/sdk/rules';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase, type EmptyDatabase } from '../../tests/databases.js';
import { openMailbox } from '../../tests/mailbox.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { peopleCalls } from '../../tests/people-calls.js';
import { asker, quoteCalls, specialForm } from '../../tests/quote-calls.js';
import { forgetOldQuoteRequests } from '../quotes/quote-rows.js';

describeOnEachDatabase('Requests for a quote', (open) => {
  let place: EmptyDatabase;
  let opened: OpenApp;
  let url: string;
  let mailbox: ReturnType<typeof openMailbox>;
  let people: ReturnType<typeof peopleCalls>;
  let send: ReturnType<typeof quoteCalls>['send'];

  beforeEach(async () => {
    place = await open();
    opened = await openApp(place);
    mailbox = openMailbox(opened);
    people = peopleCalls(opened.app, mailbox);
    await opened.app.listen({ port: 0, host: '127.0.0.1' });
    url = `http://127.0.0.1:${(opened.app.server.address() as AddressInfo).port}${apiBase}`;
    ({ send } = quoteCalls(url));
  });
  afterEach(() => opened.app.close());

  /** A configuration as a page opens with it, with what is asked for otherwise. */
  function asked(change: Partial<QuoteRequestInput> = {}, item = 'die-cut'): QuoteRequestInput {
    const range = opened.world.catalogue.ranges.get(item);
    if (!range) throw new Error(`There is no ${item}.`);
    return { ...toQuotedConfiguration(range, openingSelection(range, null)), ...asker, ...change };
  }

  const rows = () => opened.database.db.selectFrom('quote_requests').selectAll().execute();
  const mails = () =>
    opened.database.db.selectFrom('mails').select(['kind', 'recipient']).orderBy('kind').execute();
  const ownPage = { origin: 'http://localhost:4300', 'sec-fetch-site': 'same-origin' };

  test('a size that has no price is asked for, kept as it was sent, and both sides are written to', async () => {
    const body = asked({ width: 2000, height: 900, quantity: 250, utm_source: 'letter', comment: 'Soon' });
    const answer = await send(body);
    expect(answer).toMatchObject({ status: 201, message: messages.quoteSent });
    expect(answer.data.number).toMatch(/^R26-[2-9A-HJ-NP-Z]{8}$/);
    expect(answer.data.guest?.info).toEqual({
      first_name: 'Ada',
      last_name: 'Lovelace',
      email: 'ada@example.com',
    });
    const [kept, ...others] = await rows();
    expect(others).toEqual([]);
    expect(kept).toMatchObject({
      number: answer.data.number,
      kind: 'Special Size',
      state: 'open',
      quotation_id: null,
      person_id: null,
      guest_id: answer.data.guest?.id,
      quantity: 250,
      comment: 'Soon',
      utm: '{"utm_source":"letter"}',
    });
    expect(kept?.summary).toContain('2000 x 900 mm');
    expect(JSON.parse(kept?.configuration ?? '')).toMatchObject({ width: 2000, height: 900, product_id: 3 });
    expect(await mails()).toEqual([
      { kind: 'quote-received', recipient: 'ada@example.com' },
      { kind: 'quote-to-answer', recipient: 'hello@kerf.example' },
    ]);
    const [letter] = await mailbox.read('ada@example.com');
    expect(letter?.paragraphs.join(' ')).toContain(messages.quoteSent);
    expect(letter?.subject).toContain(answer.data.number);
  });

  test('letters that were designed say that the creation tool was used, and keep their design', async () => {
    const design = { width: 3000, height: 0, lettering: openingDesign };
    await send(asked(design, 'vinyl-lettering'));
    await send(asked({ ...design, use_creation_tool: 'no' }, 'vinyl-lettering'));
    await send(asked({ width: 2000, height: 900 }));
    const kept = (await rows()).map(({ details }) => JSON.parse(details));
    expect(kept).toEqual([{ use_creation_tool: 'yes' }, { use_creation_tool: 'yes' }, {}]);
    const [{ configuration } = { configuration: '' }] = await rows();
    expect(JSON.parse(configuration ?? '')).toMatchObject({ width: 3000, lettering: openingDesign });
  });

  test('a choice that the product does not have is not kept', async () => {
    await send(asked({ finishing_id: 19, material_id: 999 }));
    const [kept] = await rows();
    expect(JSON.parse(kept?.configuration ?? '')).toMatchObject({ finishing_id: 6, material_id: 15 });
  });

  test.each([
    [{ firstname: ' ' }, 'firstname', messages.quoteFirstNameRequired],
    [{ lastname: '' }, 'lastname', messages.quoteLastNameRequired],
    [{ lastname: 'x'.repeat(101) }, 'lastname', messages.quoteLastNameRequired],
    [{ firstname: '<b>Ada</b>' }, 'firstname', messages.quoteFirstNameRequired],
    [{ email_address: '' }, 'email_address', messages.quoteEmailRequired],
    [{ email_address: 'ada@' }, 'email_address', messages.quoteEmailInvalid],
    [{ quantity: null }, 'quantity', messages.quoteQuantityRequired],
  ] as const)('%j is refused in its own words', async (change, field, words) => {
    expect(await send(asked(change))).toMatchObject({
      status: 422,
      message: words,
      error: { code: 'QUOTE_INPUT_INVALID', field },
    });
    expect(await rows()).toEqual([]);
  });

  test.each([
    ['width', 1e308],
    ['height', -5],
    ['kinds', 1e9],
    ['kinds', 0],
    ['ea', -1],
    ['cut_per_shape', 1e9],
  ])('a %s of %d is a mistake of who calls, and nothing that is asked for', async (field, value) => {
    expect(await send(asked({ [field]: value }))).toMatchObject({ status: 400, error: { field } });
    expect(await rows()).toEqual([]);
  });

  test('both letters say what is asked for once, and what was added in words of their own', async () => {
    const body = asked({ width: 2000, height: 900, quantity: 250 });
    await send({ ...body, comment: 'Soon' });
    const [{ summary = '' } = {}] = await rows();
    await send({ ...body, comment: `${summary}\nBy Friday, if you can.` });
    for (const to of ['ada@example.com', 'hello@kerf.example']) {
      const words = (await mailbox.read(to)).at(-1)?.paragraphs ?? [];
      expect(words.filter((each) => each.includes('2000 x 900 mm'))).toHaveLength(1);
      expect(words).toContain('By Friday, if you can.');
    }
  });

  test('an address that is thrown away is refused, and said to be one', async () => {
    expect(await send(asked({ email_address: 'a@mailinator.com' }))).toMatchObject({
      status: 422,
      message: messages.emailDisposable,
      error: { is_email_disposable: true, field: 'email_address' },
    });
  });

  test('whoever has an account signs in: a guest with that address is refused, the member is not', async () => {
    const member = await people.register('grace@example.com');
    const body = asked({ email_address: 'Grace@Example.com' });
    expect(await send(body)).toMatchObject({ status: 409, message: messages.emailRegistered });
    const other = asked({ firstname: '', lastname: '', email_address: 'other@example.com' });
    const sent = await send(other, { authorization: `Bearer ${member.tokens.token}` });
    expect(sent).toMatchObject({ status: 201, data: { guest: null } });
    expect(await rows()).toMatchObject([
      { email: 'grace@example.com', first_name: 'Ada', person_id: member.user.id, guest_id: null },
    ]);
    // A token that opens nothing is no guest's.
    expect(await send(body, { authorization: `Bearer ${'x'.repeat(43)}` })).toMatchObject({ status: 401 });
  });

  test('the guest of the cookie is known again, on pages of the shop alone', async () => {
    const first = await send(asked(), ownPage);
    const cookie = first.cookies.find((each) => each.startsWith('guest_id='))?.split(';')[0] ?? '';
    expect(cookie).toBe(`guest_id=${first.data.guest?.id}`);
    const again = await send(asked(), { ...ownPage, cookie });
    expect(again.data.guest?.id).toBe(first.data.guest?.id);
    const elsewhere = await send(asked(), { origin: 'https://site.example', cookie });
    expect(elsewhere.status).toBe(201);
    expect(elsewhere.data.guest?.id).not.toBe(first.data.guest?.id);
    expect(elsewhere.cookies).toEqual([]);
  });

  test('a request that is sent twice under one name is one request', async () => {
    const named = { [idempotencyKeyHeader]: 'a-name-that-nobody-guesses' };
    const [first, second] = await Promise.all([send(asked(), named), send(asked(), named)]);
    expect(second).toEqual(first);
    expect(await rows()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
    expect(await send(asked({ comment: 'other' }), named)).toMatchObject({ status: 422 });
  });

  test('a letter to a guest holds no link that was typed, and five an hour go to one address', async () => {
    for (let n = 0; n < 7; n++)
      expect((await send(asked({ comment: `See https://evil.example/login ${n}` }))).status).toBe(201);
    const letters = (await mails()).filter(({ kind }) => kind === 'quote-received');
    expect(letters).toHaveLength(5);
    const [letter] = await mailbox.read('ada@example.com');
    expect(letter?.paragraphs.join(' ')).not.toContain('https://evil');
    expect(await rows()).toHaveLength(7);
    opened.world.now = new Date(opened.world.now.getTime() + 3_600_000);
    await send(asked());
    expect((await mails()).filter(({ kind }) => kind === 'quote-received')).toHaveLength(6);
  });

  test('nothing in it moves on a terminal', async () => {
    await send(asked({ utm_source: 'a\u001b[2J\nb\u0007', utm_term: ' ' }));
    const [kept] = await rows();
    expect(kept?.utm).toBe('{"utm_source":"a[2J b"}');
  });

  test('goes with the account of who asked', async () => {
    const grace = await people.register('grace@example.com');
    await send(asked(), { authorization: `Bearer ${grace.tokens.token}` });
    await send(asked());
    expect(await rows()).toHaveLength(2);
    const closed = await fetch(url + peopleRoutes.deleteAccount, {
      method: 'POST',
      headers: { authorization: `Bearer ${grace.tokens.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ password: grace.password }),
    });
    expect(closed.status).toBe(200);
    expect((await rows()).map(({ email }) => email)).toEqual(['ada@example.com']);
  });

  test('is forgotten after two years', async () => {
    const { db } = opened.database;
    await send(asked());
    const twoYears = 2 * 365 * 86_400_000;
    await forgetOldQuoteRequests(db, new Date(opened.world.now.getTime() + twoYears - 1));
    expect(await rows()).toHaveLength(1);
    await forgetOldQuoteRequests(db, new Date(opened.world.now.getTime() + twoYears));
    expect(await rows()).toEqual([]);
  });

  test('no address is asked about more often than twenty times an hour', async () => {
    for (let at = 0; at < 20; at++)
      expect((await send(asked({ email_address: `nobody-${at}@example.com` }))).status).toBe(201);
    expect(await send(asked({ email_address: 'one-more@example.com' }))).toMatchObject({ status: 429 });
    expect(await rows()).toHaveLength(20);
  });

  test('what there is to choose for special processing is data', async () => {
    const answer = await fetch(url + quoteRoutes.specialProcessing);
    const { data } = (await answer.json()) as { data: SpecialProcessing };
    expect(data.cuttings).toEqual([
      { id: 5, name: 'Perforated' },
      { id: 6, name: 'Relief Die' },
    ]);
    expect(data.hidden_products).toEqual([9, 23]);
    expect(data.addons.map(({ name }) => name)).toContain('Stamp Spot');
  });

  test.each([
    [{ 'addon_items[]': [], 'addons[]': [] }, 'addon_items', messages.specialRequired],
    // Foil paper is not embossed.
    [
      { product_id: '7', finishing_id: '11', 'addon_items[]': ['111'] },
      'addon_items',
      messages.specialRequired,
    ],
    [{ width: '' }, 'width', messages.specialSizeRequired],
    [{ height: '' }, 'height', messages.specialSizeRequired],
    [{ quantity: '' }, 'quantity', messages.quoteQuantityRequired],
    [{ cutting_id: '4', shape_id: '7', cut_per_shape: '' }, 'cut_per_shape', messages.cutsRequired],
    [
      { cutting_id: '4', shape_id: '7', cut_per_shape: '10001' },
      'cut_per_shape',
      messages.specialCutsOutside,
    ],
    [{ cutting_id: '3', shape_id: '5', ea: '' }, 'ea', messages.stickersPerSheetRequired],
    [{ cutting_id: '3', shape_id: '5', ea: '31' }, 'ea', messages.stickersPerSheetAbove],
    [{ firstname: '<i>' }, 'firstname', messages.quoteFirstNameRequired],
  ] as const)('of special processing, %j is refused in its own words', async (change, field, words) => {
    expect(await send(specialForm(change))).toMatchObject({
      status: 422,
      message: words,
      error: { code: 'QUOTE_INPUT_INVALID', field },
    });
    expect(await rows()).toEqual([]);
  });

  test('ten thousand cuts are taken, and products that take no special processing are not', async () => {
    const cuts = { cutting_id: '4', shape_id: '7', cut_per_shape: '10000' };
    expect((await send(specialForm(cuts))).status).toBe(201);
    const lettering = { featured_item_id: '6', product_id: '9' };
    expect(await send(specialForm(lettering))).toMatchObject({ status: 404 });
  });
});
