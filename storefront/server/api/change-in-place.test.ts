import { type CartAnswer, cartRoutes, type OrderPayload } from '@kerf/sdk/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartCalls } from '../../tests/cart-calls.js';
import { describeOnEachDatabase } from '../../tests/databases.js';
import { dearer, type OpenApp, openApp } from '../../tests/open-app.js';
import { card } from '../../tests/orders.js';

const summaries = ({ cart }: CartAnswer) => cart.lines.map(({ summary }) => summary);

describeOnEachDatabase('A line that is changed on its page', (open) => {
  let opened: OpenApp;
  let cart: ReturnType<typeof cartCalls>;
  beforeAll(async () => {
    opened = await openApp(await open());
    cart = cartCalls(opened.app);
  });
  afterAll(() => opened.app.close());

  const tall = { ...card, width: 85, quantity: 500, kinds: 2 };
  let order: OrderPayload;
  /** A cart of three lines. */
  async function three() {
    const { token } = (await cart.add(await cart.order())).good();
    await cart.add(await cart.order({ ...card, quantity: 250 }), { token });
    const { cart: made } = (await cart.add(await cart.order({ ...card, quantity: 1_000 }), { token })).good();
    const [first = '', second = '', third = ''] = made.lines.map(({ id }) => id);
    order = await cart.order(tall);
    return { token, made, first, second, third };
  }

  test('is another configuration in the same place, at its price', async () => {
    const { token, made, second } = await three();
    const changed = (await cart.change(second, order, { token })).good();
    expect(changed.line).toEqual({ id: second, grown: false });
    expect(changed.cart.lines.map(({ id }) => id)).toEqual(made.lines.map(({ id }) => id));
    expect(changed.cart.lines[1]).toMatchObject({
      configuration: order.configuration,
      quantity: 500,
      kinds: 2,
      total: order.cost,
      moved_to: null,
    });
    expect(summaries(changed)[1]).toContain('85 x 55 mm');
    expect(changed.cart.lines[0]).toEqual(made.lines[0]);
    expect((await cart.get({ token })).good().cart).toEqual(changed.cart);
  });

  test('is the same however often the change is sent, by name or without', async () => {
    const { token, second } = await three();
    const first = await cart.change(second, order, { token, key: 'change' });
    const named = await cart.change(second, order, { token, key: 'change' });
    expect(named.text).toBe(first.text);
    expect((await cart.change(second, order, { token })).good()).toEqual(first.good());
    expect(first.good().cart.lines).toHaveLength(3);
  });

  test('is left alone when the price has moved, which is named', async () => {
    const { token, made, second } = await three();
    const { catalogue } = opened.world;
    opened.world.catalogue = dearer(catalogue, 2);
    const refused = await cart.change(second, order, { token });
    opened.world.catalogue = catalogue;
    expect([refused.status, refused.bad().code]).toEqual([409, 'CART_PRICE_MOVED']);
    expect(refused.bad().price).toBeGreaterThan(order.cost);
    expect(refused.bad().message).toContain('Nothing was changed in the cart.');
    expect((await cart.get({ token })).good().cart).toEqual(made);
  });

  test('that is not made is refused in the shop’s words, and the old one stays', async () => {
    const { token, made, second } = await three();
    const tiny = { ...order, configuration: { ...tall, width: 1 } };
    expect((await cart.change(second, tiny, { token })).bad().code).toBe('CART_NOT_PRICED');
    const cheap = await cart.change(second, { ...order, cost: 0.01 }, { token });
    expect([cheap.status, cheap.bad().code]).toEqual([400, 'CART_COST_MISMATCH']);
    expect((await cart.change(second, { ...order, role: 'admin' }, { token })).status).toBe(400);
    expect((await cart.get({ token })).good().cart).toEqual(made);
  });

  test('becomes part of the line that has the configuration already', async () => {
    const { token, first, second, third } = await three();
    const changed = (
      await cart.change(first, await cart.order({ ...card, quantity: 1_000 }), { token })
    ).good();
    expect(changed.line).toEqual({ id: third, grown: true });
    expect(changed.cart.lines.map(({ id, quantity }) => [id, quantity])).toEqual([
      [second, 250],
      [third, 2_000],
    ]);
    const byQuantity = (await cart.change(second, { quantity: 2_000, kinds: 1 }, { token })).good();
    expect(byQuantity.line).toEqual({ id: third, grown: true });
    expect(byQuantity.cart.lines.map(({ quantity }) => quantity)).toEqual([4_000]);
    expect((await cart.get({ token })).good().cart).toEqual(byQuantity.cart);
  });

  test('is not there any more once it was removed, and in nobody else’s cart', async () => {
    const { token, second } = await three();
    const stranger = await three();
    expect((await cart.change(second, order, { token: stranger.token })).bad().code).toBe(
      'CART_UNKNOWN_LINE',
    );
    await cart.remove(second, { token });
    const gone = await cart.change(second, order, { token });
    expect([gone.status, gone.bad().message]).toEqual([404, 'This line is not in the cart any more.']);
    expect((await cart.change(second, order)).bad().code).toBe('CART_UNKNOWN');
    expect(cartRoutes.updateItem).toBe('/cart/update/item');
  });
});
