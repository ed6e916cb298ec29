import { chooseOption } from '@kerf/sdk/actions';
import type { Holiday, ShippingInfo } from '@kerf/sdk/contract';
import { within } from 'shadow-dom-testing-library';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { KerfElement } from '../element/kerf-element.js';
import { keepsTheWidgetContract, place, ready, violations } from '../testing/contract-suite.js';
import { altered, interceptCalls, refuse, unreachable } from '../testing/intercept-calls.js';

const tag = 'kerf-shipping-info';
const item = 'die-cut';
const define = () => import('./shipping-info.define.js');
const isReady = (shadow: ShadowRoot) =>
  expect(shadow.querySelector('[part=open]')?.textContent).toMatch(/^Shipping information for ./);

const holidays: Holiday[] = [
  { date: '2026-12-25', name: 'Christmas Day', type: 'regular' },
  { date: '2026-12-28', name: 'Boxing Day', type: 'regular' },
  { date: '2026-12-29', name: 'Closed over the New Year', type: 'special' },
];
const order = { starts: '2026-12-23', ships: '2026-12-24', arrives: '2026-12-31' };

/** Every product has the days of one order, of 2 + 2 business days over Christmas; the last takes a day longer to print. */
const knownDays = () =>
  interceptCalls(({ path, pass }) => {
    if (path === '/quote/get/holidays')
      return altered<{ data: Holiday[] }>(pass(), (body) => ({ ...body, data: holidays }));
    if (path.startsWith('/quote/get/shipping-info/'))
      return altered<{ data: ShippingInfo[] }>(pass(), (body) => ({
        ...body,
        data: body.data.map((info, index) => ({
          ...info,
          ...order,
          printing_days: index === body.data.length - 1 ? 3 : 2,
          shipping_days: 2,
          ...(index === body.data.length - 1 && { ships: '2026-12-30', arrives: '2027-01-04' }),
        })),
      }));
    return null;
  });

async function placed() {
  await define();
  const element = place(tag, { item }) as KerfElement;
  const shadow = await ready(element, isReady);
  const root = within(shadow.querySelector('.root') as HTMLElement);
  const told: unknown[] = [];
  element.addEventListener('kerf-error', (event) => told.push((event as CustomEvent).detail));
  return { element, shadow, root, told };
}

/** The dialog, with everything in it. */
async function open() {
  const widget = await placed();
  await userEvent.click(widget.root.getByRole('button', { name: /^Shipping information/ }));
  await ready(widget.element, (shadow) =>
    expect(shadow.querySelector('dialog[open] [part=calendar]')).toBeTruthy(),
  );
  const { shadow } = widget;
  const cell = (words: string) =>
    [...shadow.querySelectorAll('td')].find(({ textContent }) => textContent?.includes(words));
  const estimate = () => shadow.querySelector('[part=estimate]')?.textContent;
  return { ...widget, cell, estimate };
}

