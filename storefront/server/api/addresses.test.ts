import { addressRoutes, apiBase, maxAddresses, messages, peopleRoutes } from '@kerf/sdk/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../tests/databases.js';
import { openMailbox } from '../../tests/mailbox.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { peopleCalls, type TestMember } from '../../tests/people-calls.js';
import { deliveryAddress } from '../../tests/placed-order.js';
import { createSession } from '../people/sessions.js';

const home = { ...deliveryAddress, label: 'Home' };
const studio = { ...home, label: 'Studio', street_address: '9 King Street' };
const elsewhere = 'https://elsewhere.example';

describeOnEachDatabase('The addresses of a member', (open) => {
  let opened: OpenApp;
  let people: ReturnType<typeof peopleCalls>;
  let member: TestMember;

  beforeEach(async () => {
    opened = await openApp(await open());
    people = peopleCalls(opened.app, openMailbox(opened));
    member = await people.register();
  });
  afterEach(() => opened.app.close());

  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    token = member.tokens.token,
  ) => people.call(method, path, payload, { token });
  const add = (entry: object) => call('POST', addressRoutes.createAddress, entry);
  const list = async () => (await call('GET', addressRoutes.addresses)).data.addresses;
  const labels = async () =>
    (await list()).map(({ label, is_default }) => (is_default ? `${label}, default` : label));

  test('are added, listed with the default first, edited, chosen and removed', async () => {
    const added = await add({ ...home, label: ' Home ', suburb: ' Newtown' });
    expect([added.status, added.message]).toEqual([201, messages.addressAdded]);
    expect(added.data.address).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      label: 'Home',
      is_default: true,
      address: deliveryAddress,
    });
    const { id } = (await add(studio)).data.address;
    expect(await labels()).toEqual(['Home, default', 'Studio']);
    expect((await call('PUT', `${addressRoutes.updateDefault}/${id}`)).data.addresses).toMatchObject([
      { label: 'Studio', is_default: true },
      { label: 'Home', is_default: false },
    ]);
    const edited = await call('PUT', `${addressRoutes.updateAddress}/${id}`, { ...studio, label: 'Shed' });
    expect([edited.status, edited.message]).toEqual([200, messages.addressEdited]);
    expect(await labels()).toEqual(['Shed, default', 'Home']);
    expect((await call('DELETE', `${addressRoutes.deleteAddress}/${id}`)).status).toBe(200);
    expect(await labels()).toEqual(['Home, default']);
    const gone = await call('DELETE', `${addressRoutes.deleteAddress}/${id}`);
    expect([gone.status, gone.error.code]).toEqual([404, 'ADDRESS_UNKNOWN']);
  });

  test('are refused field by field, in the words of the catalogue', async () => {
    for (const [field, message] of [
      ['label', 'Address label is required.'],
      ['street_address', 'Street Address is required.'],
      ['suburb', 'Suburb is required.'],
      ['city', 'City/Town is required.'],
      ['postal_code', 'Postal code is required.'],
      ['phone_number', 'Phone number is required.'],
      ['state', 'State is required.'],
    ] as const) {
      const refused = await add({ ...home, [field]: ' ' });
      expect([refused.status, refused.error.code, refused.error.field, refused.message]).toEqual([
        422,
        'ADDRESS_INPUT_INVALID',
        field,
        message,
      ]);
    }
    expect((await add({ ...home, state: 'Bavaria' })).error.field).toBe('state');
    expect((await add({ ...home, label: 'x'.repeat(101) })).error.field).toBe('label');
    expect((await add({ ...home, suburb: 'x'.repeat(201) })).status).toBe(400);
    expect((await add({ ...home, person_id: 'x' })).error.code).toBe('API_KEY_UNKNOWN');
    expect(await list()).toEqual([]);
  });

  test('are there once, however they are written and however many add them at the same moment', async () => {
    const statuses = await Promise.all(
      ['Home', 'home', 'Mine', 'Ours'].map(async (label, n) => {
        const street_address = n % 2 ? '3 BYRON  street' : home.street_address;
        return (await add({ ...home, label, street_address })).status;
      }),
    );
    expect(statuses.sort()).toEqual([201, 409, 409, 409]);
    const again = await add(home);
    expect([again.error.code, again.message]).toEqual([
      'ADDRESS_EXISTS',
      'You are using an address that already exist.',
    ]);
    const { id } = (await add(studio)).data.address;
    const twin = await call('PUT', `${addressRoutes.updateAddress}/${id}`, home);
    expect([twin.status, twin.error.code]).toEqual([409, 'ADDRESS_EXISTS']);
    // Its own is no other one: a telephone may change.
    const phone = { ...studio, phone_number: '0412 345 678' };
    expect((await call('PUT', `${addressRoutes.updateAddress}/${id}`, phone)).status).toBe(200);
  });

  test(`are ${maxAddresses} at most, and one of them is the default whatever happens at the same moment`, async () => {
    const answers = await Promise.all(
      Array.from({ length: maxAddresses + 5 }, (_, n) =>
        add({ ...home, street_address: `${n} King Street` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(maxAddresses);
    const refused = answers.find(({ status }) => status !== 201);
    expect([refused?.status, refused?.error.code]).toEqual([409, 'ADDRESS_TOO_MANY']);
    expect(refused?.message).toMatch(/^Unable to add address\. /);
    const ids = (await list()).map(({ id }) => id);
    await Promise.all([
      ...ids.slice(0, 5).map((id) => call('PUT', `${addressRoutes.updateDefault}/${id}`)),
      ...ids.slice(3, 8).map((id) => call('DELETE', `${addressRoutes.deleteAddress}/${id}`)),
    ]);
    const left = await list();
    expect(left).toHaveLength(maxAddresses - 5);
    expect(left.filter(({ is_default }) => is_default)).toHaveLength(1);
  });

  test('are nobody else’s: another member’s is answered byte by byte as what there is not', async () => {
    const { id } = (await add(home)).data.address;
    const other = await people.register();
    for (const [method, path, body] of [
      ['PUT', addressRoutes.updateAddress, studio],
      // What is wrong with what was typed is not told either.
      ['PUT', addressRoutes.updateAddress, { ...studio, suburb: '' }],
      ['PUT', addressRoutes.updateDefault, undefined],
      ['DELETE', addressRoutes.deleteAddress, undefined],
    ] as const) {
      const theirs = await call(method, `${path}/${id}`, body, other.tokens.token);
      const nobodys = await call(method, `${path}/${'A'.repeat(22)}`, body, other.tokens.token);
      expect([theirs.status, theirs.text]).toEqual([404, nobodys.text]);
    }
    const empty = await call('GET', addressRoutes.addresses, undefined, other.tokens.token);
    expect(empty.data.addresses).toEqual([]);
    expect(await labels()).toEqual(['Home, default']);
  });

  test.each([
    ['GET', addressRoutes.addresses],
    ['POST', addressRoutes.createAddress],
    ['PUT', `${addressRoutes.updateAddress}/x`],
    ['PUT', `${addressRoutes.updateDefault}/x`],
    ['DELETE', `${addressRoutes.deleteAddress}/x`],
  ] as const)('are for who is signed in here alone: %s %s', async (method, path) => {
    const body = method === 'POST' ? home : undefined;
    for (const caller of [{}, { token: 'x'.repeat(43) }, { isOwnPage: true }]) {
      const visitor = await people.call(method, path, body, caller);
      expect([visitor.status, visitor.error.code]).toEqual([401, 'PEOPLE_SIGNED_OUT']);
    }
    const guest = await people.call(
      'POST',
      peopleRoutes.createGuest,
      { first_name: 'A', last_name: 'B', email: 'guest@example.com' },
      { isOwnPage: true },
    );
    const asGuest = await people.call(method, path, body, {
      isOwnPage: true,
      headers: { cookie: guest.cookies.join('; ') },
    });
    expect(asGuest.status).toBe(401);
    // A page of another site, with the member's own token and with one that it was given.
    const headers = { origin: elsewhere };
    const given = await opened.database.db.transaction().execute((trx) =>
      createSession(trx, {
        personId: member.user.id,
        opens: 'orders',
        isRemembered: false,
        origin: elsewhere,
        caller: { address: '127.0.0.1', device: 'test' },
        now: opened.world.now,
      }),
    );
    const theirs = given.tokens.token;
    for (const token of [member.tokens.token, theirs]) {
      const foreign = await people.call(method, path, body, { token, headers });
      expect([foreign.status, foreign.error.code]).toEqual([403, 'PEOPLE_FOREIGN_PAGE']);
    }
    const here = await people.call(method, path, body, { token: theirs });
    expect(here.status).toBe(401);
  });

  test('are in the data that is taken away, and go with the account', async () => {
    await add(home);
    const data = await call('GET', peopleRoutes.accountData);
    expect(data.data).toMatchObject({ addresses: [{ label: 'Home', address: deliveryAddress }] });
    await call('POST', peopleRoutes.deleteAccount, { password: member.password });
    expect(await opened.database.db.selectFrom('addresses').selectAll().execute()).toEqual([]);
  });

  test('are changed a hundred times a day', async () => {
    const { id } = (await add(home)).data.address;
    const statuses: number[] = [];
    for (let n = 0; n < 101; n++)
      statuses.push((await call('PUT', `${addressRoutes.updateDefault}/${id}`)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(99);
    expect(statuses.at(-1)).toBe(429);
  });

  test('are typed with suburbs that are proposed to everybody, kept by browsers, and few', async () => {
    const ask = (query: string) => opened.app.inject({ url: `${apiBase}${addressRoutes.suburbs}${query}` });
    const answer = await ask('?search=Newtown+NSW');
    expect(answer.headers['cache-control']).toBe('public, max-age=86400');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.json().data).toEqual({
      suburbs: [{ suburb: 'Newtown', state: 'NSW', postal_code: '2042' }],
    });
    for (const query of ['', '?search=', '?search=n', '?search=%25%25', '?search=zzzz'])
      expect((await ask(query)).json().data).toEqual({ suburbs: [] });
    expect((await ask('?search=new')).json().data.suburbs).toHaveLength(8);
    for (const query of [`?search=${'x'.repeat(61)}`, '?search=a&search=b', '?all=1', '?search=%00'])
      expect((await ask(query)).statusCode).toBe(400);
  });
});
