import { apiBase, joiningPoints, type PricingRequest, paymentNoticePath } from '@kerf/sdk/contract';
import { cents, formatMoney, toDollars } from '@kerf/sdk/rules';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase, type EmptyDatabase } from '../../tests/databases.js';
import { openMailbox } from '../../tests/mailbox.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { card } from '../../tests/orders.js';
import { readPdfText } from '../../tests/pdf-text.js';
import { peopleCalls } from '../../tests/people-calls.js';
import { placedOrder } from '../../tests/placed-order.js';
import {
  paidSession,
  type StripeStandIn,
  signedNotice,
  startStripe,
  webhookSecret,
} from '../../tests/stripe-stand-in.js';
import { runCommand } from '../commands/run-command.js';
import { paymentMigrations } from '../db/payment-migrations.js';
import type { QueuedMail } from '../mail/mail-queue.js';
import { pages } from '../pages/pages.js';
import { makeInvoice } from '../papers/make-invoice.js';
import { changeLine } from './change-order.js';
import { composeOrderMail } from './compose-order-mail.js';
import { askRefund } from './give-back.js';
import { createOrderKey } from './order-keys.js';
import { orderMailKinds } from './order-mail-kinds.js';
import { type KeptOrder, readOrderEvents, readOrderLines } from './order-rows.js';

/** Dear enough that its delivery is free. */
const many: PricingRequest = { ...card, quantity: 2_000 };

