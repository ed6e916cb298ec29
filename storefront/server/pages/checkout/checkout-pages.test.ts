import { addressRoutes, cartTokenHeader, messages } from '@kerf/sdk/contract';
import { formatMoney } from '@kerf/sdk/rules';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cartCalls } from '../../../tests/cart-calls.js';
import { describeOnEachDatabase } from '../../../tests/databases.js';
import { openMailbox } from '../../../tests/mailbox.js';
import { dearer, type OpenApp, openApp } from '../../../tests/open-app.js';
import { card } from '../../../tests/orders.js';
import { peopleCalls } from '../../../tests/people-calls.js';
import { deliveryAddress } from '../../../tests/placed-order.js';
import { givenCookies, seeRefusal } from '../../../tests/see-refusal.js';
import { pages } from '../pages.js';

const shop = 'http://localhost:4300';
/** What a browser says of a form on a page of the shop. */
const own = { origin: shop, 'sec-fetch-site': 'same-origin' };
const email = 'ada@example.com';

const as = (kind: string, address: Record<string, string>) =>
  Object.fromEntries(Object.entries(address).map(([field, text]) => [`${kind}_${field}`, text]));

describeOnEachDatabase('The checkout', (open) => {
  let opened: OpenApp;
  let jar: Map<string, string>;

  beforeEach(async () => {
    opened = await openApp(await open(), { pages });
    jar = new Map();
    const calls = cartCalls(opened.app);
    const { token } = (await calls.add(await calls.order())).good();
    jar.set('kerf-cart', token);
  });
  afterEach(() => opened.app.close());

  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

  async function ask(
    method: 'GET' | 'POST',
    url: string,
    form: Record<string, string> = {},
    headers: object = own,
  ) {
    const sent = await opened.app.inject({
      method,
      url,
      headers: {
        cookie: cookie(),
        ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded', ...headers }),
      },
      ...(method === 'POST' && { payload: String(new URLSearchParams(form)) }),
    });
    for (const [name, value] of givenCookies(sent)) if (name !== 'kerf-form') jar.set(name, value);
    const answer = await seeRefusal(opened.app, sent, cookie());
    return {
      status: answer.statusCode,
      to: String(answer.headers.location ?? sent.headers.location ?? ''),
      caching: answer.headers['cache-control'],
      text: answer.body.replaceAll(/<style>.*?<\/style>/gs, ''),
    };
  }
  const get = (url: string) => ask('GET', url);
  const post = (url: string, form: Record<string, string> = {}) => ask('POST', url, form);

  /** Goes to the last step. */
  async function toReview() {
    await post('/checkout', { email });
    await post('/checkout/delivery', as('shipping', deliveryAddress));
    await post('/checkout/payment', { payment: 'invoice', bill_elsewhere: '' });
    return get('/checkout/review');
  }
  /** What the button of the last step sends. */
  const placing = (text: string): Record<string, string> =>
    Object.fromEntries(
      ['checkout', 'total', 'shown'].map((name) => [
        name,
        new RegExp(`name="${name}" value="([^"]+)"`).exec(text)?.[1] ?? '',
      ]),
    );
  const checkoutOf = async (order = ''): Promise<string> =>
    (await orders()).find(({ id }) => id === order)?.checkout_id ?? '';
  const orders = () => opened.database.db.selectFrom('orders').selectAll().execute();

  test('goes from the cart to an order, and each step keeps what was typed', async () => {
    const contact = await get('/checkout');
    expect([contact.status, contact.caching]).toEqual([200, 'no-store']);
    const picture = (/<li class="ordered-piece"><img src="([^"]+)"/.exec(contact.text)?.[1] ?? '').replaceAll(
      '&amp;',
      '&',
    );
    expect((await get(picture)).text).toMatch(/^<svg/);
    expect(contact.text).toMatch(/<a href="#ordered-head">Your order<\/a>: \$\d/);
    const wrong = await post('/checkout', { email: 'ada@' });
    expect([wrong.status, wrong.text.includes(messages.emailInvalid)]).toEqual([422, true]);
    expect(wrong.text).toContain('value="ada@"');
    expect((await get('/checkout/review')).to).toBe('/checkout');
    expect((await post('/checkout', { email })).to).toBe('/checkout/delivery');
    const half = await post(
      '/checkout/delivery',
      as('shipping', { ...deliveryAddress, suburb: '', postal_code: '20' }),
    );
    for (const words of [messages.suburbRequired, messages.postalCodeInvalid, 'value="3 Byron Street"'])
      expect(half.text).toContain(words);
    expect((await post('/checkout/delivery', as('shipping', deliveryAddress))).to).toBe('/checkout/payment');
    const billed = await post('/checkout/payment', {
      bill_elsewhere: '1',
      ...as('billing', { company: 'Engines' }),
    });
    expect([billed.status, billed.text.includes(messages.streetRequired)]).toEqual([422, true]);
    expect(billed.text).toContain('value="Engines"');
    expect((await post('/checkout/payment', { bill_elsewhere: '' })).to).toBe('/checkout/review');
    const review = await get('/checkout/review');
    expect(review.text).toContain('3 Byron Street');
    // What is ordered may be long: the total and the way to the button stand above it.
    expect(review.text).toMatch(
      /<p>Total: \$[\d.]+\. <a href="#step">Go to “Place order”<\/a><\/p>.*id="step" method="post" action="\/checkout\/place/s,
    );
    expect(review.text).toContain('Placing the order, you agree to our <a href="/terms">');
    const placed = await post('/checkout/place', placing(review.text));
    const done = await get(placed.to.split('#')[0] ?? '');
    const [order] = await orders();
    expect(done.text).toContain(order?.number);
    expect(await orders()).toHaveLength(1);
    expect((await get('/checkout')).to).toBe('/cart');
    const [letter] = await openMailbox(opened).read(email);
    expect(letter?.subject).toBe(`Order ${order?.number}: thank you`);
    expect(letter?.paragraphs.join(' ')).toContain(`with the reference ${order?.number}`);
  });

  test('keeps a half-filled step for who goes to another step, right or wrong', async () => {
    await post('/checkout', { email });
    const half = as('shipping', { first_name: 'Grace', street_address: '9 Half' });
    const gone = await post('/checkout/delivery', { ...half, go: '/checkout' });
    expect([gone.status, gone.to]).toEqual([303, '/checkout']);
    const back = await get('/checkout/delivery');
    for (const words of ['value="Grace"', 'value="9 Half"']) expect(back.text).toContain(words);
    expect(back.text).not.toContain(messages.suburbRequired);
    // Only a step of the checkout is gone to.
    for (const go of ['//evil.example', 'https://evil.example', '/account', '__proto__'])
      expect((await post('/checkout/delivery', { ...half, go })).to).toBe('/checkout/delivery#said');
  });

  test('keeps what was typed last, in whatever order it arrives', async () => {
    await post('/checkout', { email });
    const whole = as('shipping', deliveryAddress);
    const half = as('shipping', { ...deliveryAddress, suburb: '' });
    await post('/checkout/delivery', { ...half, go: 'stay', typed_at: '1795750000000.1' });
    expect((await get('/checkout/payment')).to).toBe('/checkout/delivery');
    await post('/checkout/delivery', { ...whole, typed_at: '1795750000900.4' });
    const late = await post('/checkout/delivery', { ...half, go: 'stay', typed_at: '1795750000900.3' });
    expect([late.status, late.text.includes(messages.suburbRequired)]).toEqual([200, true]);
    expect((await get('/checkout/payment')).status).toBe(200);
    // Who comes back and types goes on from there, and so does a browser whose clock was set back or that says nothing.
    await post('/checkout/delivery', { ...half, go: 'stay', typed_at: '1795750000900.5' });
    expect((await get('/checkout/payment')).to).toBe('/checkout/delivery');
    for (const typed_at of ['1000', '', 'now', '-1', '9'.repeat(400)]) {
      await post('/checkout/delivery', { ...whole, typed_at });
      expect((await get('/checkout/payment')).status).toBe(200);
      await post('/checkout/delivery', { ...half, go: '/checkout' });
      expect((await get('/checkout/payment')).to).toBe('/checkout/delivery');
    }
  });

  test('says what is wrong while it is typed, and what may be, and keeps it', async () => {
    const typed = as('shipping', { ...deliveryAddress, first_name: '', postal_code: '2600' });
    const { status, text } = await post('/checkout/delivery', { ...typed, go: 'stay' });
    expect(status).toBe(200);
    const said = JSON.parse(text) as Record<'faults' | 'doubts', { field: string; message: string }[]>;
    expect(said.faults).toEqual([{ field: 'shipping_first_name', message: messages.firstNameRequired }]);
    expect(said.doubts.map(({ field }) => field)).toEqual(['shipping_postal_code']);
    await post('/checkout', { email });
    expect((await get('/checkout/delivery')).text).toContain('value="3 Byron Street"');
  });

  test.each(['/sign-in', '/register'])(
    '%s has the address that was typed, and no address of a page',
    async (go) => {
      const { text, status } = await post('/checkout', { email, go });
      expect([status, text.includes(`value="${email}"`)]).toEqual([200, true]);
      expect((await get(`${go}?redirect=%2Fcheckout%2Fdelivery`)).text).not.toContain(email);
      expect((await get('/checkout')).text).toContain(`value="${email}"`);
    },
  );

  test('pressed ten times at once, makes one order', async () => {
    const form = placing((await toReview()).text);
    const answers = await Promise.all(Array.from({ length: 10 }, () => post('/checkout/place', form)));
    expect(await orders()).toHaveLength(1);
    expect([...new Set(answers.map(({ to }) => to))]).toHaveLength(1);
    expect((await post('/checkout/place', form)).to).toBe(answers[0]?.to);
    expect(await openMailbox(opened).read(email)).toHaveLength(1);
  });

  describe('tells of an order that was placed', () => {
    const hour = 3_600_000;
    const later = (ms: number) => {
      opened.world.now = new Date(opened.world.now.getTime() + ms);
    };
    const lookUp = '/sign-in?redirect=%2Fmypage%2Forders#said';
    const only = async (form: Record<string, string>, ...names: string[]) => {
      for (const name of [...jar.keys()]) if (!names.includes(name)) jar.delete(name);
      return (await post('/checkout/place', form)).to;
    };

    test('again to the browser whose answer was lost, for an hour', async () => {
      const form = placing((await toReview()).text);
      const { to } = await post('/checkout/place', form);
      expect(await only(form, 'kerf-cart')).toBe(to);
      expect((await get(to.split('#')[0] ?? '')).text).toContain('Thank you.');
      later(hour - 1_000);
      expect(await only(form, 'kerf-cart')).toBe(to);
      later(1_000);
      expect(await only(form, 'kerf-cart')).toBe(lookUp);
      expect(jar.has('kerf-order')).toBe(false);
      expect((await get('/sign-in')).text).toContain('This was ordered already.');
      expect(await orders()).toHaveLength(1);
    });

    test('to nobody who knows the checkout alone, nor with another cart', async () => {
      const form = placing((await toReview()).text);
      await post('/checkout/place', form);
      expect(await only(form)).toBe(lookUp);
      expect(await only({ ...form, member: '1' })).toBe(lookUp);
      const calls = cartCalls(opened.app);
      jar.set('kerf-cart', (await calls.add(await calls.order())).good().token);
      expect(await only(form, 'kerf-cart')).toBe(lookUp);
      expect([jar.has('kerf-order'), jar.has('kerf-placed')]).toEqual([false, false]);
    });

    test('to nobody on a device that was told to forget it', async () => {
      const form = placing((await toReview()).text);
      await post('/checkout/place', form);
      await post('/mypage/orders/forget');
      expect(await only(form, 'kerf-cart')).toBe(lookUp);
      expect(jar.has('kerf-order')).toBe(false);
    });

    test('of a member to that member alone, while they are signed in', async () => {
      const people = peopleCalls(opened.app, openMailbox(opened));
      const session = (await people.register(email)).tokens.token;
      jar.set('kerf-session', session);
      const form = placing((await toReview()).text);
      const { to } = await post('/checkout/place', form);
      expect(await only(form, 'kerf-session')).toBe(to);
      expect(await only(form, 'kerf-cart')).toBe(lookUp);
      expect(await only({ ...form, member: '1' }, 'kerf-cart')).toBe(lookUp);
      jar.set('kerf-session', (await people.register('eve@example.com')).tokens.token);
      const theirs = await post('/checkout/place', form);
      expect([theirs.status, theirs.text.includes('This was ordered already.')]).toEqual([404, true]);
      expect(theirs.text).not.toContain((await orders())[0]?.number);
      expect(jar.has('kerf-order')).toBe(false);
    });
  });

  test('places nothing at a day of arrival that was not shown, and names the new one', async () => {
    const review = await toReview();
    const [, day] = /Arrives by (\w+ \d+ \w+ \d+)/.exec(review.text) ?? [];
    opened.world.now = new Date(opened.world.now.getTime() + 6 * 86_400_000);
    const refused = await post('/checkout/place', placing(review.text));
    const [, is] = /Arrives by (\w+ \d+ \w+ \d+)/.exec(refused.text) ?? [];
    expect([refused.status, is === undefined, is === day]).toEqual([409, false, false]);
    expect(refused.text).toContain(
      `What you order has changed since this page was shown: the day that it arrives by. It arrives by ${is} now. Nothing was ordered: look at it, and press again if you agree.`,
    );
    expect(await orders()).toEqual([]);
    expect((await post('/checkout/place', placing(refused.text))).to).toMatch(/^\/checkout\/done/);
  });

  test('says that nothing was ordered to who presses for what another tab took out or put elsewhere', async () => {
    const form = placing((await toReview()).text);
    const calls = cartCalls(opened.app);
    const token = jar.get('kerf-cart') ?? '';
    const { lines } = (await calls.get({ token })).good().cart;
    await calls.remove(lines[0]?.id ?? '', { token });
    const empty = await post('/checkout/place', form);
    expect([empty.status, empty.text.includes('Nothing was ordered: your cart is empty.')]).toEqual([
      409,
      true,
    ]);
    expect(empty.text).toContain('<h1>Your cart</h1>');
    jar.set('kerf-cart', (await calls.add(await calls.order())).good().token);
    const other = await post('/checkout/place', form);
    expect(other.status).toBe(409);
    expect(other.text).toContain(
      'What you order has changed since this page was shown. Nothing was ordered:',
    );
    expect(await orders()).toEqual([]);
  });

  test('takes no way of paying that is not on the page, and asks again', async () => {
    await post('/checkout', { email });
    await post('/checkout/delivery', as('shipping', deliveryAddress));
    for (const payment of ['card', 'paid', '__proto__']) {
      const refused = await post('/checkout/payment', { payment, bill_elsewhere: '' });
      expect([refused.status, refused.to]).toEqual([422, '/checkout/payment#said']);
      expect(refused.text).toContain('<h1>Payment</h1>');
      expect(refused.text).toContain('<a href="#payment">This way of paying is not offered any more.');
      expect(refused.text).toMatch(/<input type="radio" id="payment"[^>]*value="invoice" checked/);
    }
    expect((await post('/checkout/payment', { payment: 'invoice', bill_elsewhere: '' })).to).toBe(
      '/checkout/review',
    );
  });

  test('keeps nothing in an address that turns the words around it round', async () => {
    const turned = { ...deliveryAddress, first_name: '\u202eAda\u2066', company: '\u200fEngines\u202c' };
    await post('/checkout', { email });
    await post('/checkout/delivery', as('shipping', { ...turned, last_name: ' \u202e' }));
    expect((await get('/checkout/payment')).to).toBe('/checkout/delivery');
    await post('/checkout/delivery', as('shipping', turned));
    await post('/checkout/payment', { payment: 'invoice', bill_elsewhere: '' });
    await post('/checkout/place', placing((await get('/checkout/review')).text));
    const [order] = await orders();
    expect(JSON.parse(order?.ship_to ?? '')).toEqual({ ...deliveryAddress, company: 'Engines' });
  });

  test('charges no price that was not shown', async () => {
    const form = placing((await toReview()).text);
    for (const total of ['1', '-1', '', '1e309', 'NaN', `${form.total}0`])
      expect((await post('/checkout/place', { ...form, total })).status).toBe(409);
    opened.world.catalogue = dearer(opened.world.catalogue, 2);
    const refused = await post('/checkout/place', form);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('Nothing was ordered');
    expect(refused.text).toMatch(/Premium Business Card was \$[\d.]+ and is \$[\d.]+ now/);
    expect(await orders()).toHaveLength(0);
    await post('/checkout/place', placing(refused.text));
    const [order] = await orders();
    expect(refused.text).toContain(`Place order, ${formatMoney(((order?.total_cents ?? 0) / 100) as never)}`);
  });

  describe('places what was reviewed and nothing else: another tab', () => {
    const cart = () => cartCalls(opened.app);
    const token = () => jar.get('kerf-cart') ?? '';

    test.each<[string, string, () => Promise<unknown>]>([
      [
        'changes where it goes',
        'the delivery address.',
        () =>
          post('/checkout/delivery', as('shipping', { ...deliveryAddress, street_address: '9 Else Road' })),
      ],
      [
        'changes the telephone number of who takes the parcel',
        'the delivery address.',
        () =>
          post('/checkout/delivery', as('shipping', { ...deliveryAddress, phone_number: '02 1111 1111' })),
      ],
      ['changes who is told', 'the contact.', () => post('/checkout', { email: 'eve@example.com' })],
      [
        'changes who is billed',
        'the address of the invoice.',
        () => post('/checkout/payment', { bill_elsewhere: '1', ...as('billing', deliveryAddress) }),
      ],
      [
        'puts another piece of the same price in its place',
        'the pieces.',
        async () => {
          const before = (await cart().get({ token: token() })).good().cart;
          const added = (
            await cart().add(await cart().order({ ...card, width: 55, height: 90 }), { token: token() })
          ).good();
          expect(added.cart.lines[1]?.total).toBe(before.lines[0]?.total);
          await cart().remove(before.lines[0]?.id ?? '', { token: token() });
        },
      ],
      [
        'adds a piece',
        'the pieces. The total is now',
        async () => cart().add(await cart().order({ ...card, quantity: 500 }), { token: token() }),
      ],
    ])('%s', async (_title, words, change) => {
      const form = placing((await toReview()).text);
      await change();
      const refused = await post('/checkout/place', form);
      expect(refused.status).toBe(409);
      expect(refused.text).toContain(`What you order has changed since this page was shown: ${words}`);
      expect(refused.text).toContain('<h1>Review your order</h1>');
      expect(await orders()).toHaveLength(0);
      expect((await post('/checkout/place', { ...form, shown: '' })).status).toBe(409);
      expect((await post('/checkout/place', placing(refused.text))).to).toMatch(/^\/checkout\/done/);
      expect(await orders()).toHaveLength(1);
    });

    test('changes it at the very moment of the press, and what is ordered is one or the other', async () => {
      for (let round = 0; round < 6; round++) {
        const added = (await cart().add(await cart().order(), { token: token() })).good();
        jar.set('kerf-cart', added.token);
        const form = placing((await toReview()).text);
        const [placed] = await Promise.all([
          post('/checkout/place', form),
          post('/checkout/delivery', as('shipping', { ...deliveryAddress, street_address: '9 Else Road' })),
        ]);
        if (placed.status === 303) continue;
        await post('/checkout/place', placing((await toReview()).text));
      }
      for (const { ship_to } of await orders()) expect(JSON.parse(ship_to)).toEqual(deliveryAddress);
    });

    test('puts the same piece anew where it was, which changes nothing that was shown', async () => {
      const form = placing((await toReview()).text);
      const { cart: before } = (await cart().get({ token: token() })).good();
      await cart().add(await cart().order(), { token: token() });
      await cart().get({ token: token() });
      expect((await post('/checkout/place', form)).status).toBe(409);
      const { cart: both } = (await cart().get({ token: token() })).good();
      for (const { id } of both.lines) await cart().remove(id, { token: token() });
      await cart().add(await cart().order(), { token: token() });
      expect((await cart().get({ token: token() })).good().cart.lines[0]?.id).not.toBe(before.lines[0]?.id);
      expect((await post('/checkout/place', form)).status).toBe(303);
    });
  });

  test('says what may be a slip in an address, and takes it all the same', async () => {
    await post('/checkout', { email });
    await post('/checkout/delivery', as('shipping', { ...deliveryAddress, postal_code: '2600' }));
    const payment = await get('/checkout/payment');
    expect(payment.text).toContain('2600 is a postal code of ACT, not of NSW.');
    await post('/checkout/payment', { bill_elsewhere: '' });
    await post('/checkout/place', placing((await get('/checkout/review')).text));
    expect(await orders()).toHaveLength(1);
  });

  test('says beside the field and the folded step that suburb and postal code are not of one place', async () => {
    await post('/checkout', { email });
    const wrong = { ...deliveryAddress, postal_code: '2000' };
    expect((await post('/checkout/delivery', as('shipping', wrong))).status).toBe(303);
    const words = 'Newtown has the postal code 2042, not 2000. Please check both.';
    expect((await get('/checkout/payment')).text).toContain(
      `<a href="/checkout/delivery#shipping_postal_code">${words}</a>`,
    );
    const form = (await get('/checkout/delivery')).text;
    expect(form).toMatch(new RegExp(`<p[^>]*id="shipping_postal_code-doubt"[^>]*>${words}</p>`));
    expect(form).toMatch(/<input[^>]*aria-describedby="shipping_postal_code-doubt"/);
    await post('/checkout/payment', { bill_elsewhere: '1', ...as('billing', { ...wrong, suburb: 'Enmor' }) });
    expect((await get('/checkout/review')).text).toContain('/checkout/payment#billing_suburb');
  });

  describe('of a member', () => {
    const studio = { ...deliveryAddress, street_address: '9 King Street', city: 'Newtown' };
    let people: ReturnType<typeof peopleCalls>;
    let token: string;
    const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
      people.call(method, path, body, { token });
    const keep = async (address: object) =>
      (await call('POST', addressRoutes.createAddress, { ...address, label: 'Kept' })).data.address.id;
    const kept = async () =>
      (await call('GET', addressRoutes.addresses)).data.addresses.map(({ address }) => address);

    beforeEach(async () => {
      people = peopleCalls(opened.app, openMailbox(opened));
      token = (await people.register(email)).tokens.token;
      jar.set('kerf-session', token);
    });

    test('begins with the default address, and orders keep what it was', async () => {
      const id = await keep(deliveryAddress);
      const second = await keep(studio);
      const page = await get('/checkout/delivery');
      expect(page.text).toMatch(new RegExp(`<input(?=[^>]* checked)[^>]* value="${id}"`));
      expect((await post('/checkout/delivery', { shipping_choice: id })).to).toBe('/checkout/payment');
      await post('/checkout/payment', { bill_elsewhere: second });
      const review = await get('/checkout/review');
      expect(review.text).toContain('9 King Street');
      await call('PUT', `${addressRoutes.updateAddress}/${id}`, {
        ...deliveryAddress,
        label: 'Kept',
        street_address: '1 Moved Lane',
      });
      await post('/checkout/place', placing(review.text));
      await call('DELETE', `${addressRoutes.deleteAddress}/${second}`);
      const [order] = await orders();
      expect(JSON.parse(order?.ship_to ?? '')).toEqual(deliveryAddress);
      expect(JSON.parse(order?.bill_to ?? '')).toEqual(studio);
    });

    test('keeps another address in the account where that is ticked, once', async () => {
      await keep(deliveryAddress);
      const another = { shipping_choice: 'another', shipping_save: '1' };
      const half = await post('/checkout/delivery', {
        ...another,
        ...as('shipping', { ...studio, suburb: '' }),
      });
      expect(half.status).toBe(422);
      expect(half.text).toMatch(/<input(?=[^>]* checked)[^>]*name="shipping_save"/);
      expect(await kept()).toHaveLength(1);
      for (const to of ['/checkout/payment#said', '/checkout/payment'])
        expect((await post('/checkout/delivery', { ...another, ...as('shipping', studio) })).to).toBe(to);
      expect(await kept()).toEqual([deliveryAddress, studio]);
      expect((await get('/checkout/payment')).text).toContain(messages.addressAdded);
      await post('/checkout/payment', {
        bill_elsewhere: '1',
        ...as('billing', { ...studio, company: 'Engines' }),
      });
      expect(await kept()).toHaveLength(2);
    });

    test.each([
      ['the session alone', ['kerf-session']] as const,
      ['session and cart', ['kerf-session', 'kerf-cart']] as const,
    ])(
      'who was signed out elsewhere, by %s, is told so at the next press, and led back to where they were',
      async (_, gone) => {
        const wayBack = (step: string) => `/sign-in?redirect=${encodeURIComponent(step)}#said`;
        const delivery = await get('/checkout/delivery');
        expect(memberOf(delivery.text)).not.toBe('');
        await post('/checkout/delivery', as('shipping', deliveryAddress));
        const review = await toReview();
        for (const name of gone) jar.delete(name);
        const sent = { ...as('shipping', studio), member: '1' };
        expect((await post('/checkout/delivery', sent)).to).toBe(wayBack('/checkout/delivery'));
        expect(JSON.parse((await post('/checkout/delivery', { ...sent, go: 'stay' })).text)).toEqual({
          faults: [],
          doubts: [],
        });
        const placed = await post('/checkout/place', { ...placing(review.text), member: '1' });
        expect(placed.to).toBe(wayBack('/checkout/review'));
        expect((await get('/sign-in')).text).toContain('You are signed out, and nothing was ordered.');
        expect(await orders()).toEqual([]);
      },
    );

    /** Whom a page was drawn for, as its form says; '' for a guest. */
    const memberOf = (text: string) =>
      /<input type="hidden" name="member" value="([^"]+)" form="step"\/>/.exec(text)?.[1] ?? '';

    test('goes on where the account has no room for another address', async () => {
      for (let n = 0; n < 20; n++) await keep({ ...deliveryAddress, street_address: `${n} King Street` });
      const form = { shipping_choice: 'another', shipping_save: '1', ...as('shipping', studio) };
      expect((await post('/checkout/delivery', form)).to).toBe('/checkout/payment#said');
      const payment = await get('/checkout/payment');
      expect(payment.text).toContain(messages.addressNotAdded);
      expect(payment.text).toContain('9 King Street');
    });

    test('takes no address of another member, and tells nothing of it', async () => {
      const id = await keep(deliveryAddress);
      token = (await people.register('eve@example.com')).tokens.token;
      jar.set('kerf-session', token);
      await keep(studio);
      const theirs = await post('/checkout/delivery', { shipping_choice: id });
      const nobodys = await post('/checkout/delivery', { shipping_choice: 'A'.repeat(22) });
      expect([theirs.status, theirs.text]).toEqual([422, nobodys.text]);
      expect(theirs.text).toContain('That address is not in your account any more.');
      expect(theirs.text).not.toContain('3 Byron Street');
      // A guest has none at all.
      jar.delete('kerf-session');
      await post('/checkout', { email });
      expect((await post('/checkout/delivery', { shipping_choice: id })).status).toBe(422);
      expect((await get('/checkout/delivery')).text).not.toMatch(/3 Byron|Save this address/);
    });
  });

  test('asks a guest whose address has an account to sign in with it, at the step and when it is placed', async () => {
    await peopleCalls(opened.app, openMailbox(opened)).register(email);
    const words = 'This address has an account: please sign in to order with it, or use another one.';
    const contact = await ask('POST', '/checkout', { email });
    expect(contact.text).toContain(words);
    expect(contact.text).toContain(`value="${email}"`);
    await ask('POST', '/checkout/delivery', as('shipping', deliveryAddress));
    await ask('POST', '/checkout/payment', { payment: 'invoice' });
    const { text } = await ask('GET', '/checkout/review');
    const field = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(text)?.[1] ?? '';
    const fields = { checkout: field('checkout'), total: field('total'), shown: field('shown') };
    expect((await ask('POST', '/checkout/place', fields)).text).toContain(words);
    expect(await opened.database.db.selectFrom('orders').select('id').execute()).toEqual([]);
    expect((await ask('POST', '/checkout', { email: 'grace@example.com' })).to).toBe('/checkout/delivery');
  });

  test('says that what was in the account’s cart is part of the order now, to who signs in on the way, once', async () => {
    const { password } = await peopleCalls(opened.app, openMailbox(opened)).register(email);
    const signIn = () => post('/sign-in', { email, password, redirect: '/checkout/delivery' });
    const words = 'Your account’s cart had something in it already';
    await signIn();
    expect((await get('/checkout/delivery')).text).not.toContain(words);
    // Later, on a device that knows nobody.
    jar.clear();
    const calls = cartCalls(opened.app);
    jar.set('kerf-cart', (await calls.add(await calls.order())).good().token);
    expect((await signIn()).to).toBe('/checkout/delivery');
    expect((await get('/checkout/delivery')).text).toContain(words);
    expect((await get('/checkout/delivery')).text).not.toContain(words);
  });

  test('says so at the cart too, however somebody signed in from there', async () => {
    const { password } = await peopleCalls(opened.app, openMailbox(opened)).register(email);
    const signIn = () => post('/sign-in', { email, password, redirect: '/cart' });
    const words = 'Your account’s cart had something in it already';
    await signIn();
    expect((await get('/cart')).text).not.toContain(words);
    const guestCart = async () => {
      jar.clear();
      const calls = cartCalls(opened.app);
      const made = (await calls.add(await calls.order())).good();
      jar.set('kerf-cart', made.token);
      return made.cart.lines.map(({ id }) => id);
    };
    await guestCart();
    await signIn();
    expect((await get('/cart')).text).toContain(words);
    expect((await get('/cart')).text).not.toContain(words);
    // By script.
    const items = await guestCart();
    const call = async (method: 'POST' | 'PUT', url: string, payload: object) => {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await opened.app.inject({
        method,
        url: `/api${url}`,
        headers: { ...own, cookie },
        payload,
      });
      for (const { name, value } of answer.cookies) jar.set(name, value);
      return answer.json();
    };
    const { data } = await call('POST', '/user/login', { email, password });
    await call('PUT', `/cart/update/user-cart/${data.user.id}`, { cart_items: items });
    expect((await get('/cart')).text).toContain(words);
    expect((await get('/cart')).text).not.toContain(words);
  });

  test('takes no order of a guest whose address is made to be thrown away, at the step and when it is placed', async () => {
    const thrown = 'ada@mailinator.com';
    const refused = await post('/checkout', { email: thrown });
    expect([refused.status, refused.text.includes(messages.emailDisposable)]).toEqual([422, true]);
    expect((await get('/checkout/delivery')).to).toBe('/checkout');
    const { text } = await post('/checkout', { email: thrown, go: 'stay' });
    expect(JSON.parse(text)).toMatchObject({
      faults: [{ field: 'email', message: messages.emailDisposable }],
    });
    const form = placing((await toReview()).text);
    await post('/checkout', { email: thrown, go: 'stay' });
    const pressed = await post('/checkout/place', form);
    expect(pressed.text).toContain(messages.emailDisposable);
    expect(await orders()).toEqual([]);
  });

  test('takes no form of another site, and shows nobody’s order to somebody else', async () => {
    const form = placing((await toReview()).text);
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await ask('POST', '/checkout/place', form, foreign)).status).toBe(403);
    expect((await ask('POST', '/checkout', { email }, foreign)).status).toBe(403);
    const { to } = await post('/checkout/place', form);
    jar.delete('kerf-order');
    expect((await get(to.split('#')[0] ?? '')).to).toBe('/mypage/orders');
    jar.set('kerf-order', 'A'.repeat(43));
    expect((await get(to.split('#')[0] ?? '')).to).toBe('/mypage/orders');
  });

  test('keeps a guest’s first order open on the device where they place a second', async () => {
    const calls = cartCalls(opened.app);
    const placed: string[] = [];
    for (const _ of [1, 2]) {
      (await calls.add(await calls.order(), { token: jar.get('kerf-cart') ?? '' })).good();
      const { to } = await post('/checkout/place', placing((await toReview()).text));
      placed.push(/order=([\w-]+)/.exec(to)?.[1] ?? '');
    }
    expect(new Set(placed).size).toBe(2);
    const list = await get('/mypage/orders');
    for (const { id, number } of await orders()) {
      expect(list.text).toContain(`master_id=${id}`);
      const order = await get(`/mypage/orders?master_id=${id}`);
      expect([order.status, order.text.includes(`<title>Order ${number} | Kerf</title>`)]).toEqual([
        200,
        true,
      ]);
      expect((await get(`/checkout/done?order=${id}`)).text).toContain(number);
    }
    // Pressed once more, nothing was placed, and no key of the same order takes another's place.
    const { to } = await post('/checkout/place', { checkout: await checkoutOf(placed[1]), total: '1' });
    expect(to).toContain(placed[1]);
    expect(jar.get('kerf-order')?.split('.')).toHaveLength(2);
  });

  test('leaves a cart behind that tells of the order, to who may see it', async () => {
    const member = await peopleCalls(opened.app, openMailbox(opened)).register('grace@example.com');
    for (const session of [null, member.tokens.token]) {
      if (session !== null) {
        jar.set('kerf-session', session);
        const calls = cartCalls(opened.app);
        (await calls.add(await calls.order(), { token: jar.get('kerf-cart') ?? '' })).good();
      }
      expect((await get('/cart')).text).not.toContain('was placed.');
      const { to } = await post('/checkout/place', placing((await toReview()).text));
      const id = /order=([\w-]+)/.exec(to)?.[1];
      const number = (await orders()).find((order) => order.id === id)?.number;
      const { text } = await get('/cart');
      expect(text).toContain(`Order ${number} was placed.`);
      expect(text).toContain(`<a href="/mypage/orders?master_id=${id}">See your order</a>`);
      for (const key of ['kerf-order', 'kerf-session']) jar.delete(key);
      expect((await get('/cart')).text).not.toContain('was placed.');
    }
  });

  test('fills in for a member who keeps no address where their last order went', async () => {
    const { tokens } = await peopleCalls(opened.app, openMailbox(opened)).register('grace@example.com');
    jar.set('kerf-session', tokens.token);
    const calls = cartCalls(opened.app);
    const fill = async () =>
      (await calls.add(await calls.order(), { token: jar.get('kerf-cart') ?? '' })).good();
    await fill();
    expect((await get('/checkout/delivery')).text).not.toContain('3 Byron Street');
    await post('/checkout/place', placing((await toReview()).text));
    expect(await orders()).toHaveLength(1);
    await fill();
    const { text } = await get('/checkout/delivery');
    for (const words of ['value="3 Byron Street"', 'value="2042"']) expect(text).toContain(words);
  });

  test('with nothing in the cart, leads to the cart', async () => {
    jar.clear();
    for (const path of ['', '/delivery', '/payment', '/review'])
      expect((await get(`/checkout${path}`)).to).toBe('/cart');
    const pressed = await post('/checkout/place', { checkout: 'x', total: '1' });
    expect(pressed.text).toContain('Nothing was ordered: your cart is empty.');
  });

  test('takes over the cart of another site’s page, as this browser’s own', async () => {
    const calls = cartCalls(opened.app);
    const { token } = (await calls.add(await calls.order())).good();
    jar.clear();
    const page = await get('/checkout/from-site');
    expect(page.text).toContain('data-take-cart');
    expect((await post('/checkout/from-site', { token })).to).toBe('/checkout');
    expect(jar.get('kerf-cart')).not.toBe(token);
    expect((await get('/checkout')).text).toContain('Premium Business Card');
    const left = await opened.app.inject({
      url: '/api/cart/get/cart',
      headers: { [cartTokenHeader]: token },
    });
    expect(left.body).not.toContain('Premium Business Card');
  });

  test('says at the cart that a link opens none, and goes on without one', async () => {
    for (const token of ['bogus', 'A'.repeat(43)]) {
      const { status, text } = await post('/checkout/from-site', { token, next: '/checkout' });
      expect(status).toBe(404);
      expect(text).toContain('The link opens no cart');
      expect(text).toContain('Premium Business Card');
    }
    expect((await get('/cart')).text).not.toContain('The link opens no cart');
    for (const next of ['/checkout', '/cart'])
      expect((await post('/checkout/from-site', { token: '', next })).to).toBe(next);
    jar.clear();
    expect((await post('/checkout/from-site', { token: 'bogus' })).text).toContain('The link opens no cart');
  });

  test('puts the cart of another site into one that this browser has only after it asked', async () => {
    const calls = cartCalls(opened.app);
    const mine = jar.get('kerf-cart') ?? '';
    const { token } = (await calls.add(await calls.order({ ...card, quantity: 500 }))).good();
    const inMine = async () => (await calls.get({ token: mine })).good().cart.lines.length;
    const asked = await post('/checkout/from-site', { token });
    expect([asked.status, await inMine(), jar.get('kerf-cart')]).toEqual([200, 1, mine]);
    for (const words of ['You have a cart here already.', 'Quantity: 500', 'Quantity: 200'])
      expect(asked.text).toContain(words);
    expect(asked.text).toContain('data-take-cart="asks"');
    expect(asked.text).toContain(`name="token" value="${token}"`);
    expect((await post('/checkout/from-site', { token, answer: 'join' })).to).toBe('/checkout');
    expect(await inMine()).toBe(2);
    // With nothing in it any more, and with what is this browser's own, there is nothing to ask.
    expect((await post('/checkout/from-site', { token })).to).toBe('/checkout');
    expect((await post('/checkout/from-site', { token: mine })).to).toBe('/checkout');
    expect(await inMine()).toBe(2);
  });

  test('asks about each cart that comes by a link, until it is answered', async () => {
    const calls = cartCalls(opened.app);
    const cartOf = async (quantity: number) =>
      (await calls.add(await calls.order({ ...card, quantity }))).good().token;
    const [first, second] = [await cartOf(500), await cartOf(1000)];
    const page = '/checkout/from-site';
    /** As a browser does, which keeps every cookie until it is taken away. */
    async function browse(method: 'GET' | 'POST', url: string, form: Record<string, string> = {}) {
      const sent = await opened.app.inject({
        method,
        url,
        headers: {
          cookie: cookie(),
          ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded', ...own }),
        },
        ...(method === 'POST' && { payload: String(new URLSearchParams(form)) }),
      });
      for (const { name, value } of sent.cookies) jar.set(name, value);
      return { to: String(sent.headers.location ?? ''), text: sent.body };
    }
    const sendLink = (token: string, more: Record<string, string> = {}) =>
      browse('POST', page, { token, next: '/cart', ...more });
    expect((await sendLink(first)).to).toBe(`${page}#said`);
    // Loaded again, it is asked again.
    for (let load = 0; load < 2; load++) expect((await browse('GET', page)).text).toContain('Quantity: 500');
    expect((await sendLink(second)).to).toBe(`${page}#said`);
    const { text } = await browse('GET', page);
    expect(text).toContain('Quantity: 1000');
    expect(text).not.toContain('Quantity: 500');
    const isOver = async () => {
      const { text } = await browse('GET', `${page}?next=/cart`);
      expect(text).not.toContain('Two carts');
      expect(text).toContain('data-take-cart="/cart"');
    };
    expect((await sendLink(second, { answer: 'alone' })).to).toBe('/cart');
    await isOver();
    expect((await browse('GET', '/cart')).text).not.toContain('Quantity: 1000');
    await sendLink(second);
    expect((await sendLink(second, { answer: 'join' })).to).toBe('/cart');
    await isOver();
    expect((await browse('GET', '/cart')).text).toContain('Quantity: 1000');
    // Nowhere else.
    expect((await sendLink(first, { next: 'https://evil.example', answer: 'alone' })).to).toBe('/checkout');
  });
});
