import { lineStages, messages } from '@kerf/sdk/contract';
import { cents, type LineAct, nextStage } from '@kerf/sdk/rules';
import fc from 'fast-check';
import type { Transaction } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../tests/databases.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { card } from '../../tests/orders.js';
import { placedOrder } from '../../tests/placed-order.js';
import { tries } from '../../tests/tries.js';
import type { Schema } from '../db/schema.js';
import { ApiFailure } from '../http/api-failure.js';
import { changeLine, recordPayment } from './change-order.js';
import { askRefund, dropRefund, giveBack, readBegun, readRefunds, settleRefund } from './give-back.js';
import { orderMailKinds } from './order-mail-kinds.js';
import { heldMoney, stillToPay } from './order-money.js';
import { type KeptOrder, readOrderEvents, readOrderLines } from './order-rows.js';

const acts: readonly LineAct[] = [
  'receive-artwork',
  'lose-artwork',
  'send-proof',
  'ask-change',
  'approve',
  'start-production',
  'ship',
  'deliver',
  'cancel',
  'call-off',
];

describeOnEachDatabase('An order', (open) => {
  let opened: OpenApp;
  let order: KeptOrder;
  let lineId: string;
  beforeEach(async () => {
    opened = await openApp(await open());
    order = await placedOrder(opened, { email: 'ada@example.com' });
    [{ id: lineId = '' } = {}] = await readOrderLines(opened.database.db, order.id);
  });
  afterEach(() => opened.app.close());

  const act = (what: LineAct, parts = {}) =>
    opened.database.db
      .transaction()
      .execute((trx) => changeLine(trx, { orderId: order.id, lineId }, what, parts, opened.world.now));
  const pay = () =>
    opened.database.db
      .transaction()
      .execute((trx) =>
        recordPayment(
          trx,
          order.id,
          { amount: order.total_cents, detail: 'bank transfer' },
          opened.world.now,
        ),
      );
  const returnMoney = (amount: number) =>
    opened.database.db
      .transaction()
      .execute((trx) => giveBack(trx, order.id, { amount, reason: 'A corner was bent.' }, opened.world.now));
  const stage = async () => (await readOrderLines(opened.database.db, order.id))[0]?.stage;
  const payment = () =>
    opened.database.db
      .selectFrom('orders')
      .select(['payment', 'refunded_cents'])
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
  const letters = async () =>
    (await opened.database.db.selectFrom('mails').select('kind').execute()).map(({ kind }) => kind);

  test('goes to the press once its proof is approved and it is paid, whichever comes second', async () => {
    await act('receive-artwork');
    await act('send-proof');
    await act('approve');
    expect(await stage()).toBe('approved');
    await pay();
    expect(await stage()).toBe('in-production');
    await act('ship', { tracking: 'Australia Post 33ABC' });
    await act('deliver');
    expect(await stage()).toBe('delivered');
    const events = await readOrderEvents(opened.database.db, order.id);
    expect(events.map(({ what }) => what).sort()).toEqual(
      [
        'placed',
        'artwork-received',
        'proof-sent',
        'approved',
        'paid',
        'production-started',
        'shipped',
        'delivered',
      ].sort(),
    );
    const second = await placedOrder(opened, { email: 'grace@example.com' });
    order = second;
    [{ id: lineId = '' } = {}] = await readOrderLines(opened.database.db, second.id);
    await pay();
    await act('receive-artwork');
    await act('send-proof');
    await act('approve');
    expect(await stage()).toBe('in-production');
  });

  test('says why where a proof was answered before', async () => {
    await act('receive-artwork');
    await act('send-proof');
    await act('approve');
    await expect(act('approve')).rejects.toThrow(messages.proofApprovedAlready);
    await expect(act('ask-change')).rejects.toThrow(messages.proofApprovedAlready);
    await expect(act('cancel')).rejects.toThrow(messages.updateUnavailable);
    await expect(act('start-production')).rejects.toThrow(messages.updateUnavailable);
  });

  test('is called off by the shop until it goes to the press, approved and never paid too', async () => {
    for (const what of ['receive-artwork', 'send-proof', 'approve', 'call-off'] as const) await act(what);
    expect(await stage()).toBe('cancelled');
    expect((await letters()).at(-1)).toBe(orderMailKinds.cancelled);
    order = await placedOrder(opened, { email: 'grace@example.com' });
    [{ id: lineId = '' } = {}] = await readOrderLines(opened.database.db, order.id);
    for (const what of ['receive-artwork', 'send-proof', 'approve'] as const) await act(what);
    await pay();
    await expect(act('call-off')).rejects.toThrow(messages.updateUnavailable);
    expect(await stage()).toBe('in-production');
  });

  test('is paid once, however often that is told, and mailed about once', async () => {
    await Promise.all([pay(), pay(), pay()]);
    expect((await payment()).payment).toBe('paid');
    expect((await letters()).filter((kind) => kind === orderMailKinds.paid)).toHaveLength(1);
  });

  test('gives back what was paid in parts, and never more', async () => {
    await expect(returnMoney(100)).rejects.toThrow(messages.updateUnavailable);
    await pay();
    await returnMoney(100);
    expect(await payment()).toEqual({ payment: 'partly-refunded', refunded_cents: 100 });
    await expect(returnMoney(order.total_cents)).rejects.toThrow(messages.updateUnavailable);
    for (const amount of [0, -5, 1.5, Number.NaN])
      await expect(returnMoney(amount)).rejects.toThrow(messages.updateUnavailable);
    await returnMoney(order.total_cents - 100);
    expect((await payment()).payment).toBe('refunded');
  });

  test('accounts for every cent, whatever is paid, cancelled and given back, in whichever order', async () => {
    const { db } = opened.database;
    const write = <T>(work: (trx: Transaction<Schema>) => Promise<T>) => db.transaction().execute(work);
    const kept = () =>
      db.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow();
    const share = fc.integer({ min: 1, max: 130 });
    const deed = fc.oneof(
      fc.record({ what: fc.constant('pay' as const), share }),
      fc.record({ what: fc.constant('begin' as const), share }),
      fc.record({ what: fc.constantFrom('settle' as const, 'drop' as const), at: fc.nat({ max: 1 }) }),
      fc.record({
        what: fc.constant('cancel' as const),
        at: fc.nat({ max: 2 }),
        by: fc.constantFrom('cancel' as const, 'call-off' as const),
      }),
    );
    const pays = (share: number) => ({ what: 'pay', share }) as const;
    const begins = (share: number) => ({ what: 'begin', share }) as const;
    const cancels = (at: number) => ({ what: 'cancel', at, by: 'call-off' }) as const;
    type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never;
    const does = async (each: Deed) => {
      const { total_cents, received_cents } = await kept();
      const now = opened.world.now;
      switch (each.what) {
        case 'pay': {
          const amount = cents(Math.ceil((total_cents * each.share) / 100));
          return write((trx) => recordPayment(trx, order.id, { amount, detail: '' }, now));
        }
        case 'begin': {
          const amount = Math.ceil((received_cents * each.share) / 100);
          return write((trx) => askRefund(trx, order.id, { amount, reason: 'Why' }, now));
        }
        case 'cancel': {
          const line = (await readOrderLines(db, order.id))[each.at];
          return write((trx) =>
            changeLine(trx, { orderId: order.id, lineId: line?.id ?? '' }, each.by, {}, now),
          );
        }
        default: {
          const begun = (await readBegun(db, order.id))[each.at];
          if (begun)
            await write((trx) =>
              each.what === 'settle' ? settleRefund(trx, begun, now) : dropRefund(trx, begun, now),
            );
        }
      }
    };
    const sum = (amounts: readonly { amount_cents: number }[]) =>
      amounts.reduce((all, { amount_cents }) => all + amount_cents, 0);
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 2, maxLength: 9 }), async (walk) => {
        order = await placedOrder(opened, {
          email: 'ada@example.com',
          beside: [
            { ...card, printed_side_id: 2 },
            { ...card, quantity: 1_000 },
          ],
        });
        for (const each of walk) {
          await does(each).catch((error: unknown) => {
            if (!(error instanceof ApiFailure)) throw error;
          });
          const is = await kept();
          const payments = await db
            .selectFrom('payments')
            .select('amount_cents')
            .where('order_id', '=', order.id)
            .execute();
          const begun = sum(await readBegun(db, order.id));
          expect(is.received_cents).toBe(sum(payments));
          expect(is.refunded_cents).toBe(sum(await readRefunds(db, order.id)));
          expect(begun).toBeLessThanOrEqual(is.owed_cents);
          expect(is.refunded_cents + is.owed_cents).toBeLessThanOrEqual(is.received_cents);
          // With the last piece all that came goes back.
          const isCancelled = (await readOrderLines(db, order.id)).every(
            (line) => line.stage === 'cancelled',
          );
          if (isCancelled) expect(is.refunded_cents + is.owed_cents).toBe(is.received_cents);
          // Nothing is kept of what is too much, and nobody is asked for what is here.
          expect(heldMoney(is)).toBeLessThanOrEqual(is.total_cents);
          if (is.payment === 'unpaid' && !isCancelled) expect(stillToPay(is)).toBeGreaterThan(0);
          if (is.payment !== 'unpaid') expect(is.paid_at).not.toBeNull();
          if (is.payment === 'refunded') expect(is.refunded_cents).toBe(is.received_cents);
          const events = await readOrderEvents(db, order.id);
          const told = await db.selectFrom('mails').select('kind').where('about', '=', order.id).execute();
          const isTold = told.filter(({ kind }) => kind === orderMailKinds.paid).length;
          expect(isTold).toBe(is.payment === 'unpaid' ? 0 : 1);
          expect(events.filter(({ what }) => what === 'refunded')).toHaveLength(
            (await readRefunds(db, order.id)).length,
          );
        }
      }),
      {
        ...tries(100, 15),
        // What was begun, while too little was here, and refused once there was enough, or less to be paid.
        examples: [
          [[pays(40), begins(100), pays(100), { what: 'drop', at: 0 }]],
          [[pays(60), begins(100), cancels(2), cancels(1), { what: 'drop', at: 0 }]],
          [[pays(40), begins(100), cancels(2), cancels(1), cancels(0), { what: 'drop', at: 0 }]],
        ],
      },
    );
  });

  test('does nothing that the table of stages does not have, and leaves no trace of the try', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...acts), { maxLength: 12 }), async (walk) => {
        for (const each of walk) {
          const before = await stage();
          const events = (await readOrderEvents(opened.database.db, order.id)).length;
          const expected = before && nextStage(before, each);
          const isPossible =
            expected && (each !== 'start-production' || (await payment()).payment === 'paid');
          if (isPossible) {
            await act(each);
            expect(await stage()).toBe(expected);
          } else {
            await expect(act(each)).rejects.toThrow();
            expect(await stage()).toBe(before);
            expect((await readOrderEvents(opened.database.db, order.id)).length).toBe(events);
          }
        }
        await opened.database.db
          .updateTable('order_lines')
          .set(({ eb }) => ({ stage: eb.val(lineStages[walk.length % lineStages.length] ?? 'placed') }))
          .execute();
      }),
      tries(100),
    );
  });
});
