import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase, type EmptyDatabase } from '../../tests/databases.js';
import { openMailbox } from '../../tests/mailbox.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { peopleCalls } from '../../tests/people-calls.js';
import { deliveryAddress } from '../../tests/placed-order.js';
import { seeRefusal } from '../../tests/see-refusal.js';
import { runCommand } from '../commands/run-command.js';
import { composeLetter } from '../compose-letter.js';
import { pages } from './pages.js';

const own = { origin: 'http://localhost:4300', 'sec-fetch-site': 'same-origin' };
const address = Object.fromEntries(
  Object.entries(deliveryAddress).map(([field, text]) => [`shipping_${field}`, text]),
);
const email = 'grace@example.com';

describeOnEachDatabase('Sample packs', (open) => {
  let place: EmptyDatabase;
  let opened: OpenApp;
  beforeEach(async () => {
    place = await open();
    opened = await openApp(place, { pages });
    opened.world.now = new Date();
  });
  afterEach(() => opened.app.close());

  async function ask(form: Record<string, string>, { cookie = '', headers = own as object } = {}) {
    const sent = await opened.app.inject({
      method: 'POST',
      url: '/sample-pack',
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: String(new URLSearchParams(form)),
    });
    const answer = await seeRefusal(opened.app, sent, cookie);
    return { status: answer.statusCode, to: answer.headers.location, text: answer.body };
  }
  const requests = () => opened.database.db.selectFrom('sample_requests').selectAll().execute();
  const letters = async (to: string) => {
    const { db } = opened.database;
    const mails = await db.selectFrom('mails').selectAll().orderBy('created_at').execute();
    const source = { db, catalogue: () => opened.world.catalogue, now: () => opened.world.now };
    const all = await Promise.all(mails.map((mail) => composeLetter(source, mail)));
    return all.flatMap((each) => (each && each.to === to ? [each.letter] : []));
  };
  const run = async (...words: string[]) => {
    let said = '';
    const code = await runCommand(['samples', ...words], place.variables, (more) => {
      said += more;
    });
    return { code, said };
  };

  test('are asked for by anybody, once for each press, and both sides have it in writing', async () => {
    const page = await opened.app.inject('/sample-pack');
    expect(page.body).toContain('Royal Extra White 400gsm');
    const form = { email, ...address, wish: 'Stickers' };
    for (let press = 0; press < 3; press++)
      expect(await ask(form)).toMatchObject({ status: 303, to: '/sample-pack/sent' });
    const [request, ...more] = await requests();
    expect(more).toEqual([]);
    expect(request).toMatchObject({ email, person_id: null, wish: 'Stickers', state: 'open' });
    const [received, ...others] = await letters(email);
    expect(others).toEqual([]);
    expect(received?.paragraphs.join(' ')).toContain('3 Byron Street');
    const [toSend] = await letters(opened.world.catalogue.seller.email);
    expect(toSend?.paragraphs.join(' ')).toMatch(/3 Byron Street.*They mean to print: Stickers/);
  });

  test('are thanked for as often as the page is loaded, to who asked for them; anybody else is where they can be', async () => {
    const thanks = (cookie = '') => opened.app.inject({ url: '/sample-pack/sent', headers: { cookie } });
    const nobody = await thanks();
    expect([nobody.statusCode, nobody.headers.location]).toEqual([303, '/sample-pack']);
    const sent = await opened.app.inject({
      method: 'POST',
      url: '/sample-pack',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...own },
      payload: String(new URLSearchParams({ email, ...address })),
    });
    const [kept = ''] = [sent.headers['set-cookie'] ?? []].flat();
    // Until the browser is closed, and on these pages alone.
    expect(kept).toBe('kerf-samples=asked-for; Path=/sample-pack; HttpOnly; SameSite=Lax');
    const [cookie = ''] = kept.split(';');
    const thanked = await thanks(cookie);
    expect(thanked.body).toContain('Your sample pack will be on its way.');
    expect(thanked.body).toContain('<title>Your sample pack is asked for | Kerf</title>');
    expect(thanked.body).toMatch(/<h1 id="said" tabindex="-1">Thank you/i);
    const again = await thanks(cookie);
    expect([again.statusCode, again.headers['set-cookie']]).toEqual([200, undefined]);
    expect(again.body).toContain('Your sample pack will be on its way.');
    expect((await thanks('kerf-samples=no')).statusCode).toBe(303);
    // The form says so too, and to nobody else.
    const form = async (cookie = '') =>
      (await opened.app.inject({ url: '/sample-pack', headers: { cookie } })).body;
    const told = await form(cookie);
    expect(told).toContain('You have asked for a pack: it will be on its way.');
    expect(told).toContain('With the same name and address, it does so only once the first is posted.');
    expect(await form()).not.toContain('You have asked for a pack');
  });

  test('that are asked for twice are said to be one, with when it was asked for; nothing is claimed to be written that is not', async () => {
    const said = async (form: Record<string, string>) => {
      const sent = await opened.app.inject({
        method: 'POST',
        url: '/sample-pack',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...own },
        payload: String(new URLSearchParams({ email, ...address, ...form })),
      });
      const [cookie = ''] = String(sent.headers['set-cookie']).split(';');
      return (await opened.app.inject({ url: '/sample-pack/sent', headers: { cookie } })).body;
    };
    opened.world.now = new Date('2026-11-30T03:05:00Z');
    expect(await said({})).toContain('We have written to you, and write again');
    opened.world.now = new Date('2026-11-30T04:10:00Z');
    const again = await said({});
    expect(again).toContain('>You have asked for it</h1>');
    expect(again).toContain(
      'You asked for this pack on Mon 30 Nov 2026, 14:05, and it will be on its way: it is sent once. We wrote to you then',
    );
    expect(again).not.toContain('We have written to you');
    expect(await letters(email)).toHaveLength(1);
    for (const street of ['4 Byron Street', '5 Byron Street'])
      expect(await said({ shipping_street_address: street })).toContain('We have written to you');
    // A guest's address of e-mail gets no more letters that day.
    const silent = await said({ shipping_street_address: '6 Byron Street' });
    expect(silent).toContain('Your sample pack will be on its way. We write to you when it is in the post.');
    const silentAgain = await said({ shipping_street_address: '6 Byron Street' });
    expect(silentAgain).toContain('it is sent once. We write to you when it is in the post.');
    expect(await letters(email)).toHaveLength(3);
    expect(await said({})).toContain('We wrote to you then');
  });

  test('are refused in words where something is missing, and what was typed stays', async () => {
    const { text } = await ask({ ...address, email: 'grace', shipping_suburb: '' });
    expect(text).toContain('Suburb is required.');
    expect(text).toMatch(/Please correct these 2 things/);
    expect(text).toContain('value="3 Byron Street"');
    expect(await requests()).toEqual([]);
  });

  test('are not asked for while somebody types, who is told what is wrong', async () => {
    const { text } = await ask({ email, ...address, shipping_suburb: '', go: 'stay' });
    expect(JSON.parse(text)).toEqual({
      faults: [{ field: 'shipping_suburb', message: expect.stringContaining('Suburb is required.') }],
      doubts: [],
    });
    await ask({ email, ...address, go: 'stay' });
    expect(await requests()).toEqual([]);
  });

  test('go to members with the address that they keep, under their own name', async () => {
    const people = peopleCalls(opened.app, openMailbox(opened));
    const { user, tokens } = await people.register(email);
    const cookie = `kerf-session=${tokens.token}`;
    const page = await opened.app.inject({ url: '/sample-pack', headers: { cookie } });
    expect(page.body).toContain(`<strong>${email}</strong>`);
    await ask({ ...address, email: 'eve@example.com' }, { cookie });
    expect(await requests()).toMatchObject([{ email, person_id: user.id }]);
  });

  test('are not asked for by pages of other sites, nor without an end', async () => {
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await ask({ email, ...address }, { headers: foreign })).status).toBe(403);
    for (let at = 0; at < 10; at++)
      await ask({ ...address, email, shipping_street_address: `${at + 1} Byron Street` });
    const { text } = await ask({ ...address, email, shipping_street_address: '99 Byron Street' });
    expect(text).toContain('Too many sample packs were asked for from your address.');
    expect(await requests()).toHaveLength(10);
    // Nobody proved that the address is theirs.
    expect(await letters(email)).toHaveLength(3);
  });

  test('are listed, and who asked is told once when theirs is posted', async () => {
    expect((await run('list')).said).toContain('No sample pack waits to be sent.');
    await ask({ email, ...address });
    const [request] = await requests();
    const number = request?.number ?? '';
    expect((await run('list')).said).toMatch(new RegExp(`${number}.*${email}.*3 Byron Street`));
    expect((await run('sent', number.toLowerCase())).said).toContain(`${number} is sent`);
    expect(await run('sent', number)).toMatchObject({
      code: 1,
      said: expect.stringContaining('was sent before'),
    });
    expect((await run('list', 'sent')).said).toContain(number);
    const told = (await letters(email)).filter(({ subject }) => subject.includes('on its way'));
    expect(told).toHaveLength(1);
    for (const wrong of [[], ['sent'], ['post', 'S26-AAAAAAAA']])
      expect((await run(...wrong)).said).toContain('Say what to do');
  });
});
