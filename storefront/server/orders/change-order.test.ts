import { lineStages, messages } from '@kerf/sdk/contract';
import { type LineAct, nextStage } from '@kerf/sdk/rules';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../tests/databases.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { placedOrder } from '../../tests/placed-order.js';
import { tries } from '../../tests/tries.js';
import { changeLine, recordPayment } from './change-order.js';
import { giveBack } from './give-back.js';
import { orderMailKinds } from './order-mail-kinds.js';
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
