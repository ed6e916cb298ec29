import type { PaymentWay } from '@kerf/sdk/contract';
import { cents, formatShippingDate } from '@kerf/sdk/rules';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnSQLite } from '../../tests/databases.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { placedOrder } from '../../tests/placed-order.js';
import { arrivalDay } from '../pricing/quote-shipping.js';
import { sendProof } from '../proofs/decide-proof.js';
import { recordPayment } from './change-order.js';
import { composeOrderMail } from './compose-order-mail.js';
import { orderMailKinds } from './order-mail-kinds.js';
import { writeMessage } from './order-messages.js';
import { readOrderLines } from './order-rows.js';

describeOnSQLite('The letter about a message', (open) => {
  test('names the files that came with it, in their order', async () => {
    const opened = await openApp(await open());
    const { db } = opened.database;
    const order = await placedOrder(opened, { email: 'ada@example.com' });
    const { now } = opened.world;
    await db
      .insertInto('message_files')
      .values(
        ['sketch.png', 'colours.pdf'].map((name, at) => ({
          id: `file-${at}`,
          order_id: order.id,
          message_id: null,
          name,
          kind: 'png',
          bytes: 9,
          sha256: '',
          storage_key: `key-${at}`,
          created_at: new Date(now.getTime() + at).toISOString(),
        })),
      )
      .execute();
    const letterOf = async (text: string, files: string[]) => {
      await db
        .transaction()
        .execute((trx) => writeMessage(trx, order, { from: 'shop', text, files }, opened.world.now));
      const mail = await db
        .selectFrom('mails')
        .innerJoin('order_messages', 'order_messages.id', 'mails.about')
        .selectAll('mails')
        .where('text', '=', text)
        .executeTakeFirstOrThrow();
      return (await composeOrderMail(db, mail, opened.world.catalogue, opened.world.now))?.paragraphs ?? [];
    };
    expect(await letterOf('Like this.', ['key-0', 'key-1'])).toEqual([
      expect.stringContaining(order.number),
      'Like this.',
      'With it are 2 files, on the page of your order: sketch.png, colours.pdf.',
    ]);
    expect(await letterOf('Without.', [])).toHaveLength(2);
    await opened.app.close();
  });
});

describeOnSQLite('The letter that thanks for an order', (open) => {
  let opened: OpenApp;
  beforeEach(async () => {
    opened = await openApp(await open());
  });
  afterEach(() => opened.app.close());

  const letterOf = async (payment: PaymentWay, isPaid = false) => {
    const { db } = opened.database;
    const order = await placedOrder(opened, { email: 'ada@example.com', payment });
    if (isPaid)
      await db
        .transaction()
        .execute((trx) =>
          recordPayment(trx, order.id, { amount: order.total_cents, detail: 'by card' }, opened.world.now),
        );
    const mail = await db
      .selectFrom('mails')
      .selectAll()
      .where('about', '=', order.id)
      .where('kind', '=', orderMailKinds.placed)
      .executeTakeFirstOrThrow();
    const letter = await composeOrderMail(db, mail, opened.world.catalogue, opened.world.now);
    return { words: letter?.paragraphs.join('\n') ?? '', button: letter?.link?.words };
  };

  test('says of delivery what the pages say, and when it arrives on the day that the page of the order names', async () => {
    const { words } = await letterOf('invoice');
    const { db } = opened.database;
    const order = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    const [line] = await readOrderLines(db, order.id);
    if (!line) throw new Error('The order has no piece.');
    const { catalogue, now } = opened.world;
    const day = formatShippingDate(arrivalDay(catalogue, line, now));
    expect(words).toContain(`Arrives by ${day} if the proof is approved and the order is paid by `);
    expect(words).not.toContain('today');
    const fee = async (shipping: number) => {
      await db
        .updateTable('orders')
        .set({ shipping_cents: cents(shipping) })
        .execute();
      const mail = await db.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
      return (await composeOrderMail(db, mail, catalogue, now))?.paragraphs.join('\n');
    };
    expect(await fee(0)).toContain('Delivery: Free. Total');
    expect(await fee(880)).toContain('Delivery: $8.80. Total');
  });

  test('says how a transfer is made', async () => {
    const { words, button } = await letterOf('invoice');
    expect(words).toMatch(/Please transfer/);
    expect(button).toBe('See your order');
  });

  test('leads who pays by card to the payment, until it is made', async () => {
    const waiting = await letterOf('card');
    expect(waiting.words).toMatch(/If that is still to do, the page of your order leads to the payment\./);
    expect(waiting.words).not.toMatch(/Please transfer/);
    expect(waiting.button).toBe('See your order, and pay');
    const done = await letterOf('card', true);
    expect(done.words).not.toMatch(/still to do/);
    expect(done.button).toBe('See your order');
  });
});

describeOnSQLite('The letter about a proof', (open) => {
  test('says from the second on which one it is, and what was to be changed, in which nothing leads anywhere', async () => {
    const opened = await openApp(await open());
    const { db } = opened.database;
    const { now, catalogue } = opened.world;
    const order = await placedOrder(opened, { email: 'ada@example.com' });
    const line = await db
      .selectFrom('order_lines')
      .selectAll()
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    const kept = await db.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
    const place = { orderId: order.id, lineId: line.id };
    const file = { name: 'card.pdf', content: Buffer.from('%PDF'), pictureHeight: null };
    const letterOf = async () => {
      await db
        .transaction()
        .execute((trx) => sendProof(trx, { ...place, shows: 'It shows "art.svg".' }, file, now));
      const mail = { ...kept, kind: orderMailKinds.proofSent, about: line.id };
      return composeOrderMail(db, mail, catalogue, now);
    };
    const first = await letterOf();
    expect(first?.subject).toBe(`Order ${order.number}: your proof of ${line.product_name}`);
    expect(first?.paragraphs.join(' ')).not.toMatch(/Proof 1|You asked/);
    expect(first?.paragraphs[1]).toBe('It shows "art. svg".');
    await db.updateTable('proofs').set({ remark: 'Bluer, as on kerf.example/blue.' }).execute();
    const second = await letterOf();
    expect(second?.subject).toBe(`Order ${order.number}: proof 2 of ${line.product_name}`);
    expect(second?.paragraphs[0]).toMatch(/^Proof 2 of .+ is ready\.$/);
    expect(second?.paragraphs[1]).toBe('You asked for this change: Bluer, as on kerf. example/blue.');
    await opened.app.close();
  });
});

describeOnSQLite('The letter about a piece that was delivered', (open) => {
  test('says that a review of it can be written, and leads there', async () => {
    const opened = await openApp(await open());
    const { db } = opened.database;
    const { id } = await placedOrder(opened, { email: 'ada@example.com' });
    const line = await db
      .selectFrom('order_lines')
      .select('id')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    const mail = { kind: orderMailKinds.delivered, about: line.id };
    const kept = await db.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
    const letter = await composeOrderMail(db, { ...kept, ...mail }, opened.world.catalogue, opened.world.now);
    expect(letter?.paragraphs.join(' ')).toContain('in a review what you think of it');
    expect(letter?.link?.path).toContain(line.id);
    await opened.app.close();
  });
});
