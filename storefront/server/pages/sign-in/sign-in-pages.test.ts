import { messages, peopleRoutes } from '@kerf/sdk/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../../tests/databases.js';
import { openMailbox } from '../../../tests/mailbox.js';
import { type OpenApp, openApp } from '../../../tests/open-app.js';
import { peopleCalls } from '../../../tests/people-calls.js';
import { placedOrder } from '../../../tests/placed-order.js';
import { seeRefusal } from '../../../tests/see-refusal.js';
import { pages } from '../pages.js';

const own = { origin: 'http://localhost:4300', 'sec-fetch-site': 'same-origin' };
const applicant = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' };

describeOnEachDatabase('The pages on which people sign in', (open) => {
  let opened: OpenApp;
  let mailbox: ReturnType<typeof openMailbox>;
  let people: ReturnType<typeof peopleCalls>;
  const post = async (url: string, form: Record<string, string>, headers: Record<string, string> = own) => {
    const sent = await opened.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: String(new URLSearchParams(form)),
    });
    return seeRefusal(opened.app, sent, headers.cookie);
  };
  const get = (url: string, cookie = '') => opened.app.inject({ method: 'GET', url, headers: { cookie } });
  const cookiesOf = (headers: Record<string, unknown>) =>
    [headers['set-cookie'] ?? []]
      .flat()
      .map((each) => String(each).split(';')[0])
      .join('; ');
  beforeEach(async () => {
    opened = await openApp(await open(), { pages });
    mailbox = openMailbox(opened);
    people = peopleCalls(opened.app, mailbox);
  });
  afterEach(() => opened.app.close());

  test('begin a registration with the address and the names of the order that is open here, and speak of registering where one can', async () => {
    const { number } = await placedOrder(opened, { email: applicant.email });
    const found = await post('/sign-in/order', { order_number: number, email: applicant.email });
    expect(found.statusCode).toBe(303);
    const cookie = cookiesOf(found.headers);
    const register = await get('/register', cookie);
    expect(register.body).toMatch(/<kerf-auth [^>]*email="ada@example\.com"/);
    for (const [id, name] of [
      ['first-name', applicant.first_name],
      ['last-name', applicant.last_name],
    ])
      expect(register.body).toMatch(new RegExp(`<input[^>]* id="${id}"[^>]* value="${name}"`));
    const unknown = (await get('/register')).body;
    for (const told of [applicant.email, applicant.last_name]) expect(unknown).not.toContain(told);
    expect((await get('/sign-in', cookie)).body).not.toContain(applicant.email);
    const agreed = 'If you register, you agree';
    expect(register.body).toContain(agreed);
    expect((await get('/sign-in?form=non-member')).body).not.toContain(agreed);
  });

  test('say where a form leads what was refused, once more than beneath it', async () => {
    for (const [path, form, words] of [
      ['/sign-in/order', {}, `${messages.orderNumberRequired} ${messages.emailRequired}`],
      ['/sign-in', { email: 'ada@example.com', password: 'x' }, messages.passwordWrong],
      ['/register', { ...applicant, email: 'ada@' }, `${messages.emailInvalid} ${messages.passwordRequired}`],
    ] as const) {
      const { body } = await post(path, form);
      expect(/id="said".*?<p>(.*?)<\/p>/.exec(body)?.[1], path).toBe(words);
    }
    expect((await get('/sign-in?form=non-member')).body).not.toContain('id="said"');
  });

  test('are in no cache, whatever they answer', async () => {
    const password = 'correct horse';
    const asked = await post('/register', { ...applicant, password });
    const verification = /name="verification" value="([^"]+)"/.exec(asked.body)?.[1] ?? '';
    const proof = { email: applicant.email, password, verification };
    const code = await mailbox.secret(applicant.email);
    const wrong = await post('/register/verify', {
      ...proof,
      verification_code: code === '2222' ? '3333' : '2222',
    });
    const made = await post('/register/verify', { ...proof, verification_code: code });
    expect([asked.statusCode, wrong.statusCode, made.statusCode]).toEqual([200, 400, 303]);
    const login = { email: applicant.email, password };
    const signedIn = await post('/sign-in', login);
    const refused = await post('/sign-in', { ...login, password: 'wrong horse' });
    const foreign = await post('/sign-in', login, { origin: 'https://elsewhere.example' });
    expect([signedIn.statusCode, refused.statusCode, foreign.statusCode]).toEqual([303, 401, 403]);
    const cookie = cookiesOf(signedIn.headers);
    const site = `/sign-in/for?${new URLSearchParams({ origin: 'https://elsewhere.example', state: 'x'.repeat(10) })}`;
    const answers = [asked, wrong, made, signedIn, refused, foreign];
    for (const url of [
      '/sign-in',
      '/sign-in?form=member&redirect=/cart',
      '/register',
      '/register/verify',
      site,
    ])
      answers.push(await get(url), await get(url, cookie));
    for (const path of ['/sign-in/order', '/sign-in/forgot-password', '/sign-in/for'])
      answers.push(await get(path), await post(path, { email: 'x' }));
    expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(answers.map(() => 'no-store'));
  });

  test('take no longer password than can be sent to sign in with, and say what to do', async () => {
    const long = 'p'.repeat(201);
    const asked = await post('/register', { ...applicant, password: long });
    expect(asked.statusCode).toBe(422);
    expect(asked.body).toContain('Please use a password of at most 200 characters.');
    expect(asked.body).not.toContain(long);
    expect(await mailbox.read(applicant.email)).toEqual([]);
    const signedIn = await post('/sign-in', { email: applicant.email, password: long });
    expect(signedIn.statusCode).toBe(422);
    expect(signedIn.body).toContain('Please use a password of at most 200 characters.');
    const { verification, code } = await people.askCode(applicant.email);
    const end = { email: applicant.email, password: long, verification, verification_code: code };
    expect((await post('/register/verify', end)).statusCode).toBe(422);
    const password = 'p'.repeat(200);
    expect((await post('/register/verify', { ...end, password })).statusCode).toBe(303);
    const { status } = await people.call('POST', peopleRoutes.login, { email: applicant.email, password });
    expect(status).toBe(200);
  });
});
