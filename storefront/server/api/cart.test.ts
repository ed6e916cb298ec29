import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartCalls } from '../../tests/cart-calls.js';
import { describeOnEachDatabase } from '../../tests/databases.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { card } from '../../tests/orders.js';
import { arrivalIfApproved } from '../pricing/arrival.js';

describeOnEachDatabase('The cart', (open) => {
  let opened: OpenApp;
  let cart: ReturnType<typeof cartCalls>;
  beforeAll(async () => {
    opened = await openApp(await open());
    cart = cartCalls(opened.app);
  });
  afterAll(() => opened.app.close());

  test('is made by the first line, and its token alone opens it', async () => {
    const order = await cart.order({ ...card, kinds: 2 });
    const added = await cart.add(order);
    expect(added.status).toBe(201);
    const { token, cart: made } = added.good();
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(made.lines).toHaveLength(1);
    expect(made.lines[0]).toMatchObject({
      product_name: 'Premium Business Card',
      quantity: 200,
      kinds: 2,
      total: order.cost,
      moved_to: null,
      unavailable: null,
      configuration: order.configuration,
    });
    expect((await cart.get({ token })).good()).toEqual({ token, cart: made });
    expect((await cart.get()).good()).toMatchObject({ token: '', cart: { lines: [], total: 0 } });
  });

  test('names a line in words, and the page where it can be changed', async () => {
    const [line] = (await cart.add(await cart.order())).good().cart.lines;
    expect(line?.summary).toContain('Premium Business Card / ');
    expect(line?.summary).toContain('90 x 55 mm');
    expect(line?.summary).toContain('Quantity: 200 / Sets: 1');
    const [path, query] = line?.edit_path.split('?') ?? [];
    expect(path).toBe('/business-cards/premium-business-card');
    expect(new URLSearchParams(query).get('width')).toBe('90');
  });

  test('says of a line when it arrives as the checkout does: on which condition, and by whose clock', async () => {
    const [line] = (await cart.add(await cart.order())).good().cart.lines;
    const { catalogue, now } = opened.world;
    expect(line?.arrival).toMatch(
      /^Arrives by .+ if the proof is approved and the order is paid by .+, Sydney time\.$/,
    );
    expect(line?.arrival).toBe(arrivalIfApproved([line?.shipping?.date], catalogue, { isPaid: false, now }));
  });

  test('keeps the order in which lines were added', async () => {
    const { token } = (await cart.add(await cart.order())).good();
    for (const quantity of [500, 100]) await cart.add(await cart.order({ ...card, quantity }), { token });
    const { lines } = (await cart.get({ token })).good().cart;
    expect(lines.map(({ quantity }) => quantity)).toEqual([200, 500, 100]);
  });

  test('is empty for a token nobody has, and adding with it makes a new cart', async () => {
    for (const token of ['x'.repeat(43), 'short', '', '\u00e9', 'a'.repeat(5000)]) {
      expect((await cart.get({ token })).good()).toMatchObject({ token: '', cart: { lines: [] } });
      const made = (await cart.add(await cart.order(), { token })).good();
      expect(made.token).not.toBe(token);
      expect(made.cart.lines).toHaveLength(1);
    }
  });

  test('asks for shipping below $100 and for none from there on, and names the GST inside', async () => {
    const small = (await cart.add(await cart.order())).good();
    const fee = small.cart.lines[0]?.shipping?.cost ?? 0;
    expect(fee).toBeGreaterThan(0);
    expect(small.cart).toMatchObject({ free_shipping: false, shipping_fee: fee });
    expect(small.cart.total).toBeCloseTo(small.cart.sub_total + fee, 10);
    expect(small.cart.gst_included).toBe(Math.round((small.cart.total * 100) / 11) / 100);
    const large = (await cart.add(await cart.order({ ...card, kinds: 10 }), { token: small.token })).good()
      .cart;
    expect(large.sub_total).toBeGreaterThanOrEqual(100);
    expect(large).toMatchObject({ free_shipping: true, shipping_fee: 0, total: large.sub_total });
  });

  test('prices a line anew when its quantity or sets change', async () => {
    const { token, cart: made } = (await cart.add(await cart.order())).good();
    const id = made.lines[0]?.id ?? '';
    const changed = (await cart.change(id, { quantity: 500, kinds: 3 }, { token })).good().cart.lines[0];
    const row = (await cart.rows()).find(({ quantity }) => quantity === 500);
    expect(changed).toMatchObject({ id, quantity: 500, kinds: 3, price: row?.price });
    expect(changed?.total).toBeCloseTo((row?.price ?? 0) * 3, 10);
    expect(changed?.summary).toContain('Quantity: 500 / Sets: 3');
    expect((await cart.get({ token })).good().cart.lines[0]).toEqual(changed);
  });

  test('takes a quantity that is not listed, and refuses one outside the range in the shop’s words', async () => {
    const { token, cart: made } = (await cart.add(await cart.order({ ...card, quantity: 333 }))).good();
    const id = made.lines[0]?.id ?? '';
    for (const quantity of [0, 5]) {
      const refused = await cart.change(id, { quantity, kinds: 1 }, { token });
      expect(refused.status).toBe(422);
      expect(refused.bad()).toMatchObject({
        code: 'CART_NOT_PRICED',
        field: 'quantity',
        message: 'Please enter quantity greater than 50.',
      });
    }
    expect((await cart.get({ token })).good().cart.lines[0]?.quantity).toBe(333);
  });

  test('lets go of a line, once', async () => {
    const { token, cart: made } = (await cart.add(await cart.order())).good();
    const id = made.lines[0]?.id ?? '';
    expect((await cart.remove(id, { token })).good().cart.lines).toEqual([]);
    const again = await cart.remove(id, { token });
    expect([again.status, again.bad().code]).toEqual([404, 'CART_UNKNOWN_LINE']);
  });

  test('lets nobody else touch its lines', async () => {
    const mine = (await cart.add(await cart.order())).good();
    const theirs = (await cart.add(await cart.order())).good();
    const id = mine.cart.lines[0]?.id ?? '';
    const change = await cart.change(id, { quantity: 500, kinds: 1 }, { token: theirs.token });
    expect([change.status, change.bad().code]).toEqual([404, 'CART_UNKNOWN_LINE']);
    expect((await cart.remove(id)).bad().code).toBe('CART_UNKNOWN');
    expect((await cart.get({ token: mine.token })).good().cart).toEqual(mine.cart);
  });

  test('takes in the lines of another cart, which is empty then', async () => {
    const mine = (await cart.add(await cart.order())).good();
    const other = (await cart.add(await cart.order({ ...card, quantity: 500 }))).good();
    const merged = (await cart.merge(other.token, { token: mine.token })).good();
    expect(merged.token).toBe(mine.token);
    expect(merged.cart.lines.map(({ quantity }) => quantity)).toEqual([200, 500]);
    expect((await cart.get({ token: mine.token })).good()).toEqual(merged);
    expect((await cart.get({ token: other.token })).good().cart.lines).toEqual([]);
    expect((await cart.merge(mine.token, { token: mine.token })).good()).toEqual(merged);
    const unknown = await cart.merge('nobody', { token: mine.token });
    expect([unknown.status, unknown.bad().field]).toEqual([404, 'token']);
  });

  test('holds a hundred lines and says so', async () => {
    const order = (more: number) => cart.order({ ...card, quantity: 200 + more });
    const { token } = (await cart.add(await order(0))).good();
    const others = await Promise.all(Array.from({ length: 99 }, (_, index) => order(index + 1)));
    await Promise.all(others.map((other) => cart.add(other, { token })));
    expect((await cart.get({ token })).good().cart.lines).toHaveLength(100);
    const full = await cart.add(await order(100), { token });
    expect([full.status, full.bad().code]).toEqual([409, 'CART_FULL']);
    const other = (await cart.add(await order(100))).good();
    expect((await cart.merge(other.token, { token })).bad().code).toBe('CART_FULL');
    expect((await cart.get({ token: other.token })).good().cart.lines).toHaveLength(1);
  });

  test('is kept without its token', async () => {
    const { token } = (await cart.add(await cart.order(), { key: 'a-name-of-this-write' })).good();
    const { db } = opened.database;
    const kept = JSON.stringify([
      await db.selectFrom('carts').selectAll().execute(),
      await db.selectFrom('cart_lines').selectAll().execute(),
      await db.selectFrom('idempotency_keys').selectAll().execute(),
    ]);
    expect(kept.length).toBeGreaterThan(1000);
    expect(kept).not.toContain(token);
  });
});
