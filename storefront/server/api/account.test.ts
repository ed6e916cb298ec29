import { setTimeout } from 'node:timers/promises';
import { messages, peopleRoutes } from '@kerf/sdk/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../tests/databases.js';
import { openMailbox } from '../../tests/mailbox.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { peopleCalls, type TestMember } from '../../tests/people-calls.js';
import { placedOrder } from '../../tests/placed-order.js';
import { readOrderLines } from '../orders/order-rows.js';

const start = new Date('2026-11-18T02:00:00Z');

describeOnEachDatabase('A member who is signed in', (open) => {
  let opened: OpenApp;
  let mailbox: ReturnType<typeof openMailbox>;
  let people: ReturnType<typeof peopleCalls>;
  let member: TestMember;
  let token: string;
  const later = (seconds: number) => {
    opened.world.now = new Date(start.getTime() + seconds * 1_000);
  };
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    people.call(method, path, payload, { token });
  const login = (device = 'test') =>
    people.signIn({ email: member.email, password: member.password }, { headers: { 'user-agent': device } });
  beforeEach(async () => {
    opened = await openApp(await open());
    opened.world.now = start;
    mailbox = openMailbox(opened);
    people = peopleCalls(opened.app, mailbox);
    member = await people.register();
    token = member.tokens.token;
  });
  afterEach(() => opened.app.close());

  test('is shown the rank once', async () => {
    const check = () => call('GET', `${peopleRoutes.checkRanking}/${member.user.id}`);
    expect((await check()).data.rank).toEqual({ name: 'Member', ranking_notification: 0 });
    expect((await call('GET', peopleRoutes.user)).data.user.rank.ranking_notification).toBe(1);
    expect((await check()).data.rank.ranking_notification).toBe(1);
    const other = await people.register();
    const theirs = await call('GET', `${peopleRoutes.checkRanking}/${other.user.id}`);
    const nobodys = await call('GET', `${peopleRoutes.checkRanking}/nobody`);
    expect([theirs.status, theirs.text]).toEqual([403, nobodys.text]);
  });

  test('changes the name', async () => {
    const name = { first_name: ' \u202eGrace ', last_name: 'Hopper' };
    const changed = await call('PUT', peopleRoutes.updateName, name);
    expect(changed.data.user).toMatchObject({ first_name: 'Grace', last_name: 'Hopper' });
    const refused = await call('PUT', peopleRoutes.updateName, { ...name, last_name: '  ' });
    expect([refused.status, refused.message]).toEqual([422, messages.lastNameRequired]);
    const promoted = await call('PUT', peopleRoutes.updateName, { ...name, rank: 'Owner', points: 1_000 });
    expect([promoted.status, promoted.error.code]).toEqual([400, 'API_KEY_UNKNOWN']);
  });

  test('changes the password with the old one, and is signed out everywhere else', async () => {
    const other = (await login()).meta.token;
    const change = (values: object) =>
      call('PUT', peopleRoutes.updatePassword, {
        old_password: member.password,
        new_password: 'battery staple',
        confirm_password: 'battery staple',
        ...values,
      });
    for (const [values, field, message] of [
      [{ old_password: '' }, 'old_password', 'Old password is required'],
      [{ old_password: 'wrong horse' }, 'old_password', 'Old password is incorrect'],
      [{ new_password: '' }, 'new_password', 'New password is required'],
      [{ new_password: '12345' }, 'new_password', 'Password must be 6 or more characters.'],
      [{ confirm_password: '' }, 'confirm_password', 'Confirm password is required'],
      [{ confirm_password: 'x' }, 'confirm_password', 'New password and confirm password do not match.'],
    ] as const) {
      const refused = await change(values);
      expect([refused.status, refused.error.field, refused.message]).toEqual([422, field, message]);
    }
    const changed = await change({});
    expect(changed.status).toBe(200);
    expect([await people.opens(token), await people.opens(other)]).toEqual([401, 401]);
    expect(await people.opens(changed.meta.token)).toBe(200);
    expect((await login()).status).toBe(401);
    const fresh = { email: member.email, password: 'battery staple' };
    expect((await people.signIn(fresh)).status).toBe(200);
    const letters = await mailbox.read(member.email);
    expect(letters.map(({ subject }) => subject)).toEqual(['Your password was changed']);
  });

  test('is asked for the old password ten times in a quarter of an hour', async () => {
    const close = (password: string) => call('POST', peopleRoutes.deleteAccount, { password });
    for (let n = 0; n < 10; n++) expect((await close('wrong horse')).status).toBe(401);
    expect((await close(member.password)).status).toBe(429);
    later(900);
    expect((await close(member.password)).status).toBe(200);
  });

  test('has another address once both have confirmed it', async () => {
    const email = 'new@example.com';
    const ask = (values: object = {}) =>
      call('POST', peopleRoutes.createEmailChange, { email, password: member.password, ...values });
    expect((await ask({ password: 'wrong horse' })).status).toBe(401);
    expect((await ask({ email: 'a@mailinator.com' })).error.is_email_disposable).toBe(true);
    const { verification } = (await ask()).data;
    const codes = {
      old_code: await mailbox.secret(member.email),
      new_code: await mailbox.secret(email),
    };
    const end = (values: object = {}) =>
      call('PUT', peopleRoutes.updateEmail, { verification, ...codes, ...values });
    const wrong = (code: string) => (code === '2222' ? '3333' : '2222');
    expect((await end({ old_code: wrong(codes.old_code) })).error.field).toBe('old_code');
    expect((await end({ new_code: wrong(codes.new_code) })).error.field).toBe('new_code');
    expect((await end({ new_code: '' })).message).toBe(messages.codeRequired);
    const other = await people.register();
    const stolen = await people.call(
      'PUT',
      peopleRoutes.updateEmail,
      { verification, ...codes },
      { token: other.tokens.token },
    );
    expect(stolen.status).toBe(400);
    expect((await end()).data.user.email).toBe(email);
    expect((await end()).status).toBe(400);
    expect((await people.signIn({ email, password: member.password })).status).toBe(200);
    expect((await login()).status).toBe(401);
    const letters = await mailbox.read(member.email);
    expect(letters.map(({ subject }) => subject)).toEqual(['Your address was changed']);
  });

  test('has another address, however many codes strangers guess at for theirs', async () => {
    const email = 'new@example.com';
    // The fifth mail of the hour was for the registration.
    for (let n = 0; n < 4; n++) {
      const caller = { remoteAddress: `10.66.0.${n}` };
      const names = { first_name: 'A', last_name: 'B' };
      const asked = await people.call(
        'POST',
        peopleRoutes.sendVerificationCode,
        { ...names, email: member.email },
        caller,
      );
      const guess = { email: member.email, password: 'correct horse', verification_code: 'ZZZZ' };
      for (let tried = 0; tried < 5; tried++)
        await people.call(
          'POST',
          peopleRoutes.verify,
          { ...guess, verification: asked.data.verification },
          caller,
        );
    }
    await mailbox.read(member.email);
    const asked = await call('POST', peopleRoutes.createEmailChange, { email, password: member.password });
    const { verification } = asked.data;
    const codes = { old_code: await mailbox.secret(member.email), new_code: await mailbox.secret(email) };
    const changed = await call('PUT', peopleRoutes.updateEmail, { verification, ...codes });
    expect([changed.status, changed.data?.user.email]).toEqual([200, email]);
  });

  test('can’t have the address of another member, and does not learn that there is one', async () => {
    const other = await people.register();
    const asked = await call('POST', peopleRoutes.createEmailChange, {
      email: other.email,
      password: member.password,
    });
    expect(asked.status).toBe(200);
    const [letter] = await mailbox.read(other.email);
    expect([letter?.subject, letter?.code]).toEqual(['This address has an account already', undefined]);
  });

  test('is refused an address that somebody registers with at the same moment', async () => {
    const email = 'taken@example.com';
    const asked = await call('POST', peopleRoutes.createEmailChange, { email, password: member.password });
    const { verification } = asked.data;
    const codes = { old_code: await mailbox.secret(member.email), new_code: await mailbox.secret(email) };
    const { db } = opened.database;
    const mine = await db
      .selectFrom('people')
      .selectAll()
      .where('email', '=', member.email)
      .executeTakeFirstOrThrow();
    let changed: ReturnType<typeof call> | undefined;
    // A registration that is written and not yet seen by anybody else.
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('people')
        .values({ ...mine, id: 'another', email, email_key: email })
        .execute();
      changed = call('PUT', peopleRoutes.updateEmail, { verification, ...codes });
      await setTimeout(300);
    });
    const refused = await changed;
    expect([refused?.status, refused?.message, refused?.error.field]).toEqual([
      409,
      messages.emailTaken,
      'email',
    ]);
    expect((await call('GET', peopleRoutes.user)).data.user.email).toBe(member.email);
  });

  test('sees where they are signed in, and ends one of it, or all', async () => {
    later(60);
    const phone = (await login('Phone/1.0 \t x')).meta.token;
    const list = async () => (await call('GET', peopleRoutes.sessions)).data.sessions;
    expect(
      (await list()).map(({ device, is_current, last_seen_at }) => [device, is_current, last_seen_at]),
    ).toEqual([
      ['Phone/1.0   x', false, '2026-11-18T02:01:00.000Z'],
      ['lightMyRequest', true, '2026-11-18T02:00:00.000Z'],
    ]);
    const [{ id } = { id: '' }] = await list();
    const stranger = await people.register();
    const theirs = await people.call('DELETE', `${peopleRoutes.deleteSession}/${id}`, undefined, {
      token: stranger.tokens.token,
    });
    expect(theirs.status).toBe(404);
    expect((await call('DELETE', `${peopleRoutes.deleteSession}/${id}`)).status).toBe(200);
    expect([await people.opens(phone), await people.opens(token)]).toEqual([401, 200]);
    const again = (await login()).meta.token;
    expect((await call('DELETE', peopleRoutes.deleteSessions)).status).toBe(200);
    expect([await people.opens(again), await people.opens(token)]).toEqual([401, 401]);
    expect(await people.opens(stranger.tokens.token)).toBe(200);
  });

  test('reads what happened to the account', async () => {
    later(10);
    await login('Phone');
    later(20);
    await people.call('POST', peopleRoutes.forgotPassword, { email: member.email });
    await mailbox.read(member.email);
    const { record } = (await call('GET', peopleRoutes.accountRecord)).data;
    expect(record).toEqual([
      { at: '2026-11-18T02:00:20.000Z', what: 'temporary-password-sent', device: 'the shop', network: '' },
      { at: '2026-11-18T02:00:10.000Z', what: 'signed-in', device: 'Phone', network: '127.0.0.1' },
      { at: '2026-11-18T02:00:00.000Z', what: 'registered', device: 'lightMyRequest', network: '10.1.0.1' },
    ]);
  });

  test('reads of every sign-in, however often a name was changed since', async () => {
    const { db } = opened.database;
    const { person_id } = await db.selectFrom('account_events').select('person_id').executeTakeFirstOrThrow();
    const events = (
      what: 'signed-in' | 'name-changed' | 'temporary-password-sent',
      count: number,
      hour: number,
    ) =>
      db
        .insertInto('account_events')
        .values(
          Array.from({ length: count }, (_, n) => ({
            id: `${what} ${n}`,
            person_id,
            at: new Date(start.getTime() + hour * 3_600_000 + n * 1_000).toISOString(),
            what,
            device: '',
            network: '',
          })),
        )
        .execute();
    const counts = async () => {
      const { record } = (await call('GET', peopleRoutes.accountRecord)).data;
      const times = record.map(({ at }) => at);
      expect(times).toEqual([...times].sort().reverse());
      const count = (what: string) => record.filter((each) => each.what === what).length;
      return [record.length, count('signed-in'), count('name-changed'), count('temporary-password-sent')];
    };
    await events('signed-in', 120, 1);
    await events('name-changed', 150, 2);
    expect(await counts()).toEqual([200, 120, 79, 0]);
    await events('temporary-password-sent', 300, 3);
    expect(await counts()).toEqual([200, 120, 0, 79]);
  });

  test('changes the name and takes the data away twenty times a day', async () => {
    const change = async () =>
      (await call('PUT', peopleRoutes.updateName, { first_name: 'A', last_name: 'B' })).status;
    const take = async () => (await call('GET', peopleRoutes.accountData)).status;
    for (const act of [change, take]) {
      const statuses: number[] = [];
      for (let n = 0; n < 25; n++) statuses.push(await act());
      expect(statuses.filter((status) => status === 200)).toHaveLength(20);
      expect(statuses.at(-1)).toBe(429);
    }
    later(11 * 3_600);
    expect(await people.opens(token)).toBe(200);
    later(22 * 3_600);
    expect(await people.opens(token)).toBe(200);
    later(24 * 3_600);
    expect([await change(), await take()]).toEqual([200, 200]);
  });

  test('takes away what is kept about them, and nothing that opens anything', async () => {
    const own = await placedOrder(opened, { email: member.email, personId: member.user.id });
    const before = await placedOrder(opened, { email: member.email.toUpperCase() });
    await placedOrder(opened, { email: 'eve@example.com' });
    const answer = await call('GET', peopleRoutes.accountData);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="kerf-account.json"');
    expect(answer.data).toMatchObject({
      user: member.user,
      subscribes_to_mail: false,
      registered_at: '2026-11-18T02:00:00.000Z',
      cart: [],
    });
    const { orders } = answer.data as unknown as { orders: { number: string; messages: object[] }[] };
    expect(orders.map(({ number }) => number).sort()).toEqual([own.number, before.number].sort());
    expect(orders[0]).toMatchObject({ ship_to: { street_address: '3 Byron Street' }, messages: [] });
    expect(answer.text).not.toMatch(/argon2|_hash/);
  });

  test('takes the name off the reviews that were written, which stay, and takes them away before', async () => {
    const { db } = opened.database;
    const { id } = await placedOrder(opened, { email: member.email, personId: member.user.id });
    const [line] = await readOrderLines(db, id);
    const at = opened.world.now.toISOString();
    const words = { rate: 5, title: 'Sharp', comment: 'Clean edges.', customer: 'Ada L.', answer: '' };
    await db
      .insertInto('reviews')
      .values({
        ...words,
        ...{ id: 'review', line_id: line?.id ?? '', item_id: 8, pictures: 0 },
        ...{ hidden_at: null, hidden_for: '', created_at: at, updated_at: at },
      })
      .execute();
    const { text } = await call('GET', peopleRoutes.accountData);
    expect(JSON.parse(text).data.orders[0].reviews).toMatchObject([words]);
    await call('POST', peopleRoutes.deleteAccount, { password: member.password });
    expect(await db.selectFrom('reviews').selectAll().execute()).toMatchObject([
      { ...words, customer: 'A customer' },
    ]);
  });

  test('closes the account with the password, and is gone', async () => {
    await people.signIn({ email: member.email, password: member.password, remember_me: true });
    const refused = await call('POST', peopleRoutes.deleteAccount, { password: 'wrong horse' });
    expect([refused.status, refused.message]).toEqual([401, messages.passwordWrong]);
    expect((await call('POST', peopleRoutes.deleteAccount, { password: member.password })).status).toBe(200);
    expect(await people.opens(token)).toBe(401);
    expect((await login()).status).toBe(401);
    const { db } = opened.database;
    for (const table of ['people', 'sessions', 'remember_tokens', 'account_events', 'verifications'] as const)
      expect(await db.selectFrom(table).select('id').execute()).toEqual([]);
    const letters = await mailbox.read(member.email);
    expect(letters.map(({ subject }) => subject)).toEqual(['Your account is closed']);
  });

  test('closes the account once, and is told so once, however many ask at the same moment', async () => {
    const close = () => call('POST', peopleRoutes.deleteAccount, { password: member.password });
    const statuses = (await Promise.all(Array.from({ length: 8 }, close))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, ...Array(7).fill(401)]);
    const letters = await mailbox.read(member.email);
    expect(letters.map(({ subject }) => subject)).toEqual(['Your account is closed']);
  });

  test.each([
    ['GET', peopleRoutes.accountRecord],
    ['GET', peopleRoutes.accountData],
    ['GET', peopleRoutes.sessions],
    ['GET', `${peopleRoutes.checkRanking}/x`],
    ['PUT', peopleRoutes.updateName],
    ['PUT', peopleRoutes.updatePassword],
    ['POST', peopleRoutes.createEmailChange],
    ['PUT', peopleRoutes.updateEmail],
    ['DELETE', `${peopleRoutes.deleteSession}/x`],
    ['DELETE', peopleRoutes.deleteSessions],
    ['POST', peopleRoutes.deleteAccount],
    ['PUT', `${peopleRoutes.userCart}/x`],
  ] as const)('alone may do so: %s %s', async (method, path) => {
    for (const wrong of ['x'.repeat(43), 'short']) {
      const refused = await people.call(method, path, undefined, { token: wrong });
      expect([refused.status, refused.error.code]).toEqual([401, 'PEOPLE_SIGNED_OUT']);
    }
    const headers = { origin: 'https://elsewhere.example' };
    const foreign = await people.call(method, path, undefined, { token, headers });
    // Pages of other sites may ask some of it with a token of their own: this one is none.
    const isAnywhere = /check-ranking|user-cart/.test(path);
    expect([foreign.status, foreign.error.code]).toEqual(
      isAnywhere ? [401, 'PEOPLE_SIGNED_OUT'] : [403, 'PEOPLE_FOREIGN_PAGE'],
    );
  });
});
