import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartCalls } from '../../tests/cart-calls.js';
import { describeOnEachDatabase } from '../../tests/databases.js';
import { dearer, type OpenApp, openApp } from '../../tests/open-app.js';
import { card, ordersIn } from '../../tests/orders.js';
import { forgetOldKeys } from '../cart/run-once.js';

const day = 86_400_000;

/** What a client names a write by, and what it proves by that the write was its own. */
const randomKey = (): string => randomUUID();
const randomClaim = (): string => randomBytes(32).toString('base64url');

describeOnEachDatabase('A write with a name', (open) => {
  let opened: OpenApp;
  let cart: ReturnType<typeof cartCalls>;
  beforeAll(async () => {
    opened = await openApp(await open());
    cart = cartCalls(opened.app);
  });
  afterAll(() => opened.app.close());

  test('is done once, however often it is sent at the same moment', async () => {
    const order = await cart.order();
    const { token } = (await cart.add(order)).good();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => cart.add(order, { token, key: 'ten-at-once' })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(ordersIn((await cart.get({ token })).good().cart)).toBe(2);
  });

  test('makes one cart, whose token comes again to who can prove to have made it', async () => {
    const order = await cart.order();
    const claim = randomClaim();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => cart.add(order, { token: claim, key: 'one-cart' })),
    );
    const tokens = new Set(answers.map((answer) => answer.good().token));
    expect(tokens.size).toBe(1);
    const [token = ''] = tokens;
    expect(ordersIn((await cart.get({ token })).good().cart)).toBe(1);
    expect(token).not.toBe(claim);
    expect((await cart.get({ token: claim })).good().cart.lines).toEqual([]);
  });

  test('opens nothing to who guesses it and sends the same', async () => {
    const order = await cart.order();
    const claim = randomClaim();
    for (const key of ['1', 'order-1', '00000000-0000-4000-8000-000000000000', randomKey()])
      for (const own of [{}, { token: claim }]) {
        const victim = (await cart.add(order, { ...own, key })).good();
        for (const guess of [{}, { token: '' }, { token: 'x' }, { token: randomClaim() }]) {
          const attack = await cart.add(order, { ...guess, key });
          expect(attack.text).not.toContain(victim.token);
          expect(attack.text).not.toContain(victim.cart.lines[0]?.id);
        }
        expect(ordersIn((await cart.get({ token: victim.token })).good().cart)).toBe(1);
      }
  });

  test('merges a cart once, also into a new one, for who holds the cart that is merged', async () => {
    const order = await cart.order();
    const other = (await cart.add(order)).good().token;
    const first = await cart.merge(other, { key: 'merge' });
    const again = await cart.merge(other, { key: 'merge' });
    expect(again.text).toBe(first.text);
    expect(again.good().cart.lines).toHaveLength(1);
    const stranger = await cart.merge(randomClaim(), { key: 'merge' });
    expect(stranger.status).toBe(404);
  });

  test('is not another one: other content under the same name is refused', async () => {
    const order = await cart.order();
    const { token } = (await cart.add(order)).good();
    const other = await cart.order({ ...card, quantity: 500 });
    expect((await cart.add(order, { token, key: 'mine' })).status).toBe(201);
    const refused = await cart.add(other, { token, key: 'mine' });
    expect([refused.status, refused.bad().code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect(ordersIn((await cart.get({ token })).good().cart)).toBe(2);
  });

  test('means nothing in somebody else’s cart', async () => {
    const order = await cart.order();
    const one = (await cart.add(order)).good();
    const two = (await cart.add(order)).good();
    const first = (await cart.add(order, { token: one.token, key: 'same' })).good();
    const second = (await cart.add(order, { token: two.token, key: 'same' })).good();
    expect(second.token).toBe(two.token);
    expect(second.line?.id).not.toBe(first.line?.id);
  });

  test('is refused again when it was refused, also after what was wrong has changed', async () => {
    const order = await cart.order();
    const { catalogue } = opened.world;
    opened.world.catalogue = dearer(catalogue, 2);
    const token = randomClaim();
    const refused = await cart.add(order, { token, key: 'refused' });
    expect(refused.status).toBe(409);
    opened.world.catalogue = catalogue;
    expect((await cart.add(order, { token, key: 'refused' })).text).toBe(refused.text);
    expect((await cart.add(order, { key: 'a new one' })).bad().code).toBe('IDEMPOTENCY_KEY_INVALID');
    expect((await cart.add(order, { key: 'a-new-one' })).status).toBe(201);
  });

  test('removes a line once and says so twice', async () => {
    const { token, cart: made } = (await cart.add(await cart.order())).good();
    const id = made.lines[0]?.id ?? '';
    const first = await cart.remove(id, { token, key: 'remove' });
    const second = await cart.remove(id, { token, key: 'remove' });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.text).toBe(first.text);
    expect((await cart.remove(id, { token, key: 'once-more' })).status).toBe(404);
  });

  test('is remembered for a day', async () => {
    const order = await cart.order();
    const start = opened.world.now;
    const { token } = (await cart.add(order)).good();
    await cart.add(order, { token, key: 'daily' });
    opened.world.now = new Date(start.getTime() + day - 1);
    await forgetOldKeys(opened.database.db, opened.world.now);
    await cart.add(order, { token, key: 'daily' });
    expect(ordersIn((await cart.get({ token })).good().cart)).toBe(2);
    opened.world.now = new Date(start.getTime() + day);
    await cart.add(order, { token, key: 'daily' });
    expect(ordersIn((await cart.get({ token })).good().cart)).toBe(3);
    await forgetOldKeys(opened.database.db, new Date(start.getTime() + 3 * day));
    expect(await opened.database.db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([]);
    opened.world.now = start;
  });
});
