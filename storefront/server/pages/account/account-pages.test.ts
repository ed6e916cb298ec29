import { messages, peopleRoutes } from '@kerf/sdk/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cartCalls } from '../../../tests/cart-calls.js';
import { describeOnEachDatabase } from '../../../tests/databases.js';
import { openMailbox } from '../../../tests/mailbox.js';
import { type OpenApp, openApp } from '../../../tests/open-app.js';
import { peopleCalls, type TestMember } from '../../../tests/people-calls.js';
import { deliveryAddress } from '../../../tests/placed-order.js';
import { givenCookies, seeRefusal } from '../../../tests/see-refusal.js';
import { pages } from '../pages.js';

const shop = 'http://localhost:4300';
const start = new Date('2026-11-18T02:00:00Z');
/** What a browser says of a form on a page of the shop. */
const own = { origin: shop, 'sec-fetch-site': 'same-origin' };
const everyPage = [
  '',
  '/addresses',
  '/addresses/new',
  '/password',
  '/email',
  '/devices',
  '/record',
  '/data',
  '/close',
].map((path) => `/account${path}`);
const everyForm = [
  ...everyPage.filter((path) => !/devices|record|addresses$/.test(path)),
  '/account/new-password',
  '/account/email/codes',
  '/account/email/resend',
  '/account/email/stop',
  '/account/devices/x/sign-out',
  '/account/devices/sign-out',
  '/account/addresses/x',
  '/account/addresses/x/default',
  '/account/addresses/x/remove',
];

