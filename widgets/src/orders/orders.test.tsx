import { adoptSession, loadOrder, signOut } from '@kerf/sdk/actions';
import type { Artwork, LineStage, Order, OrderDetail, OrderSummary, User } from '@kerf/sdk/contract';
import { dollars } from '@kerf/sdk/rules';
import type { Runtime } from '@kerf/sdk/runtime';
import { within } from 'shadow-dom-testing-library';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pageRuntime } from '../element/page-runtime.js';
import { serverMark } from '../element/widget-context.js';
import { keepsTheWidgetContract, place, ready, violations } from '../testing/contract-suite.js';
import { interceptCalls, refuse } from '../testing/intercept-calls.js';
import { useTestShop } from '../testing/test-shop.js';

const tag = 'kerf-orders';
const define = () => import('./orders.define.js');
const isReady = (shadow: ShadowRoot) => expect(shadow.querySelector('a')?.textContent).toBe('Sign in');

const at = '2026-11-18T02:00:00.000Z';
const address = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  company: '',
  street_address: '3 Byron Street',
  street2: '',
  suburb: 'Newtown',
  city: 'Sydney',
  state: 'NSW' as const,
  postal_code: '2042',
  phone_number: '02 9876 5432',
};
const order: Order = {
  id: 'one',
  number: 'K26-AAAAAAAA',
  placed_at: at,
  email: 'ada@example.com',
  ship_to: address,
  bill_to: address,
  lines: [
    {
      id: 'piece',
      product_name: 'Standard Business Card',
      summary: '90 × 55 mm / Two sides',
      configuration: {
        featured_item_id: null,
        product_id: 16,
        material_id: 19,
        printed_side_id: 2,
        cutting_id: null,
        shape_id: null,
        orientation_id: null,
        finishing_id: null,
        premium_processing_id: null,
        adhesive_id: null,
        color_id: null,
        addon_item_id: null,
        install_ready: null,
        cut_per_shape: null,
        ea: null,
        width: 90,
        height: 55,
        quantity: 500,
        kinds: 1,
        print_features: [],
      },
      quantity: 500,
      kinds: 1,
      price: dollars(110),
      total: dollars(110),
      stage: 'proof-sent',
      tracking: null,
      points_returned: 0,
      sides: 1,
      template_path: null,
    },
  ],
  sub_total: dollars(110),
  shipping_fee: dollars(0),
  point_discount: dollars(0),
  gst_included: dollars(10),
  total: dollars(110),
  refunded: dollars(0),
  owed: dollars(0),
  payment: 'unpaid',
  payment_way: 'invoice',
  is_cancellable: true,
  events: [
    { at, what: 'placed', line_id: null, detail: '' },
    { at, what: 'artwork-received', line_id: 'piece', detail: '' },
    { at, what: 'proof-sent', line_id: 'piece', detail: 'It shows "card front.png".' },
  ],
};
const detail: OrderDetail = {
  order,
  reviews: [],
  artworks: [
    {
      id: 'file',
      line_id: 'piece',
      name: 'card front.png',
      kind: 'png',
      bytes: 84_000,
      state: 'checked',
      warnings: [
        {
          code: 'resolution',
          message: 'This picture has 72 dots an inch at 90 mm; print wants 300.',
          page: 1,
          box: null,
          mark: null,
        },
      ],
      figure: null,
      created_at: at,
      is_removable: true,
      is_printed: true,
      is_front: true,
    },
  ],
  pay_path: null,
  proofs: [
    {
      id: 'proof',
      line_id: 'piece',
      round: 1,
      file_name: 'card.pdf',
      bytes: 90_000,
      sent_at: at,
      decision: null,
      decided_at: null,
      decided_by: null,
      remark: '',
      picture_height: 707,
    },
  ],
  messages: [{ id: 'first', line_id: null, from: 'shop', text: 'Here it is.', at, files: [] }],
  bank: {
    name: 'Kerf Print',
    bsb: '062-000',
    account: '1234 5678',
    reference: order.number,
    amount: dollars(110),
    days: 7,
  },
};
const summary: OrderSummary = {
  id: order.id,
  number: order.number,
  placed_at: at,
  total: order.total,
  payment: order.payment,
  lines: order.lines.map(({ id, product_name, configuration, stage }) => ({
    id,
    product_name,
    configuration,
    stage,
    artwork_id: null,
  })),
};
const approved: OrderDetail = {
  ...detail,
  order: { ...order, lines: order.lines.map((line) => ({ ...line, stage: 'approved' })) },
  proofs: detail.proofs.map((proof) => ({
    ...proof,
    decision: 'approved',
    decided_at: at,
    decided_by: order.email,
  })),
};

const good = async (data: unknown) => Response.json({ status: 'SUCCESS', code: 200, message: '', data });

const summaryOf = (shadow: ShadowRoot, words: RegExp) =>
  [...shadow.querySelectorAll('summary')].find(({ textContent }) => words.test(textContent ?? ''));

/** A member of the shop on this site, and what the shop answers about orders. */
async function openOrders(
  answers: Readonly<Record<string, () => Promise<Response>>>,
  named = '',
  part: Readonly<Record<string, string>> = {},
) {
  localStorage.setItem('kerf-session', 'x'.repeat(43));
  const user = { id: '1', email: 'ada@example.com', rank: {} };
  const calls = interceptCalls(({ method, path }) => {
    if (path === '/user/get/user') return good({ user, guest: null });
    if (path === '/order/get/orders' && !answers['GET /order/get/orders'])
      return good({ orders: [summary], older: null });
    return answers[`${method} ${path}`]?.() ?? (path === '/order/get/order/one' ? good(detail) : null);
  });
  await define();
  const element = place(tag, named ? { order: named, ...part } : {});
  const shadow = await ready(element, (root) => expect(root.querySelector('.head')).not.toBeNull());
  return { element, shadow, calls, view: within(shadow.querySelector('.root') as HTMLElement) };
}

