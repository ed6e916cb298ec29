import { apiBase, type CartAnswer, cartTokenHeader, peopleRoutes } from '@kerf/sdk/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cartCalls } from '../../tests/cart-calls.js';
import { describeOnEachDatabase } from '../../tests/databases.js';
import { openMailbox } from '../../tests/mailbox.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { ordersIn } from '../../tests/orders.js';
import { peopleCalls, type TestMember } from '../../tests/people-calls.js';

describeOnEachDatabase('A member’s cart', (open) => {
  let opened: OpenApp;
  let people: ReturnType<typeof peopleCalls>;
  let cart: ReturnType<typeof cartCalls>;
  let member: TestMember;
  const signIn = async ({ email, password }: TestMember = member) =>
    (await people.signIn({ email, password })).meta.token;
  const join = async (session: string, items: readonly string[], token = '', id = member.user.id) => {
    const answer = await opened.app.inject({
      method: 'PUT',
      url: `${apiBase}${peopleRoutes.userCart}/${id}`,
      headers: { authorization: `Bearer ${session}`, ...(token && { [cartTokenHeader]: token }) },
      payload: { cart_items: items },
    });
    return { status: answer.statusCode, data: answer.json().data as CartAnswer };
  };
  /** A cart of nobody's with one order in it. */
  const fill = async () => {
    const { token, cart: filled } = (await cart.add(await cart.order())).good();
    return { token, items: filled.lines.map(({ id }) => id) };
  };
  beforeEach(async () => {
    opened = await openApp(await open());
    people = peopleCalls(opened.app, openMailbox(opened));
    cart = cartCalls(opened.app);
    member = await people.register();
  });
  afterEach(() => opened.app.close());

  test('takes in what was in the cart before signing in, on each device', async () => {
    const [desk, phone] = [await fill(), await fill()];
    const [atDesk, onPhone] = [await signIn(), await signIn()];
    const first = await join(atDesk, desk.items, desk.token);
    expect([first.status, ordersIn(first.data.cart)]).toEqual([200, 1]);
    const second = await join(onPhone, phone.items, phone.token);
    expect(ordersIn(second.data.cart)).toBe(2);
    expect(new Set([desk.token, phone.token, first.data.token, second.data.token]).size).toBe(4);
    for (const { token } of [first.data, second.data])
      expect(ordersIn((await cart.get({ token })).good().cart)).toBe(2);
    expect((await cart.get({ token: desk.token })).good().cart.lines).toEqual([]);
    expect((await cart.add(await cart.order(), { token: first.data.token })).status).toBe(201);
    expect(ordersIn((await cart.get({ token: second.data.token })).good().cart)).toBe(3);
  });

  test('says of a line that two carts had how many each had, until that is changed', async () => {
    const [desk, phone] = [await fill(), await fill()];
    const { data } = await join(await signIn(), desk.items, desk.token);
    const [{ quantity: once = 0 } = {}] = data.cart.lines;
    expect(data.cart.lines[0]?.joined_quantity).toBeUndefined();
    const { token, cart: both } = (await join(await signIn(), phone.items, phone.token)).data;
    const [line] = both.lines;
    expect([line?.quantity, line?.joined_quantity]).toEqual([2 * once, once]);
    expect((await cart.get({ token })).good().cart.lines[0]?.joined_quantity).toBe(once);
    const { cart: changed } = (
      await cart.change(line?.id ?? '', { quantity: once, kinds: 1 }, { token })
    ).good();
    expect([changed.lines[0]?.quantity, changed.lines[0]?.joined_quantity]).toEqual([once, undefined]);
  });

  test('has a line put back that was taken out of it', async () => {
    const { token: before, items } = await fill();
    const { token, cart: joined } = (await join(await signIn(), items, before)).data;
    const { id = '' } = joined.lines[0] ?? {};
    await cart.remove(id, { token });
    const other = (await join(await signIn(), [])).data.token;
    expect((await cart.restore(id, { token: other })).good().cart).toEqual(joined);
  });

  test('takes in the lines that are named, and stays as it is when that is sent again', async () => {
    const { token, items } = await fill();
    const session = await signIn();
    const none = await join(session, ['another'], token);
    expect(none.data.cart.lines).toEqual([]);
    expect(ordersIn((await cart.get({ token })).good().cart)).toBe(1);
    const first = await join(session, items, token);
    const again = await join(session, items, token);
    expect([ordersIn(first.data.cart), ordersIn(again.data.cart)]).toEqual([1, 1]);
    const own = await join(session, [], again.data.token);
    expect(own.data.token).toBe(again.data.token);
  });

  test('is made once, however many devices sign in at the same moment', async () => {
    const sessions = await Promise.all([signIn(), signIn(), signIn(), signIn()]);
    const filled = [await fill(), await fill(), await fill(), await fill()];
    const joined = await Promise.all(
      sessions.map((session, n) => join(session, filled[n]?.items ?? [], filled[n]?.token)),
    );
    expect(joined.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { token = '' } = joined[0]?.data ?? {};
    expect(ordersIn((await cart.get({ token })).good().cart)).toBe(4);
  });

  test('is closed on a device that signs out, and open on the others', async () => {
    const { token, items } = await fill();
    const [desk, phone] = [await signIn(), await signIn()];
    const atDesk = (await join(desk, items, token)).data.token;
    const onPhone = (await join(phone, [])).data.token;
    await people.call('POST', peopleRoutes.logout, {}, { token: desk });
    expect((await cart.get({ token: atDesk })).good().token).toBe('');
    expect(ordersIn((await cart.get({ token: onPhone })).good().cart)).toBe(1);
  });

  test('leaves no cookie on a page of the shop where it is closed, and one that opens another cart alone', async () => {
    const { token, items } = await fill();
    const leave = async (session: string, cart: string) => {
      const headers = { cookie: `kerf-session=${session}; kerf-cart=${cart}` };
      const answer = await people.call('POST', peopleRoutes.logout, {}, { isOwnPage: true, headers });
      return answer.cookies.filter((each) => each.startsWith('kerf-cart'));
    };
    expect(await leave(await signIn(), token)).toEqual([]);
    const session = await signIn();
    const { data } = await join(session, items, token);
    expect(await leave(session, data.token)).toEqual(['kerf-cart=']);
  });

  test('stays open where a new password is chosen, and nowhere else', async () => {
    const { token, items } = await fill();
    const [desk, phone] = [await signIn(), await signIn()];
    const atDesk = (await join(desk, items, token)).data.token;
    const onPhone = (await join(phone, [])).data.token;
    const change = { new_password: 'battery staple', confirm_password: 'battery staple' };
    await people.call(
      'PUT',
      peopleRoutes.updatePassword,
      { ...change, old_password: member.password },
      { token: desk },
    );
    expect(ordersIn((await cart.get({ token: atDesk })).good().cart)).toBe(1);
    expect((await cart.get({ token: onPhone })).good().token).toBe('');
  });

  test('is nobody else’s: neither by their id, nor by what was left open on a device', async () => {
    const other = await people.register();
    const { token, items } = await fill();
    const mine = await join(await signIn(), items, token);
    const theirs = await signIn(other);
    expect((await join(theirs, [], '', member.user.id)).status).toBe(403);
    const ids = mine.data.cart.lines.map(({ id }) => id);
    const taken = await join(theirs, ids, mine.data.token, other.user.id);
    expect([taken.status, taken.data.cart.lines]).toEqual([200, []]);
    expect(ordersIn((await cart.get({ token: mine.data.token })).good().cart)).toBe(1);
  });

  test('goes with the account', async () => {
    const { token, items } = await fill();
    const session = await signIn();
    const mine = (await join(session, items, token)).data.token;
    await people.call('POST', peopleRoutes.deleteAccount, { password: member.password }, { token: session });
    expect((await cart.get({ token: mine })).good().token).toBe('');
  });
});
