import { NewQuotationAnswer, QuotationInCart, QuotationList } from '@kerf/sdk/contract';
import { cents, formatMoney, toCents } from '@kerf/sdk/rules';
import { assert as assertShape } from 'superstruct';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cartCalls } from '../../tests/cart-calls.js';
import { describeOnEachDatabase } from '../../tests/databases.js';
import { openMailbox } from '../../tests/mailbox.js';
import { dearer, type OpenApp, openApp } from '../../tests/open-app.js';
import { card } from '../../tests/orders.js';
import { readPdfText } from '../../tests/pdf-text.js';
import { peopleCalls } from '../../tests/people-calls.js';
import { deliveryAddress } from '../../tests/placed-order.js';
import { quotationCalls } from '../../tests/quotation-calls.js';
import { tries } from '../../tests/tries.js';
import { readLines } from '../cart/cart-rows.js';
import { emptyCheckout, keepCheckout, openCheckout } from '../checkout/checkouts.js';
import { placeOrder } from '../checkout/place-order.js';
import { digestOf } from '../checkout/reviewed.js';
import { todaysCart } from '../checkout/todays-cart.js';
import { createNumber } from '../orders/order-number.js';
import { readOrderLines } from '../orders/order-rows.js';

const day = 86_400_000;

describeOnEachDatabase('Quotations', (open) => {
  let opened: OpenApp;
  let calls: ReturnType<typeof quotationCalls>;
  let carts: ReturnType<typeof cartCalls>;
  beforeEach(async () => {
    opened = await openApp(await open());
    calls = quotationCalls(opened.app);
    carts = cartCalls(opened.app);
  });
  afterEach(() => opened.app.close());

  const later = (days: number) => {
    opened.world.now = new Date(opened.world.now.getTime() + days * day);
  };
  const made = async () => (await calls.make(await calls.contentOf())).data;
  const raisePrices = async () => {
    opened.world.catalogue = dearer(opened.world.catalogue, 2);
  };

  test('are made of a configuration at the server’s price, for thirty days, in the shape of the contract', async () => {
    const content = await calls.contentOf(card);
    const { status, data, headers } = await calls.make(content);
    expect(status).toBe(201);
    assertShape(data, NewQuotationAnswer);
    expect(headers['cache-control']).toBe('no-store');
    expect(data.quotation.quotation_no).toMatch(/^Q26-[2-9A-Z]{8}$/);
    expect(data.quotation).toMatchObject({
      sub_total: content.sub_total,
      shipping_fee: content.shipping_fee,
      total_price: content.total_price,
      is_held: true,
      items: [{ product_name: expect.any(String), quantity: 200, total: content.quotations[0]?.cost }],
    });
    expect([data.quotation.issue_date, data.quotation.held_until]).toEqual(['2026-11-18', '2026-12-18']);
    expect((await calls.read(data.quotation.id, { cart: data.token })).data.quotation).toEqual(
      data.quotation,
    );
  });

  test('are refused at any other price, which is told, and nothing is kept', async () => {
    const content = await calls.contentOf(card);
    for (const total_price of [0.01, content.total_price + 0.01, -content.total_price]) {
      const { status, error } = await calls.make({ ...content, total_price });
      expect([status, error]).toMatchObject([
        409,
        { code: 'QUOTATION_PRICE_MOVED', price: content.total_price },
      ]);
    }
    expect((await calls.make({ ...content, quotations: [] })).error.code).toBe('QUOTATION_EMPTY');
    expect((await calls.make({ ...content, role: 'admin' })).error.code).toBe('API_KEY_UNKNOWN');
    expect(await opened.database.db.selectFrom('quotations').selectAll().execute()).toEqual([]);
  });

  test('are made once, however often a write of one name is sent', async () => {
    const content = await calls.contentOf(card);
    const caller = { cart: 'c'.repeat(43), named: 'a-name' };
    const [one, two] = [await calls.make(content, caller), await calls.make(content, caller)];
    expect(two.text).toBe(one.text);
    expect(await opened.database.db.selectFrom('quotations').select('id').execute()).toHaveLength(1);
  });

  test('of a cart come to what the cart comes to', async () => {
    const { token } = (await carts.add(await carts.order(card))).good();
    const { cart } = (await carts.add(await carts.order({ ...card, kinds: 3 }), { token })).good();
    const sums = { sub_total: cart.sub_total, shipping_fee: cart.shipping_fee };
    const { data } = await calls.make(
      {
        quotations: cart.lines.map(({ id, total }) => ({ line_id: id, cost: total })),
        ...sums,
        point_discount: 0,
        coupon_discount: 0,
        total_price: cart.total,
      },
      { cart: token },
    );
    expect(data.token).toBe(token);
    expect(data.quotation).toMatchObject({
      ...sums,
      total_price: cart.total,
      gst_included: cart.gst_included,
      items: cart.lines.map(({ summary, total, kinds }) => ({ details: summary, total, kinds })),
    });
  });

  test('open for their owner and for who has their key, and are unknown to everybody else', async () => {
    const { token, key, quotation } = await made();
    const other = await made();
    const { id, quotation_no: number } = quotation;
    for (const caller of [{ cart: token }, { key }]) {
      expect((await calls.read(id, caller)).status).toBe(200);
      expect((await calls.paper(number, caller)).status).toBe(200);
    }
    const unknown = await calls.read('no-such-id');
    for (const caller of [{}, { cart: other.token }, { key: other.key }, { key: 'k'.repeat(43) }]) {
      for (const { status, text } of [
        await calls.read(id, caller),
        await calls.paper(number, caller),
        await calls.bill(id, { name: 'x', company: '', address: '' }, caller),
        await calls.put(id, quotation.sub_total, caller),
      ])
        expect([status, text]).toEqual([404, unknown.text]);
    }
  });

  test('are no more opened by a key when their prices end, but by their owner', async () => {
    const { token, key, quotation } = await made();
    later(31);
    expect((await calls.read(quotation.id, { key })).status).toBe(404);
    expect((await calls.paper(quotation.quotation_no, { key })).status).toBe(404);
    const { data } = await calls.read(quotation.id, { cart: token });
    expect(data.quotation).toMatchObject({ is_held: false, today: quotation.sub_total });
  });

  test('belong to the member who was signed in, and to who signs in with the cart', async () => {
    const people = peopleCalls(opened.app, openMailbox(opened));
    const ada = await people.register('ada@example.com');
    const bob = await people.register('bob@example.com');
    const { data } = await calls.make(await calls.contentOf(), { token: ada.tokens.token });
    expect(data).toMatchObject({
      token: '',
      quotation: { name: `${ada.user.first_name} ${ada.user.last_name}` },
    });
    const listed = await calls.list({ token: ada.tokens.token });
    assertShape(listed.data, QuotationList);
    expect(listed.data.quotations.map(({ id }) => id)).toEqual([data.quotation.id]);
    expect((await calls.read(data.quotation.id, { token: bob.tokens.token })).status).toBe(404);
    expect((await calls.list({ token: bob.tokens.token })).data.quotations).toEqual([]);
    expect((await calls.list({})).error.code).toBe('PEOPLE_SIGNED_OUT');
    // A token of the shop's own page is nothing on another site's.
    const elsewhere = { token: ada.tokens.token, origin: 'https://other.example' };
    expect((await calls.read(data.quotation.id, elsewhere)).status).toBe(404);
  });

  test('are opened by none of many numbers', async () => {
    const { quotation } = await made();
    const statuses = new Map<number, number>();
    for (let at = 0; at < tries(10_000, 500).numRuns; at++) {
      // The numbers beside a real one, and drawn ones.
      const number =
        at < 32
          ? quotation.quotation_no.slice(0, -1) + '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'[at]
          : createNumber('Q', opened.world.now);
      const remoteAddress = `10.${at >> 12}.${(at >> 4) & 255}.1`;
      const { status } = await calls.paper(number, { remoteAddress });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses.keys()].sort()).toEqual([404]);
  }, 240_000);

  test('refuse who asks for one after the other', async () => {
    const answers = [];
    for (let at = 0; at < 62; at++) answers.push((await calls.paper(`Q26-${at}`)).status);
    expect(answers.slice(0, 60).every((status) => status === 404)).toBe(true);
    expect(answers.at(-1)).toBe(429);
  });

  test('say whom they are for, as it was typed last, and refuse what is too long', async () => {
    const { token, key, quotation } = await made();
    const billTo = {
      name: ' Ada\tLovelace ',
      company: 'Engine & Co',
      address: '3 Byron Street\r\n\r\n Newtown ',
    };
    const kept = { name: 'Ada Lovelace', company: 'Engine & Co', address: '3 Byron Street\nNewtown' };
    const { status, data } = await calls.bill(quotation.id, billTo, { cart: token });
    expect([status, data.quotation]).toMatchObject([200, kept]);
    const { pages } = await readPdfText((await calls.paper(quotation.quotation_no, { key })).content);
    expect(pages[0]).toContain('Bill to Ada Lovelace Engine & Co 3 Byron Street Newtown');
    for (const field of ['name', 'company', 'address']) {
      const long = await calls.bill(quotation.id, { ...kept, [field]: 'x'.repeat(501) }, { cart: token });
      expect([long.status, long.error.field]).toEqual([400, field]);
    }
    expect((await calls.read(quotation.id, { cart: token })).data.quotation).toMatchObject(kept);
  });

  test('are put into the cart at their prices, and ordered at these, whatever the rate cards say meanwhile', async () => {
    const { token, quotation } = await made();
    await raisePrices();
    later(29);
    const { status, data } = await calls.put(quotation.id, quotation.sub_total, { cart: token });
    expect(status).toBe(201);
    assertShape(data, QuotationInCart);
    const held = { number: quotation.quotation_no, held_until: quotation.held_until, is_held: true };
    expect(data).toMatchObject({
      added: 1,
      cart: { total: quotation.total_price, lines: [{ moved_to: null, quotation: held }] },
    });
    // Pressed again, it is there.
    expect((await calls.put(quotation.id, quotation.sub_total, { cart: token })).data).toMatchObject({
      added: 0,
      cart: { lines: [{}] },
    });
    const { db } = opened.database;
    const checkout = await openCheckout(db, token, opened.world.now);
    if (!checkout) throw new Error('This token opens no cart.');
    const typed = { ...emptyCheckout, email: 'ada@example.com', ship: deliveryAddress };
    await keepCheckout(db, checkout, typed, opened.world.now);
    const today = { catalogue: opened.world.catalogue, now: opened.world.now };
    const { cart } = todaysCart(await readLines(db, checkout.cartId), today);
    expect(cart.total).toBe(quotation.total_price);
    const shown = {
      total: toCents(cart.total),
      digest: digestOf({ typed, isMember: false, cart, points: 0 }),
    };
    const { order } = await db
      .transaction()
      .execute((trx) => placeOrder(trx, checkout, { personId: null, shown }, today));
    expect(order.total_cents).toBe(toCents(quotation.total_price));
    const placed = await readOrderLines(db, order.id);
    expect(placed.map(({ price_cents }) => price_cents)).toEqual(
      quotation.items.map(({ price }) => toCents(price)),
    );
    // Whoever reads the order sees where its price comes from.
    for (const { summary } of placed)
      expect(summary).toMatch(new RegExp(` / Quotation ${quotation.quotation_no}$`));
  });

  test('hold what delivery was quoted at too, until they end', async () => {
    const { token, quotation } = await made();
    expect(quotation.shipping_fee).toBeGreaterThan(0);
    const { shipping } = opened.world.catalogue;
    const methods = shipping.methods.map((way) => ({ ...way, cost: cents(way.cost * 2) }));
    opened.world.catalogue = { ...opened.world.catalogue, shipping: { ...shipping, methods } };
    const { data } = await calls.put(quotation.id, quotation.sub_total, { cart: token });
    expect(data.cart).toMatchObject({
      shipping_fee: quotation.shipping_fee,
      total: quotation.total_price,
      lines: [{ shipping: { cost: quotation.shipping_fee } }],
    });
    later(31);
    const { cart } = (await carts.get({ token })).good();
    expect(cart.shipping_fee).toBe(quotation.shipping_fee * 2);
  });

  test('are charged at no price that was not shown: once they end, today’s is named and nothing is ordered', async () => {
    const { token, quotation } = await made();
    await raisePrices();
    await calls.put(quotation.id, quotation.sub_total, { cart: token });
    const { db } = opened.database;
    const checkout = await openCheckout(db, token, opened.world.now);
    if (!checkout) throw new Error('This token opens no cart.');
    const typed = { ...emptyCheckout, email: 'ada@example.com', ship: deliveryAddress };
    await keepCheckout(db, checkout, typed, opened.world.now);
    const lines = await readLines(db, checkout.cartId);
    const shownOn = { catalogue: opened.world.catalogue, now: opened.world.now };
    const held = todaysCart(lines, shownOn).cart;
    const shown = {
      total: toCents(held.total),
      digest: digestOf({ typed, isMember: false, cart: held, points: 0 }),
    };
    later(31);
    const today = { catalogue: opened.world.catalogue, now: opened.world.now };
    const { cart } = todaysCart(await readLines(db, checkout.cartId), today);
    expect(cart.total).toBeGreaterThan(quotation.total_price);
    const place = db
      .transaction()
      .execute((trx) => placeOrder(trx, checkout, { personId: null, shown }, today));
    await expect(place).rejects.toMatchObject({
      code: 'ORDER_CHANGED',
      message: expect.stringContaining(`The total is now ${formatMoney(cart.total)}.`),
    });
    const [line] = (await carts.get({ token })).good().cart.lines;
    expect(line).toMatchObject({ quotation: { is_held: false }, moved_to: cart.sub_total });
    // Not put there anew either, but at the price that is named.
    const late = await calls.put(quotation.id, quotation.sub_total, { cart: token });
    expect(late.error).toMatchObject({ code: 'QUOTATION_ENDED', price: cart.sub_total });
    const agreed = await calls.put(quotation.id, cart.sub_total, { cart: token });
    expect(agreed.data.cart.lines.at(-1)).toMatchObject({ total: cart.sub_total });
    expect(agreed.data.cart.lines.at(-1)?.quotation).toBeUndefined();
  });

  test('hold for what was quoted alone: a line that is changed has today’s price, and says so', async () => {
    const { token, quotation } = await made();
    await raisePrices();
    const { cart } = (await calls.put(quotation.id, quotation.sub_total, { cart: token })).data;
    const [line] = cart.lines;
    if (!line) throw new Error('The cart is empty.');
    const same = (await carts.change(line.id, { quantity: 200, kinds: 1 }, { token })).good();
    expect(same.line).toEqual({ id: line.id, grown: false });
    expect(same.cart.lines).toEqual(cart.lines);
    const changed = (await carts.change(line.id, { quantity: 200, kinds: 2 }, { token })).good();
    expect(changed.line).toEqual({ id: line.id, grown: false, left_quotation: true });
    expect(changed.cart.lines[0]?.price).toBeGreaterThan(line.price);
    expect(changed.cart.lines[0]?.quotation).toBeUndefined();
  });

  test('join no line that is not quoted, and no such line joins them', async () => {
    const { token, quotation } = await made();
    await calls.put(quotation.id, quotation.sub_total, { cart: token });
    const { cart, line } = (await carts.add(await carts.order(card), { token })).good();
    expect([cart.lines.length, line?.grown]).toEqual([2, false]);
  });

  test('of a cart are held in that cart, and nothing is there twice', async () => {
    const { token } = (await carts.add(await carts.order(card))).good();
    const { cart } = (await carts.add(await carts.order({ ...card, kinds: 3 }), { token })).good();
    const { data } = await calls.make(
      {
        quotations: cart.lines.map(({ id, total }) => ({ line_id: id, cost: total })),
        sub_total: cart.sub_total,
        shipping_fee: cart.shipping_fee,
        point_discount: 0,
        coupon_discount: 0,
        total_price: cart.total,
      },
      { cart: token },
    );
    const { id, sub_total, quotation_no: number } = data.quotation;
    await raisePrices();
    const put = await calls.put(id, sub_total, { cart: token });
    expect(put.data.cart.lines.map((line) => [line.id, line.total, line.quotation?.number])).toEqual(
      cart.lines.map((line) => [line.id, line.total, number]),
    );
    expect((await carts.get({ token })).good().cart).toEqual(put.data.cart);
  });

  test('that are held no more are put into a cart once, at the price of today', async () => {
    const { token, key, quotation } = await made();
    later(31);
    const today = (await calls.read(quotation.id, { cart: token, key })).data.quotation.today;
    if (today === null) throw new Error('It has no price.');
    for (let n = 0; n < 3; n++)
      expect((await calls.put(quotation.id, today, { cart: token })).data.cart.lines).toHaveLength(1);
  });

  test('of a quotation are held no longer than that one', async () => {
    const { token, quotation } = await made();
    await raisePrices();
    const { cart } = (await calls.put(quotation.id, quotation.sub_total, { cart: token })).data;
    later(20);
    const { data } = await calls.make(
      {
        quotations: cart.lines.map(({ id, total }) => ({ line_id: id, cost: total })),
        sub_total: cart.sub_total,
        shipping_fee: cart.shipping_fee,
        point_discount: 0,
        coupon_discount: 0,
        total_price: cart.total,
      },
      { cart: token },
    );
    expect(data.quotation).toMatchObject({
      total_price: quotation.total_price,
      held_until: quotation.held_until,
    });
  });
});
