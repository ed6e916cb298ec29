import { maxPersonNameLength, messages, peopleRoutes } from '@kerf/sdk/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../tests/databases.js';
import { openMailbox } from '../../tests/mailbox.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { peopleCalls } from '../../tests/people-calls.js';
import { createAccount } from '../people/create-account.js';

const start = new Date('2026-11-18T02:00:00Z');
const email = 'ada@example.com';
const password = 'correct horse';

describeOnEachDatabase('Whoever registers', (open) => {
  let opened: OpenApp;
  let mailbox: ReturnType<typeof openMailbox>;
  let people: ReturnType<typeof peopleCalls>;
  const later = (seconds: number) => {
    opened.world.now = new Date(start.getTime() + seconds * 1_000);
  };
  const send = (values: object, remoteAddress = '127.0.0.1') => {
    const names = { first_name: 'Ada', last_name: 'Lovelace' };
    return people.call(
      'POST',
      peopleRoutes.sendVerificationCode,
      { ...names, email, ...values },
      { remoteAddress },
    );
  };
  const verify = (values: object) => people.call('POST', peopleRoutes.verify, { email, password, ...values });
  const other = (code: string) => (code === '2222' ? '3333' : '2222');
  beforeEach(async () => {
    opened = await openApp(await open());
    opened.world.now = start;
    mailbox = openMailbox(opened);
    people = peopleCalls(opened.app, mailbox);
  });
  afterEach(() => opened.app.close());

  test('proves the address with a code, has an account with two points, and is signed in', async () => {
    const asked = await send({ first_name: '  Ada ', last_name: ' Lovelace', email: ` ${email} ` });
    expect([asked.status, asked.message, asked.data.email_verified]).toEqual([200, messages.codeSent, false]);
    expect(asked.headers['cache-control']).toBe('no-store');
    const [letter] = await mailbox.read(email);
    expect(letter?.code).toMatch(/^[2-9A-HJ-NP-Z]{4}$/);
    const { verification } = asked.data;
    const verified = await verify({ verification, verification_code: String(letter?.code).toLowerCase() });
    expect([verified.status, verified.message]).toEqual([200, messages.emailVerified]);
    const made = await people.call('POST', peopleRoutes.register, { email, password, verification });
    expect([made.status, made.message]).toEqual([201, messages.registered]);
    expect(made.data.user).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      first_name: 'Ada',
      last_name: 'Lovelace',
      email,
      rank: { name: 'Member', ranking_notification: 0 },
      points: 2,
    });
    expect(await people.opens(made.meta.token)).toBe(200);
    expect((await mailbox.read(email)).map(({ subject }) => subject)).toEqual(['Thank you for signing up']);
    expect((await people.signIn({ email: 'ADA@Example.com', password })).status).toBe(200);
  });

  test('has the account where only signing in with it fails, is told so, and signs in later', async () => {
    const { verification, code } = await people.askCode(email);
    await verify({ verification, verification_code: code });
    const { schema } = opened.database.db;
    await schema.alterTable('sessions').renameTo('away').execute();
    const made = await people.call('POST', peopleRoutes.register, { email, password, verification });
    expect([made.status, made.error.code, made.message]).toEqual([
      503,
      'PEOPLE_SIGN_IN_FAILED',
      'Signing in after registration encoutered an error.',
    ]);
    await schema.alterTable('away').renameTo('sessions').execute();
    expect((await people.signIn({ email, password })).status).toBe(200);
  });

  test('goes straight on where the address is proven already, and only with the secret of that', async () => {
    const { verification, code } = await people.askCode(email);
    await verify({ verification, verification_code: code });
    const again = await people.call('POST', peopleRoutes.getVerificationCode, { email, verification });
    expect([again.data, again.message]).toEqual([
      { email_verified: true, verification },
      messages.emailVerified,
    ]);
    expect(await mailbox.read(email)).toEqual([]);
    const stranger = await people.call('POST', peopleRoutes.getVerificationCode, { email });
    expect(stranger.data.email_verified).toBe(false);
    const theirs = { email, password, verification: stranger.data.verification };
    const refused = await people.call('POST', peopleRoutes.register, theirs);
    expect([refused.status, refused.error.code]).toEqual([403, 'PEOPLE_NOT_VERIFIED']);
  });

  test.each([
    [{ first_name: ' ' }, 'first_name', messages.firstNameRequired],
    [{ last_name: '' }, 'last_name', messages.lastNameRequired],
    [{ email: '' }, 'email', messages.emailRequired],
    [{ email: 'ada@example' }, 'email', messages.emailInvalid],
    [{ email: 'ada@example.com\r\nbcc: all@example.com' }, 'email', messages.emailInvalid],
  ])('is told what is missing or wrong: %j', async (values, field, message) => {
    const refused = await send(values);
    expect([refused.status, refused.error]).toEqual([422, { code: 'PEOPLE_INPUT_INVALID', field, message }]);
    expect(refused.message).toBe(message);
  });

  test('has a name of at most a hundred characters, and a password of at least six', async () => {
    expect((await send({ first_name: 'x'.repeat(maxPersonNameLength + 1) })).status).toBe(400);
    const { verification, code } = await people.askCode(email);
    for (const [values, message] of [
      [{ password: '' }, messages.passwordRequired],
      [{ password: '12345' }, messages.passwordTooShort],
      [{ verification_code: ' ' }, messages.codeRequired],
    ] as const) {
      const refused = await verify({ verification, verification_code: code, ...values });
      expect([refused.status, refused.message]).toEqual([422, message]);
    }
    expect((await verify({ verification, verification_code: code, password: '     6' })).status).toBe(200);
  });

  test.each(['ada@ex\u00adample.com', 'ada@ex\u200bample.com', 'ada@ｅxample.com', 'ada@example。com'])(
    'is refused with an address that mail takes for another way to write one: %j',
    async (disguised) => {
      const refused = await send({ email: disguised });
      expect([refused.status, refused.message]).toEqual([422, messages.emailInvalid]);
      const check = `${peopleRoutes.checkEmail}?email=${encodeURIComponent(disguised)}`;
      expect((await people.call('GET', check)).status).toBe(422);
    },
  );

  test('has one account of a mailbox, and one count of its mails, however its domain is written', async () => {
    const { user } = await people.register('ada@bücher.example');
    const ascii = 'ADA@xn--BCHER-kva.example';
    const asked = await people.call('GET', `${peopleRoutes.checkEmail}?email=${encodeURIComponent(ascii)}`);
    expect(asked.data).toEqual({ exists: true });
    expect((await people.signIn({ email: ascii, password })).data.user).toEqual(user);
    const address = { remoteAddress: '10.7.0.1' };
    const body = { first_name: 'A', last_name: 'B' };
    const statuses: number[] = [];
    for (const each of ['ada@bücher.example', ascii, 'Ada@BÜCHER.example', ascii, ascii])
      statuses.push(
        (await people.call('POST', peopleRoutes.sendVerificationCode, { ...body, email: each }, address))
          .status,
      );
    expect(statuses).toContain(429);
  });

  test('had an account before, and is found whichever way its domain was kept and is typed', async () => {
    const { user } = await people.register('ada@xn--bcher-kva.example');
    const { db } = opened.database;
    for (const key of ['ada@bücher.example', 'ada@xn--bcher-kva.example']) {
      await db.updateTable('people').set({ email_key: key }).where('id', '=', user.id).execute();
      for (const typed of ['ada@bücher.example', 'ada@xn--bcher-kva.example'])
        expect((await people.signIn({ email: typed, password })).data.user.id).toBe(user.id);
    }
    await db.updateTable('people').set({ email_key: 'ada@bücher.example' }).execute();
    const person = await db.selectFrom('people').selectAll().executeTakeFirstOrThrow();
    const caller = { address: '', device: '' };
    const made = await db
      .transaction()
      .execute((trx) => createAccount(trx, { ...person, email: 'ada@xn--bcher-kva.example' }, caller, start));
    expect(made).toBe(null);
  });

  test('is refused with an address that is made to be thrown away', async () => {
    for (const [method, path, body] of [
      [
        'POST',
        peopleRoutes.sendVerificationCode,
        { first_name: 'A', last_name: 'B', email: 'a@mailinator.com' },
      ],
      ['POST', peopleRoutes.getVerificationCode, { email: 'a@in.mailinator.com' }],
      ['GET', `${peopleRoutes.checkEmail}?email=a%40mailinator.com`, undefined],
    ] as const) {
      const refused = await people.call(method, path, body);
      expect([refused.status, refused.error]).toEqual([
        422,
        {
          code: 'PEOPLE_EMAIL_DISPOSABLE',
          message: "Sorry, we don't allow disposable email address.",
          field: 'email',
          is_email_disposable: true,
        },
      ]);
    }
  });

  test('has five tries of a code, and then not even the right one, sent again or not', async () => {
    const { verification, code } = await people.askCode(email);
    for (let n = 0; n < 3; n++) {
      const refused = await verify({ verification, verification_code: other(code) });
      expect([refused.status, refused.message]).toEqual([400, messages.codeWrong]);
    }
    await send({ verification });
    const second = await mailbox.secret(email);
    for (let n = 0; n < 2; n++)
      expect((await verify({ verification, verification_code: other(second) })).status).toBe(400);
    expect((await verify({ verification, verification_code: second })).status).toBe(429);
    later(60);
    // A letter with a code that would be refused helps nobody.
    expect((await send({ verification })).status).toBe(429);
    expect(await mailbox.read(email)).toEqual([]);
    expect((await verify({ verification, verification_code: second })).status).toBe(429);
    later(15 * 60);
    await send({ verification }, '10.8.0.1');
    const third = await mailbox.secret(email);
    expect((await verify({ verification, verification_code: third })).status).toBe(200);
  });

  test('has five tries also when all come at the same moment', async () => {
    const { verification, code } = await people.askCode(email);
    const tries = Array.from({ length: 20 }, () => verify({ verification, verification_code: other(code) }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  test('can use a code once, for ten minutes, and where it was asked for', async () => {
    const { verification, code } = await people.askCode(email);
    const elsewhere = await people.askCode('grace@example.com');
    const stranger = await verify({ verification: elsewhere.verification, verification_code: code });
    expect([stranger.status, stranger.error.code]).toEqual([400, 'PEOPLE_CODE_WRONG']);
    later(600);
    const late = await verify({ verification, verification_code: code });
    expect([late.status, late.message]).toEqual([401, messages.codeExpired]);
    await send({ verification });
    const fresh = await mailbox.secret(email);
    later(1_199);
    expect((await verify({ verification, verification_code: fresh })).status).toBe(200);
    const reused = await verify({ verification, verification_code: fresh });
    expect([reused.status, reused.error.code]).toEqual([400, 'PEOPLE_CODE_WRONG']);
  });

  test('gets the code that was asked for last, and no earlier one', async () => {
    const asked = await send({});
    const { verification } = asked.data;
    await send({ verification });
    const letters = await mailbox.read(email);
    expect(letters).toHaveLength(1);
    await send({ verification });
    await mailbox.read(email);
    const stale = await verify({ verification, verification_code: letters[0]?.code });
    expect(stale.status).toBe(400);
  });

  test('may ask for five codes an hour for an address, three of them from one network', async () => {
    for (let n = 0; n < 3; n++) expect((await send({})).status).toBe(200);
    expect((await send({})).status).toBe(429);
    expect((await send({ email: 'grace@example.com' })).status).toBe(200);
    for (let n = 0; n < 2; n++) expect((await send({}, '10.8.0.1')).status).toBe(200);
    expect((await send({}, '10.8.0.2')).status).toBe(429);
    later(3_600);
    expect((await send({})).status).toBe(200);
  });

  test('does, however many codes a stranger asks for and guesses at from one network at once', async () => {
    const stranger = '10.8.6.6';
    const asked = await Promise.all(Array.from({ length: 30 }, () => send({}, stranger)));
    const secrets = asked.filter(({ status }) => status === 200).map(({ data }) => data.verification);
    expect(secrets).toHaveLength(3);
    await mailbox.read(email);
    const guesses = secrets.flatMap((verification) => Array.from({ length: 10 }, () => verification));
    const tries = await Promise.all(
      guesses.map((verification) => {
        const body = { email, password, verification, verification_code: 'ZZZZ' };
        return people.call('POST', peopleRoutes.verify, body, { remoteAddress: stranger });
      }),
    );
    expect(tries.filter(({ status }) => status === 400)).toHaveLength(15);
    const { verification } = (await send({})).data;
    const code = await mailbox.secret(email);
    expect((await verify({ verification, verification_code: code })).status).toBe(200);
    expect((await people.call('POST', peopleRoutes.register, { email, password, verification })).status).toBe(
      201,
    );
  });

  test('has an hour to wait, and not a day, when strangers from many networks used up the tries', async () => {
    for (let n = 0; n < 2; n++) {
      later(n * 3_600);
      for (const network of ['10.8.6.1', '10.8.6.2'])
        for (let mail = 0; mail < 3; mail++) {
          const { status, data } = await send({}, network);
          for (let guess = 0; guess < 5 && status === 200; guess++) {
            const body = { email, password, verification: data.verification, verification_code: 'ZZZZ' };
            await people.call('POST', peopleRoutes.verify, body, { remoteAddress: network });
          }
        }
    }
    later(2 * 3_600);
    const { verification } = (await send({})).data;
    const code = await mailbox.secret(email);
    expect((await verify({ verification, verification_code: code })).status).toBe(200);
  });

  test('with an address that has an account is told so by mail alone', async () => {
    const member = await people.register();
    const [known, unknown] = [await send({ email: member.email }), await send({})];
    const shape = ({ status, text }: typeof known) => [status, text.replace(/"[\w-]{43}"/, '"…"')];
    expect(shape(known)).toEqual(shape(unknown));
    const letters = await mailbox.read(member.email);
    expect(letters.map(({ subject, code }) => [subject, code])).toEqual([
      ['You have an account already', undefined],
    ]);
  });

  test('with an address that has an account is told apart by no code, at no age', async () => {
    const member = await people.register();
    const stories = await Promise.all(
      [member.email, email].map(async (each) => (await send({ email: each })).data),
    );
    const tell = async (values: object = {}) => {
      const told = await Promise.all(
        stories.map(async ({ verification }, n) => {
          const of = n === 0 ? member.email : email;
          const { status, text } = await verify({
            email: of,
            verification,
            verification_code: 'ZZZZ',
            ...values,
          });
          return [status, text];
        }),
      );
      expect(told[0]).toEqual(told[1]);
      return told[0]?.[0];
    };
    const deliver = async () => {
      await mailbox.read(member.email);
      await mailbox.read(email);
    };
    const seen = [await tell()];
    await deliver();
    seen.push(await tell(), await tell({ verification_code: ' ' }), await tell({ password: '1' }));
    for (const seconds of [599, 600, 700]) {
      later(seconds);
      seen.push(await tell());
    }
    seen.push(await tell());
    later(1_000);
    for (const [n, { verification }] of stories.entries()) {
      const again = { email: n === 0 ? member.email : email, verification };
      expect((await send(again)).data).toEqual({ email_verified: false, verification });
    }
    seen.push(await tell());
    await deliver();
    seen.push(await tell());
    later(1_600);
    seen.push(await tell());
    later(86_400);
    seen.push(await tell());
    expect(seen).toEqual([400, 400, 422, 422, 400, 401, 401, 429, 400, 400, 401, 400]);
  });

  test('with an address that has an account waits as long for an answer as without', async () => {
    const member = await people.register();
    const both = [member.email, email];
    const times: number[][] = [[], []];
    for (let n = 0; n < 40; n++) {
      later(n * 3_600);
      const asked = await Promise.all(
        both.map(async (each) => (await send({ email: each })).data.verification),
      );
      for (const each of both) await mailbox.read(each);
      later(n * 3_600 + (n % 2) * 700);
      for (const at of n % 4 < 2 ? [0, 1] : [1, 0]) {
        const began = performance.now();
        await verify({ email: both[at], verification: asked[at], verification_code: 'ZZZZ' });
        times[at]?.push(performance.now() - began);
      }
    }
    // The least of many is what the work itself takes, however busy the machine is.
    const [known = 0, unknown = 0] = times.map((each) => Math.min(...each));
    expect(Math.abs(known - unknown) / unknown).toBeLessThan(0.5);
  });

  test('makes one account of an address, however many ask at the same moment', async () => {
    const proofs = [await people.askCode(email), await people.askCode(email.toUpperCase())];
    for (const { verification, code } of proofs)
      expect((await verify({ verification, verification_code: code })).status).toBe(200);
    const made = await Promise.all(
      [0, 0, 1, 1].map((n) => {
        const verification = proofs[n]?.verification;
        return people.call('POST', peopleRoutes.register, { email, password, verification });
      }),
    );
    expect(made.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status } of made.filter((each) => each.status !== 201)) expect([403, 409]).toContain(status);
    expect(await opened.database.db.selectFrom('people').select('id').execute()).toHaveLength(1);
  });

  test('may ask twenty times an hour whether an address is registered', async () => {
    const member = await people.register();
    const check = (address: string) =>
      people.call('GET', `${peopleRoutes.checkEmail}?email=${encodeURIComponent(address)}`);
    expect((await check(member.email.toUpperCase())).data).toEqual({ exists: true });
    for (let n = 1; n < 20; n++) expect((await check(email)).data).toEqual({ exists: false });
    expect((await check(email)).status).toBe(429);
  });

  test('leaves nothing in the database that could be used by who reads it', async () => {
    const { verification, code } = await people.askCode(email);
    const { db } = opened.database;
    const rows = JSON.stringify([
      await db.selectFrom('verifications').selectAll().execute(),
      await db.selectFrom('mails').selectAll().execute(),
    ]);
    expect(rows).toContain(email);
    expect(rows).not.toContain(verification);
    expect(rows).not.toContain(`"${code}"`);
  });

  test('does so on a page of the shop', async () => {
    for (const headers of [
      { origin: 'https://elsewhere.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null', 'sec-fetch-site': 'same-site' },
    ]) {
      const refused = await people.call('POST', peopleRoutes.register, { email, password }, { headers });
      expect([refused.status, refused.error.code]).toEqual([403, 'PEOPLE_FOREIGN_PAGE']);
    }
    const body = { first_name: 'A', last_name: 'B', email };
    expect(
      (await people.call('POST', peopleRoutes.sendVerificationCode, body, { isOwnPage: true })).status,
    ).toBe(200);
  });
});
