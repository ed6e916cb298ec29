import { type Cents, paymentWays } from '@kerf/sdk/contract';
import { cents, formatMoney, toDollars } from '@kerf/sdk/rules';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { shopCatalogue } from '../../tests/open-app.js';
import { readPdfText } from '../../tests/pdf-text.js';
import { deliveryAddress } from '../../tests/placed-order.js';
import { tries } from '../../tests/tries.js';
import { drawPaper } from './draw-paper.js';
import { type InvoicedOrder, invoiceContents } from './invoice-contents.js';
import { toInvoiceRecord } from './invoice-record.js';

const { seller } = await shopCatalogue();
const address = { ...deliveryAddress, state: 'NSW' as const };
const money = (amount: number) => formatMoney(toDollars(cents(amount)));
const read = async (order: InvoicedOrder) => readPdfText(await drawPaper(invoiceContents(order, seller)));

const line = (name: string, price: number, kinds = 1, cancelledAt: string | null = null) => ({
  name,
  details: `${name} / 90 x 55 mm / Two sides`,
  quantity: 500,
  kinds,
  price: cents(price),
  cancelledAt,
  deliveryKept: cents(0),
});
const order: InvoicedOrder = {
  number: 'K26-7QXM4DWA',
  placedAt: '2026-11-18T02:00:00.000Z',
  email: 'ada@example.com',
  shipTo: { ...address, first_name: 'Nguyễn', last_name: 'Thị Ánh' },
  billTo: { ...address, company: 'Analytical Engines & Co' },
  paymentWay: 'invoice',
  lines: [line('Business Card', 11_000), line('Swing Tag', 4_200, 2)],
  discounts: [],
  shipping: cents(1_450),
  total: cents(20_850),
  received: cents(0),
  owed: cents(0),
  pointsReturned: 0,
  payment: 'unpaid',
  paidAt: null,
  refunds: [],
};

/** Orders as the shop can come to have them: what is cancelled before it is paid comes off, what is later is given back. */
const anyOrder: fc.Arbitrary<InvoicedOrder> = fc
  .record({
    lines: fc.array(
      fc.record({
        price: fc.integer({ min: 1, max: 5_000_000 }).map(cents),
        kinds: fc.integer({ min: 1, max: 99 }),
        quantity: fc.integer({ min: 1, max: 999_999 }),
        cancelledOn: fc.option(fc.integer({ min: 10, max: 28 }), { freq: 3 }),
      }),
      { minLength: 1, maxLength: 12 },
    ),
    discount: fc.option(fc.nat({ max: 100 })),
    shipping: fc.integer({ min: 0, max: 9_900 }),
    paidOn: fc.option(fc.integer({ min: 10, max: 28 })),
    refunds: fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 2 }),
    tooMuch: fc.option(fc.integer({ min: 1, max: 9_999 }), { freq: 4 }),
    paymentWay: fc.constantFrom(...paymentWays),
  })
  .map(({ lines, discount, shipping, paidOn, refunds, tooMuch, paymentWay }) => {
    const at = (on: number) => `2026-11-${on}T02:00:00.000Z`;
    const sold = lines.map(({ price, kinds, quantity, cancelledOn }, index) => ({
      ...line(`Piece ${index + 1}`, price, kinds, cancelledOn === null ? null : at(cancelledOn)),
      quantity,
    }));
    const standing = sold
      .filter(({ cancelledAt }) => !cancelledAt || (paidOn !== null && cancelledAt > at(paidOn)))
      .reduce((sum, { price, kinds }) => sum + price * kinds, 0);
    const off = discount === null ? 0 : Math.floor((standing * discount) / 100);
    const fee = standing > 0 ? shipping : 0;
    const total = cents(standing - off + fee);
    const given = paidOn === null ? [] : refunds.map((share) => cents(Math.floor((total * share) / 100)));
    const some = given.filter((amount) => amount > 0);
    return {
      ...order,
      paymentWay,
      lines: sold,
      discounts: off > 0 ? [{ words: 'Discount', amount: cents(off) }] : [],
      shipping: cents(fee),
      total,
      received: cents(paidOn === null ? 0 : total + (tooMuch ?? 0)),
      owed: cents(paidOn === null ? 0 : (tooMuch ?? 0)),
      pointsReturned: 0,
      payment: paidOn === null ? 'unpaid' : some.length > 0 ? 'partly-refunded' : 'paid',
      paidAt: paidOn === null ? null : at(paidOn),
      refunds: some.map((amount) => ({ at: at(28), reason: 'A corner was bent.', amount })),
    };
  });

