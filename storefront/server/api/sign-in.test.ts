import { messages, peopleRoutes } from '@kerf/sdk/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../tests/databases.js';
import { openMailbox } from '../../tests/mailbox.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { type PeopleCaller, peopleCalls, type TestMember } from '../../tests/people-calls.js';
import { placedOrder } from '../../tests/placed-order.js';

const start = new Date('2026-11-18T02:00:00Z');
const hour = 3_600;
const day = 24 * hour;
/** The cookies of who is signed out. */
const noCookies = ['kerf-session=', 'kerf-remember=', 'kerf-member='];

describeOnEachDatabase('A member', (open) => {
  let opened: OpenApp;
  let mailbox: ReturnType<typeof openMailbox>;
  let people: ReturnType<typeof peopleCalls>;
  let member: TestMember;
  const later = (seconds: number) => {
    opened.world.now = new Date(start.getTime() + seconds * 1_000);
  };
  const login = () => ({ email: member.email, password: member.password });
  const remember = async () => (await people.signIn({ ...login(), remember_me: true })).meta;
  const refresh = (remember_token?: string) =>
    people.call('POST', peopleRoutes.refresh, remember_token === undefined ? {} : { remember_token });
  const everything = async () => {
    const { db } = opened.database;
    const tables = ['people', 'sessions', 'remember_tokens', 'account_events', 'mails'] as const;
    return JSON.stringify(
      await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute())),
    );
  };
  beforeEach(async () => {
    opened = await openApp(await open());
    opened.world.now = start;
    mailbox = openMailbox(opened);
    people = peopleCalls(opened.app, mailbox);
    member = await people.register();
  });
  afterEach(() => opened.app.close());

  test('signs in with address and password, and is known from then on', async () => {
    const answer = await people.signIn({ ...login(), email: ` ${member.email.toUpperCase()} ` });
    expect([answer.status, answer.message]).toEqual([200, messages.signedIn]);
    expect(answer.data).toEqual({ user: member.user, choose_password: false });
    expect(answer.meta).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      expires_at: '2026-11-18T14:00:00.000Z',
    });
    const { data } = await people.call('GET', peopleRoutes.user, undefined, { token: answer.meta.token });
    expect(data).toEqual({ user: member.user, guest: null });
  });

  test('is refused in one way, whatever is wrong', async () => {
    const wrong = await people.signIn({ ...login(), password: 'wrong horse' });
    const nobody = await people.signIn({ email: 'nobody@example.com', password: member.password });
    await opened.database.db.updateTable('people').set({ locked_at: 'now' }).execute();
    const locked = await people.signIn(login());
    expect([wrong.status, wrong.message]).toEqual([401, 'Please enter the correct password.']);
    expect([nobody.text, locked.text]).toEqual([wrong.text, wrong.text]);
    for (const [values, field, message] of [
      [{ email: '' }, 'email', messages.emailRequired],
      [{ email: 'x' }, 'email', messages.emailInvalid],
      [{ password: '' }, 'password', messages.passwordRequired],
    ] as const) {
      const refused = await people.signIn({ ...login(), ...values });
      expect([refused.status, refused.error.field, refused.message]).toEqual([422, field, message]);
    }
  });

  test('signs in as often as they like, and gives back no try that was wrong, of theirs or of others', async () => {
    const wrong = { ...login(), password: 'wrong horse' };
    const other = await people.register();
    const theirs = { email: other.email, password: other.password };
    const at = { remoteAddress: '10.9.9.9' };
    for (let n = 0; n < 9; n++) expect((await people.signIn(wrong, at)).status).toBe(401);
    for (let n = 0; n < 15; n++) expect((await people.signIn(login(), at)).status).toBe(200);
    for (let n = 0; n < 15; n++) expect((await people.signIn(theirs, at)).status).toBe(200);
    expect((await people.signIn(wrong, at)).status).toBe(401);
    expect((await people.signIn(login(), at)).status).toBe(429);
    // Forty-nine more wrong ones are all that the address has left, whatever is right in between.
    const tried: number[] = [];
    for (let n = 0; n < 60; n++) {
      tried.push((await people.signIn({ ...wrong, email: `nobody-${n}@example.com` }, at)).status);
      if (n % 10 === 0 && n < 40) expect((await people.signIn(theirs, at)).status).toBe(200);
    }
    expect(tried.filter((status) => status === 401)).toHaveLength(49);
  });

  test('has ten tries in a quarter of an hour, and others their own', async () => {
    const wrong = { ...login(), password: 'wrong horse' };
    for (let n = 0; n < 10; n++) expect((await people.signIn(wrong)).status).toBe(401);
    expect((await people.signIn(login())).status).toBe(429);
    expect((await people.signIn(login(), { remoteAddress: '10.9.9.9' })).status).toBe(200);
    later(900);
    expect((await people.signIn(login())).status).toBe(200);
  });

  test('who does nothing for twelve hours is signed out; who does something is not', async () => {
    const { token } = (await people.signIn(login())).meta;
    for (let hours = 11; hours <= 55; hours += 11) {
      later(hours * hour);
      expect(await people.opens(token)).toBe(200);
    }
    later(55 * hour + 12 * hour);
    expect(await people.opens(token)).toBe(401);
  });

  test('who asked for it stays signed in for thirty days, with a token that is another one each time', async () => {
    let { remember_token: token = '' } = await remember();
    const seen = new Set([token]);
    for (let days = 1; days < 30; days += 7) {
      later(days * day);
      const answer = await refresh(token);
      expect(answer.status).toBe(200);
      expect(answer.data.user).toEqual(member.user);
      expect(await people.opens(answer.meta.token)).toBe(200);
      token = answer.meta.remember_token ?? '';
      seen.add(token);
    }
    expect(seen.size).toBe(6);
    later(30 * day);
    const late = await refresh(token);
    expect([late.status, late.error.code]).toEqual([401, 'PEOPLE_SIGNED_OUT']);
    expect((await people.signIn(login())).meta.remember_token).toBeUndefined();
  });

  test('whose remember token comes twice is signed out there, for both who hold it', async () => {
    const first = await remember();
    const other = await remember();
    const second = (await refresh(first.remember_token)).meta;
    expect((await refresh(first.remember_token)).status).toBe(401);
    expect((await refresh(second.remember_token)).status).toBe(401);
    expect(await people.opens(second.token)).toBe(401);
    expect(await people.opens(other.token)).toBe(200);
    const { data } = await people.call('GET', peopleRoutes.accountRecord, undefined, { token: other.token });
    expect(data.record.map(({ what }) => what)).toContain('remember-token-replayed');
  });

  test('whose remember token comes many times at once has it traded once', async () => {
    const { remember_token: token } = await remember();
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(token)));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    for (const { status } of answers) expect([200, 401]).toContain(status);
  });

  test('on a page of the shop has the tokens in cookies that no script reads', async () => {
    const caller = { isOwnPage: true };
    const answer = await people.signIn({ ...login(), remember_me: true }, caller);
    expect(answer.text).not.toContain('remember_token');
    const [session, remembered, hint] = answer.headers['set-cookie'] as string[];
    expect(session).toMatch(/^kerf-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(remembered).toMatch(/^kerf-remember=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(hint).toBe('kerf-member=1; Max-Age=2592000; Path=/; SameSite=Lax');
    const cookie = answer.cookies.join('; ');
    const again = await people.call('POST', peopleRoutes.refresh, {}, { ...caller, headers: { cookie } });
    expect([again.status, again.cookies.length]).toEqual([200, 3]);
    expect(again.cookies).not.toContain(answer.cookies[1]);
    const foreign = await people.call('POST', peopleRoutes.refresh, {}, { headers: { cookie } });
    expect(foreign.status).toBe(401);
    const replayed = await people.call('POST', peopleRoutes.refresh, {}, { ...caller, headers: { cookie } });
    expect([replayed.status, replayed.cookies]).toEqual([401, noCookies]);
  });

  test('who does not want to be kept signed in is, on the pages of the shop, while the browser runs', async () => {
    const caller = { isOwnPage: true };
    const { cookies, headers } = await people.signIn(login(), caller);
    expect(String(headers['set-cookie'])).toContain('kerf-member=1; Path=/;');
    const ask = (more: PeopleCaller) =>
      people.call('GET', peopleRoutes.user, undefined, { ...more, headers: { cookie: cookies.join('; ') } });
    expect((await ask(caller)).data.user.email).toBe(member.email);
    expect((await ask({})).data.user).toBeNull();
  });

  test('who signs out is signed out there, and nothing of it opens anything', async () => {
    const [here, there] = [await remember(), await remember()];
    expect((await people.call('POST', peopleRoutes.logout, {}, { token: here.token })).status).toBe(200);
    expect([await people.opens(here.token), await people.opens(there.token)]).toEqual([401, 200]);
    expect((await refresh(here.remember_token)).status).toBe(401);
    expect((await people.call('POST', peopleRoutes.logout, {}, { token: here.token })).status).toBe(401);
  });

  test('who comes back after a night and signs out at once is signed out, and not kept signed in', async () => {
    const caller = { isOwnPage: true };
    const cookie = (await people.signIn({ ...login(), remember_me: true }, caller)).cookies.join('; ');
    later(13 * hour);
    const out = await people.call('POST', peopleRoutes.logout, {}, { ...caller, headers: { cookie } });
    expect([out.status, out.cookies]).toEqual([200, noCookies]);
    const again = await people.call('POST', peopleRoutes.refresh, {}, { ...caller, headers: { cookie } });
    expect(again.status).toBe(401);
  });

  test('who forgot the password has a temporary one that opens nothing but choosing another', async () => {
    const { token: before } = await remember();
    const asked = await people.call('POST', peopleRoutes.forgotPassword, {
      email: member.email.toUpperCase(),
    });
    expect([asked.status, asked.message]).toEqual([200, messages.temporaryPasswordSent]);
    const temporary = await mailbox.secret(member.email);
    expect(temporary).toMatch(/^([2-9A-HJ-NP-Z]{4}-){2}[2-9A-HJ-NP-Z]{4}$/);
    expect((await people.signIn(login())).status).toBe(200);
    const answer = await people.signIn({ email: member.email, password: temporary.toLowerCase() });
    expect([answer.status, answer.data.choose_password]).toEqual([200, true]);
    const { token } = answer.meta;
    expect(await people.opens(before)).toBe(401);
    expect((await people.signIn(login())).status).toBe(401);
    expect((await people.signIn({ email: member.email, password: temporary })).status).toBe(401);
    for (const [method, path, body] of [
      ['GET', peopleRoutes.accountRecord, undefined],
      ['GET', peopleRoutes.accountData, undefined],
      ['GET', peopleRoutes.sessions, undefined],
      ['PUT', peopleRoutes.updateName, { first_name: 'A', last_name: 'B' }],
      ['POST', peopleRoutes.createEmailChange, { email: 'b@example.com', password: 'x' }],
      ['POST', peopleRoutes.deleteAccount, { password: 'x' }],
      ['PUT', `${peopleRoutes.userCart}/${member.user.id}`, { cart_items: [] }],
    ] as const) {
      const refused = await people.call(method, path, body, { token });
      expect([refused.status, refused.error.code]).toEqual([403, 'PEOPLE_PASSWORD_TO_CHOOSE']);
    }
    expect((await people.call('GET', peopleRoutes.user, undefined, { token })).data.user).toBe(null);
    const chosen = { new_password: 'battery staple', confirm_password: 'battery staple' };
    const changed = await people.call('PUT', peopleRoutes.updatePassword, chosen, { token });
    expect(changed.status).toBe(200);
    expect([await people.opens(token), await people.opens(changed.meta.token)]).toEqual([401, 200]);
    expect((await people.signIn({ email: member.email, password: 'battery staple' })).status).toBe(200);
  });

  test('has a temporary password for ten minutes, the last one that was sent, once', async () => {
    const ask = (remoteAddress = '127.0.0.1') =>
      people.call('POST', peopleRoutes.forgotPassword, { email: member.email }, { remoteAddress });
    const use = (password: string) => people.signIn({ email: member.email, password });
    await ask();
    const first = await mailbox.secret(member.email);
    await ask();
    const second = await mailbox.secret(member.email);
    expect((await use(first)).status).toBe(401);
    later(600);
    expect((await use(second)).status).toBe(401);
    await ask('10.9.9.1');
    const third = await mailbox.secret(member.email);
    later(1_199);
    const both = await Promise.all([use(third), use(third)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('who forgot the password is not told from who never had an account', async () => {
    const known = await people.call('POST', peopleRoutes.forgotPassword, { email: member.email });
    const unknown = await people.call('POST', peopleRoutes.forgotPassword, { email: 'nobody@example.com' });
    expect(unknown.text).toBe(known.text);
    expect(await mailbox.read('nobody@example.com')).toEqual([]);
    const refused = await people.call('POST', peopleRoutes.forgotPassword, { email: 'nobody' });
    expect([refused.status, refused.message]).toEqual([422, messages.emailInvalid]);
  });

  /** Where {@link peopleCalls} registers the first member from. */
  const home = '10.1.0.1';
  const far = '10.66.0.1';

  test('may ask for two temporary passwords in a quarter of an hour from one network, for three in all', async () => {
    const ask = async (remoteAddress: string) =>
      (await people.call('POST', peopleRoutes.forgotPassword, { email: member.email }, { remoteAddress }))
        .status;
    const stranger = await Promise.all(Array.from({ length: 20 }, () => ask('10.66.0.1')));
    expect(stranger.filter((status) => status === 200)).toHaveLength(2);
    expect([await ask('10.66.0.2'), await ask('10.66.0.3')]).toEqual([200, 429]);
    // But for where they signed in before.
    expect([await ask(home), await ask(home), await ask(home)]).toEqual([200, 200, 429]);
    later(900);
    expect(await ask('10.66.0.3')).toBe(200);
  });

  test('signs in where they did before, however many strangers try elsewhere', async () => {
    const wrong = { ...login(), password: 'wrong horse' };
    const { cookies } = await people.signIn(login(), { isOwnPage: true, remoteAddress: '10.5.0.1' });
    const cookie = cookies.join('; ');
    await opened.database.db.deleteFrom('account_events').where('network', '=', '10.5.0.1').execute();
    for (let n = 0; n < 100; n++) {
      const { status } = await people.signIn(wrong, { remoteAddress: `10.66.1.${Math.floor(n / 10)}` });
      expect([401, 429]).toContain(status);
    }
    expect((await people.signIn(login(), { remoteAddress: far })).status).toBe(429);
    expect((await people.signIn(login(), { remoteAddress: home })).status).toBe(200);
    const madeUp = {
      cookie: `kerf-session=${'x'.repeat(43)}; kerf-remember=${'y'.repeat(43)}; kerf-member=1`,
    };
    expect((await people.signIn(login(), { remoteAddress: far, headers: madeUp })).status).toBe(429);
    const other = await people.register();
    const theirs = { cookie: `kerf-session=${other.tokens.token}` };
    expect((await people.signIn(login(), { remoteAddress: far, headers: theirs })).status).toBe(429);
    expect((await people.signIn(login(), { remoteAddress: far, headers: { cookie } })).status).toBe(200);
    for (let n = 0; n < 10; n++) await people.signIn(wrong, { remoteAddress: home });
    expect((await people.signIn(login(), { remoteAddress: home })).status).toBe(429);
  });

  test('signs in with a browser that they did with before, whatever others do behind the same address', async () => {
    const wrong = { ...login(), password: 'wrong horse' };
    const { cookies } = await people.signIn(login(), { isOwnPage: true, remoteAddress: far });
    const headers = { cookie: cookies.join('; ') };
    for (let n = 0; n < 10; n++) await people.signIn(wrong, { remoteAddress: far });
    expect((await people.signIn(login(), { remoteAddress: far })).status).toBe(429);
    for (let n = 0; n < 10; n++)
      expect((await people.signIn(wrong, { remoteAddress: far, headers })).status).toBe(401);
    expect((await people.signIn(login(), { remoteAddress: far, headers })).status).toBe(429);
  });

  test('is told from nobody by none of these limits', async () => {
    const [known, unknown] = await Promise.all(
      [member.email, 'nobody@example.com'].map(async (email) => {
        const told: [number, string][] = [];
        for (let n = 0; n < 12; n++) {
          const remoteAddress = `10.66.2.${Math.floor(n / 3)}`;
          const { status, text } = await people.call(
            'POST',
            peopleRoutes.forgotPassword,
            { email },
            { remoteAddress },
          );
          told.push([status, text]);
        }
        for (let n = 0; n < 12; n++) {
          const { status, text } = await people.signIn(
            { email, password: 'wrong horse' },
            { remoteAddress: far },
          );
          told.push([status, text]);
        }
        return told;
      }),
    );
    expect(known).toEqual(unknown);
  });

  test('leaves nothing in the database that signs anybody in', async () => {
    const { token, remember_token: remembered = '' } = await remember();
    await people.call('POST', peopleRoutes.forgotPassword, { email: member.email });
    const temporary = await mailbox.secret(member.email);
    const rows = await everything();
    expect(rows).toContain(member.email);
    expect(rows).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    for (const secret of [token, remembered, temporary, member.password]) expect(rows).not.toContain(secret);
  });
});

describeOnEachDatabase('Who has no account', (open) => {
  let opened: OpenApp;
  let people: ReturnType<typeof peopleCalls>;
  let order = { order_number: '', email: 'ada@example.com' };
  /** Another number that could be one. */
  const unknown = 'K26-ZZZZZZZZ';
  const look = (values: object, remoteAddress = '10.2.0.1') =>
    people.call('POST', peopleRoutes.nonMemberLogin, { ...order, ...values }, { remoteAddress });
  beforeEach(async () => {
    opened = await openApp(await open());
    people = peopleCalls(opened.app, openMailbox(opened));
    order = { ...order, order_number: (await placedOrder(opened, { email: order.email })).number };
  });
  afterEach(() => opened.app.close());

  test('opens an order with its number and address, and is not told which of them is wrong', async () => {
    const found = await look({});
    expect([found.status, found.data]).toEqual([200, { guest: true, order_number: order.order_number }]);
    const wrong = await Promise.all([
      look({ order_number: unknown }),
      look({ email: 'grace@example.com' }),
      look({ order_number: unknown, email: 'grace@example.com' }),
    ]);
    for (const { status, text } of wrong) expect([status, text]).toEqual([404, wrong[0]?.text]);
    expect(wrong[0]?.error).toMatchObject({
      field: 'order_number',
      message: 'We know no such order number for this address. Please check both.',
    });
    const empty = await look({ order_number: ' ' });
    expect([empty.status, empty.message]).toEqual([422, 'Order Number is required.']);
  });

  test('has ten tries in a quarter of an hour', async () => {
    for (let n = 0; n < 10; n++) expect((await look({ email: `x${n}@example.com` })).status).toBe(404);
    expect((await look({})).status).toBe(429);
    expect((await look({}, '10.2.0.2')).status).toBe(200);
  });

  test('looks at an order no more once they look for another in vain, sign in or register', async () => {
    const headers = { cookie: `kerf-order=${'k'.repeat(43)}` };
    const asOwn = { isOwnPage: true, headers };
    const gone = (reply: { cookies: string[] }) => reply.cookies.includes('kerf-order=');
    const ask = (path: string, values: object) => people.call('POST', path, values, asOwn);
    expect(gone(await ask(peopleRoutes.nonMemberLogin, { ...order, email: 'eve@example.com' }))).toBe(true);
    const { email, password } = await people.register();
    expect(gone(await ask(peopleRoutes.login, { email, password: 'wrong horse', remember_me: false }))).toBe(
      false,
    );
    const signedIn = await ask(peopleRoutes.login, { email, password, remember_me: false });
    expect([signedIn.status, gone(signedIn)]).toEqual([200, true]);
    const found = await ask(peopleRoutes.nonMemberLogin, order);
    expect(found.cookies.at(-1)).toMatch(/^kerf-order=[\w-]{43}$/);
  });

  test('who has an account meanwhile opens its orders with its password, which only who knows an order learns', async () => {
    await people.register(order.email);
    const refused = await look({});
    expect(refused.error).toMatchObject({ code: 'PEOPLE_EMAIL_REGISTERED', field: 'email' });
    expect(refused.text).toContain('This address has an account: please sign in to see its orders.');
    expect((await look({ order_number: unknown })).error).toMatchObject({ code: 'PEOPLE_ORDER_UNKNOWN' });
  });

  test('learns of an order number alone whether it could be one', async () => {
    const check = (number: string) => people.call('GET', `${peopleRoutes.checkInvoice}/${number}`);
    expect((await check(order.order_number)).text).toBe((await check(unknown)).text);
    expect([(await check(unknown)).data.valid, (await check('12')).data.valid]).toEqual([true, false]);
  });

  test('comes as a guest, whom the shop’s own pages know again by a cookie', async () => {
    const info = { first_name: ' Grace', last_name: 'Hopper ', email: 'grace@example.com' };
    const made = await people.call('POST', peopleRoutes.createGuest, info, { isOwnPage: true });
    expect(made.status).toBe(201);
    expect(made.data.guest).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      info: { first_name: 'Grace', last_name: 'Hopper', email: 'grace@example.com' },
    });
    expect(String(made.headers['set-cookie'])).toBe(
      `guest_id=${made.data.guest.id}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
    );
    const [cookie = ''] = made.cookies;
    const known = await people.call('GET', peopleRoutes.user, undefined, {
      isOwnPage: true,
      headers: { cookie },
    });
    expect(known.data).toEqual({ user: null, guest: made.data.guest });
    // What a browser sends with a read of the page that it is on.
    const headers = { cookie, referer: 'http://localhost:4300/cart', 'sec-fetch-site': 'same-origin' };
    expect((await people.call('GET', peopleRoutes.user, undefined, { headers })).data).toEqual(known.data);
    const foreign = await people.call('GET', peopleRoutes.user, undefined, { headers: { cookie } });
    expect(foreign.data.guest).toBe(null);
    expect((await people.call('POST', peopleRoutes.createGuest, info)).cookies).toEqual([]);
  });

  test('can’t be a guest with the address of a member, or one to be thrown away', async () => {
    const { email } = await people.register();
    const guest = { first_name: 'A', last_name: 'B' };
    const refused = await people.call('POST', peopleRoutes.createGuest, { ...guest, email });
    expect([refused.status, refused.message]).toEqual([409, messages.emailRegistered]);
    const disposable = await people.call('POST', peopleRoutes.createGuest, {
      ...guest,
      email: 'a@mailinator.com',
    });
    expect([disposable.status, disposable.error.is_email_disposable]).toEqual([422, true]);
  });
});
