import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { apiBase, peopleRoutes } from '@kerf/sdk/contract';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../tests/databases.js';
import { openMailbox } from '../../tests/mailbox.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { peopleCalls, type TestMember } from '../../tests/people-calls.js';
import { createLimits } from '../limits/limits.js';
import { openOrderBook } from '../orders/open-order-book.js';
import { changePassword } from './account.js';
import { startEmailChange } from './change-email.js';
import { requireMember } from './members.js';
import { createPasswords } from './passwords.js';
import { createPeopleLimits } from './people-limits.js';
import type { PeopleParts } from './people-parts.js';
import { register } from './registration.js';
import { createSecret, hashSecret } from './secrets.js';

const flooder = '203.0.113.9';
/** More than the pool of passwords has places. */
const inFlight = 130;

interface Sent {
  method?: 'POST' | 'PUT';
  token?: string;
  from: string;
}

describeOnEachDatabase('Who signs in while somebody floods the shop with passwords', (open) => {
  let opened: OpenApp;
  let people: ReturnType<typeof peopleCalls>;
  let agent: Agent;
  let logged: string[];
  let others: TestMember[];

  /**
   * A call over the network, from an address that a proxy tells. Where the server closed a kept connection just as it was
   * used again, the call goes out by another one, as with any client.
   */
  async function send(path: string, body: object, { method = 'POST', token, from }: Sent): Promise<number> {
    const { port } = opened.app.server.address() as AddressInfo;
    const payload = JSON.stringify(body);
    const outgoing = request({
      agent,
      host: '127.0.0.1',
      port,
      method,
      path: apiBase + path,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(payload),
        'x-forwarded-for': from,
        ...(token && { authorization: `Bearer ${token}` }),
      },
    });
    outgoing.end(payload);
    try {
      const [answer] = await once(outgoing, 'response');
      await text(answer);
      return answer.statusCode;
    } catch (error) {
      if (!outgoing.reusedSocket) throw error;
      return send(path, body, { method, ...(token && { token }), from });
    }
  }

  /** Keeps calls in flight while others sign in; returns what both were answered. */
  async function flood(call: () => Promise<number>) {
    let isOver = false;
    const statuses = new Set<number>();
    const worker = async () => {
      do statuses.add(await call());
      while (!isOver);
    };
    const workers = Array.from({ length: inFlight }, worker);
    const answers: number[] = [];
    for (const [n, { email, password }] of others.entries())
      answers.push(await send(peopleRoutes.login, { email, password }, { from: `192.0.2.${n}` }));
    isOver = true;
    await Promise.all(workers);
    return { answers, statuses: [...statuses] };
  }

  /** An address that is proven, and no account yet. */
  async function prove(email: string) {
    const { verification, code } = await people.askCode(email);
    const proof = { email, password: 'correct horse', verification };
    await people.call('POST', peopleRoutes.verify, { ...proof, verification_code: code });
    return proof;
  }

  beforeEach(async () => {
    logged = [];
    const log = pino({ level: 'info' }, { write: (line: string) => logged.push(line) });
    opened = await openApp(await open(), { variables: { TRUSTED_PROXIES: '1' }, log });
    people = peopleCalls(opened.app, openMailbox(opened));
    others = [];
    for (let n = 0; n < 6; n++) others.push(await people.register());
    agent = new Agent({ keepAlive: true });
    await opened.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(async () => {
    agent.destroy();
    await opened.app.close();
  });

  /** Nobody else is refused, and a log has no more of it than the flood is worth. */
  function expectNobodyHeld({ answers, statuses }: Awaited<ReturnType<typeof flood>>, allowed: number[]) {
    expect(answers).toEqual(others.map(() => 200));
    for (const status of statuses) expect(allowed).toContain(status);
    expect(logged.filter((line) => line.length > 600 || line.includes('    at '))).toEqual([]);
  }

  test('does, while a proof of an address that has an account by now is', async () => {
    const [first, second] = [await prove('a@example.com'), await prove('a@example.com')];
    expect(await send(peopleRoutes.register, first, { from: flooder })).toBe(201);
    const sent = () => send(peopleRoutes.register, second, { from: flooder });
    expectNobodyHeld(await flood(sent), [409, 403]);
    expect(await opened.database.db.selectFrom('verifications').select('id').execute()).toEqual([]);
  });

  test('does, while passwords are chosen again and again in one session', async () => {
    const { tokens, password } = await people.register();
    const change = { old_password: 'wrong horse', new_password: password, confirm_password: password };
    const sent = () =>
      send(peopleRoutes.updatePassword, change, { method: 'PUT', token: tokens.token, from: flooder });
    expectNobodyHeld(await flood(sent), [422, 429]);
  });

  test('does, while one address signs in as ever another one', async () => {
    let n = 0;
    const sent = () =>
      send(peopleRoutes.login, { email: `nobody-${n++}@example.com`, password: 'x' }, { from: flooder });
    expectNobodyHeld(await flood(sent), [401, 429]);
  });
});

describeOnEachDatabase('A password is hashed for', (open) => {
  let opened: OpenApp;
  let people: ReturnType<typeof peopleCalls>;
  let mailbox: ReturnType<typeof openMailbox>;
  let parts: PeopleParts;
  let hashed: number;
  const caller = { address: flooder, device: 'test' };
  beforeEach(async () => {
    opened = await openApp(await open());
    mailbox = openMailbox(opened);
    people = peopleCalls(opened.app, mailbox);
    hashed = 0;
    const { db } = opened.database;
    const now = () => opened.world.now;
    // As slow as many at once make it, so that none has an outcome before all have begun.
    const work = {
      async hash() {
        hashed++;
        await wait(20);
        return `hash ${hashed}`;
      },
      verify: async () => true,
    };
    parts = {
      db,
      now,
      limits: createPeopleLimits(createLimits(db, now)),
      passwords: createPasswords(1, work),
      orders: openOrderBook(db),
    };
  });
  afterEach(() => opened.app.close());

  /** What many calls at the same moment came to: the codes of the refusals, and `ok`. */
  async function outcomes(work: () => Promise<unknown>): Promise<string[]> {
    const settled = await Promise.allSettled(Array.from({ length: 40 }, work));
    return settled.map((each) => (each.status === 'fulfilled' ? 'ok' : each.reason.code));
  }

  test('at most five of the calls that one proof is sent with, and makes one account', async () => {
    const email = 'ada@example.com';
    const { verification, code } = await people.askCode(email);
    const proof = { email, password: 'correct horse', verification };
    await people.call('POST', peopleRoutes.verify, { ...proof, verification_code: code });
    const came = await outcomes(() => register(parts, proof, caller));
    expect(came.filter((each) => each === 'ok')).toHaveLength(1);
    expect(came).toContain('API_TOO_MANY');
    // Who comes after the account was made finds its address taken, or its proof used up.
    const late = ['ok', 'API_TOO_MANY', 'PEOPLE_NOT_VERIFIED', 'PEOPLE_EMAIL_TAKEN'];
    expect(came.filter((each) => !late.includes(each))).toEqual([]);
    expect(hashed).toBeLessThanOrEqual(5);
  });

  test('nobody who has an account by now, and their proof is used up', async () => {
    const { email } = await people.register();
    const { db } = opened.database;
    const proof = { email, password: 'correct horse', verification: createSecret() };
    await db
      .insertInto('verifications')
      .values({
        id: hashSecret(proof.verification),
        purpose: 'registration',
        person_id: null,
        email,
        first_name: 'Ada',
        last_name: 'Lovelace',
        subscribes_to_mail: 0,
        mail_id: 'none',
        code_hash: null,
        code_until: null,
        verified_at: parts.now().toISOString(),
        expires_at: '2027-01-01T00:00:00.000Z',
      })
      .execute();
    const came = await outcomes(() => register(parts, proof, caller));
    expect(came).toContain('PEOPLE_EMAIL_TAKEN');
    expect(new Set(came)).not.toContain('ok');
    expect(hashed).toBe(0);
    expect(await db.selectFrom('verifications').select('id').execute()).toEqual([]);
  });

  test('at most ten of the calls in which a temporary password chooses another', async () => {
    const { email } = await people.register();
    await people.call('POST', peopleRoutes.forgotPassword, { email });
    const { meta } = await people.signIn({ email, password: await mailbox.secret(email) });
    const member = await requireMember(parts, meta.token, { mayBeChoosing: true });
    const chosen = { new_password: 'battery staple', confirm_password: 'battery staple' };
    const came = await outcomes(() => changePassword(parts, member, chosen, caller));
    expect(came.filter((each) => each === 'ok')).toHaveLength(1);
    expect(hashed).toBeLessThanOrEqual(10);
  });

  test('nobody who may have no more mail, when they want another address', async () => {
    const { tokens } = await people.register();
    const member = await requireMember(parts, tokens.token);
    let verified = 0;
    const passwords: typeof parts.passwords = {
      ...parts.passwords,
      async verify() {
        verified++;
        return true;
      },
    };
    const ask = () =>
      startEmailChange({ ...parts, passwords }, member, { email: 'b@example.com', password: 'x' }, caller);
    const came: string[] = [];
    for (let n = 0; n < 9; n++)
      came.push(
        await ask().then(
          () => 'ok',
          ({ code }) => code,
        ),
      );
    expect(came.at(-1)).toBe('API_TOO_MANY');
    expect(verified).toBe(came.filter((each) => each === 'ok').length);
  });
});
