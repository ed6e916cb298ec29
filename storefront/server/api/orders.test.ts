import { apiBase, messages, OrderDetail, OrderList, orderRoutes } from '@kerf/sdk/contract';
import { cents, formatMoney, toDollars } from '@kerf/sdk/rules';
import { assert as assertShape } from 'superstruct';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cartCalls } from '../../tests/cart-calls.js';
import { describeOnEachDatabase } from '../../tests/databases.js';
import { openMailbox } from '../../tests/mailbox.js';
import { insertOrders } from '../../tests/many-orders.js';
import { dearer, type OpenApp, openApp } from '../../tests/open-app.js';
import { type OrderCaller, orderCalls, orderKey, samplePdf, sentProof } from '../../tests/order-calls.js';
import { readPdfText } from '../../tests/pdf-text.js';
import { peopleCalls } from '../../tests/people-calls.js';
import { placedOrder } from '../../tests/placed-order.js';
import { changeLine, recordPayment } from '../orders/change-order.js';
import { giveBack } from '../orders/give-back.js';
import { type KeptOrder, readOrderLines } from '../orders/order-rows.js';
import { createSession } from '../people/sessions.js';

describeOnEachDatabase('Orders', (open) => {
  let opened: OpenApp;
  let calls: ReturnType<typeof orderCalls>;
  let order: KeptOrder;
  let line: string;
  let guest: OrderCaller;
  beforeEach(async () => {
    opened = await openApp(await open());
    calls = orderCalls(opened.app);
    order = await placedOrder(opened, { email: 'ada@example.com' });
    [{ id: line = '' } = {}] = await readOrderLines(opened.database.db, order.id);
    guest = { key: await orderKey(opened, order.id) };
  });
  afterEach(() => opened.app.close());

  const proofId = async () => (await calls.read(guest, order.id)).data.proofs.at(-1)?.id ?? '';
  const stage = async () => (await calls.read(guest, order.id)).data.order.lines[0]?.stage;

  test('are read by who holds the key of one, in the shape of the contract', async () => {
    await sentProof(opened, order.id, line);
    await calls.write(guest, order.id, 'When will it be here?', line);
    const { status, data, headers } = await calls.read(guest, order.id);
    expect(status).toBe(200);
    assertShape(data, OrderDetail);
    expect(headers['cache-control']).toBe('no-store');
    expect(data.bank).toEqual({
      ...opened.world.catalogue.seller.bank,
      reference: order.number,
      amount: data.order.total,
      days: 7,
    });
    expect(data.messages).toMatchObject([{ from: 'customer', text: 'When will it be here?', line_id: line }]);
    expect(data.proofs).toMatchObject([{ round: 1, decision: null, file_name: 'proof.pdf', line_id: line }]);
    expect((await calls.list(guest)).data.orders.map(({ id }) => id)).toEqual([order.id]);
  });

  test('take nothing with a call that says all by its address', async () => {
    await sentProof(opened, order.id, line);
    const approval = `${orderRoutes.createApproval}/${order.id}/${await proofId()}`;
    for (const path of [approval, `${orderRoutes.createReorder}/${order.id}/${line}`]) {
      const refused = await calls.call('POST', path, guest, { remark: 'Larger.' });
      expect([refused.status, refused.error]).toEqual([
        400,
        expect.objectContaining({ code: 'API_KEY_UNKNOWN', field: 'remark' }),
      ]);
      expect((await calls.call('POST', path, guest, [] as never)).status).toBe(400);
    }
    expect(await stage()).toBe('proof-sent');
    expect((await calls.call('POST', approval, guest, {})).status).toBe(200);
    expect(await stage()).toBe('approved');
  });

  test('are listed a hundred at a time, each part behind the last order of the one before', async () => {
    await insertOrders(opened, 150);
    const { db } = opened.database;
    await db.updateTable('orders').set({ email_key: order.email_key }).execute();
    const { token } = (await peopleCalls(opened.app, openMailbox(opened)).register(order.email)).tokens;
    const first = (await calls.call('GET', orderRoutes.orders, { token })).data;
    assertShape(first, OrderList);
    expect(first.orders).toHaveLength(100);
    expect(first.orders[0]).toMatchObject({ refunded: 0, owed: 0 });
    await placedOrder(opened, { email: order.email });
    const next = `${orderRoutes.orders}?before=${encodeURIComponent(first.older ?? '')}`;
    const rest = (await calls.call('GET', next, { token })).data;
    assertShape(rest, OrderList);
    expect(rest.older).toBeNull();
    const ids = [...first.orders, ...rest.orders].map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([152, 152]);
    const times = [...first.orders, ...rest.orders].map(({ placed_at }) => placed_at);
    expect(times).toEqual([...times].sort().reverse());
    for (const place of ['', 'x', '2026-11-18T02:00:00.000Z', `2026-11-18T02:00:00.000Z_'`])
      expect((await calls.call('GET', `${orderRoutes.orders}?before=${place}`, { token })).error.code).toBe(
        'API_VALUE_INVALID',
      );
    // The key of one order lists that one, wherever it begins.
    expect((await calls.call('GET', next, guest)).data).toMatchObject({ orders: [], older: null });
  });

  test('ask for no transfer once they are paid, nor for what was cancelled before', async () => {
    await calls.cancel(guest, order.id, line);
    expect((await calls.read(guest, order.id)).data.bank).toBeNull();
    const other = await placedOrder(opened, { email: 'ada@example.com' });
    const key = { key: await orderKey(opened, other.id) };
    await opened.database.db
      .transaction()
      .execute((trx) =>
        recordPayment(trx, other.id, { amount: other.total_cents, detail: '' }, opened.world.now),
      );
    expect((await calls.read(key, other.id)).data.bank).toBeNull();
  });

  test('have a tax invoice of what they were, whatever is sold today, and kept by nobody on the way', async () => {
    const { db } = opened.database;
    const invoice = async () => {
      const { headers: sent, rawPayload: content } = await opened.app.inject({
        url: `${apiBase}${orderRoutes.invoice}/${order.id}`,
        headers: { cookie: `kerf-order=${guest.key}` },
      });
      return { sent, content, said: (await readPdfText(content)).pages.join(' ') };
    };
    const [piece] = await readOrderLines(db, order.id);
    opened.world.catalogue = { ...dearer(opened.world.catalogue, 3), products: new Map() };
    const first = await invoice();
    expect(first.sent).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="tax-invoice-${order.number}.pdf"`,
      'content-length': String(first.content.length),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const money = (amount: number) => formatMoney(toDollars(cents(amount)));
    for (const words of [
      'Tax Invoice',
      `Invoice number ${order.number}`,
      piece?.product_name ?? 'no piece',
      `Total ${money(order.total_cents)}`,
      `GST included in total ${money(order.total_cents / 11)}`,
      `Amount due ${money(order.total_cents)}`,
      `Reference ${order.number}`,
    ])
      expect(first.said).toContain(words);
    await db
      .transaction()
      .execute((trx) =>
        recordPayment(trx, order.id, { amount: order.total_cents, detail: '' }, opened.world.now),
      );
    const give = { amount: 150, reason: 'A corner was bent.' };
    await db.transaction().execute((trx) => giveBack(trx, order.id, give, opened.world.now));
    const { said } = await invoice();
    expect(said).toContain('Refunded Wed 18 Nov 2026 $1.50');
    expect(said).toContain(`Total after refunds ${money(order.total_cents - 150)}`);
    expect(said).toContain('Amount due $0.00');
  });

  test('that are cancelled before they are paid have an invoice of nothing', async () => {
    await calls.cancel(guest, order.id, line);
    const { rawPayload } = await opened.app.inject({
      url: `${apiBase}${orderRoutes.invoice}/${order.id}`,
      headers: { cookie: `kerf-order=${guest.key}` },
    });
    const said = (await readPdfText(rawPayload)).pages.join(' ');
    expect(said).toContain('Cancelled Wed 18 Nov 2026, not charged.');
    expect(said).toContain('Total $0.00');
    expect(said).toContain('Nothing is to be paid');
  });

  test('have proofs that are shown where they are, and kept by nobody on the way', async () => {
    await sentProof(opened, order.id, line);
    const { status, text, headers } = await calls.file(guest, order.id, await proofId());
    expect([status, text]).toEqual([200, String(samplePdf)]);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="proof.pdf"',
      'content-length': String(samplePdf.length),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  test('are approved once, and a second answer is told that it was', async () => {
    await sentProof(opened, order.id, line);
    const proof = await proofId();
    const { status, data } = await calls.approve(guest, order.id, proof);
    expect([status, data.order.lines[0]?.stage]).toEqual([200, 'approved']);
    expect(data.proofs[0]).toMatchObject({
      decision: 'approved',
      decided_at: opened.world.now.toISOString(),
      decided_by: 'ada@example.com',
    });
    const again = await calls.approve(guest, order.id, proof);
    expect([again.status, again.error]).toEqual([
      409,
      { code: 'ORDER_PROOF_APPROVED', message: messages.proofApprovedAlready },
    ]);
    expect((await calls.askChange(guest, order.id, proof, 'Larger.')).error.code).toBe(
      'ORDER_PROOF_APPROVED',
    );
    expect((await calls.cancel(guest, order.id, line)).error.message).toBe(messages.updateUnavailable);
  });

  test('are approved once by two at the same moment', async () => {
    await sentProof(opened, order.id, line);
    const proof = await proofId();
    const answers = await Promise.all([
      calls.approve(guest, order.id, proof),
      calls.approve(guest, order.id, proof),
      calls.askChange(guest, order.id, proof, 'Larger.'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('have another round after a change was asked for, and nobody approves one that they have not seen', async () => {
    await sentProof(opened, order.id, line);
    const first = await proofId();
    const asked = await calls.askChange(guest, order.id, first, ' The red\r\nis too dark. ');
    expect(asked.data.proofs[0]).toMatchObject({ decision: 'change-asked', remark: 'The red\nis too dark.' });
    expect(await stage()).toBe('change-asked');
    expect((await calls.approve(guest, order.id, first)).error.message).toBe(
      messages.artworkEvaluatedAlready,
    );
    await sentProof(opened, order.id, line);
    const second = await proofId();
    await sentProof(opened, order.id, line);
    const late = await calls.approve(guest, order.id, second);
    expect([late.status, late.error.code]).toEqual([409, 'ORDER_PROOF_REPLACED']);
    const { proofs } = (await calls.read(guest, order.id)).data;
    expect(proofs.map(({ round }) => round)).toEqual([1, 2, 3]);
    expect((await calls.approve(guest, order.id, proofs[2]?.id ?? '')).status).toBe(200);
  });

  test('whose artwork was sent anew are not approved by their old proof', async () => {
    await sentProof(opened, order.id, line);
    await opened.database.db
      .transaction()
      .execute((trx) =>
        changeLine(trx, { orderId: order.id, lineId: line }, 'receive-artwork', {}, opened.world.now),
      );
    const { status, error } = await calls.approve(guest, order.id, await proofId());
    expect([status, error.code]).toEqual([409, 'ORDER_PROOF_REPLACED']);
    expect(error.message).toMatch(/^Other artwork came after this proof\./);
    expect(await stage()).toBe('artwork-received');
  });

  test('of a piece that was cancelled are not approved, and it is said that it was', async () => {
    await sentProof(opened, order.id, line);
    const proof = await proofId();
    await calls.cancel(guest, order.id, line);
    for (const answer of [
      await calls.approve(guest, order.id, proof),
      await calls.askChange(guest, order.id, proof, 'Larger.'),
    ]) {
      expect([answer.status, answer.error.code]).toEqual([409, 'ORDER_NOT_POSSIBLE']);
      expect(answer.error.message).toMatch(/^This piece is cancelled/);
    }
    expect(await stage()).toBe('cancelled');
  });

  test('take no empty remark and no empty message', async () => {
    await sentProof(opened, order.id, line);
    for (const empty of ['', ' \r\n', '\u0007']) {
      const remark = await calls.askChange(guest, order.id, await proofId(), empty);
      expect([remark.status, remark.error]).toEqual([
        422,
        { code: 'ORDER_INPUT_INVALID', message: messages.messageRequired, field: 'remark' },
      ]);
      const message = await calls.write(guest, order.id, empty);
      expect([message.status, message.error.field]).toEqual([422, 'text']);
    }
    expect((await calls.write(guest, order.id, 'a'.repeat(2001))).status).toBe(400);
    expect((await calls.write(guest, order.id, 'a'.repeat(2000))).status).toBe(200);
    expect((await calls.write(guest, order.id, 'About another piece.', 'none')).error.code).toBe(
      'ORDER_UNKNOWN_LINE',
    );
    expect(await stage()).toBe('proof-sent');
  });

  test('are written to once under one name, whatever the network does', async () => {
    const named = { ...guest, named: 'one-and-only' };
    const first = await calls.write(named, order.id, 'Once.');
    const again = await calls.write(named, order.id, 'Once.');
    expect(again.text).toBe(first.text);
    expect((await calls.read(guest, order.id)).data.messages).toHaveLength(1);
    expect((await calls.write(named, order.id, 'Twice.')).error.code).toBe('IDEMPOTENCY_KEY_REUSED');
    await sentProof(opened, order.id, line);
    const approval = { ...guest, named: 'yes' };
    const proof = await proofId();
    const yes = await calls.approve(approval, order.id, proof);
    expect(yes.status).toBe(200);
    expect((await calls.approve(approval, order.id, proof)).text).toBe(yes.text);
  });

  test('go to the press by their customer’s approval where they are paid', async () => {
    await opened.database.db
      .transaction()
      .execute((trx) =>
        recordPayment(trx, order.id, { amount: order.total_cents, detail: '' }, opened.world.now),
      );
    await sentProof(opened, order.id, line);
    const { data } = await calls.approve(guest, order.id, await proofId());
    expect(data.order.lines[0]?.stage).toBe('in-production');
  });

  test('are ordered again at the price of today, with what they cost then', async () => {
    const same = await calls.reorder(guest, order.id, line);
    expect(same.status).toBe(201);
    const { was, now, cart } = JSON.parse(same.text).data;
    expect([was, now, cart.lines.length]).toEqual([order.sub_total_cents / 100, was, 1]);
    opened.world.catalogue = dearer(opened.world.catalogue, 2);
    const { data } = JSON.parse((await calls.reorder(guest, order.id, line)).text);
    expect(data.was).toBe(was);
    expect(data.now).toBeGreaterThan(was);
    expect(data.cart.sub_total).toBe(data.now);
    const kept = await cartCalls(opened.app).get({ token: data.token });
    expect(kept.good().cart.lines).toHaveLength(1);
  });

  test('that can’t be made any more are not ordered again, and it is said why', async () => {
    const { catalogue } = opened.world;
    opened.world.catalogue = { ...catalogue, products: new Map() };
    const { status, error } = await calls.reorder(guest, order.id, line);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(error.message).toMatch(/\.$/);
  });

  test('that are not one’s own are as those that there are not, on every route', async () => {
    await sentProof(opened, order.id, line);
    const proof = await proofId();
    const mailbox = openMailbox(opened);
    const people = peopleCalls(opened.app, mailbox);
    const stranger = await people.register('stranger@example.com');
    const owner = await people.register('ada@example.com');
    const other = await placedOrder(opened, { email: 'grace@example.com' });
    const site = 'https://reseller.example';
    const session = await opened.database.db.transaction().execute((trx) =>
      createSession(trx, {
        personId: owner.user.id,
        opens: 'orders',
        isRemembered: false,
        origin: site,
        caller: { address: '10.0.0.1', device: 'a browser' },
        now: opened.world.now,
      }),
    );
    const elsewhere = session.tokens.token;
    const before = await calls.read(guest, order.id);
    const routes = (caller: OrderCaller, id: string, piece: string, file: string) => [
      calls.read(caller, id),
      calls.invoice(caller, id),
      calls.file(caller, id, file),
      calls.paperAddress(caller, id, file),
      calls.approve(caller, id, file),
      calls.askChange(caller, id, file, 'Mine now.'),
      calls.write(caller, id, 'Mine now.'),
      calls.review(caller, id, piece, { rate: 1, title: 'Mine now', comment: 'Mine now.' }),
      calls.cancel(caller, id, piece),
      calls.reorder(caller, id, piece),
    ];
    const asked = await Promise.all(routes(guest, '', '', ''));
    expect(Object.keys(orderRoutes)).toHaveLength(asked.length + 1);
    const callers: [string, OrderCaller, number][] = [
      ['a visitor', {}, 401],
      ['a page of another site with the cookie', { ...guest, origin: site }, 403],
      ['the key of another order', { key: await orderKey(opened, other.id) }, 404],
      ['a key that was never given', { key: 'x'.repeat(43) }, 401],
      ['another member', { token: stranger.tokens.token }, 404],
      ['another site’s token at a third one', { token: elsewhere, origin: 'https://third.example' }, 401],
      ['another site’s token on the shop’s pages', { token: elsewhere }, 401],
      ['the shop’s token on another site', { token: owner.tokens.token, origin: site }, 401],
    ];
    for (const [who, caller, expected] of callers) {
      const theirs = await Promise.all(routes(caller, order.id, line, proof));
      const nobodys = await Promise.all(routes(caller, 'none', 'none', 'none'));
      for (const [at, answer] of theirs.entries()) {
        expect([who, at, answer.status]).toEqual([who, at, expected]);
        expect([who, at, answer.text]).toEqual([who, at, nobodys[at]?.text]);
        expect(answer.text).not.toMatch(/ada@|PDF-|Newtown|K26-/);
      }
      const list = await calls.list(caller);
      expect(list.text).not.toContain(order.id);
    }
    const after = await calls.read({ token: owner.tokens.token }, order.id);
    expect(after.data).toEqual(before.data);
    expect((await calls.read({ token: elsewhere, origin: site }, order.id)).status).toBe(200);
    const mixed = await calls.approve({ key: await orderKey(opened, other.id) }, other.id, proof);
    expect([mixed.status, mixed.error.code]).toEqual([404, 'ORDER_UNKNOWN_PROOF']);
  });

  test('are not found by asking often', async () => {
    const asked: number[] = [];
    for (let at = 0; at < 61; at++) asked.push((await calls.read(guest, `none-${at}`)).status);
    expect(asked.slice(0, 60).every((status) => status === 404)).toBe(true);
    expect(asked[60]).toBe(429);
    expect((await calls.read(guest, order.id)).status).toBe(200);
  });
});
