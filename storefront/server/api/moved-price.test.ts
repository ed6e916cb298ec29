import { afterEach, beforeEach, expect, test } from 'vitest';
import { cartCalls } from '../../tests/cart-calls.js';
import { describeOnEachDatabase } from '../../tests/databases.js';
import { dearer, type OpenApp, openApp } from '../../tests/open-app.js';
import { card } from '../../tests/orders.js';

describeOnEachDatabase('A price that moves', (open) => {
  let opened: OpenApp;
  let cart: ReturnType<typeof cartCalls>;
  beforeEach(async () => {
    opened = await openApp(await open());
    cart = cartCalls(opened.app);
  });
  afterEach(() => opened.app.close());

  test('is refused with today’s total, and taken at that total', async () => {
    const yesterday = await cart.order({ ...card, kinds: 2 });
    opened.world.catalogue = dearer(opened.world.catalogue, 1.5);
    const today = await cart.order({ ...card, kinds: 2 });
    expect(today.cost).toBeGreaterThan(yesterday.cost);
    const refused = await cart.add(yesterday);
    expect(refused.status).toBe(409);
    expect(refused.bad()).toMatchObject({ code: 'CART_PRICE_MOVED', price: today.cost });
    expect(refused.bad().message).toContain(
      `The price of this configuration is now $${today.cost.toFixed(2)}.`,
    );
    expect((await cart.add(today)).status).toBe(201);
  });

  test('stands where the total is today’s, whatever rate card it was read from', async () => {
    const order = await cart.order();
    opened.world.catalogue = { ...opened.world.catalogue, version: 'same-prices' };
    const added = (await cart.add(order)).good();
    expect(added.cart.lines[0]?.total).toBe(order.cost);
  });

  test('is no excuse for a wrong sum: today’s rate card has no second price', async () => {
    const order = await cart.order();
    for (const cost of [0, 0.01, order.cost - 0.01, order.cost + 1, 1e9]) {
      const refused = await cart.add({ ...order, cost });
      expect(refused.status).toBe(400);
      expect(refused.bad()).toMatchObject({ code: 'CART_COST_MISMATCH', field: 'cost', price: order.cost });
    }
  });

  test('is shown beside the old one, and accepted by updating the line', async () => {
    const { token, cart: made } = (await cart.add(await cart.order())).good();
    const old = made.lines[0];
    opened.world.catalogue = dearer(opened.world.catalogue, 1.5);
    const today = await cart.order();
    const shown = (await cart.get({ token })).good().cart;
    expect(shown.lines[0]).toMatchObject({ total: old?.total, moved_to: today.cost });
    expect(shown.sub_total).toBe(old?.total);
    const accepted = (await cart.change(old?.id ?? '', { quantity: 200, kinds: 1 }, { token })).good().cart;
    expect(accepted.lines[0]).toMatchObject({ total: today.cost, moved_to: null });
    expect(accepted.sub_total).toBe(today.cost);
  });

  test('leaves a line that can’t be made any more in sight, with the reason, and out of the sum', async () => {
    const { token } = (await cart.add(await cart.order())).good();
    const { catalogue } = opened.world;
    const products = new Map([...catalogue.products].filter(([id]) => id !== card.product_id));
    opened.world.catalogue = { ...catalogue, products, version: 'without it' };
    const shown = (await cart.get({ token })).good().cart;
    expect(shown.lines[0]?.product_name).toBe('Premium Business Card');
    expect(shown.lines[0]?.unavailable).toMatch(/can’t be made any more/);
    expect(shown).toMatchObject({ sub_total: 0, shipping_fee: 0, total: 0 });
  });
});