describe('<kerf-orders> for nobody', () => {
  keepsTheWidgetContract({ tag, attributes: {}, define, isReady });
});

describe('<kerf-orders> for a member', () => {
  useTestShop();

  it('reads no sign-in that is kept until it may', async () => {
    localStorage.setItem('kerf-session', 'x'.repeat(43));
    const calls = interceptCalls(() => null);
    await define();
    await ready(place(tag, { consent: 'withheld' }), isReady);
    expect(calls).not.toContain('GET /user/get/user');
    expect(localStorage.getItem('kerf-session')).toBe('x'.repeat(43));
  });

  it('lists orders with what each piece waits for, and opens one in its place', async () => {
    const { element, shadow, view } = await openOrders({});
    expect(shadow.querySelector('.listed')?.textContent).toMatch(/Proof sent\. Waits for your approval/);
    expect(await violations(element)).toEqual([]);
    view.getByRole('link', { name: 'Order K26-AAAAAAAA' }).click();
    await ready(element, () => view.getByRole('heading', { name: 'Order K26-AAAAAAAA' }));
    await ready(element, () => expect(shadow.activeElement?.id).toBe('order-head'));
    expect(await violations(element)).toEqual([]);
    view.getByRole('link', { name: 'All orders' }).click();
    await ready(element, () => view.getByRole('heading', { name: '1 order' }));
  });

  it('goes on to older orders and back to the newest, with the focus at their head', async () => {
    let asked = 0;
    const { element, shadow, view } = await openOrders({
      'GET /order/get/orders': () =>
        asked++ === 1
          ? good({ orders: [{ ...summary, id: 'old', number: 'K25-BBBBBBBB' }], older: null })
          : good({ orders: [summary], older: `${at}_one` }),
    });
    expect(view.getByRole('heading').textContent).toBe('Your newest 1 orders');
    const older = view.getByRole('link', { name: 'Older orders' });
    expect(older.getAttribute('href')).toMatch(/\/mypage\/orders\?before=2026-11-18T02%3A00%3A00\.000Z_one$/);
    older.click();
    await ready(element, () => view.getByRole('link', { name: 'Order K25-BBBBBBBB' }));
    await ready(element, () => expect(shadow.activeElement?.textContent).toBe('Older orders'));
    expect(view.queryByRole('link', { name: 'Older orders' })).toBeNull();
    expect(await violations(element)).toEqual([]);
    view.getByRole('link', { name: 'Newest orders' }).click();
    await ready(element, () => view.getByRole('link', { name: 'Order K26-AAAAAAAA' }));
  });

  it('says how to pay, what is next, and when each step was taken', async () => {
    const { shadow } = await openOrders({}, 'one');
    expect(shadow.querySelector('.bank')?.textContent).toMatch(/\$110\.00.*062-000.*K26-AAAAAAAA/);
    const invoice = [...shadow.querySelectorAll('a')].find(({ textContent }) =>
      textContent?.startsWith('Tax invoice (PDF)'),
    );
    expect(invoice?.href).toMatch(/\/mypage\/orders(\/one\/invoice|\?master_id=one)$/);
    expect(shadow.querySelector('.next')?.textContent).toMatch(/approval.*It waits for payment too\./);
    expect(shadow.querySelector('[aria-current=step]')?.textContent).toBe('Proof sentWed 18 Nov 2026');
    expect(shadow.querySelectorAll('.to-come')).toHaveLength(4);
  });

  it('says by which day it is paid, what came of that, and what is still to pay', async () => {
    const inPart = {
      ...detail,
      to_pay: dollars(90),
      bank: { ...detail.bank, amount: dollars(90) } as OrderDetail['bank'],
    };
    const { shadow } = await openOrders({ 'GET /order/get/order/one': () => good(inPart) }, 'one');
    expect(shadow.querySelector('.bank')?.textContent).toContain(
      'To pay: $90.00Please transfer it by Wed 25 Nov 2026.',
    );
    expect(shadow.querySelector('.sums')?.textContent).toContain('Paid so far−$20.00Still to pay$90.00');
  });

  it('offers a transfer to who pays by card, folded, where a card is declined', async () => {
    const byCard = { ...detail, pay_path: '/checkout/pay?order=one', to_pay: dollars(110) };
    const { view, shadow } = await openOrders({ 'GET /order/get/order/one': () => good(byCard) }, 'one');
    const pay = view.getByRole('link', { name: 'Pay by card' }) as HTMLAnchorElement;
    expect(pay.href).toMatch(/\/checkout\/pay\?order=one$/);
    expect(shadow.querySelectorAll('.bank')).toHaveLength(1);
    const instead = shadow.querySelector('.bank details');
    expect(instead?.querySelector('summary')?.textContent).toBe('Pay by bank transfer instead');
    expect(instead?.hasAttribute('open')).toBe(false);
    expect(instead?.textContent).toMatch(/BSB062-000.*ReferenceK26-AAAAAAAA/);
  });

  it('shows nothing once the member signed out there, and their orders as soon as one signs in', async () => {
    const { element, shadow } = await openOrders({ 'POST /user/logout': () => good(null) }, 'one');
    const runtime = pageRuntime() as Runtime;
    await signOut(runtime);
    await ready(element, (root) => expect(root.querySelector('a')?.textContent).toBe('Sign in'));
    expect(shadow.textContent).not.toContain(order.number);
    const user = { id: '2', email: 'bo@example.com', rank: {} } as User;
    await adoptSession(runtime, { user, token: 'y'.repeat(43) });
    await ready(element, (root) => expect(root.querySelector('.head')?.textContent).toContain(order.number));
  });

  it('leads to a PDF by the address that the shop opens for it, in a tab that was opened at once', async () => {
    const replace = vi.fn();
    const tab = { opener: window, location: { replace }, close: vi.fn() };
    const opened = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const { view, shadow, element } = await openOrders(
      {
        'GET /order/get/paper-address/one/proof': () =>
          good({ path: '/mypage/orders/one/proofs/proof?sign=x' }),
        'GET /order/get/paper-address/one': () => refuse(429, 'API_TOO_MANY', 'Too many.'),
      },
      'one',
    );
    view.getByRole('link', { name: /^Proof 1/ }).click();
    expect(opened).toHaveBeenCalledOnce();
    await vi.waitFor(() =>
      expect(replace.mock.lastCall?.[0]).toMatch(/\/mypage\/orders\/one\/proofs\/proof\?sign=x$/),
    );
    expect(tab.opener).toBeNull();
    view.getByRole('link', { name: /^Tax invoice/ }).click();
    await ready(element, () => expect(shadow.textContent).toContain('Too many.'));
    expect(tab.close).toHaveBeenCalledOnce();
    opened.mockRestore();
  });

  it('approves once, after a second question, and says so with the focus where it was pressed', async () => {
    const { element, shadow, calls, view } = await openOrders(
      { 'POST /order/create/approval/one/proof': () => good(approved) },
      'one',
    );
    const first = summaryOf(shadow, /^Approve/);
    first?.click();
    expect(first?.nextElementSibling?.textContent).toMatch(
      /^We print .+ as proof 1 shows it, as soon as the order is paid\. That is final/,
    );
    // What of the artwork it shows is known before it is final.
    expect(first?.parentElement?.textContent).toContain('It shows "card front.png".');
    expect(await violations(element)).toEqual([]);
    view.getByRole('button', { name: 'Not yet' }).click();
    expect(first?.parentElement).toHaveProperty('open', false);
    expect(shadow.activeElement).toBe(first);
    expect(calls.filter((call) => call.startsWith('POST /order'))).toEqual([]);
    first?.click();
    const button = view.getByRole('button', { name: /^Approve and print/ });
    button.click();
    button.click();
    await ready(element, () =>
      expect(shadow.activeElement?.textContent).toMatch(
        /^You approved proof 1 of .*\. We print it as soon as the order is paid\.$/,
      ),
    );
    expect(calls.filter((call) => call.startsWith('POST /order'))).toHaveLength(1);
    expect(shadow.activeElement?.previousElementSibling?.getAttribute('part')).toBe('proof');
    // Heard by the focus alone.
    expect(shadow.textContent?.split('You approved proof 1')).toHaveLength(2);
    expect(shadow.activeElement?.role).not.toBe('status');
    expect(shadow.querySelector('.next')?.textContent).toMatch(/^Waits for payment/);
    expect(view.queryByRole('button', { name: /^Approve/ })).toBeNull();
    expect(await violations(element)).toEqual([]);
  });

  it('says that somebody was quicker, and shows what the order is then', async () => {
    let isApproved = false;
    const words = 'Sorry, your final proof has already been approved.';
    const { element, shadow, view } = await openOrders(
      {
        'POST /order/create/approval/one/proof': () => {
          isApproved = true;
          return refuse(409, 'ORDER_PROOF_APPROVED', words);
        },
        'GET /order/get/order/one': () => good(isApproved ? approved : detail),
      },
      'one',
    );
    view.getByRole('button', { name: /^Approve and print/ }).click();
    await ready(element, () =>
      expect(shadow.querySelector('.next')?.textContent).toMatch(/^Waits for payment/),
    );
    // Where the button was, with the focus that the button had, and nowhere else.
    await ready(element, () => expect(shadow.activeElement?.textContent).toBe(words));
    expect(shadow.activeElement?.previousElementSibling?.getAttribute('part')).toBe('proof');
    expect(shadow.textContent?.split(words)).toHaveLength(2);
  });

  it('keeps what was to be changed where somebody else approved meanwhile, to be sent as a message', async () => {
    let isApproved = false;
    const written: OrderDetail = {
      ...approved,
      messages: [{ id: 'second', line_id: 'piece', from: 'customer', text: 'Bluer.', at, files: [] }],
    };
    const { element, shadow, view, calls } = await openOrders(
      {
        'POST /order/create/change/one/proof': () => {
          isApproved = true;
          return refuse(409, 'ORDER_PROOF_APPROVED', 'Sorry, your final proof has already been approved.');
        },
        'POST /order/create/message/one': () => good(written),
        'GET /order/get/order/one': () => good(isApproved ? approved : detail),
      },
      'one',
    );
    (view.getByText('Something is to be changed') as HTMLElement).click();
    (view.getByLabelText(/^What is to be changed/) as HTMLTextAreaElement).value = 'Bluer.';
    view.getByRole('button', { name: 'Ask for a change' }).click();
    const field = await view.findByLabelText('The proof was answered already');
    expect((field as HTMLTextAreaElement).value).toBe('Bluer.');
    // What came of it has the focus, and what can be done about it comes next.
    const words = await view.findByText('Sorry, your final proof has already been approved.');
    expect(shadow.activeElement).toBe(words);
    expect(words.nextElementSibling?.contains(field)).toBe(true);
    expect(await violations(element)).toEqual([]);
    view.getByRole('button', { name: 'Send it as a message' }).click();
    await ready(element, () => expect(shadow.querySelector('.thread')?.textContent).toContain('Bluer.'));
    expect(view.queryByRole('button', { name: 'Send it as a message' })).toBeNull();
    expect(calls.filter((call) => call.startsWith('POST /order/create/message'))).toHaveLength(1);
  });

  it('says beside the button at what price a piece is in the cart again', async () => {
    const cart = { lines: [], sub_total: 99, shipping_fee: 0, total: 99 };
    const { element, shadow, view } = await openOrders(
      {
        'POST /order/create/reorder/one/piece': () =>
          good({ token: 'z'.repeat(43), cart, was: dollars(110), now: dollars(99) }),
      },
      'one',
    );
    view.getByRole('button', { name: /^Order again/ }).click();
    await ready(element, () =>
      expect(shadow.querySelector('.deeds [role=status]')?.textContent).toBe(
        'Standard Business Card is in your cart at $99.00; it was $110.00 when you ordered it.',
      ),
    );
    view.getByRole('link', { name: 'See your cart' });
  });

  it('shows each piece in the list, and says of what is cancelled whole that nothing is to be paid', async () => {
    const cancelled = { ...summary, lines: summary.lines.map((line) => ({ ...line, stage: 'cancelled' })) };
    const { shadow } = await openOrders({
      'GET /order/get/orders': () => good({ orders: [cancelled], older: null }),
    });
    expect(shadow.querySelectorAll('.listed .piece-thumb')).toHaveLength(1);
    expect(shadow.querySelector('.listed')?.textContent).toMatch(/\$110\.00, nothing to pay/);
  });

  it('says in the list as well what of an order was given back, and what is to be', async () => {
    const lines = summary.lines.map((line) => ({ ...line, stage: 'cancelled' as const }));
    const given = { ...summary, lines, payment: 'partly-refunded' as const, refunded: dollars(6) };
    const { shadow } = await openOrders({
      'GET /order/get/orders': () => good({ orders: [{ ...given, owed: dollars(104) }], older: null }),
    });
    expect(shadow.querySelector('.listed > p:last-child')?.textContent).toBe(
      '$110.00, paid, and $6.00 of it given back. We give back $104.00',
    );
  });

  it('says in the list that a piece waits for the rest of its artwork', async () => {
    const lines = summary.lines.map((line) => ({
      ...line,
      stage: 'artwork-received' as const,
      artwork_sent: 'part' as const,
    }));
    const { shadow } = await openOrders({
      'GET /order/get/orders': () => good({ orders: [{ ...summary, lines }], older: null }),
    });
    expect(shadow.querySelector('.pieces-in-short')?.textContent).toContain(
      'Artwork received. Waits for the rest of your artwork:',
    );
  });

  it('asks for no picture of artwork on another site, which would be asked for by nobody', async () => {
    const lines = summary.lines.map((line) => ({ ...line, artwork_id: 'art-1' }));
    const { shadow } = await openOrders({
      'GET /order/get/orders': () => good({ orders: [{ ...summary, lines }], older: null }),
    });
    const picture = shadow.querySelector<HTMLImageElement>('.listed .piece-thumb');
    expect(new URL(picture?.src ?? '').pathname).toBe('/api/get/drawing');
  });

  for (const [words, said, address] of [
    ['StarTrack AB12', 'Tracking: StarTrack AB12', undefined],
    [
      'StarTrack AB12 https://parcels.example/AB12?by=kerf',
      'Tracking: StarTrack AB12 Follow the parcel',
      'https://parcels.example/AB12?by=kerf',
    ],
  ])
    it(`tells the tracking "${words}", and leads to the carrier where that is named`, async () => {
      const lines = order.lines.map((line) => ({ ...line, stage: 'shipped', tracking: words }));
      const shipped = { ...detail, order: { ...order, lines } };
      const { shadow } = await openOrders({ 'GET /order/get/order/one': () => good(shipped) }, 'one');
      const tracking = shadow.querySelector('.next + p');
      expect([tracking?.textContent, tracking?.querySelector('a')?.href]).toEqual([said, address]);
    });

  for (const [width, stage, rows] of [
    [720, 'change-asked', [8]],
    [720, 'proof-sent', [7]],
    [335, 'change-asked', [4, 4]],
    [335, 'proof-sent', [4, 3]],
  ] as const)
    it(`has the ${rows.join(' and ')} steps of a piece in ${rows.length === 1 ? 'a row' : 'rows'} at ${width} px`, async () => {
      const changed = { ...detail, order: { ...order, lines: stageOf(stage) } };
      const { element, shadow } = await openOrders(
        { 'GET /order/get/order/one': () => good(changed) },
        'one',
      );
      element.style.width = `${width}px`;
      const count = new Map<number, number>();
      for (const step of shadow.querySelectorAll('.steps li')) {
        const { top } = step.getBoundingClientRect();
        count.set(top, (count.get(top) ?? 0) + 1);
        expect(step.scrollWidth).toBeLessThanOrEqual(step.clientWidth);
      }
      expect([...count.values()]).toEqual(rows);
    });

  for (const [width, spacing] of [
    [265, '0'],
    [280, '0'],
    [640, '0'],
    [335, '0.12em'],
    [640, '0.12em'],
  ] as const)
    it(`breaks no word of the steps at ${width} px with letters ${spacing} apart`, async () => {
      const changed = { ...detail, order: { ...order, lines: stageOf('change-asked') } };
      const { element, shadow } = await openOrders(
        { 'GET /order/get/order/one': () => good(changed) },
        'one',
      );
      element.style.width = `${width}px`;
      const list = shadow.querySelector('.steps') as HTMLElement;
      list.style.letterSpacing = spacing;
      list.style.wordSpacing = spacing === '0' ? '0' : '0.16em';
      expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
      const range = document.createRange();
      for (const { firstChild } of list.querySelectorAll('span, time')) {
        const words = firstChild?.nodeValue ?? '';
        for (const { index, 0: word } of words.matchAll(/\S+/g)) {
          range.setStart(firstChild as Node, index);
          range.setEnd(firstChild as Node, index + word.length);
          expect([word, range.getClientRects().length]).toEqual([word, 1]);
        }
      }
    });

  it('has the name of a proof in a line that is no taller than the next', async () => {
    const { element, shadow } = await openOrders({}, 'one');
    element.style.width = '240px';
    const item = shadow.querySelector('.rounds li') as HTMLElement;
    const words = [...item.childNodes].find(({ nodeValue }) => nodeValue?.includes('(PDF'));
    const range = document.createRange();
    range.selectNode(words as Node);
    const tops = [...range.getClientRects()].map(({ top }) => top);
    const { top } = item.getBoundingClientRect();
    expect(tops.length).toBeGreaterThan(1);
    expect((tops[0] ?? 0) - top).toBeLessThan(4);
    expect((tops[1] ?? 0) - (tops[0] ?? 0)).toBeLessThan(26);
  });

  it('says what money was given back for, why a piece was cancelled, and that its points are back', async () => {
    const { shadow } = await openOrders(
      {
        'GET /order/get/order/one': () =>
          good({
            ...detail,
            order: {
              ...order,
              payment: 'partly-refunded',
              refunded: dollars(1.5),
              lines: order.lines.map((line) => ({ ...line, stage: 'cancelled', points_returned: 2 })),
              events: [
                ...order.events,
                { at, what: 'cancelled', line_id: 'piece', detail: 'Too fine to cut.' },
              ],
            },
            refunds: [
              { at, amount: dollars(1), reason: 'A corner was bent.' },
              { at: '2026-11-19T02:00:00.000Z', amount: dollars(0.5), reason: '' },
            ],
          }),
      },
      'one',
    );
    expect(shadow.querySelector('.order')?.textContent).toContain('. Paid, and $1.50 of it given back.');
    expect([...shadow.querySelectorAll('.sums > p')].map(({ textContent }) => textContent)).toEqual([
      '$1.00 given back Wed 18 Nov 2026: A corner was bent.',
      '$0.50 given back Thu 19 Nov 2026',
    ]);
    expect(shadow.querySelector('.next')?.textContent).toBe(
      'It will not be printed. Your 2 points are back.',
    );
    expect(shadow.querySelector('.next + p')?.textContent).toBe('Our reason: Too fine to cut.');
  });

  for (const [stage, isTold] of [
    ['proof-sent', true],
    ['approved', false],
    ['in-production', false],
    ['delivered', false],
    ['cancelled', false],
  ] as const)
    it(`${isTold ? 'tells' : 'tells no more'} what was found in a file of a piece that is ${stage}`, async () => {
      const lines = order.lines.map((line) => ({ ...line, stage }));
      const { shadow } = await openOrders(
        { 'GET /order/get/order/one': () => good({ ...detail, order: { ...order, lines } }) },
        'one',
      );
      expect(/Worth knowing before we print it/.test(shadow.querySelector('.files')?.textContent ?? '')).toBe(
        isTold,
      );
    });

  it('says of several files which of them are printed, and tells what was found in those alone', async () => {
    const [file] = detail.artworks;
    const artworks = [
      { ...file, id: 'old', name: 'old.png', is_printed: false, is_front: false },
      { ...file, id: 'new', name: 'new.png' },
    ];
    const { shadow } = await openOrders(
      { 'GET /order/get/order/one': () => good({ ...detail, artworks }) },
      'one',
    );
    const said = [...shadow.querySelectorAll('.files > li')].map(({ textContent }) => textContent ?? '');
    expect(said[0]).toMatch(/^new\.png 84 kB\. We print this one\. Worth knowing before we print it:/);
    expect(said[0]).toContain('72 dots an inch');
    expect(said[1]).toMatch(/^old\.png 84 kB\. Remove/);
    // What a later one took the place of stands folded behind it.
    const earlier = summaryOf(shadow, /^Earlier files \(1\)/)?.parentElement;
    expect(earlier).toHaveProperty('open', false);
    expect(earlier?.textContent).toContain('Not printed: what you sent later takes its place.old.png');
    expect(shadow.querySelector('.files')?.compareDocumentPosition(earlier as Node)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('says of them after the approval which one is printed', async () => {
    const [file] = detail.artworks;
    const artworks = [
      { ...file, id: 'old', name: 'old.png', is_printed: false, is_front: false },
      { ...file, id: 'new', name: 'new.png' },
    ];
    const lines = order.lines.map((line) => ({ ...line, stage: 'delivered' }));
    const { shadow } = await openOrders(
      { 'GET /order/get/order/one': () => good({ ...detail, artworks, order: { ...order, lines } }) },
      'one',
    );
    expect(shadow.querySelector('.files > li')?.textContent).toMatch(
      /^new\.png 84 kB\. This one is printed\. /,
    );
  });

  it('says which piece a message is about, where the page was opened for one', async () => {
    const { element, view } = await openOrders({}, 'one', { piece: 'piece', open: 'messages' });
    view.getByLabelText(/^Your message about Standard Business Card/);
    // Who came to see the piece may want to write of anything.
    element.remove();
    const { view: other } = await openOrders({}, 'one', { piece: 'piece', open: 'proof' });
    other.getByLabelText(/^Your message$/);
  });

  it('asks before a file is removed, and says that new artwork withdraws the proof that waits', async () => {
    const { calls, view, shadow } = await openOrders(
      { 'DELETE /artwork/delete/file/file': () => good({ artworks: [] }) },
      'one',
    );
    summaryOf(shadow, /^Remove/)?.click();
    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
    view.getByRole('button', { name: /^Remove this file/ });
  });

  it('says beside the button that a message is sent, to the ear as well, and leaves the focus there', async () => {
    const { element, shadow, view } = await openOrders(
      { 'POST /order/create/message/one': () => good(detail) },
      'one',
    );
    await userEvent.type(view.getByLabelText('Your message'), 'Hello');
    await userEvent.click(view.getByRole('button', { name: 'Send message' }));
    const said = 'Your message is with us. We answer here and by e-mail.';
    await ready(element, () => view.getByText(said));
    expect(view.getByText(said).role).toBe('status');
    expect(view.getByText(said).previousElementSibling).toBe(shadow.activeElement);
    expect(shadow.activeElement?.textContent).toBe('Send message');
    expect(shadow.textContent?.split(said)).toHaveLength(2);
  });

  it('says where a piece was cancelled that it is', async () => {
    const lines = order.lines.map((line) => ({ ...line, stage: 'cancelled' }));
    const { element, shadow, view } = await openOrders(
      { 'DELETE /order/delete/piece/one/piece': () => good({ ...detail, order: { ...order, lines } }) },
      'one',
    );
    summaryOf(shadow, /^Cancel/)?.click();
    view.getByRole('button', { name: /^Cancel this piece/ }).click();
    await ready(element, () =>
      expect(shadow.activeElement?.textContent).toBe('Standard Business Card is cancelled.'),
    );
    expect(shadow.activeElement?.previousElementSibling?.className).toBe('deeds');
  });

  it('reads again what it could not read when there is a connection again', async () => {
    let answer = () => good(detail);
    const { element, shadow } = await openOrders({ 'GET /order/get/order/one': () => answer() }, 'one');
    const told = new Promise((resolve) => element.addEventListener('kerf-error', resolve, { once: true }));
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await loadOrder(pageRuntime() as Runtime, 'one');
    await told;
    // What is known stays.
    expect(shadow.querySelector('.next')?.textContent).toMatch(/^Waits for your approval/);
    answer = () => good(approved);
    dispatchEvent(new Event('online'));
    await ready(element, () =>
      expect(shadow.querySelector('.next')?.textContent).toMatch(/^Waits for payment/),
    );
  });

  /** Some seconds later somebody comes back to the page. */
  function comeBack(event: Event = new Event('focus'), later = 60_000) {
    const now = Date.now() + later;
    vi.spyOn(Date, 'now').mockImplementation(() => now);
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    (event.type === 'visibilitychange' ? document : window).dispatchEvent(event);
  }
  const stageOf = (stage: LineStage) => order.lines.map((line) => ({ ...line, stage }));
  const asked: OrderDetail = {
    ...detail,
    order: { ...order, lines: stageOf('change-asked') },
    proofs: detail.proofs.map((proof) => ({ ...proof, decision: 'change-asked', decided_at: at })),
  };
  const second: OrderDetail = {
    ...detail,
    proofs: [...asked.proofs, ...detail.proofs.map((proof) => ({ ...proof, id: 'proof-2', round: 2 }))],
  };
  const reads = (calls: readonly string[]) => calls.filter((call) => call.startsWith('GET /order/')).length;
  /** Until what a look brought would be drawn. */
  const drawn = async (calls: readonly string[], count: number) => {
    await vi.waitFor(() => expect(reads(calls)).toBe(count));
    await new Promise((resolve) => setTimeout(resolve, 100));
  };

  it('shows who comes back what came meanwhile, says it once, and no more what is over', async () => {
    let now = detail;
    const { element, shadow, view } = await openOrders(
      {
        'POST /order/create/change/one/proof': () => good(asked),
        'GET /order/get/order/one': () => good(now),
      },
      'one',
    );
    summaryOf(shadow, /^Something is to be changed/)?.click();
    (view.getByLabelText(/^What is to be changed/) as HTMLTextAreaElement).value = 'Bluer.';
    view.getByRole('button', { name: 'Ask for a change' }).click();
    const said = /^We have what is to be changed in Standard Business Card/;
    await ready(element, () => expect(shadow.activeElement?.textContent).toMatch(said));
    now = second;
    comeBack(new Event('visibilitychange'));
    await ready(element, () => view.getByRole('link', { name: /^Proof 2/ }));
    expect(view.queryByText(said)).toBeNull();
    expect(view.queryByText('The proof was answered already')).toBeNull();
    const status = view.getByText(/^Standard Business Card: Proof sent\. Waits for your approval/);
    expect(status.role).toBe('status');
    // The words had the focus, which goes on from the head of their piece.
    await ready(element, () => expect(shadow.activeElement?.textContent).toBe('Standard Business Card'));
    expect(await violations(element)).toEqual([]);
  });

  it('reads once for one return, changes nothing where nothing changed, and asks for nothing too soon or offline', async () => {
    const { element, shadow, calls, view } = await openOrders({}, 'one');
    const before = reads(calls);
    const events: string[] = [];
    for (const name of ['kerf-ready', 'kerf-error'])
      element.addEventListener(name, ({ type }) => events.push(type));
    const field = view.getByLabelText('Your message') as HTMLTextAreaElement;
    await userEvent.type(field, 'Half a sen');
    dispatchEvent(new Event('focus'));
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    comeBack();
    expect(reads(calls)).toBe(before);
    isOnline.mockReturnValue(true);
    const changes = vi.fn();
    const watch = new MutationObserver(changes);
    watch.observe(shadow, { subtree: true, childList: true, characterData: true, attributes: true });
    comeBack(new Event('visibilitychange'), 0);
    comeBack(new Event('focus'), 0);
    await drawn(calls, before + 1);
    watch.disconnect();
    expect(changes).not.toHaveBeenCalled();
    expect([shadow.activeElement, field.value, events]).toEqual([field, 'Half a sen', []]);
    // One that the way back kept is as it was left, however short that is ago.
    comeBack(new PageTransitionEvent('pageshow', { persisted: true }), 0);
    await drawn(calls, before + 2);
  });

  for (const [age, read] of [
    [60_000, 1],
    [1_000, 0],
  ] as const)
    it(`reads what a server drew ${age / 1_000} s ago ${read ? 'again' : 'no second time'} as it wakes`, async () => {
      localStorage.setItem('kerf-session', 'x'.repeat(43));
      let now = detail;
      const user = { id: '1', email: 'ada@example.com', rank: {} };
      const calls = interceptCalls(({ path }) =>
        path === '/user/get/user' ? good({ user, guest: null }) : good(now),
      );
      await define();
      const runtime = pageRuntime() as Runtime;
      await loadOrder(runtime, 'one');
      now = approved;
      vi.spyOn(Date, 'now').mockReturnValue(performance.timeOrigin + age);
      onTestFinished(() => {
        vi.restoreAllMocks();
      });
      const element = document.createElement(tag);
      element.setAttribute('order', 'one');
      element.setAttribute(serverMark, '');
      const shadow = element.attachShadow({ mode: 'open' });
      shadow.innerHTML =
        '<div class="root"><div class="view"><p></p><article class="order"></article></div></div>';
      document.body.append(element);
      await ready(element, () => {
        document.body.dispatchEvent(new Event('pointermove', { bubbles: true }));
        expect(element.hasAttribute(serverMark)).toBe(false);
      });
      await drawn(calls, 1 + read);
      expect(shadow.querySelector('.next')?.textContent).toMatch(
        read ? /^Waits for payment/ : /^Waits for your approval/,
      );
    });

  it('leaves what is there where it can’t be read again', async () => {
    let answer = () => good(detail);
    const { element, shadow, calls } = await openOrders(
      { 'GET /order/get/order/one': () => answer() },
      'one',
    );
    const before = reads(calls);
    const told = vi.fn();
    element.addEventListener('kerf-error', told);
    answer = () => refuse(500, 'API_BROKEN', 'Something is broken.');
    comeBack();
    await vi.waitFor(() => expect(reads(calls)).toBeGreaterThan(before));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(told).not.toHaveBeenCalled();
    expect(shadow.textContent).not.toContain('Something is broken.');
    expect(shadow.querySelector('.next')?.textContent).toMatch(/^Waits for your approval/);
  });

  it('keeps what is typed and where, and what was to be changed in a proof that is answered meanwhile', async () => {
    let now = detail;
    const { element, shadow, view } = await openOrders(
      { 'GET /order/get/order/one': () => good(now) },
      'one',
    );
    summaryOf(shadow, /^Something is to be changed/)?.click();
    const change = view.getByLabelText(/^What is to be changed/) as HTMLTextAreaElement;
    await userEvent.type(change, 'Bluer.');
    const message = view.getByLabelText('Your message') as HTMLTextAreaElement;
    await userEvent.type(message, 'By the way');
    now = approved;
    comeBack();
    const kept = (await view.findByLabelText('The proof was answered already')) as HTMLTextAreaElement;
    expect([kept.value, message.value, shadow.activeElement]).toEqual(['Bluer.', 'By the way', message]);
    expect(change.isConnected).toBe(false);
    await ready(element, () => view.getByText(/^Standard Business Card: Approved\./));
  });

  it('asks anew about a proof that came while another was about to be approved', async () => {
    let now = detail;
    const { element, shadow, view } = await openOrders(
      { 'GET /order/get/order/one': () => good(now) },
      'one',
    );
    summaryOf(shadow, /^Approve/)?.click();
    const button = view.getByRole('button', { name: /^Approve and print/ });
    button.focus();
    now = second;
    comeBack();
    await ready(element, () => expect(summaryOf(shadow, /^Approve proof 2/)).toBeTruthy());
    expect(summaryOf(shadow, /^Approve proof 2/)?.parentElement).toHaveProperty('open', false);
    expect(button.isConnected).toBe(false);
    await ready(element, () => expect(shadow.activeElement?.textContent).toBe('Standard Business Card'));
  });

  it('tells the page that the order came further, by the shop or by what was pressed, and nothing else', async () => {
    let now = detail;
    const { element, shadow, calls, view } = await openOrders(
      {
        'GET /order/get/order/one': () => good(now),
        'POST /order/create/message/one': () => good(now),
        'POST /order/create/approval/one/proof': () => good(approved),
      },
      'one',
    );
    const heard = vi.fn();
    element.addEventListener('kerf-order-progress', (event) => heard((event as CustomEvent).detail));
    const shop = detail.messages.map((each) => ({ ...each, id: 'answer', text: 'Hello too.' }));
    now = { ...detail, messages: [...detail.messages, ...shop] };
    const before = reads(calls);
    comeBack();
    await drawn(calls, before + 1);
    view.getByText('Hello too.');
    expect(heard).not.toHaveBeenCalled();
    now = { ...now, order: { ...order, payment: 'paid' } };
    comeBack();
    await vi.waitFor(() => expect(heard.mock.calls).toEqual([[{ order: 'one' }]]));
    summaryOf(shadow, /^Approve/)?.click();
    view.getByRole('button', { name: /^Approve and print/ }).click();
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
  });

  it('says once that money was given back, and no more once something else is so', async () => {
    let now: OrderDetail = { ...detail, order: { ...order, payment: 'paid' } };
    const { element, shadow } = await openOrders({ 'GET /order/get/order/one': () => good(now) }, 'one');
    const status = shadow.querySelector('.view > [role=status]');
    now = { ...detail, order: { ...order, payment: 'partly-refunded', refunded: dollars(6) } };
    comeBack();
    await ready(element, () => expect(status?.textContent).toBe('Paid, and $6.00 of it given back.'));
    now = { ...now, messages: [] };
    await loadOrder(pageRuntime() as Runtime, 'one');
    await ready(element, () => expect(status?.textContent).toBe(''));
  });

  it('says no more that a file was looked at once it is gone', async () => {
    const [file] = detail.artworks;
    let now: OrderDetail = { ...detail, artworks: [{ ...file, state: 'checking' } as Artwork] };
    const { element, shadow } = await openOrders({ 'GET /order/get/order/one': () => good(now) }, 'one');
    const words = /^card front\.png is looked at/;
    const isSaid = () =>
      [...shadow.querySelectorAll('[role=status]')].some((it) => words.test(it.textContent ?? ''));
    now = detail;
    await ready(element, () => expect(isSaid()).toBe(true));
    now = { ...detail, artworks: [] };
    comeBack();
    await ready(element, () => expect(isSaid()).toBe(false));
  });

  it('reads the list again as well', async () => {
    let stage: LineStage = 'proof-sent';
    const { element, shadow, view } = await openOrders({
      'GET /order/get/orders': () =>
        good({
          orders: [{ ...summary, lines: summary.lines.map((line) => ({ ...line, stage })) }],
          older: null,
        }),
    });
    const link = view.getByRole('link', { name: 'Order K26-AAAAAAAA' });
    link.focus();
    stage = 'approved';
    comeBack();
    await ready(element, () =>
      expect(shadow.querySelector('.listed')?.textContent).toMatch(/Approved\. Waits for payment/),
    );
    expect(shadow.activeElement).toBe(link);
  });

  it('says no more that a message is with the shop once the shop answered it', async () => {
    let now = detail;
    const { element, view } = await openOrders(
      {
        'POST /order/create/message/one': () => good(detail),
        'GET /order/get/order/one': () => good(now),
      },
      'one',
    );
    await userEvent.type(view.getByLabelText('Your message'), 'Hello');
    await userEvent.click(view.getByRole('button', { name: 'Send message' }));
    const said = 'Your message is with us. We answer here and by e-mail.';
    await ready(element, () => view.getByText(said));
    const answers = detail.messages.map((each) => ({ ...each, id: 'answer', text: 'Hello too.' }));
    now = { ...detail, messages: [...detail.messages, ...answers] };
    comeBack();
    await ready(element, () => view.getByText('Hello too.'));
    await ready(element, () => expect(view.queryByText(said)).toBeNull());
    view.getByText('There is a new message from us.');
  });

  it('thanks for a review where its form was', async () => {
    const lines = order.lines.map((line) => ({ ...line, stage: 'delivered' }));
    const delivered = { ...detail, order: { ...order, lines } };
    const review = {
      line_id: 'piece',
      date: at,
      rate: 5,
      title: 'Sharp',
      comment: 'Clean edges.',
      images: 0,
      answer: '',
      is_hidden: false,
    };
    const { element, shadow, view } = await openOrders(
      {
        'GET /order/get/order/one': () => good(delivered),
        'POST /order/create/review/one/piece': () => good({ ...delivered, reviews: [review] }),
      },
      'one',
    );
    await ready(element, (root) => expect(root.querySelector('.review-form')).not.toBeNull());
    summaryOf(shadow, /^Write a review/)?.click();
    view.getByRole('radio', { name: /^5/ }).click();
    (view.getByLabelText('Title') as HTMLInputElement).value = 'Sharp';
    (view.getByLabelText('What do you think of it?') as HTMLTextAreaElement).value = 'Clean edges.';
    view.getByRole('button', { name: /^Send review/ }).click();
    await ready(element, () =>
      expect(shadow.activeElement?.textContent).toBe(
        'Thank you. Your review of Standard Business Card is in the shop.',
      ),
    );
    expect(shadow.activeElement?.previousElementSibling?.className).toBe('own-review');
  });

  it('opens at the proof that waits where no piece is named', async () => {
    const [line] = order.lines;
    const lines = [{ ...line, id: 'other', stage: 'placed' as const }, line];
    const both = { 'GET /order/get/order/one': () => good({ ...detail, order: { ...order, lines } }) };
    const { shadow } = await openOrders(both, 'one', { open: 'proof' });
    expect(shadow.querySelector('[part=proof]')?.hasAttribute('autofocus')).toBe(true);
  });

  it('says which files a proof shows', async () => {
    const { shadow } = await openOrders({}, 'one');
    expect(shadow.querySelector('.rounds')?.textContent).toContain('It shows "card front.png".');
  });

  const missing = { code: 'missing', message: 'You ordered 2 sets.', page: null, box: null, mark: null };
  for (const [how, warnings, isAsked] of [
    ['asks', [missing], true],
    ['does not ask', [], false],
  ] as const)
    it(`${how} for the rest of the artwork before a proof ${isAsked ? 'of a part' : 'of all'} of it is approved`, async () => {
      const artworks = detail.artworks.map((file) => ({ ...file, warnings }));
      const { shadow } = await openOrders(
        { 'GET /order/get/order/one': () => good({ ...detail, artworks }) },
        'one',
      );
      const words = shadow.querySelector('.approving')?.textContent ?? '';
      const asked =
        'Send the rest of your artwork before you approve, or write to us what is to be printed there.';
      expect(words.includes(asked)).toBe(isAsked);
    });

  it('asks for words where a message is empty, and keeps what was typed where it is refused', async () => {
    const { element, calls, view } = await openOrders(
      { 'POST /order/create/message/one': () => refuse(429, 'API_TOO_MANY', 'Too many messages.') },
      'one',
    );
    const field = view.getByLabelText('Your message');
    view.getByRole('button', { name: 'Send message' }).click();
    await ready(element, () => expect(field.getAttribute('aria-invalid')).toBe('true'));
    view.getByText('Your message is required.');
    expect(calls.filter((call) => call.startsWith('POST /order'))).toHaveLength(0);
    await userEvent.type(field, 'Hello');
    view.getByRole('button', { name: 'Send message' }).click();
    await ready(element, () => view.getByText('Too many messages.'));
    expect((field as HTMLTextAreaElement).value).toBe('Hello');
  });
});