describe('<kerf-shipping-info>', () => {
  keepsTheWidgetContract({ tag, attributes: { item }, define, isReady });

  it('promises free shipping Australia wide, a free PDF proof after checkout, and how long it takes', async () => {
    const { element, shadow } = await placed();
    await ready(element, () =>
      expect([...shadow.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
        'Free shipping Australia wide',
        'Free PDF proof after checkout',
        '5-9 business days',
      ]),
    );
  });

  it('is over the page with its dialog also after the page moved it', async () => {
    const { element, shadow } = await open();
    const place = document.body.appendChild(document.createElement('div'));
    onTestFinished(() => place.remove());
    place.append(element);
    const dialog = shadow.querySelector('dialog[open]');
    expect(dialog?.matches(':modal')).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(dialog?.matches(':modal')).toBe(true);
    expect(element.getAttribute('open')).toBe('dialog');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => element.getAttribute('open')).toBe(null);
  });

  it('is ready without an item too, and leads to the shop for the days', async () => {
    await define();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const told: unknown[] = [];
    const hear = (event: Event) => told.push([event.type, (event as CustomEvent).detail]);
    for (const type of ['kerf-ready', 'kerf-error']) {
      document.addEventListener(type, hear);
      onTestFinished(() => document.removeEventListener(type, hear));
    }
    const element = place(tag, {});
    await expect
      .poll(async () => {
        await vi.advanceTimersByTimeAsync(500);
        return told;
      })
      .toEqual([['kerf-ready', { configuration: '', item: '' }]]);
    const button = element.shadowRoot?.querySelector<HTMLElement>('[part=open]');
    button?.click();
    await expect
      .poll(() => element.shadowRoot?.querySelector('dialog[open] a')?.textContent)
      .toBe('Turnaround times and the delivery calendar of every product');
  });

  it('asks the shop for nothing of it before somebody opens it', async () => {
    const calls = interceptCalls();
    const { root, element } = await placed();
    expect(calls.filter((call) => /shipping-info|holidays/.test(call))).toEqual([]);
    await userEvent.click(root.getByRole('button', { name: /^Shipping information/ }));
    await ready(element, () =>
      expect(calls.filter((call) => /shipping-info|holidays/.test(call))).toEqual([
        expect.stringMatching(/^GET \/quote\/get\/shipping-info\/\d+$/),
        'GET /quote/get/holidays',
      ]),
    );
  });

  it('opens "Shipping Information": the text, the turnaround of every product, and a calendar', async () => {
    knownDays();
    const { element, root, shadow } = await open();
    expect(shadow.activeElement).toBe(root.getByRole('heading', { name: 'Shipping Information' }));
    const text = shadow.querySelector('[part=information]')?.textContent;
    for (const words of [
      'Free shipping Australia wide',
      '5-9 business days',
      'approved and paid after 6:00 PM',
      'the next business day',
      'within 3 business days after shipping',
      'no delivery guarantee',
    ])
      expect(text).toContain(words);
    const table = root.getByRole('table', { name: /^Turnaround time/ });
    expect(root.getByRole('heading', { name: 'Turnaround Time' })).toBeTruthy();
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Product', 'Printing days', 'Shipping days', 'Total business days']);
    const rows = [...table.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    expect(rows[0]?.slice(1)).toEqual(['2', '2', '4']);
    expect(rows.at(-1)?.slice(1)).toEqual(['3', '2', '5']);
    expect(await violations(element)).toEqual([]);
  });

  it('keeps its heading and the way out in view down to the last day of the calendar', async () => {
    knownDays();
    await page.viewport(375, 640);
    onTestFinished(() => page.viewport(1000, 800));
    const { root, shadow } = await open();
    const dialog = shadow.querySelector('dialog[open]') as HTMLElement;
    dialog.scrollTo(0, dialog.scrollHeight);
    expect(dialog.scrollTop).toBeGreaterThan(640);
    const frame = dialog.getBoundingClientRect();
    for (const part of [
      root.getByRole('heading', { name: 'Shipping Information' }),
      root.getByRole('button', { name: 'Close' }),
    ]) {
      const { left, top, width, height } = part.getBoundingClientRect();
      expect(top).toBeGreaterThan(frame.top);
      expect(part.contains(shadow.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
    }
    // What has the focus further up comes out from behind them.
    const product = root.getByRole('combobox', { name: 'Product' });
    product.focus();
    expect(product.getBoundingClientRect().top).toBeGreaterThan(
      root.getByRole('heading', { name: 'Shipping Information' }).getBoundingClientRect().bottom,
    );
  });

  it('marks the first day, the days that count, the day it ships and the last, and both kinds of days off', async () => {
    knownDays();
    const { root, shadow, cell, estimate } = await open();
    expect(root.getByRole('table', { name: 'December 2026' })).toBeTruthy();
    const partOf = (words: string) => cell(words)?.getAttribute('part');
    expect(partOf('Wed 23 Dec 2026: printing starts')).toBe('day-range day-start');
    expect(partOf('Thu 24 Dec 2026: ships')).toBe('day-range');
    expect(partOf('Fri 25 Dec 2026: Christmas Day, public holiday')).toBe('day-regular');
    expect(partOf('Sat 26 Dec 2026: weekend')).toBeNull();
    expect(partOf('Tue 29 Dec 2026: Closed over the New Year, special closure')).toBe('day-special');
    expect(partOf('Wed 30 Dec 2026: on its way')).toBe('day-range');
    expect(partOf('Thu 31 Dec 2026: arrives by this day')).toBe('day-range day-end');
    expect(shadow.querySelectorAll('[part~=day-range]')).toHaveLength(4);
    expect(estimate()).toMatch(
      /takes 3-4 business days: printing starts on Wed 23 Dec 2026, it ships on Thu 24 Dec 2026 and arrives by Thu 31 Dec 2026\.$/,
    );
    // Told apart by their edge, in any colour.
    const edge = (words: string) =>
      getComputedStyle(cell(words)?.querySelector('.face') as Element).borderTopStyle;
    expect(
      ['Christmas Day', 'Closed over the New Year', 'on its way', 'Tue 22 Dec 2026'].map((words) =>
        edge(words),
      ),
    ).toEqual(['double', 'dashed', 'solid', 'none']);
    const legend = root.getByRole('list', { name: 'What the marks mean' });
    expect(
      within(legend)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Printing starts',
      'Printing and shipping',
      'Ships',
      'Arrives by',
      'Public holiday',
      'Special closure',
    ]);
    expect(
      within(root.getByRole('list', { name: /^Days off/ }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toContain('Tue 29 Dec 2026: Closed over the New Year, special closure');
  });

  it('shows another product when it is chosen, and says its dates', async () => {
    knownDays();
    const { element, root, shadow, estimate } = await open();
    const field = root.getByLabelText<HTMLSelectElement>('Product');
    const last = field.options.item(field.options.length - 1) as HTMLOptionElement;
    await userEvent.selectOptions(field, last);
    await ready(element, () => expect(estimate()).toContain(`An order of ${last.label} `));
    expect(shadow.querySelector('[part=estimate]')?.getAttribute('role')).toBe('status');
    expect(shadow.querySelector('tr[aria-current]')?.textContent).toContain(last.label);
    expect(estimate()).toContain('arrives by Mon 4 Jan 2027');
    expect(root.getByRole('table', { name: 'January 2027' })).toBeTruthy();
    // What is configured stays as it is.
    const { selection, range } = element.runtime.snapshot().configurations[item] ?? {};
    expect(selection?.product_id).toBe(range?.products[0]?.id);
  });

  it('names the product in its list, also where there is one alone', async () => {
    interceptCalls(({ path, pass }) =>
      path.startsWith('/quote/get/shipping-info/')
        ? altered<{ data: ShippingInfo[] }>(pass(), (body) => ({ ...body, data: body.data.slice(0, 1) }))
        : null,
    );
    const { root, estimate } = await open();
    expect(estimate()).toMatch(/^An order of /);
    expect(root.getByLabelText<HTMLSelectElement>('Product').options).toHaveLength(1);
  });

  it('begins with the product that is configured', async () => {
    knownDays();
    const { element, root } = await placed();
    const products = element.runtime.snapshot().configurations[item]?.range?.products ?? [];
    const other = products[1];
    chooseOption(element.runtime, item, 'product_id', other?.id as number);
    await userEvent.click(root.getByRole('button', { name: /^Shipping information/ }));
    await ready(element, () =>
      expect(root.getByLabelText<HTMLSelectElement>('Product').selectedOptions[0]?.label).toBe(other?.name),
    );
  });

  it('pages through a year by keyboard, and says where it is', async () => {
    knownDays();
    const { element, root } = await open();
    root.getByRole('button', { name: 'Next: Months' }).focus();
    await userEvent.keyboard('{Enter}');
    await ready(element, () => expect(root.getByRole('table', { name: 'February 2027' })).toBeTruthy());
    expect(root.getByText('2 of 6').getAttribute('role')).toBe('status');
    expect(root.queryByRole('table', { name: 'December 2026' })).toBeNull();
  });

  it('closes with Escape, and gives the focus back to its button', async () => {
    const { element, shadow } = await open();
    await userEvent.keyboard('{Escape}');
    await ready(element, () => expect(shadow.querySelector('dialog[open]')).toBeNull());
    expect(element.hasAttribute('open')).toBe(false);
    expect(shadow.activeElement).toBe(shadow.querySelector('[part=open]'));
  });

  it.each([
    ['the shop can’t be reached', unreachable, 'CLIENT_UNREACHABLE'],
    ['it fails', () => refuse(500, 'API_INTERNAL', 'Something went wrong.'), 'API_INTERNAL'],
    ['the answer is none', async () => Response.json({ status: 'SUCCESS', data: [{}] }), 'CLIENT_GARBAGE'],
  ])(
    'shows no error where %s: the text and a way to the shop’s page stay; the page is told, and it is logged',
    async (_, fail, code) => {
      const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
      onTestFinished(() => logged.mockRestore());
      let isFailing = true;
      interceptCalls(({ path }) =>
        isFailing && path.startsWith('/quote/get/shipping-info') ? fail() : null,
      );
      const { element, root, shadow, told } = await placed();
      await userEvent.click(root.getByRole('button', { name: /^Shipping information/ }));
      await ready(element, () => expect(shadow.querySelector('dialog a')).toBeTruthy());
      expect(shadow.querySelector('dialog a')?.getAttribute('href')).toMatch(
        /\/shipping\?item=die-cut&product_id=\d+$/,
      );
      expect(shadow.querySelector('[role=alert], [part~=error-notice]')).toBeNull();
      expect(shadow.querySelector('[part=information]')?.textContent).toContain('no delivery guarantee');
      expect(told).toEqual([expect.objectContaining({ configuration: item, item, code })]);
      expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('no shipping information'));
      // Whoever opens it again asks again.
      isFailing = false;
      await userEvent.keyboard('{Escape}');
      await ready(element, () => expect(element.hasAttribute('open')).toBe(false));
      await userEvent.click(root.getByRole('button', { name: /^Shipping information/ }));
      await ready(element, () => expect(shadow.querySelector('[part=calendar]')).toBeTruthy());
    },
  );

  it('keeps its promises where the item can’t be had, and shows no error', async () => {
    interceptCalls(({ path }) => (path === '/quote/get/featured-items' ? unreachable() : null));
    await define();
    const element = place(tag, { item });
    const shadow = await ready(element, (root) =>
      expect(root.querySelector('[part=services]')?.hasAttribute('aria-busy')).toBe(false),
    );
    expect(shadow.querySelector('dl')?.textContent).toContain('Free shipping Australia wide');
    expect(shadow.querySelector('[role=alert], [part~=error-notice]')).toBeNull();
    shadow.querySelector<HTMLButtonElement>('[part=open]')?.click();
    await ready(element, () => expect(shadow.querySelector('dialog[open] a')).toBeTruthy());
  });

  it('shows everything in its place where a page asks for that', async () => {
    knownDays();
    await define();
    const element = place(tag, { item, show: 'page' });
    const shadow = await ready(element, (root) => expect(root.querySelector('[part=calendar]')).toBeTruthy());
    expect(shadow.querySelector('[part=open]')).toBeNull();
    expect(shadow.querySelector('[part=information]')).toBeTruthy();
    expect(await violations(element)).toEqual([]);
  });
});
