import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartCalls } from '../../tests/cart-calls.js';
import { describeOnEachDatabase } from '../../tests/databases.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { card } from '../../tests/orders.js';
import { removeExpired } from '../jobs/remove-expired.js';

const day = 86_400_000;

describeOnEachDatabase('A line that was removed', (open) => {
  let opened: OpenApp;
  let cart: ReturnType<typeof cartCalls>;
  beforeAll(async () => {
    opened = await openApp(await open());
    cart = cartCalls(opened.app);
  });
  afterAll(() => opened.app.close());

  const quantities = async (token: string) =>
    (await cart.get({ token })).good().cart.lines.map(({ quantity }) => quantity);
  /** A cart of three lines, the one in the middle removed. */
  async function removed() {
    const { token } = (await cart.add(await cart.order())).good();
    await cart.add(await cart.order({ ...card, quantity: 250 }), { token });
    const { cart: full } = (await cart.add(await cart.order({ ...card, quantity: 1_000 }), { token })).good();
    const [, { id } = { id: '' }] = full.lines;
    const answer = (await cart.remove(id, { token })).good();
    return { token, id, full, answer };
  }
  const tidy = (now: Date) => removeExpired(opened.database.db).run(now, new AbortController().signal);

  test('is put back where it stood, as it was', async () => {
    const { token, id, full, answer } = await removed();
    expect(answer.line).toEqual({ id, grown: false });
    expect(await quantities(token)).toEqual([200, 1_000]);
    const back = (await cart.restore(id, { token })).good();
    expect(back.line).toEqual({ id, grown: false });
    expect(back.cart).toEqual(full);
    expect((await cart.get({ token })).good().cart).toEqual(full);
    // Pressed twice.
    expect((await cart.restore(id, { token })).good().cart).toEqual(full);
  });

  test('comes back to its place though others were added behind it', async () => {
    const { token, full } = await removed();
    const last = full.lines[2]?.id ?? '';
    await cart.remove(last, { token });
    await cart.add(await cart.order({ ...card, quantity: 333 }), { token });
    await cart.restore(last, { token });
    expect(await quantities(token)).toEqual([200, 1_000, 333]);
  });

  test('makes the one larger that was added in its place meanwhile', async () => {
    const { token, id } = await removed();
    const again = (await cart.add(await cart.order({ ...card, quantity: 250 }), { token })).good();
    const back = (await cart.restore(id, { token })).good();
    expect(back.line).toEqual({ id: again.line?.id, grown: true });
    expect(await quantities(token)).toEqual([200, 1_000, 500]);
  });

  test('can be put back for a day, and is gone then', async () => {
    const start = opened.world.now;
    const { token, id } = await removed();
    const late = await removed();
    const later = new Date(start.getTime() + day - 1);
    await tidy(later);
    opened.world.now = later;
    expect((await cart.restore(id, { token })).status).toBe(200);
    opened.world.now = new Date(start.getTime() + day);
    const refused = await cart.restore(late.id, { token: late.token });
    expect([refused.status, refused.bad().code]).toEqual([404, 'CART_UNKNOWN_LINE']);
    expect(refused.bad().message).toBe('This can’t be put back any more. Add it again from its page.');
    await tidy(opened.world.now);
    const rows = opened.database.db.selectFrom('cart_lines').select('id').where('removed_at', 'is not', null);
    const kept = (await rows.execute()).map((line) => line.id);
    expect(kept).not.toContain(late.id);
    expect(await quantities(token)).toEqual([200, 250, 1_000]);
    opened.world.now = start;
  });

  test('is put back by nobody else', async () => {
    const { id } = await removed();
    const stranger = await removed();
    expect((await cart.restore(id, { token: stranger.token })).bad().code).toBe('CART_UNKNOWN_LINE');
    expect((await cart.restore(id)).bad().code).toBe('CART_UNKNOWN');
  });

  test('does not fill the database: the last twenty of a cart are kept', async () => {
    const { token } = (await cart.add(await cart.order())).good();
    const ids: string[] = [];
    for (let n = 0; n < 22; n++) {
      opened.world.now = new Date(opened.world.now.getTime() + 1_000);
      const { line } = (await cart.add(await cart.order({ ...card, quantity: 300 + n }), { token })).good();
      ids.push(line?.id ?? '');
      await cart.remove(line?.id ?? '', { token });
    }
    const answers = [];
    for (const id of ids) answers.push((await cart.restore(id, { token })).status);
    expect(answers).toEqual([404, 404, ...Array(20).fill(200)]);
  });

  test('is not in the way of a full cart', async () => {
    const { token, id } = await removed();
    const orders = await Promise.all(
      Array.from({ length: 98 }, (_, n) => cart.order({ ...card, quantity: 400 + n })),
    );
    for (const order of orders) expect((await cart.add(order, { token })).status).toBe(201);
    expect((await cart.restore(id, { token })).bad().code).toBe('CART_FULL');
  });
});
