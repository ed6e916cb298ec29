import { joiningPoints } from '@kerf/sdk/contract';
import { cents, emptyAddress, formatMoney, toCents, toDollars } from '@kerf/sdk/rules';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cartCalls } from '../../tests/cart-calls.js';
import { describeOnEachDatabase } from '../../tests/databases.js';
import { openMailbox } from '../../tests/mailbox.js';
import { dearer, type OpenApp, openApp } from '../../tests/open-app.js';
import { peopleCalls, type TestMember } from '../../tests/people-calls.js';
import { deliveryAddress } from '../../tests/placed-order.js';
import { readLines } from '../cart/cart-rows.js';
import { changeLine, recordPayment } from '../orders/change-order.js';
import { composeOrderMail } from '../orders/compose-order-mail.js';
import { type KeptOrder, readOrderLines } from '../orders/order-rows.js';
import { pages } from '../pages/pages.js';
import { emptyCheckout, keepCheckout, openCheckout } from './checkouts.js';
import { placeOrder } from './place-order.js';
import { digestOf, totalOf } from './reviewed.js';
import { todaysCart } from './todays-cart.js';

describeOnEachDatabase('Points', (open) => {
  let opened: OpenApp;
  let ada: TestMember;
  beforeEach(async () => {
    opened = await openApp(await open(), { pages });
    ada = await peopleCalls(opened.app, openMailbox(opened)).register('ada@example.com');
  });
  afterEach(() => opened.app.close());

  const points = async () => {
    const { db } = opened.database;
    return (
      await db.selectFrom('people').select('points').where('id', '=', ada.user.id).executeTakeFirstOrThrow()
    ).points;
  };
  const setPoints = (all: number) =>
    opened.database.db.updateTable('people').set({ points: all }).where('id', '=', ada.user.id).execute();

  /** A cart with a card in it, ready to be placed; what is shown of it has so many points taken off. */
  async function checkout(shownPoints: number, usesPoints = true, personId: string | null = ada.user.id) {
    const { database, world } = opened;
    const calls = cartCalls(opened.app);
    const { token } = (await calls.add(await calls.order())).good();
    const begun = await openCheckout(database.db, token, world.now);
    if (!begun) throw new Error('This token opens no cart.');
    const typed = { ...emptyCheckout, email: ada.email, ship: deliveryAddress, usesPoints };
    const today = { catalogue: world.catalogue, now: world.now };
    const { cart } = todaysCart(await readLines(database.db, begun.cartId), today);
    const sum = toCents(cart.total);
    await keepCheckout(database.db, begun, typed, world.now);
    const reviewed = { typed, isMember: personId !== null, cart, points: shownPoints };
    const shown = { total: totalOf(reviewed), digest: digestOf(reviewed) };
    return {
      sum,
      token,
      place: async () => {
        const placed = await database.db
          .transaction()
          .execute((trx) => placeOrder(trx, begun, { personId, shown }, today));
        return placed.order;
      },
    };
  }
  const cancel = async ({ id }: KeptOrder, at = 0) => {
    const [line] = (await readOrderLines(opened.database.db, id)).slice(at);
    await opened.database.db
      .transaction()
      .execute((trx) =>
        changeLine(trx, { orderId: id, lineId: line?.id ?? '' }, 'call-off', {}, opened.world.now),
      );
  };
  const kept = ({ id }: KeptOrder) =>
    opened.database.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  test('are spent with the order that asks for them, and by nobody else', async () => {
    const { place, sum } = await checkout(joiningPoints);
    const order = await place();
    expect([order.points, order.total_cents]).toEqual([joiningPoints, sum - 200]);
    expect(await points()).toBe(0);
    const unasked = await checkout(0, false);
    expect((await unasked.place()).points).toBe(0);
    await setPoints(5);
    const guest = await checkout(0, true, null);
    expect((await guest.place()).points).toBe(0);
    expect(await points()).toBe(5);
  });

  test('are spent once by two checkouts at the same moment', async () => {
    const both = [await checkout(joiningPoints), await checkout(joiningPoints)];
    const outcomes = await Promise.allSettled(both.map(({ place }) => place()));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [refused] = outcomes.filter((each) => each.status === 'rejected');
    expect(refused?.reason).toMatchObject({
      code: 'ORDER_PRICE_MOVED',
      message: expect.stringContaining(formatMoney(toDollars(both[0]?.sum ?? cents(0)))),
    });
    expect(await points()).toBe(0);
    const orders = await opened.database.db.selectFrom('orders').select('points').execute();
    expect(orders).toEqual([{ points: joiningPoints }]);
  });

  test('come back with a cancelled order, paid or not, once', async () => {
    const unpaid = await (await checkout(joiningPoints)).place();
    await cancel(unpaid);
    expect(await points()).toBe(joiningPoints);
    const { db } = opened.database;
    const [piece] = await readOrderLines(db, unpaid.id);
    const mail = await db
      .selectFrom('mails')
      .selectAll()
      .where('about', '=', piece?.id ?? '')
      .executeTakeFirstOrThrow();
    const letter = await composeOrderMail(db, mail, opened.world.catalogue, opened.world.now);
    expect(letter?.paragraphs.slice(1)).toEqual([
      'Nothing is to be paid for it.',
      `Your ${joiningPoints} points are back.`,
    ]);
    expect(await kept(unpaid)).toMatchObject({ points: 0, total_cents: 0, sub_total_cents: 0 });
    await expect(cancel(unpaid)).rejects.toMatchObject({ code: 'ORDER_NOT_POSSIBLE' });
    expect(await points()).toBe(joiningPoints);
    const paid = await (await checkout(joiningPoints)).place();
    await opened.database.db
      .transaction()
      .execute((trx) =>
        recordPayment(trx, paid.id, { amount: paid.total_cents, detail: '' }, opened.world.now),
      );
    expect(await points()).toBe(0);
    await cancel(paid);
    expect(await points()).toBe(joiningPoints);
    expect((await readOrderLines(db, paid.id))[0]?.points_returned).toBe(joiningPoints);
  });

  test('that pay for all of it leave nothing to be paid, and no letter asks for it', async () => {
    const { catalogue } = opened.world;
    let whole = await checkout(0);
    // Prices at which the total is in whole dollars.
    for (let factor = 1.01; whole.sum % 100 !== 0; factor += 0.01) {
      opened.world.catalogue = dearer(catalogue, factor);
      whole = await checkout(0);
    }
    const all = whole.sum / 100;
    await setPoints(all + 5);
    const order = await (await checkout(all)).place();
    expect(await kept(order)).toMatchObject({ points: all, total_cents: 0, payment: 'paid' });
    expect(await points()).toBe(5);
    const { db } = opened.database;
    const mails = await db.selectFrom('mails').selectAll().where('about', '=', order.id).execute();
    const letters = await Promise.all(
      mails.map((mail) => composeOrderMail(db, mail, opened.world.catalogue, opened.world.now)),
    );
    const words = letters.flatMap((letter) => letter?.paragraphs ?? []).join('\n');
    expect(words).toContain(`Your points: ${formatMoney(toDollars(whole.sum))} less.`);
    expect(words).toContain(`Your points pay for order ${order.number}. There is nothing to pay.`);
    expect(words).not.toMatch(/Please transfer/);
  });

  test('are offered at the payment, taken off what is shown, and on the order and in the account afterwards', async () => {
    const { token, sum } = await checkout(0, false);
    const cookie = `kerf-cart=${token}; kerf-session=${ada.tokens.token}`;
    const ask = async (method: 'GET' | 'POST', url: string, form?: Record<string, string>) => {
      const answer = await opened.app.inject({
        method,
        url,
        headers: {
          cookie,
          ...(form && {
            'content-type': 'application/x-www-form-urlencoded',
            origin: 'http://localhost:4300',
            'sec-fetch-site': 'same-origin',
          }),
        },
        ...(form && { payload: String(new URLSearchParams(form)) }),
      });
      return { status: answer.statusCode, to: String(answer.headers.location ?? ''), text: answer.body };
    };
    const ship = Object.fromEntries(
      Object.entries({ ...emptyAddress, ...deliveryAddress }).map(([name, text]) => [
        `shipping_${name}`,
        text,
      ]),
    );
    expect((await ask('POST', '/checkout/delivery', ship)).to).toBe('/checkout/payment');
    const payment = await ask('GET', '/checkout/payment');
    expect(payment.text).toContain('Use my 2 points: $2.00 less');
    expect(payment.text).not.toMatch(/name="uses_points"[^>]*checked/);
    await ask('POST', '/checkout/payment', { payment: 'invoice', bill_elsewhere: '', uses_points: '1' });
    expect((await ask('GET', '/checkout/payment')).text).toMatch(/name="uses_points"[^>]*checked/);
    const review = await ask('GET', '/checkout/review');
    expect(review.text).toContain('Points: $2.00 less');
    expect(review.text).toMatch(/Your points<\/dt><dd>−\$2\.00/);
    const hidden = (name: string) =>
      new RegExp(`name="${name}" value="([^"]+)"`).exec(review.text)?.[1] ?? '';
    expect(Number(hidden('total'))).toBe(sum - 200);
    const placed = await ask('POST', '/checkout/place', {
      checkout: hidden('checkout'),
      total: hidden('total'),
      shown: hidden('shown'),
    });
    expect(placed.status).toBe(303);
    expect((await ask('GET', placed.to.replace(/#.*/, ''))).text).toMatch(/Your points<\/dt><dd>−\$2\.00/);
    const [, id = ''] = /order=([^#]+)/.exec(placed.to) ?? [];
    expect((await ask('GET', `/mypage/orders?master_id=${id}`)).text).toMatch(
      /Your points<\/dt><dd>−\$2\.00/,
    );
    expect((await ask('GET', '/account')).text).toMatch(/Points<\/dt><dd>0/);
  });
});
