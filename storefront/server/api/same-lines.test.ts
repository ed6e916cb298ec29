import type { CartAnswer, PricingRequest } from '@kerf/sdk/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartCalls } from '../../tests/cart-calls.js';
import { describeOnEachDatabase } from '../../tests/databases.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { card, ordersIn } from '../../tests/orders.js';

const largest = 5_000;
const counts = ({ cart }: CartAnswer) => cart.lines.map(({ quantity, kinds }) => [quantity, kinds]);

describeOnEachDatabase('A line of what the cart has already', (open) => {
  let opened: OpenApp;
  let cart: ReturnType<typeof cartCalls>;
  beforeAll(async () => {
    opened = await openApp(await open());
    cart = cartCalls(opened.app);
  });
  afterAll(() => opened.app.close());

  /** Adds these one after the other, and returns the last answer. */
  async function fill(...configurations: PricingRequest[]): Promise<CartAnswer> {
    let answer: CartAnswer | undefined;
    for (const configuration of configurations) {
      const token = answer?.token;
      answer = (await cart.add(await cart.order(configuration), { ...(token && { token }) })).good();
    }
    if (!answer) throw new Error('nothing to add');
    return answer;
  }

  test('makes that line larger, at the price of the sum, and says so', async () => {
    const other = { ...card, quantity: 500 };
    const first = await fill(card, other);
    expect(first.line).toEqual({ id: first.cart.lines[1]?.id, grown: false });
    const grown = (await cart.add(await cart.order(), { token: first.token })).good();
    expect(counts(grown)).toEqual([
      [400, 1],
      [500, 1],
    ]);
    expect(grown.line).toEqual({ id: first.cart.lines[0]?.id, grown: true });
    const [row] = (await cart.rows({ ...card, quantity: 400 })).filter(({ quantity }) => quantity === 400);
    expect(grown.cart.lines[0]).toMatchObject({ price: row?.price, total: row?.price, moved_to: null });
    expect(grown.cart.lines[0]?.summary).toContain('Quantity: 400 / Sets: 1');
    expect((await cart.get({ token: first.token })).good().cart).toEqual(grown.cart);
  });

  test('stands beside it when anything about it is different', async () => {
    const others = [
      { ...card, width: 91 },
      { ...card, kinds: 2 },
      { ...card, quantity: 250 },
      { ...card, featured_item_id: null },
    ];
    expect((await fill(card, ...others)).cart.lines).toHaveLength(5);
  });

  test('stands beside it where the sum has no price: more sets would be more designs', async () => {
    const most = { ...card, quantity: largest };
    const answer = await fill(most, most, most);
    expect(counts(answer)).toEqual([
      [largest, 1],
      [largest, 1],
      [largest, 1],
    ]);
    expect(answer.line).toEqual({ id: answer.cart.lines[2]?.id, grown: false });
    expect((await cart.get({ token: answer.token })).good().cart).toEqual(answer.cart);
  });

  test('grows by as many with each press, of whatever quantity, and keeps the number of sets', async () => {
    const hundred = { ...card, quantity: 100, kinds: 3 };
    const other = { ...card, quantity: 250, kinds: 3 };
    expect(counts(await fill(hundred, hundred, hundred))).toEqual([[300, 3]]);
    const answer = await fill(hundred, hundred, other, hundred, hundred, other);
    expect(counts(answer)).toEqual([
      [400, 3],
      [500, 3],
    ]);
    expect(answer.line).toEqual({ id: answer.cart.lines[1]?.id, grown: true });
    const most = { ...card, quantity: 2_000 };
    expect(counts(await fill(most, most, most, most))).toEqual([
      [4_000, 1],
      [4_000, 1],
    ]);
  });

  test('does not take what was changed by hand for another press', async () => {
    const hundred = { ...card, quantity: 100 };
    const { token, cart: filled } = await fill(hundred, hundred);
    const [{ id } = { id: '' }] = filled.lines;
    await cart.change(id, { quantity: 150, kinds: 1 }, { token });
    const beside = (await cart.add(await cart.order(hundred), { token })).good();
    expect(counts(beside)).toEqual([
      [150, 1],
      [100, 1],
    ]);
  });

  test('does not join what another line grew by when it is changed to that', async () => {
    const hundred = { ...card, quantity: 100 };
    const { token, line } = await fill(hundred, hundred, { ...card, quantity: 250 });
    const changed = (await cart.change(line?.id ?? '', { quantity: 100, kinds: 1 }, { token })).good();
    expect(counts(changed)).toEqual([
      [200, 1],
      [100, 1],
    ]);
  });

  test('that became the same as a third one is part of that', async () => {
    const answer = await fill({ ...card, quantity: 400 }, card, card);
    expect(counts(answer)).toEqual([[800, 1]]);
    expect(answer.line).toEqual({ id: answer.cart.lines[0]?.id, grown: true });
  });

  test('counts each time when it is added often at the same moment', async () => {
    const { token } = await fill(card);
    const order = await cart.order();
    const answers = await Promise.all(Array.from({ length: 7 }, () => cart.add(order, { token })));
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(201));
    const now = (await cart.get({ token })).good();
    expect(counts(now)).toEqual([[1_600, 1]]);
    expect(ordersIn(now.cart)).toBe(8);
  });

  test('from another cart is one line too when the two become one, and what can’t grow stays', async () => {
    const most = { ...card, quantity: largest, kinds: 60 };
    const mine = await fill(card, most);
    const theirs = await fill({ ...card, quantity: 250 }, card, most);
    const merged = (await cart.merge(theirs.token, { token: mine.token })).good();
    expect(counts(merged)).toEqual([
      [400, 1],
      [largest, 60],
      [250, 1],
      [largest, 60],
    ]);
    expect((await cart.get({ token: mine.token })).good().cart).toEqual(merged.cart);
    expect((await cart.get({ token: theirs.token })).good().cart.lines).toEqual([]);
  });
});