describeOnEachDatabase('The pages of an account', (open) => {
  let opened: OpenApp;
  let mailbox: ReturnType<typeof openMailbox>;
  let people: ReturnType<typeof peopleCalls>;
  let member: TestMember;
  let jar: Map<string, string>;

  const later = (seconds: number) => {
    opened.world.now = new Date(start.getTime() + seconds * 1_000);
  };
  const cookiesOf = (held: ReadonlyMap<string, string>) =>
    [...held].map(([name, value]) => `${name}=${value}`).join('; ');

  /** Asks as a browser does, which keeps the cookies that it is given. */
  async function ask(
    method: 'GET' | 'POST',
    url: string,
    { form, headers, held = jar }: { form?: object; headers?: object; held?: Map<string, string> } = {},
  ) {
    const sent = {
      cookie: cookiesOf(held),
      'user-agent': 'test',
      ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded', ...own }),
      ...headers,
    };
    const first = await opened.app.inject({
      method,
      url,
      headers: Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)),
      ...(method === 'POST' && { payload: String(new URLSearchParams({ ...form })) }),
    });
    for (const [name, value] of givenCookies(first))
      if (value === '') held.delete(name);
      else if (!name.endsWith('kerf-form')) held.set(name, value);
    const answer = await seeRefusal(opened.app, first, cookiesOf(held));
    return {
      status: answer.statusCode,
      at: answer.headers.location ?? '',
      headers: answer.headers,
      text: answer.body.replaceAll(/<(style|script|template)\b.*?<\/\1>/gs, ''),
    };
  }
  const look = (url: string) => ask('GET', url);
  const send = (url: string, form: object = {}) => ask('POST', url, { form });
  /** What stands in the notice, and under which field. */
  const saidIn = (html: string) => ({
    // Of several faults the first.
    said: /id="said"[^>]*><p>(?:Please correct these[^<]*<\/p><ul><li>)?(?:<a href="#\w+">)?([^<]*)/.exec(
      html,
    )?.[1],
    fault: /<p id="([^"]*)" class="fault">([^<]*)/.exec(html)?.slice(1),
  });
  const plain = (text: string) => text.replaceAll('&#39;', "'");

  /** Signs in as a page of the shop does. */
  async function signIn(more: object = {}, device = 'test'): Promise<Map<string, string>> {
    const held = new Map<string, string>();
    const { cookies } = await people.signIn(
      { email: member.email, password: member.password, ...more },
      { isOwnPage: true, headers: { 'user-agent': device } },
    );
    for (const cookie of cookies) {
      const [name = '', value = ''] = cookie.split('=');
      if (value) held.set(name, value);
    }
    return held;
  }

  beforeEach(async () => {
    opened = await openApp(await open(), { pages, variables: { PUBLIC_URL: shop } });
    opened.world.now = start;
    mailbox = openMailbox(opened);
    people = peopleCalls(opened.app, mailbox);
    member = await people.register();
    jar = await signIn();
  });
  afterEach(() => opened.app.close());

  test('are for who is signed in: others are sent to the way in, and from there back', async () => {
    for (const path of everyPage) {
      const page = await look(path);
      expect([path, page.status]).toEqual([path, 200]);
      expect(page.headers['cache-control']).toBe('no-store');
      expect(page.text).toContain('<meta name="robots" content="noindex"');
      expect(page.text).toMatch(/<html[^>]* data-member/);
      const stranger = await ask('GET', path, { held: new Map() });
      expect([stranger.status, stranger.at]).toEqual([303, `/sign-in?redirect=${path}`]);
      expect(stranger.headers['cache-control']).toBe('no-store');
      expect(stranger.headers['set-cookie']).toBeUndefined();
    }
    for (const path of everyForm) {
      const stranger = await ask('POST', path, { held: new Map() });
      expect([path, stranger.status]).toEqual([path, 303]);
      expect(stranger.at).toMatch(/^\/sign-in\?redirect=\/account/);
    }
    expect((await look('/sitemap.xml')).text).not.toContain(`${shop}/account`);
  });

  test('take away what opens nothing any more, and leave what renews a session', async () => {
    const remembered = await signIn({ remember_me: true });
    expect(jar.size).toBe(2);
    later(12 * 3_600 + 1);
    const over = await look('/account');
    expect([over.status, over.at, jar.size]).toEqual([303, '/sign-in?redirect=/account', 0]);
    const renewable = await ask('GET', '/account/devices', { held: remembered });
    expect([renewable.at, remembered.size]).toEqual(['/sign-in?redirect=/account/devices', 3]);
  });

  test('say who is signed in, and change the name', async () => {
    const page = await look('/account');
    for (const words of ['Ada Lovelace', member.email, 'Member', 'worth a dollar each'])
      expect(page.text).toContain(words);
    const done = await send('/account', { first_name: ' Grace ', last_name: '<b>Hopper' });
    expect([done.status, done.at]).toEqual([303, '/account#said']);
    const after = await look('/account');
    expect(saidIn(after.text).said).toBe('Your name is changed.');
    expect(after.text).toContain('Grace &lt;b>Hopper');
    expect(after.text).not.toContain('<b>Hopper');
    for (const [typed, fault] of [
      [{ first_name: '  ', last_name: 'Kept' }, ['first_name-fault', messages.firstNameRequired]],
      [{ first_name: 'Kept', last_name: '' }, ['last_name-fault', messages.lastNameRequired]],
      [
        { first_name: 'Kept', last_name: 'x'.repeat(101) },
        ['last_name-fault', 'That is more than we can keep. Please make it shorter.'],
      ],
    ] as const) {
      const refused = await send('/account', typed);
      expect([refused.status >= 400 && refused.status < 500, saidIn(refused.text)]).toEqual([
        true,
        { said: fault[1], fault },
      ]);
      expect(refused.text).toContain('value="Kept"');
      expect(refused.text).toMatch(new RegExp(`<input[^>]*aria-describedby="${fault[0]}"`));
    }
  });

  test('say what was done once, and nothing that an address or a strange cookie asks for', async () => {
    expect(saidIn((await look('/account?done=name-changed')).text).said).toBeUndefined();
    for (const what of ['constructor', '%3Cb%3E']) {
      jar.set('kerf-said', what);
      expect(saidIn((await look('/account')).text).said).toBeUndefined();
      expect(jar.has('kerf-said')).toBe(false);
    }
    await send('/account', { first_name: 'Grace', last_name: 'Hopper' });
    expect(saidIn((await look('/account')).text).said).toBe('Your name is changed.');
    expect(saidIn((await look('/account')).text).said).toBeUndefined();
  });

  test('say on the way in that somebody left, whichever way', async () => {
    for (const [path, form, words] of [
      ['/account/sign-out', {}, 'You are signed out.'],
      ['/account/devices/sign-out', {}, 'You are signed out everywhere.'],
      ['/account/close', { password: member.password }, 'Your account is closed.'],
    ] as const) {
      jar = await signIn();
      const left = await send(path, form);
      expect([left.status, left.at]).toEqual([303, '/sign-in#said']);
      expect(saidIn((await look('/sign-in')).text).said).toBe(words);
      expect(saidIn((await look('/sign-in')).text).said).toBeUndefined();
      expect(jar.size).toBe(0);
    }
  });

  test('name every fault of a form at its field', async () => {
    const faultsIn = (html: string) =>
      [...html.matchAll(/<p id="([^"]*)-fault" class="fault">/g)].map(([, field]) => field);
    const named = await send('/account', { first_name: '', last_name: ' ' });
    expect(faultsIn(named.text)).toEqual(['first_name', 'last_name']);
    const empty = await send('/account/password', {});
    expect(faultsIn(empty.text)).toEqual(['old_password', 'new_password', 'confirm_password']);
    expect(empty.text).toMatch(/<input[^>]*aria-describedby="new_password-hint new_password-fault"/);
  });

  test('change the password with the old one, and keep this device signed in', async () => {
    const good = {
      old_password: member.password,
      new_password: 'battery staple',
      confirm_password: 'battery staple',
    };
    const other = await signIn();
    for (const [values, field, message] of [
      [{ old_password: '' }, 'old_password', 'Old password is required'],
      [{ old_password: 'wrong horse' }, 'old_password', 'Old password is incorrect'],
      [{ new_password: '' }, 'new_password', 'New password is required'],
      [{ new_password: '12345' }, 'new_password', 'Password must be 6 or more characters.'],
      [{ confirm_password: '' }, 'confirm_password', 'Confirm password is required'],
      [{ confirm_password: 'x' }, 'confirm_password', 'New password and confirm password do not match.'],
    ] as const) {
      const refused = await send('/account/password', { ...good, ...values });
      expect([refused.status, saidIn(refused.text)]).toEqual([
        422,
        { said: message, fault: [`${field}-fault`, message] },
      ]);
      for (const password of Object.values({ ...good, ...values }))
        if (password.length > 1) expect(refused.text).not.toContain(password);
    }
    const done = await send('/account/password', good);
    expect([done.status, done.at]).toEqual([303, '/account/password#said']);
    expect(saidIn((await look('/account/password')).text).said).toBe(
      'Your password is changed. You are signed out everywhere else.',
    );
    expect((await ask('GET', '/account', { held: other })).status).toBe(303);
    expect((await people.signIn({ email: member.email, password: good.new_password })).status).toBe(200);
  });

  test('take two presses of a button as one, whichever answer the browser had', async () => {
    const form = {
      old_password: member.password,
      new_password: 'battery staple',
      confirm_password: 'battery staple',
    };
    const before = new Map(jar);
    const [first, second] = await Promise.all([
      ask('POST', '/account/password', { form }),
      ask('POST', '/account/password', { form, held: before }),
    ]);
    expect([first.status, second.status, second.at]).toEqual([303, 303, first.at]);
    expect(cookiesOf(before)).toBe(cookiesOf(jar));
    const third = await ask('POST', '/account/password', { form });
    expect([third.status, third.at]).toEqual([303, first.at]);
    expect((await look('/account')).status).toBe(200);
    const letters = await mailbox.read(member.email);
    expect(letters.map(({ subject }) => subject)).toEqual(['Your password was changed']);
    // Of another form, or for somebody else, it is no second press.
    const other = await people.register();
    const stranger = await ask('POST', '/account/password', { form, held: new Map() });
    expect(stranger.at).toBe('/sign-in?redirect=/account/password');
    expect((await people.signIn({ email: other.email, password: other.password })).status).toBe(200);
  });

  test('hold whoever guesses to ten passwords, in words and with what was typed', async () => {
    const form = { email: 'new@example.com', password: 'wrong horse' };
    for (let n = 0; n < 10; n++) {
      const refused = await send('/account/email', { ...form, password: `wrong horse ${n}` });
      expect([refused.status, saidIn(refused.text)]).toEqual([
        401,
        { said: messages.passwordWrong, fault: ['password-fault', messages.passwordWrong] },
      ]);
    }
    const held = await send('/account/email', form);
    expect([held.status, saidIn(held.text).said]).toEqual([
      429,
      'Too many tries. Please try again in 15 minutes.',
    ]);
    expect(held.text).toContain('value="new@example.com"');
    expect(held.text).not.toContain('wrong horse');
  });

  test('change the address with the codes that came to both', async () => {
    const email = 'countess@example.com';
    for (const [form, field, message] of [
      [{ email: '', password: member.password }, 'email', messages.emailRequired],
      [{ email: 'nobody', password: member.password }, 'email', messages.emailInvalid],
      [{ email: 'x@mailinator.com', password: member.password }, 'email', messages.emailDisposable],
      [{ email, password: '' }, 'password', messages.passwordRequired],
    ] as const) {
      const refused = await send('/account/email', form);
      expect([refused.status, plain(saidIn(refused.text).fault?.join(' ') ?? '')]).toEqual([
        422,
        `${field}-fault ${message}`,
      ]);
    }
    const asked = await send('/account/email', { email, password: member.password });
    expect([asked.status, asked.at]).toEqual([303, '/account/email#said']);
    expect(String(asked.headers['set-cookie'])).toMatch(
      /^kerf-email-change=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax,kerf-said=/,
    );
    const second = await look('/account/email');
    expect(saidIn(second.text).said).toBe(messages.codeSent);
    expect(second.text).toContain(`Code sent to ${email}`);
    const stale = { old_code: await mailbox.secret(member.email), new_code: await mailbox.secret(email) };
    const empty = await send('/account/email/codes', { old_code: '', new_code: 'A1' });
    expect([empty.status, saidIn(empty.text).fault]).toEqual([
      422,
      ['old_code-fault', messages.codeRequired],
    ]);
    expect(empty.text).toContain('value="A1"');
    expect((await send('/account/email/resend')).at).toBe('/account/email#said');
    const codes = { old_code: await mailbox.secret(member.email), new_code: await mailbox.secret(email) };
    const wrong = await send('/account/email/codes', { ...codes, new_code: 'OOOO' });
    expect([wrong.status, saidIn(wrong.text).fault]).toEqual([400, ['new_code-fault', messages.codeWrong]]);
    if (stale.old_code !== codes.old_code)
      expect((await send('/account/email/codes', stale)).status).toBe(400);
    const done = await send('/account/email/codes', codes);
    expect([done.status, done.at]).toEqual([303, '/account#said']);
    expect(jar.has('kerf-email-change')).toBe(false);
    expect((await look('/account')).text).toContain(email);
    expect((await people.signIn({ email, password: member.password })).status).toBe(200);
  });

  test('begin a change of address anew where it is not wanted, or waited too long', async () => {
    const ask = () => send('/account/email', { email: 'new@example.com', password: member.password });
    await ask();
    await send('/account/email/stop');
    const anew = await look('/account/email');
    expect(anew.text).toContain('New email address');
    expect(saidIn(anew.text).said).toBe('Nothing was changed. You can enter another address.');
    await ask();
    const secret = jar.get('kerf-email-change') ?? '';
    // Somebody else’s is none.
    const stranger = await people.register();
    const theirs = await people.signIn(
      { email: stranger.email, password: stranger.password },
      { isOwnPage: true },
    );
    jar = new Map(theirs.cookies.filter(Boolean).map((each) => each.split('=') as [string, string]));
    jar.set('kerf-email-change', secret);
    expect((await look('/account/email')).text).toContain('New email address');
    const refused = await send('/account/email/codes', { old_code: 'AAAA', new_code: 'BBBB' });
    expect([refused.status, saidIn(refused.text).said]).toEqual([401, messages.codeExpired]);
    expect((await send('/account/email/resend')).at).toBe('/account/email');
  });

  test('refuse an address that got an owner meanwhile', async () => {
    const email = 'taken@example.com';
    await send('/account/email', { email, password: member.password });
    const codes = { old_code: await mailbox.secret(member.email), new_code: await mailbox.secret(email) };
    await people.register(email);
    const refused = await send('/account/email/codes', codes);
    expect([refused.status, saidIn(refused.text).said]).toEqual([409, messages.emailTaken]);
    expect((await look('/account')).text).toContain(member.email);
  });

  test('show where somebody is signed in, in words, and sign out there', async () => {
    later(60);
    const phone = await signIn(
      { remember_me: true },
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    );
    const list = (await look('/account/devices')).text;
    expect(list).toContain('Safari on iPhone');
    expect(list.match(/This device/g)).toHaveLength(1);
    expect(list).toContain('<time datetime="2026-11-18T02:01:00.000Z">18 Nov 2026, 1:01 pm AEDT</time>');
    const [, id = ''] = /action="\/account\/devices\/([\w-]+)\/sign-out/.exec(list) ?? [];
    const stranger = await people.register();
    const theirs = new Map([['kerf-session', stranger.tokens.token]]);
    await ask('POST', `/account/devices/${id}/sign-out`, { held: theirs });
    expect((await ask('GET', '/account', { held: phone })).status).toBe(200);
    const out = await send(`/account/devices/${id}/sign-out`);
    expect([out.status, out.at]).toEqual([303, '/account/devices#said']);
    expect((await ask('GET', '/account', { held: phone })).status).toBe(303);
    expect(saidIn((await look('/account/devices')).text).said).toBe('Signed out there.');
    const again = await send(`/account/devices/${id}/sign-out`);
    expect([again.status, again.at]).toEqual([303, out.at]);
    const other = await signIn();
    expect((await send('/account/devices/sign-out')).at).toBe('/sign-in#said');
    expect([...jar]).toEqual([['kerf-said', 'signed-out-everywhere']]);
    expect((await ask('GET', '/account', { held: other })).status).toBe(303);
  });

  test('sign out here, with cookies and cart, and leave no dead cookie behind', async () => {
    const cart = cartCalls(opened.app);
    const { token } = (await cart.add(await cart.order())).good();
    jar.set('kerf-cart', token);
    const [, id = ''] =
      [...(await look('/account/devices')).text.matchAll(/devices\/([\w-]{22})\//g)][0] ?? [];
    expect(id).not.toBe('');
    // A cart of nobody's stays.
    const nobodys = await signIn();
    nobodys.set('kerf-cart', token);
    expect((await ask('POST', '/account/sign-out', { held: nobodys })).at).toBe('/sign-in#said');
    expect([...nobodys]).toEqual([
      ['kerf-cart', token],
      ['kerf-said', 'left'],
    ]);
    const joined = await opened.app.inject({
      method: 'PUT',
      url: `/api${peopleRoutes.userCart}/${member.user.id}`,
      headers: { ...own, cookie: cookiesOf(jar) },
      payload: { cart_items: [] },
    });
    jar.set('kerf-cart', joined.json().data.token);
    const remembered = await signIn({ remember_me: true });
    const out = await send('/account/sign-out');
    expect([out.status, out.at, [...jar.keys()]]).toEqual([303, '/sign-in#said', ['kerf-said']]);
    // What is over already, and could be renewed, ends as well.
    later(13 * 3_600);
    const held = new Map(remembered);
    expect((await ask('POST', '/account/sign-out', { held })).at).toBe('/sign-in#said');
    const renewed = await people.call(
      'POST',
      peopleRoutes.refresh,
      {},
      {
        isOwnPage: true,
        headers: { cookie: cookiesOf(remembered) },
      },
    );
    expect(renewed.status).toBe(401);
    expect((await ask('POST', '/account/sign-out', { held: new Map() })).at).toBe('/sign-in#said');
  });

  test('tell what happened, by whom, the newest first', async () => {
    later(20);
    await people.call('POST', peopleRoutes.forgotPassword, { email: member.email });
    await mailbox.read(member.email);
    later(30);
    await signIn({}, 'the shop');
    const { text } = await look('/account/record');
    const entries = [...text.matchAll(/<strong>([^<]*)<\/strong>.*?<\/time>, ([^<]*)</gs)].map((each) =>
      each.slice(1),
    );
    expect(entries[0]).toEqual(['Signed in', 'An unknown device']);
    expect(entries[1]).toEqual(['A temporary password was sent to your email address', 'by the shop']);
    expect(entries.map(([what]) => what)).toContain('You registered');
  });

  test('keep addresses: added, edited, chosen and removed, in the words of the catalogue', async () => {
    expect((await look('/account/addresses/new')).text).toContain('value="Lovelace"');
    const home = { ...deliveryAddress, label: '<b>Home' };
    const empty = await send('/account/addresses/new', { ...home, label: '', phone_number: '' });
    expect(empty.status).toBe(422);
    const [, summary = ''] = /id="said"(.*?)<\/ul>/s.exec(empty.text) ?? [];
    expect(summary).toContain('Please correct these 2 things before you go on:');
    expect([...summary.matchAll(/<a href="#(\w+)">([^<]+)</g)].map(([, ...each]) => each)).toEqual([
      ['label', 'Address label is required.'],
      ['phone_number', 'Phone number is required.'],
    ]);
    expect(empty.text).toContain('value="3 Byron Street"');
    const added = await send('/account/addresses/new', home);
    expect([added.status, added.at]).toEqual([303, '/account/addresses#said']);
    const list = await look('/account/addresses');
    expect(saidIn(list.text).said).toBe('Your new address has been added successfully.');
    expect(list.text).toContain('&lt;b>Home');
    const twice = await send('/account/addresses/new', { ...home, label: 'Again' });
    expect([twice.status, saidIn(twice.text).said]).toEqual([409, messages.addressExists]);
    await send('/account/addresses/new', { ...home, label: 'Studio', street_address: '9 King Street' });
    const [, first = '', second = ''] =
      /addresses\/([\w-]{22})".*addresses\/([\w-]{22})"/s.exec((await look('/account/addresses')).text) ?? [];
    const edit = await look(`/account/addresses/${second}`);
    expect(edit.text).toContain('value="9 King Street"');
    const refused = await send(`/account/addresses/${second}`, { ...home, street_address: ' ' });
    expect([refused.status, saidIn(refused.text).said]).toEqual([422, 'Street Address is required.']);
    const edited = await send(`/account/addresses/${second}`, { ...home, street_address: '10 King Street' });
    expect(edited.at).toBe('/account/addresses#said');
    expect(saidIn((await look('/account/addresses')).text).said).toBe(
      'Your existing address has been edited successfully.',
    );
    await send(`/account/addresses/${second}/default`);
    expect((await look('/account/addresses')).text).toMatch(/Default.*10 King Street.*3 Byron Street/s);
    await send(`/account/addresses/${first}/remove`);
    expect((await look('/account/addresses')).text).not.toContain('3 Byron Street');
    // Edited in one window after it was removed in another, nothing that was typed is lost.
    const late = await send(`/account/addresses/${first}`, { ...home, label: 'Late' });
    expect([late.status, saidIn(late.text).said]).toEqual([
      404,
      'Unable to edit address. That address is not in your account.',
    ]);
    expect(late.text).toContain('value="Late"');
    expect(late.text).toContain('action="/account/addresses/new#said"');
  });

  test('show nobody’s address to another member, and tell nobody that there is one', async () => {
    await send('/account/addresses/new', { ...deliveryAddress, label: 'Home' });
    const [, id = ''] = /addresses\/([\w-]{22})"/.exec((await look('/account/addresses')).text) ?? [];
    const stranger = await people.register();
    const held = () => new Map([['kerf-session', stranger.tokens.token]]);
    const form = { ...deliveryAddress, label: 'Theirs' };
    for (const path of ['', '/default', '/remove']) {
      const theirs = await ask('POST', `/account/addresses/${id}${path}`, { held: held(), form });
      const nobodys = await ask('POST', `/account/addresses/${'A'.repeat(22)}${path}`, {
        held: held(),
        form,
      });
      expect([theirs.status, theirs.text.replaceAll(id, 'A'.repeat(22))]).toEqual([404, nobodys.text]);
    }
    const theirs = await ask('GET', `/account/addresses/${id}`, { held: held() });
    const nobodys = await ask('GET', `/account/addresses/${'A'.repeat(22)}`, { held: held() });
    expect([theirs.status, theirs.text]).toEqual([404, nobodys.text]);
    expect(saidIn(theirs.text).said).toBe('That address is not in your account.');
    expect((await look('/account/addresses')).text).toContain('3 Byron Street');
    const visitor = await ask('GET', `/account/addresses/${id}`, { held: new Map() });
    expect(visitor.at).toBe(`/sign-in?redirect=/account/addresses/${id}`);
  });

  test('give the data as a file, and say so in the record', async () => {
    const file = await send('/account/data');
    expect([file.status, file.headers['content-disposition'], file.headers['cache-control']]).toEqual([
      200,
      'attachment; filename="kerf-account.json"',
      'no-store',
    ]);
    expect(JSON.parse(file.text)).toMatchObject({ user: member.user, cart: [] });
    expect((await look('/account/record')).text).toContain('Your data was downloaded');
  });

  test('close the account with the password, and forget it', async () => {
    expect((await look('/account/close')).text).toContain('2 points');
    const refused = await send('/account/close', { password: 'wrong horse' });
    expect([refused.status, saidIn(refused.text).said]).toEqual([401, messages.passwordWrong]);
    const before = new Map(jar);
    const closed = await send('/account/close', { password: member.password });
    const again = await ask('POST', '/account/close', { form: { password: member.password }, held: before });
    expect([closed.status, closed.at, [...jar.keys()], again.at]).toEqual([
      303,
      '/sign-in#said',
      ['kerf-said'],
      '/sign-in#said',
    ]);
    expect(await opened.database.db.selectFrom('people').select('id').execute()).toEqual([]);
    const letters = await mailbox.read(member.email);
    expect(letters.map(({ subject }) => subject)).toEqual(['Your account is closed']);
  });

  test('are but one for who signed in with a temporary password: choosing a new one', async () => {
    await people.call('POST', peopleRoutes.forgotPassword, { email: member.email });
    jar = await signIn({ password: await mailbox.secret(member.email) });
    for (const path of everyPage) expect((await look(path)).at).toBe('/account/new-password');
    for (const path of everyForm.filter((each) => each !== '/account/new-password'))
      expect((await send(path, { first_name: 'Eve', last_name: 'Eve' })).at).toBe('/account/new-password');
    const page = await look('/account/new-password');
    expect(page.text).not.toContain('aria-label="Account"');
    const choice = { new_password: 'battery staple', confirm_password: 'battery stable' };
    const refused = await send('/account/new-password', choice);
    expect([refused.status, saidIn(refused.text).said]).toEqual([422, messages.passwordsDiffer]);
    const done = await send('/account/new-password', { ...choice, confirm_password: choice.new_password });
    expect([done.status, done.at]).toEqual([303, '/account#said']);
    const account = await look('/account');
    expect(account.text).toContain('Ada Lovelace');
    expect((await look('/account/new-password')).at).toBe('/account');
  });

  test.each(everyForm.concat('/account/sign-out'))('take nothing from a page elsewhere: %s', async (path) => {
    const before = await opened.database.db.selectFrom('people').selectAll().execute();
    for (const headers of [
      { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
      { origin: 'https://elsewhere.example', 'sec-fetch-site': undefined },
      { origin: undefined, 'sec-fetch-site': undefined },
    ]) {
      const foreign = await ask('POST', path, {
        headers,
        form: { first_name: 'Eve', last_name: 'Eve', password: member.password },
      });
      expect([foreign.status, foreign.text.includes('This form came from another site')]).toEqual([
        403,
        true,
      ]);
    }
    expect(await opened.database.db.selectFrom('people').selectAll().execute()).toEqual(before);
    expect((await look('/account')).status).toBe(200);
  });
});