describe('A tax invoice', () => {
  test.each([
    ['Greek', 'Νίκος Παπαδόπουλος'],
    ['Cyrillic', 'Ольга Ковальчук'],
    ['Vietnamese', 'Nguyễn Thị Ánh'],
    ['Arabic', 'محمد عبد الله'],
    ['Hebrew', 'דוד כהן'],
    ['Chinese', '北京印刷有限公司'],
    ['Japanese', 'さくら印刷'],
    ['Korean', '김철수'],
  ])('prints a name in %s, with those that it stands between', async (_, name) => {
    const { pages } = await read({
      ...order,
      shipTo: { ...address, first_name: 'Ada', last_name: name, company: `${name} (Sydney) Pty Ltd` },
    });
    const letters = (words: string) => [...words.replace(/\s/g, '').normalize('NFKC')].sort().join('');
    const said = pages.join(' ').normalize('NFKC');
    expect(said).not.toContain('?');
    // Of what runs from right to left a reader gives the order in which it is drawn: each letter is there, once for each time.
    const foreign = (words: string) => letters(words.replace(/[^\p{L}]|\p{Script=Latin}/gu, ''));
    if (foreign(name)) expect(foreign(said)).toBe(foreign(name + name));
    else expect(said).toContain(name);
    expect(said).toContain('Pty Ltd');
  });

  test('adds up, and says so, whatever was ordered, cancelled, paid and given back', async () => {
    await fc.assert(
      fc.asyncProperty(anyOrder, async (each) => {
        const record = toInvoiceRecord(each);
        const sum = (amounts: readonly Cents[]) => amounts.reduce((all, amount) => all + amount, 0);
        const off = sum(record.deductions.map(({ amount }) => amount));
        expect(record.total).toBe(record.subTotal - off + record.shipping);
        expect(record.subTotal).toBe(sum(each.lines.map(({ price, kinds }) => cents(price * kinds))));
        expect(Math.abs(record.gst * 11 - record.total)).toBeLessThanOrEqual(5.5);
        expect(record.total).toBe(record.paid - record.owed + record.due);
        const refunded = sum(each.refunds.map(({ amount }) => amount));
        expect(record.kept).toBe(Math.min(record.total, each.received - refunded));
        const { pages } = await read(each);
        const said = pages.join(' ');
        const has = (words: string, amount: string) => expect(said).toContain(`${words} ${amount}`);
        has('Subtotal', money(record.subTotal));
        has('Shipping', record.shipping === 0 ? 'Free' : money(record.shipping));
        has('Total', money(record.total));
        has('GST included in total', money(Math.round(record.total / 11)));
        if (record.owed > 0) has('To be given back', money(record.owed));
        else has('Amount due', money(record.due));
        for (const { words, amount } of record.deductions) has(words, money(-amount));
        for (const { price, kinds } of each.lines) expect(said).toContain(money(price * kinds));
        if (each.refunds.length > 0) has('Total after refunds', money(record.kept));
      }),
      tries(1_000, 100),
    );
  });

  test.each([
    ['grace@example.com.au', 'grace@example.com.au'],
    ['grace.brewster.hopper@example.com.au', 'grace.brewster.hopper @example.com.au'],
  ])('breaks %s before its @ where it is too long for its line, and nowhere else', async (email, set) => {
    expect((await read({ ...order, email })).pages[0]).toContain(` ${set} `);
  });

  test('has every particular that the law asks for, and how it is paid', async () => {
    const { pages, title, isTagged } = await read(order);
    expect([pages.length, title, isTagged]).toEqual([1, 'Tax Invoice K26-7QXM4DWA', true]);
    for (const words of [
      'Tax Invoice',
      seller.name,
      `ABN ${seller.abn}`,
      ...seller.address,
      'Invoice number K26-7QXM4DWA',
      'Invoice date Wed 18 Nov 2026',
      'Due by Wed 25 Nov 2026',
      'Analytical Engines & Co',
      'Nguyễn Thị Ánh',
      'Business Card 90 x 55 mm / Two sides',
      '500 $0.22 $110.00',
      '2 sets of 500 $42.00 a set $84.00',
      'Amount due $208.50 By Wed 25 Nov 2026',
      `Account name ${seller.bank.name} BSB ${seller.bank.bsb} Account number ${seller.bank.account} Reference K26-7QXM4DWA`,
      'page 1 of 1',
    ])
      expect(pages[0]).toContain(words);
  });

  test('tells what was paid, cancelled and given back as it is', async () => {
    const [card, tag] = [
      line('Business Card', 11_000),
      line('Swing Tag', 4_200, 2, '2026-11-21T02:00:00.000Z'),
    ];
    const paid = {
      ...order,
      lines: [card, tag],
      payment: 'partly-refunded' as const,
      received: cents(20_850),
      paidAt: '2026-11-20T02:00:00.000Z',
      refunds: [{ at: '2026-11-21T03:00:00.000Z', reason: 'The tag was cancelled.', amount: cents(8_400) }],
    };
    const [said = ''] = (await read(paid)).pages;
    for (const words of [
      'Cancelled Sat 21 Nov 2026, after it was paid. It is not printed.',
      'Total $208.50',
      'Paid Fri 20 Nov 2026 -$208.50',
      'Refunded Sat 21 Nov 2026 $84.00',
      'Total after refunds $124.50',
      'GST included after refunds $11.32',
      'Amount due $0.00',
      'Sat 21 Nov 2026 $84.00, The tag was cancelled.',
    ])
      expect(said).toContain(words);
    expect(said).not.toMatch(/How to pay|Due by|BSB/);
    const [before = ''] = (await read({ ...order, lines: [card, tag], total: cents(12_450) })).pages;
    expect(before).toContain('Cancelled Sat 21 Nov 2026, not charged.');
    expect(before).toContain('Cancelled: Swing Tag -$84.00');
    expect(before).toContain('Amount due $124.50');
  });

  test('asks who pays by card for no transfer', async () => {
    const [said = ''] = (await read({ ...order, paymentWay: 'card' })).pages;
    expect(said).toContain('Amount due $208.50 By card, on the page of your order');
    expect(said).not.toMatch(/transfer|BSB|Due by/);
  });

  test('goes on over pages with its head again, and loses no piece and no amount', async () => {
    const lines = Array.from({ length: 60 }, (_, index) => line(`Piece ${index + 1}`, 1_000 + index));
    const { pages } = await read({ ...order, lines, total: cents(61_770 + 1_450) });
    expect(pages.length).toBeGreaterThan(2);
    for (const [at, page] of pages.entries()) expect(page).toContain(`page ${at + 1} of ${pages.length}`);
    const said = pages.join(' ');
    for (const { name, price } of lines) {
      expect(said).toContain(name);
      expect(said).toContain(money(price));
    }
    for (const page of pages.slice(0, -1)) expect(page).toContain('Description Quantity Unit price Amount');
    expect(said.match(/Amount due \$632\.20/g)).toHaveLength(2);
  });

  test('holds the longest words, and a sign for letters that no face has', async () => {
    const long = {
      ...line('Piece', 100),
      details: 'Everything '.repeat(180),
      name: 'Długość ไ李\u0007\u202E',
    };
    const said = (await read({ ...order, lines: [long, line('Next', 200)] })).pages.join(' ');
    expect(said).toMatch(/Długość \? ?李/);
    expect(said.match(/Everything/g)).toHaveLength(180);
    expect(said).toContain('Next');
  });

  test('is read in the order in which it is meant, its tables by rows under heads', async () => {
    const { roles } = await read(order);
    const count = (role: string) => roles.filter((each) => each === role).length;
    expect(roles.filter((role) => /^H\d$/.test(role))).toEqual(['H1', 'H2', 'H2', 'H2', 'H2', 'H2']);
    expect([count('Table'), count('TR'), count('TH')]).toEqual([2, 1 + 2 + 5, 4 + 5]);
    expect(roles.indexOf('H1')).toBeLessThan(roles.indexOf('Table'));
  });

  test('can show what is sold beside its words, as a quotation does', async () => {
    const png = await sharp({ create: { width: 90, height: 55, channels: 3, background: '#c40062' } })
      .png()
      .toBuffer();
    const contents = invoiceContents(order, seller);
    const lines = contents.lines.map((each) => ({
      ...each,
      picture: { png: png.toString('base64'), alt: `Drawing of ${each.name}` },
    }));
    const { alts, roles } = await readPdfText(await drawPaper({ ...contents, title: 'Quotation', lines }));
    expect(alts).toEqual(['Drawing of Business Card', 'Drawing of Swing Tag']);
    expect(roles.filter((role) => role === 'Figure')).toHaveLength(2);
  });
});