describeOnEachDatabase('Money of an order', (open) => {
  let place: EmptyDatabase;
  let stripe: StripeStandIn;
  let opened: OpenApp;
  let variables: Record<string, string>;
  beforeEach(async () => {
    place = await open();
    stripe = await startStripe();
    variables = {
      ...place.variables,
      STRIPE_SECRET_KEY: 'sk_test_of_the_shop',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API: stripe.url,
    };
    opened = await openApp(place, { pages, variables });
    opened.world.now = new Date();
  });
  afterEach(async () => {
    await opened.app.close();
    await stripe.close();
  });

  /** `created` is when Stripe made the notice, s since 1970; default, now. */
  const tell = async (type: string, object: object, created?: number) => {
    const { payload, headers } = signedNotice(type, object, created === undefined ? {} : { created });
    const url = apiBase + paymentNoticePath;
    return (await opened.app.inject({ method: 'POST', url, headers, payload })).statusCode;
  };
  const pay = (order: KeptOrder, change: object = {}) =>
    tell('checkout.session.completed', paidSession(order, change));
  const givenBack = (order: KeptOrder, amount_refunded: number, payment_intent = `pi_${order.id}`) =>
    tell('charge.refunded', {
      object: 'charge',
      amount_refunded,
      payment_intent,
      metadata: { order: order.id },
    });
  const kept = ({ id }: KeptOrder) =>
    opened.database.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const cancel = async ({ id }: KeptOrder, at: number, by: 'cancel' | 'call-off' = 'cancel') => {
    const line = (await readOrderLines(opened.database.db, id))[at];
    await opened.database.db
      .transaction()
      .execute((trx) => changeLine(trx, { orderId: id, lineId: line?.id ?? '' }, by, {}, opened.world.now));
    return (line?.price_cents ?? 0) * (line?.kinds ?? 0);
  };
  /** Brings the first piece of an order a step on. */
  const act = async ({ id }: KeptOrder, what: 'receive-artwork' | 'send-proof' | 'approve') => {
    const { db } = opened.database;
    const [line] = await readOrderLines(db, id);
    const piece = { orderId: id, lineId: line?.id ?? '' };
    await db.transaction().execute((trx) => changeLine(trx, piece, what, {}, opened.world.now));
  };
  const stageOf = async ({ id }: KeptOrder) => (await readOrderLines(opened.database.db, id))[0]?.stage;
  const run = async (...words: string[]) => {
    let said = '';
    const code = await runCommand(['orders', ...words], variables, (more) => {
      said += more;
    });
    return { code, said };
  };
  const lastLetter = async () => {
    const mails = await opened.database.db.selectFrom('mails').selectAll().orderBy('created_at').execute();
    const mail = mails.at(-1);
    if (!mail) throw new Error('There is no letter.');
    const letter = await composeOrderMail(opened.database.db, mail, opened.world.catalogue, opened.world.now);
    return letter?.paragraphs.join('\n') ?? '';
  };
  const invoiceOf = async (order: KeptOrder) => {
    const { content } = await makeInvoice(
      opened.database.db,
      await kept(order),
      opened.world.catalogue.seller,
    );
    return (await readPdfText(content)).pages.join(' ');
  };
  const byCard = (beside: PricingRequest[] = [{ ...card, printed_side_id: 2 }]) =>
    placedOrder(opened, { email: 'ada@example.com', payment: 'card', beside });

  test('that was paid on a page opened before a piece was cancelled is there, and what is too much is owed', async () => {
    const order = await byCard();
    await cancel(order, 1);
    const left = (await kept(order)).total_cents;
    expect(await pay(order)).toBe(200);
    expect(await pay(order)).toBe(200);
    const owed = order.total_cents - left;
    expect(await kept(order)).toMatchObject({
      payment: 'paid',
      total_cents: left,
      received_cents: order.total_cents,
      owed_cents: owed,
    });
    const dollars = `$${(owed / 100).toFixed(2)}`;
    expect(await lastLetter()).toContain(`We give back ${dollars} of what you paid, the way you paid.`);
    expect((await readOrderEvents(opened.database.db, order.id)).at(-1)?.detail).toContain(dollars);
    expect((await run('list')).said).toContain(`${dollars} to give back`);
    expect((await run('list', 'owed')).said).toContain(order.number);
    expect(await invoiceOf(order)).toContain(`To be given back ${dollars}`);
    expect((await run('refund', order.number, String(owed / 100), 'Cancelled.')).code).toBe(0);
    expect([...stripe.given.values()]).toEqual([{ payment: `pi_${order.id}`, amount: owed }]);
    expect(await kept(order)).toMatchObject({
      payment: 'partly-refunded',
      refunded_cents: owed,
      owed_cents: 0,
    });
    expect((await run('list', 'owed')).said).toBe('Nothing is to be given back.');
  });

  test('that came for an order of which every piece is cancelled is owed as a whole, and nothing more is asked for', async () => {
    const order = await byCard([]);
    await cancel(order, 0);
    expect((await run('paid', order.number)).said).toMatch(/nothing is to be paid: it is cancelled/);
    const cookie = `kerf-order=${await createOrderKey(opened.database.db, order.id, opened.world.now)}`;
    const ask = await opened.app.inject({ url: `/checkout/pay?order=${order.id}`, headers: { cookie } });
    expect(ask.headers.location).toBe(`/mypage/orders?master_id=${order.id}`);
    expect(stripe.asked).toEqual([]);
    expect(await pay(order)).toBe(200);
    expect(await kept(order)).toMatchObject({
      payment: 'paid',
      owed_cents: order.total_cents,
      total_cents: 0,
    });
  });

  test('that was too little is owed where its only piece is cancelled, and given back', async () => {
    const order = await byCard([]);
    const came = order.total_cents - 100;
    expect(await pay(order, { amount_total: came })).toBe(200);
    expect(await kept(order)).toMatchObject({ payment: 'unpaid', received_cents: came });
    expect(await invoiceOf(order)).toContain(`Paid -$${(came / 100).toFixed(2)} Amount due $1.00`);
    await cancel(order, 0);
    expect(await kept(order)).toMatchObject({
      payment: 'paid',
      total_cents: 0,
      owed_cents: came,
      payment_reference: `pi_${order.id}`,
    });
    const dollars = `$${(came / 100).toFixed(2)}`;
    expect((await run('list', 'owed')).said).toContain(`${dollars} to give back`);
    expect(await lastLetter()).toContain(`We give back ${dollars} of what you paid, the way you paid.`);
    expect((await run('refund', order.number, String(came / 100), 'Cancelled.')).code).toBe(0);
    expect([...stripe.given.values()]).toEqual([{ payment: `pi_${order.id}`, amount: came }]);
    expect(await kept(order)).toMatchObject({ payment: 'refunded', refunded_cents: came, owed_cents: 0 });
  });

  test('that was too little is enough once less is to be paid, and the rest of it is owed', async () => {
    const order = await byCard();
    const came = order.total_cents - 100;
    await pay(order, { amount_total: came });
    await cancel(order, 1);
    const { total_cents: left, ...is } = await kept(order);
    expect(is).toMatchObject({
      payment: 'paid',
      owed_cents: came - left,
      paid_at: opened.world.now.toISOString(),
    });
    const paid = (await readOrderEvents(opened.database.db, order.id)).filter(({ what }) => what === 'paid');
    expect(paid.map(({ detail }) => detail)).toEqual([
      expect.stringContaining('less than is to be paid'),
      `with what had come before, $${((came - left) / 100).toFixed(2)} of it more than is to be paid: we give that back`,
    ]);
    const mails = await opened.database.db
      .selectFrom('mails')
      .select('kind')
      .where('about', '=', order.id)
      .execute();
    expect(mails.filter(({ kind }) => kind === orderMailKinds.paid)).toHaveLength(1);
    expect((await run('paid', order.number)).said).toMatch(/was paid already/);
    // Of one that the shop has had for longer nobody says that it is cancelled.
    await opened.database.db
      .updateTable('orders')
      .set({ payment: 'unpaid', paid_at: null, owed_cents: cents(0) })
      .where('id', '=', order.id)
      .execute();
    expect((await run('paid', order.number)).said).toMatch(/ is paid, with what had come before\. /);
    expect(await kept(order)).toMatchObject({ payment: 'paid', owed_cents: came - left });
  });

  test('that was too little stays so where some of it is cancelled, which asks for the rest', async () => {
    const order = await byCard();
    await pay(order, { amount_total: 100 });
    await cancel(order, 1, 'call-off');
    const { total_cents, payment, owed_cents } = await kept(order);
    expect({ payment, owed_cents }).toEqual({ payment: 'unpaid', owed_cents: 0 });
    const rest = `$${((total_cents - 100) / 100).toFixed(2)}`;
    expect(await lastLetter()).toContain(`${rest} of it is still to be paid.`);
    expect((await run('paid', order.number)).said).toContain(` is paid, ${rest}. `);
  });

  test('that was too little can be given back, and then it is all to be paid', async () => {
    const order = await byCard([]);
    await pay(order, { amount_total: 1_000 });
    // Of another payment, which is not here yet: it is told again when it is.
    expect(await givenBack(order, 400, 'pi_another')).toBe(409);
    expect(await givenBack(order, 400)).toBe(200);
    expect(await kept(order)).toMatchObject({
      payment: 'unpaid',
      received_cents: 1_000,
      refunded_cents: 400,
    });
    expect((await run('refund', order.number, '7', 'More than there is.')).said).toMatch(
      /at most \$6\.00 can be given back\.$/,
    );
    expect((await run('refund', order.number, '6', 'Too little came.')).code).toBe(0);
    expect(await kept(order)).toMatchObject({ payment: 'unpaid', refunded_cents: 1_000, owed_cents: 0 });
    const whole = `$${(order.total_cents / 100).toFixed(2)}`;
    expect(await invoiceOf(order)).toContain(`Amount due ${whole}`);
    expect((await run('paid', order.number)).said).toContain(` is paid, ${whole}. `);
    expect((await kept(order)).payment).toBe('paid');
  });

  test('that was paid twice is owed once, and given back to the payment that was too much', async () => {
    const order = await byCard([]);
    expect([await pay(order), await pay(order, { payment_intent: 'pi_again' })]).toEqual([200, 200]);
    expect(await kept(order)).toMatchObject({
      received_cents: order.total_cents * 2,
      owed_cents: order.total_cents,
      payment_reference: `pi_${order.id}`,
    });
    await run('refund', order.number, String(order.total_cents / 100), 'Paid twice.');
    expect([...stripe.given.values()]).toEqual([{ payment: 'pi_again', amount: order.total_cents }]);
    expect(await kept(order)).toMatchObject({ payment: 'partly-refunded', owed_cents: 0 });
    // What Stripe tells of one payment is no news of the other.
    expect(await givenBack(order, order.total_cents, 'pi_again')).toBe(200);
    expect((await kept(order)).refunded_cents).toBe(order.total_cents);
  });

  test('is paid on one page, however often that is opened', async () => {
    const order = await byCard([]);
    const cookie = `kerf-order=${await createOrderKey(opened.database.db, order.id, opened.world.now)}`;
    for (let press = 0; press < 2; press++)
      await opened.app.inject({ url: `/checkout/pay?order=${order.id}`, headers: { cookie } });
    const [first, second] = stripe.asked;
    expect(first?.key).not.toBe('');
    expect(second?.key).toBe(first?.key);
  });

  test('is given back once, though Stripe tells of it before it answers, and two ask at the same moment', async () => {
    const order = await byCard([]);
    await pay(order);
    let told = 0;
    stripe.beforeAnswer = async () => {
      told = [...stripe.given.values()].reduce((sum, { amount }) => sum + amount, 0);
      await givenBack(order, told);
    };
    await run('refund', order.number, '10', 'A corner was bent.');
    expect((await kept(order)).refunded_cents).toBe(1_000);
    await Promise.all([run('refund', order.number, '1', 'One'), run('refund', order.number, '1', 'Two')]);
    const given = [...stripe.given.values()].reduce((sum, { amount }) => sum + amount, 0);
    expect((await kept(order)).refunded_cents).toBe(given);
    const events = await readOrderEvents(opened.database.db, order.id);
    expect(events.filter(({ what }) => what === 'refunded')).toHaveLength(stripe.given.size);
  });

  test('is not given back where Stripe refuses, and given once where its answer was lost', async () => {
    const order = await byCard([]);
    await pay(order);
    stripe.isClosed = true;
    expect((await run('refund', order.number, '10', 'Why')).said).toMatch(/^Stripe did not give it back: /);
    expect(await kept(order)).toMatchObject({ payment: 'paid', refunded_cents: 0, owed_cents: 0 });
    stripe.isClosed = false;
    stripe.isAway = true;
    expect((await run('refund', order.number, '10', 'Why')).said).toMatch(
      /Run the same again; it is given back once\./,
    );
    stripe.isAway = false;
    expect((await run('refund', order.number, '10', 'Why')).said).toMatch(
      /^Gave back \$10\.00 .* That was begun .*, and not finished then; it is given back once\.$/,
    );
    expect([...stripe.given.values()]).toEqual([{ payment: `pi_${order.id}`, amount: 1_000 }]);
    expect(await kept(order)).toMatchObject({ refunded_cents: 1_000 });
    stripe.isAway = true;
    await run('refund', order.number, '10', 'Why again');
    stripe.isAway = false;
    expect((await run('refund', order.number, '5', 'Why')).said).toMatch(
      /^Gave back \$10\.00 .* not finished then\. \$5\.00 was not given back now: ask again if it is to be as well\.$/,
    );
    expect(await kept(order)).toMatchObject({ refunded_cents: 2_000 });
  });

  test('that was begun to be given back and not confirmed is owed until Stripe tells of it, and told of once', async () => {
    const order = await byCard([]);
    await pay(order);
    stripe.isLost = true;
    const { code, said } = await run('refund', order.number, '10', 'A corner was bent.');
    expect([code, said]).toEqual([1, expect.stringMatching(/Run the same again; it is given back once\.$/)]);
    stripe.isLost = false;
    const refundedEvents = async () =>
      (await readOrderEvents(opened.database.db, order.id)).filter(({ what }) => what === 'refunded');
    const letters = async () =>
      (
        await opened.database.db.selectFrom('mails').select('kind').where('about', '=', order.id).execute()
      ).filter(({ kind }) => kind === orderMailKinds.refunded);
    expect(await kept(order)).toMatchObject({ payment: 'paid', refunded_cents: 0, owed_cents: 1_000 });
    expect([await refundedEvents(), await letters()]).toEqual([[], []]);
    expect((await run('list', 'owed')).said).toMatch(
      /\$10\.00 to give back, \$10\.00 of it begun, which Stripe has not confirmed: run the same refund again/,
    );
    const shown = (await run('show', order.number)).said;
    expect(shown).toContain(`npm run shop -- orders refund ${order.number} 10.00 'A corner was bent.'`);
    expect(shown).not.toContain('given back, ');
    const cookie = `kerf-order=${await createOrderKey(opened.database.db, order.id, opened.world.now)}`;
    const page = async () =>
      (await opened.app.inject({ url: `/mypage/orders?master_id=${order.id}`, headers: { cookie } })).body;
    expect(await page()).toContain('Paid. We give back $10.00.');
    expect(await invoiceOf(order)).toContain('To be given back $10.00');
    expect(await invoiceOf(order)).not.toContain('Refunded');

    for (let told = 0; told < 2; told++) expect(await givenBack(order, 1_000)).toBe(200);
    expect(await kept(order)).toMatchObject({
      payment: 'partly-refunded',
      refunded_cents: 1_000,
      owed_cents: 0,
    });
    expect((await refundedEvents()).map(({ detail }) => detail)).toEqual(['A corner was bent.']);
    expect(await letters()).toHaveLength(1);
    expect((await run('list', 'owed')).said).toBe('Nothing is to be given back.');
    // Who was told to runs it again.
    expect(await run('refund', order.number, '10', 'A corner was bent.')).toEqual({
      code: 0,
      said: expect.stringMatching(/was given back for that reason already.* say another reason\.$/),
    });
    expect(stripe.given.size).toBe(1);
  });

  test('that was given back and not confirmed is given once, though Stripe forgot how it was asked for', async () => {
    const order = await byCard([]);
    await pay(order);
    const again = async (reason: string) => {
      stripe.isLost = stripe.isAway = false;
      stripe.forgetKeys();
      expect((await run('refund', order.number, '5', reason)).said).toMatch(
        /^Gave back .* is given back once\.$/,
      );
    };
    stripe.isLost = true;
    await run('refund', order.number, '5', 'Lost');
    await again('Lost');
    expect(stripe.given.size).toBe(1);
    stripe.isAway = true;
    await run('refund', order.number, '5', 'Away');
    await again('Away');
    expect(stripe.given.size).toBe(2);
    // Somebody gave it back in the dashboard instead.
    stripe.isAway = true;
    await run('refund', order.number, '5', 'By hand');
    stripe.given.set('by hand', { payment: `pi_${order.id}`, amount: 500 });
    await again('By hand');
    expect(stripe.given.size).toBe(3);
    expect(await kept(order)).toMatchObject({ refunded_cents: 1_500, owed_cents: 0 });
    expect(await givenBack(order, 1_500)).toBe(200);
    expect((await kept(order)).refunded_cents).toBe(1_500);
  });

  /** Has the database refuse what is written down of refunds, as on a full disk where it can say so, until it is called. */
  const fillDisk = async () => {
    const { db } = opened.database;
    const isEmbedded = place.databaseUrl === null;
    if (isEmbedded)
      await sql`create trigger full_disk before update on refunds begin select raise(abort, 'no room'); end`.execute(
        db,
      );
    else {
      await sql`create function no_room() returns trigger as $$ begin raise 'no room' using errcode = '53100'; end $$ language plpgsql`.execute(
        db,
      );
      await sql`create trigger full_disk before update on refunds for each row execute function no_room()`.execute(
        db,
      );
    }
    return () => sql.raw(`drop trigger full_disk ${isEmbedded ? '' : 'on refunds'}`).execute(db);
  };

  test('that was given back and could not be written down is said to be, and the same settles it', async () => {
    const order = await byCard([]);
    await pay(order);
    let makeRoom: (() => Promise<unknown>) | undefined;
    stripe.beforeAnswer = async () => {
      makeRoom ??= await fillDisk();
    };
    const why =
      place.databaseUrl === null
        ? '(no room): it stands as begun. Run'
        : '(the disk of the database is full): it stands as begun. Make room, then run';
    const unwritten = `That could not be written down ${why} the same again: nothing is given back twice.`;
    const run10 = () => run('refund', order.number, '10', 'A corner was bent.');
    expect(await run10()).toEqual({
      code: 1,
      said: `Stripe gave back $10.00 of order ${order.number} to the card. ${unwritten}`,
    });
    expect(await run10()).toEqual({
      code: 1,
      said: `$10.00 of order ${order.number} may have been given back already. ${unwritten}`,
    });
    expect((await run('list', 'owed')).said).toMatch(/\$10\.00 of it begun/);
    await makeRoom?.();
    expect((await run10()).said).toMatch(/^Gave back \$10\.00 .* is given back once\.$/);
    expect(await kept(order)).toMatchObject({ refunded_cents: 1_000, owed_cents: 0 });
    expect(stripe.given.size).toBe(1);
  });

  test('stays begun while another one asks for it, and is refused where Stripe knows no such payment', async () => {
    const order = await byCard([]);
    await pay(order);
    stripe.refundFault = { status: 409, code: 'idempotency_key_in_use' };
    expect((await run('refund', order.number, '10', 'Why')).said).toMatch(/Run the same again/);
    expect((await kept(order)).owed_cents).toBe(1_000);
    stripe.refundFault = { status: 404, code: 'resource_missing' };
    expect((await run('refund', order.number, '10', 'Why')).said).toMatch(/^Stripe did not give it back: /);
    expect(await kept(order)).toMatchObject({ payment: 'paid', owed_cents: 0, refunded_cents: 0 });
  });

  test('that was begun before the shop knew of that is owed again, and found', async () => {
    const order = await byCard([]);
    await pay(order);
    await givenBack(order, 300);
    stripe.isAway = true;
    await run('refund', order.number, '10', 'Why');
    stripe.isAway = false;
    const { db } = opened.database;
    const as = await kept(order);
    // As it was kept before.
    for (const later of ['beyond_cents', 'failed_at', 'failed_reference'])
      await db.schema.alterTable('refunds').dropColumn(later).execute();
    await db
      .updateTable('orders')
      .set({ refunded_cents: cents(1_300), owed_cents: cents(0), payment: 'partly-refunded' })
      .where('id', '=', order.id)
      .execute();
    const others = await byCard([]);
    for (const later of ['0033-refunds-under-way', '0034-refunds-that-come-back'])
      await paymentMigrations[later]?.up(db);
    expect(await kept(order)).toEqual(as);
    expect(await kept(others)).toEqual(others);
    expect(as).toMatchObject({ refunded_cents: 300, owed_cents: 1_000 });
    expect((await run('list', 'owed')).said).toContain(order.number);
  });

  /** A notice of a refund that no bank took, as Stripe tells of it days later. */
  const cameBack = (order: KeptOrder, parts: object = {}, type = 'refund.failed') =>
    tell(type, {
      id: `re_${order.id}`,
      object: 'refund',
      amount: 1_000,
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
      payment_intent: `pi_${order.id}`,
      metadata: {},
      ...parts,
    });
  const mailsOf = async (...kinds: string[]) =>
    (await opened.database.db.selectFrom('mails').selectAll().orderBy('created_at').execute()).filter(
      ({ kind }) => kinds.includes(kind),
    );
  const wordsOf = async (mail: Awaited<ReturnType<typeof mailsOf>>[number] | undefined) =>
    (
      await composeOrderMail(opened.database.db, mail as QueuedMail, opened.world.catalogue, opened.world.now)
    )?.paragraphs.join('\n') ?? '';

  test('that no bank took is owed again, once, however often it is told', async () => {
    const order = await byCard([]);
    await pay(order);
    await run('refund', order.number, '10', 'Bent corners.');
    expect(await kept(order)).toMatchObject({
      payment: 'partly-refunded',
      refunded_cents: 1_000,
      owed_cents: 0,
    });
    const [key] = stripe.given.keys();
    const parts = { metadata: { refund: key } };
    for (const type of ['refund.failed', 'refund.updated', 'charge.refund.updated', 'refund.failed'])
      expect(await cameBack(order, parts, type)).toBe(200);
    expect(await kept(order)).toMatchObject({ payment: 'paid', refunded_cents: 0, owed_cents: 1_000 });
    expect((await run('list', 'owed')).said).toContain(`${order.number}`);
    expect(await invoiceOf(order)).not.toContain('Bent corners.');
    // The customer is asked once where to, the shop told once what to do.
    const [asked, ...more] = await mailsOf(orderMailKinds.message);
    expect(more).toEqual([]);
    expect(asked?.recipient).toBe('ada@example.com');
    expect(await wordsOf(asked)).toMatch(
      /\$10\.00 that we gave back to your card, .*, came back to us: your bank did not take it\. .*never the number of a card/,
    );
    const told = await mailsOf(orderMailKinds.refundReturned);
    expect(told.map(({ recipient }) => recipient)).toEqual([opened.world.catalogue.seller.email]);
    expect(await wordsOf(told[0])).toContain(`refund ${order.number} 10.00 --transfer REASON`);
  });

  test('that no bank took is transferred, said in the same words as before', async () => {
    const order = await byCard([]);
    await pay(order);
    await run('refund', order.number, '10', 'Bent corners.');
    await cameBack(order, { metadata: { refund: [...stripe.given.keys()][0] } });
    const done = await run('refund', order.number, '10', '--transfer', 'Bent corners.');
    expect(done.said).toMatch(/^Gave back \$10\.00 of order .* send the money by transfer\.$/);
    expect(stripe.given.size).toBe(1);
    expect(await kept(order)).toMatchObject({
      payment: 'partly-refunded',
      refunded_cents: 1_000,
      owed_cents: 0,
    });
    const again = await run('refund', order.number, '10', '--transfer', 'Bent corners.');
    expect(again.said).toMatch(/was given back for that reason already/);
    expect(await invoiceOf(order)).toContain('Bent corners.');
  });

  test('that was given back in the dashboard and no bank took is owed again', async () => {
    const order = await byCard([]);
    await pay(order);
    await givenBack(order, 1_000);
    await givenBack(order, 2_000);
    expect(await cameBack(order)).toBe(200);
    expect(await kept(order)).toMatchObject({ refunded_cents: 1_000, owed_cents: 1_000 });
    expect(await cameBack(order, {}, 'charge.refund.updated')).toBe(200);
    expect(await cameBack(order, { id: 're_other' })).toBe(200);
    expect(await kept(order)).toMatchObject({ payment: 'paid', refunded_cents: 0, owed_cents: 2_000 });
    // There are no more that it could be.
    expect(await cameBack(order, { id: 're_third' })).toBe(200);
    expect(await kept(order)).toMatchObject({ payment: 'paid', refunded_cents: 0, owed_cents: 2_000 });
  });

  test('that came back is not given back by what was told of it before, and heard after', async () => {
    const order = await byCard([]);
    await pay(order);
    const ago = (seconds: number) => Math.floor(Date.now() / 1_000) - seconds;
    const charge = {
      object: 'charge',
      amount_refunded: 1_000,
      payment_intent: `pi_${order.id}`,
      metadata: { order: order.id },
    };
    await tell('refund.failed', {
      ...{ id: 're_1', object: 'refund', amount: 1_000, status: 'failed', metadata: {} },
      payment_intent: `pi_${order.id}`,
    });
    expect(await tell('charge.refunded', charge, ago(60))).toBe(200);
    expect(await kept(order)).toMatchObject({ payment: 'paid', refunded_cents: 0, owed_cents: 0 });
    // Told since, it is another one.
    expect(await tell('charge.refunded', charge, ago(-1))).toBe(200);
    expect(await kept(order)).toMatchObject({ refunded_cents: 1_000, owed_cents: 0 });
  });

  test('that came back before it was certain is not given back, and nobody is told that it was', async () => {
    const order = await byCard([]);
    await pay(order);
    stripe.isLost = true;
    await run('refund', order.number, '10', 'Bent corners.');
    stripe.isLost = false;
    const [key] = stripe.given.keys();
    expect(await kept(order)).toMatchObject({ refunded_cents: 0, owed_cents: 1_000 });
    await cameBack(order, { metadata: { refund: key } });
    expect(await kept(order)).toMatchObject({ payment: 'paid', refunded_cents: 0, owed_cents: 0 });
    expect(await mailsOf(orderMailKinds.message, orderMailKinds.refunded)).toEqual([]);
    expect(await mailsOf(orderMailKinds.refundReturned)).toHaveLength(1);
  });

  test('that came back while it was being asked for is not given back by the answer that is late', async () => {
    const order = await byCard([]);
    await pay(order);
    stripe.beforeAnswer = () => cameBack(order, { metadata: { refund: [...stripe.given.keys()][0] } });
    await run('refund', order.number, '10', 'Bent corners.');
    expect(await kept(order)).toMatchObject({ payment: 'paid', refunded_cents: 0, owed_cents: 0 });
    expect(await mailsOf(orderMailKinds.refunded)).toEqual([]);
  });

  test('that came back prints nothing that was cancelled by it', async () => {
    const order = await byCard([]);
    await pay(order);
    await act(order, 'receive-artwork');
    await act(order, 'send-proof');
    await run('refund', order.number, String(order.total_cents / 100), 'Changed their mind.');
    await cameBack(order, {
      amount: order.total_cents,
      metadata: { refund: [...stripe.given.keys()][0] },
    });
    expect(await kept(order)).toMatchObject({ payment: 'paid', owed_cents: order.total_cents });
    await act(order, 'approve');
    expect(await stageOf(order)).toBe('approved');
  });

  test('of something else that is sold with the same account is none of the shop’s', async () => {
    const order = await byCard([]);
    await pay(order);
    for (const parts of [
      { payment_intent: 'pi_other' },
      { payment_intent: null },
      { status: 'succeeded' },
      { status: 'pending', amount: null },
    ])
      expect(await cameBack(order, parts)).toBe(200);
    expect(await cameBack(order, { amount: -5 })).toBe(400);
    expect(await kept(order)).toMatchObject({ payment: 'paid', refunded_cents: 0, owed_cents: 0 });
  });

  test('that was begun twice is certain where Stripe gave back both, and stays where it may be either', async () => {
    const order = await byCard([]);
    await pay(order);
    const begin = (amount: number) =>
      opened.database.db
        .transaction()
        .execute((trx) =>
          askRefund(trx, order.id, { amount, reason: 'Why', reference: `pi_${order.id}` }, opened.world.now),
        );
    await begin(1_000);
    await begin(1_000);
    await expect(begin(order.total_cents - 1_999)).rejects.toThrow();
    // Less than either: it is another one.
    await givenBack(order, 300);
    expect(await kept(order)).toMatchObject({ refunded_cents: 300, owed_cents: 2_000 });
    await givenBack(order, 1_300);
    expect(await kept(order)).toMatchObject({ refunded_cents: 300, owed_cents: 2_000 });
    await givenBack(order, 2_400);
    expect(await kept(order)).toMatchObject({ refunded_cents: 2_400, owed_cents: 0 });
  });

  test('that is all on its way back prints nothing, and prints where it is refused', async () => {
    const order = await byCard([]);
    await pay(order);
    const whole = String(order.total_cents / 100);
    await act(order, 'receive-artwork');
    await act(order, 'send-proof');
    stripe.isAway = true;
    await run('refund', order.number, whole, 'Changed their mind.');
    stripe.isAway = false;
    await act(order, 'approve');
    expect(await stageOf(order)).toBe('approved');
    stripe.isClosed = true;
    expect((await run('refund', order.number, whole, 'Changed their mind.')).said).toMatch(
      /did not give it back/,
    );
    expect(await stageOf(order)).toBe('in-production');
    expect(await kept(order)).toMatchObject({ payment: 'paid', owed_cents: 0, refunded_cents: 0 });
  });

  test('comes back in points where points paid, a piece at a time, and never more than was spent', async () => {
    const ada = await peopleCalls(opened.app, openMailbox(opened)).register('ada@example.com');
    const pointsOf = async () =>
      (
        await opened.database.db
          .selectFrom('people')
          .select('points')
          .where('id', '=', ada.user.id)
          .executeTakeFirstOrThrow()
      ).points;
    const order = await placedOrder(opened, {
      email: 'ada@example.com',
      personId: ada.user.id,
      points: joiningPoints,
      beside: [{ ...card, printed_side_id: 2 }],
    });
    const { points } = order;
    expect([points, await pointsOf()]).toEqual([joiningPoints, 0]);
    await run('paid', order.number);
    expect(await invoiceOf(order)).toContain(`Points: ${points} -$${points}.00`);
    const first = await cancel(order, 1);
    // Money first.
    expect(await kept(order)).toMatchObject({ owed_cents: first, points_returned: 0 });
    await cancel(order, 0);
    expect(await kept(order)).toMatchObject({ owed_cents: order.total_cents, points_returned: points });
    expect(await pointsOf()).toBe(points);
  });

  test('pays for the delivery of what is left, where the customer cancels what made it free', async () => {
    const [mine, theirs] = [await byCard([many]), await byCard([many])];
    expect(mine.shipping_cents).toBe(0);
    await cancel(mine, 1);
    const alone = await byCard([]);
    expect(await kept(mine)).toMatchObject({
      total_cents: alone.total_cents,
      shipping_cents: alone.shipping_cents,
    });
    await cancel(theirs, 1, 'call-off');
    expect(await kept(theirs)).toMatchObject({ total_cents: alone.sub_total_cents, shipping_cents: 0 });
    const paid = await byCard([many]);
    await pay(paid);
    opened.world.now = new Date(opened.world.now.getTime() + 60_000);
    await cancel(paid, 1);
    expect((await kept(paid)).owed_cents).toBe(paid.total_cents - alone.total_cents);
    // Letter and invoice say why not all of it comes back, until all of it does.
    const delivery = formatMoney(toDollars(alone.shipping_cents));
    expect(await lastLetter()).toContain(`${delivery} of what it cost pays for the delivery of the rest,`);
    expect(await invoiceOf(paid)).toContain(`${delivery} of it pays for the delivery of the rest.`);
    await cancel(paid, 0);
    expect((await kept(paid)).owed_cents).toBe(paid.total_cents);
    expect(await invoiceOf(paid)).not.toContain('pays for the delivery');
  });

  test('pays for that delivery once, however many pieces are cancelled, and not where the shop cancelled first', async () => {
    const small = { ...card, printed_side_id: 2 };
    const alone = await byCard([]);
    for (const isPaid of [true, false]) {
      const order = await byCard([many, small]);
      if (isPaid) await pay(order);
      await cancel(order, 1);
      await cancel(order, 2);
      const { total_cents, owed_cents } = await kept(order);
      expect(isPaid ? total_cents - owed_cents : total_cents).toBe(alone.total_cents);
      const theirs = await byCard([many, small]);
      if (isPaid) await pay(theirs);
      await cancel(theirs, 1, 'call-off');
      await cancel(theirs, 2);
      const { total_cents: total, owed_cents: owed } = await kept(theirs);
      expect(isPaid ? total - owed : total).toBe(alone.sub_total_cents);
    }
  });

  test('may be transferred, where an order by card waits for it, and is where the shop takes no cards any more', async () => {
    const order = await byCard([]);
    const cookie = `kerf-order=${await createOrderKey(opened.database.db, order.id, opened.world.now)}`;
    const read = async ({ app }: OpenApp) =>
      (await app.inject({ url: `${apiBase}/order/get/order/${order.id}`, headers: { cookie } })).json().data;
    // A card may be declined.
    expect(await read(opened)).toMatchObject({
      bank: { reference: order.number },
      pay_path: expect.stringContaining(order.id),
    });
    const without = await openApp(place, { pages });
    expect(await read(without)).toMatchObject({ bank: { reference: order.number }, pay_path: null });
    await without.app.close();
  });

  test('that came by transfer is written down as much as it was, whatever became of the order meanwhile', async () => {
    const byTransfer = () =>
      placedOrder(opened, { email: 'ada@example.com', beside: [{ ...card, printed_side_id: 2 }] });
    const whole = await byTransfer();
    await cancel(whole, 0);
    await cancel(whole, 1);
    expect((await run('paid', whole.number)).said).toMatch(
      /it is cancelled\. Nothing was done\. .* --came DOLLARS\.$/,
    );
    const came = whole.total_cents;
    const dollars = (came / 100).toFixed(2);
    expect((await run('paid', whole.number, '--came', dollars, 'of Monday')).said).toContain(
      `$${dollars} of it is more than is to be paid. Give it back: npm run shop -- orders refund ${whole.number} ${dollars} REASON`,
    );
    expect(await kept(whole)).toMatchObject({ received_cents: came, owed_cents: came });
    expect((await run('refund', whole.number, dollars, 'Cancelled.')).said).toMatch(
      /send the money the way it came/,
    );
    expect(await kept(whole)).toMatchObject({ payment: 'refunded', owed_cents: 0, refunded_cents: came });

    const part = await byTransfer();
    expect((await run('paid', part.number, '--came', '10')).said).toMatch(
      /^\$10\.00 came for order .+ is told\. \$[\d.]+ is still to be paid\.$/,
    );
    expect(await lastLetter()).toMatch(
      /^We have \$10\.00 in all for .+\n\$[\d.]+ is still to be paid: the page/,
    );
    expect((await run('paid', part.number)).said).toMatch(/is paid, \$/);
    expect(await kept(part)).toMatchObject({
      payment: 'paid',
      received_cents: part.total_cents,
      owed_cents: 0,
    });
    // A second time for what was paid.
    expect((await run('paid', part.number, '--came', '5.50')).said).toMatch(
      /\$5\.50 of it is more than is to be paid/,
    );
    expect(await kept(part)).toMatchObject({ payment: 'paid', owed_cents: 550 });
    expect(await lastLetter()).toContain('We give back $5.50 of what you paid, the way you paid.');
    for (const words of [['--came'], ['--came', 'all']])
      expect((await run('paid', part.number, ...words)).said).toMatch(
        /is no amount of dollars, such as 12\.50\./,
      );
  });

  test('is written down once and given back once, where two of the shop’s people do the same at the same moment', async () => {
    const order = await placedOrder(opened, { email: 'ada@example.com' });
    const paid = await Promise.all([run('paid', order.number), run('paid', order.number)]);
    expect(paid.map(({ said }) => said.includes('was paid already')).sort()).toEqual([false, true]);
    expect(await kept(order)).toMatchObject({ received_cents: order.total_cents, owed_cents: 0 });
    const back = ['refund', order.number, '10', 'A corner was bent.'];
    const given = await Promise.all([run(...back), run(...back)]);
    expect(given.map(({ said }) => said.includes('for that reason already')).sort()).toEqual([false, true]);
    expect(await kept(order)).toMatchObject({ refunded_cents: 1_000 });
  });
});
