import { apiBase, joiningPoints, type PricingRequest, paymentNoticePath } from '@kerf/sdk/contract';
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
import { pages } from '../pages/pages.js';
import { makeInvoice } from '../papers/make-invoice.js';
import { changeLine } from './change-order.js';
import { composeOrderMail } from './compose-order-mail.js';
import { createOrderKey } from './order-keys.js';
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

  const tell = async (type: string, object: object) => {
    const { payload, headers } = signedNotice(type, object);
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
  const cancel = async ({ id }: KeptOrder, at: number, by: 'customer' | 'shop' = 'customer') => {
    const line = (await readOrderLines(opened.database.db, id))[at];
    await opened.database.db
      .transaction()
      .execute((trx) =>
        changeLine(trx, { orderId: id, lineId: line?.id ?? '' }, 'cancel', { by }, opened.world.now),
      );
    return (line?.price_cents ?? 0) * (line?.kinds ?? 0);
  };
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
    expect(await kept(order)).toMatchObject({ payment: 'paid', refunded_cents: 0 });
    stripe.isClosed = false;
    stripe.isAway = true;
    expect((await run('refund', order.number, '10', 'Why')).said).toMatch(
      /Run the same again; it is given back once\./,
    );
    stripe.isAway = false;
    expect((await run('refund', order.number, '10', 'Why')).said).toMatch(
      /^Gave back \$10\.00 .* begun before and cut off, and is given back once\.$/,
    );
    expect([...stripe.given.values()]).toEqual([{ payment: `pi_${order.id}`, amount: 1_000 }]);
    expect(await kept(order)).toMatchObject({ refunded_cents: 1_000 });
    stripe.isAway = true;
    await run('refund', order.number, '10', 'Why');
    stripe.isAway = false;
    expect((await run('refund', order.number, '5', 'Why')).said).toMatch(
      /^Gave back \$10\.00 .* cut off\. \$5\.00 was not given back now: ask again if it is to be as well\.$/,
    );
    expect(await kept(order)).toMatchObject({ refunded_cents: 2_000 });
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
    await cancel(mine, 1, 'customer');
    const alone = await byCard([]);
    expect(await kept(mine)).toMatchObject({
      total_cents: alone.total_cents,
      shipping_cents: alone.shipping_cents,
    });
    await cancel(theirs, 1, 'shop');
    expect(await kept(theirs)).toMatchObject({ total_cents: alone.sub_total_cents, shipping_cents: 0 });
    const paid = await byCard([many]);
    await pay(paid);
    await cancel(paid, 1, 'customer');
    expect((await kept(paid)).owed_cents).toBe(paid.total_cents - alone.total_cents);
  });
});
