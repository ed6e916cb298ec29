import { chooseOption, chooseQuantity, typeOption } from '@kerf/sdk/actions';
import { messages } from '@kerf/sdk/contract';
import { dollars } from '@kerf/sdk/rules';
import type { Runtime } from '@kerf/sdk/runtime';
import { within } from 'shadow-dom-testing-library';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { alterPrices } from '../testing/alter-prices.js';
import { keepsTheWidgetContract, place, ready } from '../testing/contract-suite.js';
import { interceptCalls, refuse, unreachable } from '../testing/intercept-calls.js';

const define = () => import('./price-table.define.js');
const attributes = { item: 'premium-business-card' };
const radios = (shadow: ShadowRoot) => [...shadow.querySelectorAll<HTMLInputElement>('input[type=radio]')];
const isPriced = (shadow: ShadowRoot) =>
  expect(shadow.querySelector('tbody td')?.textContent).toMatch(/\$\d/);

describe('<kerf-price-table>', () => {
  keepsTheWidgetContract({ tag: 'kerf-price-table', attributes, define, isReady: isPriced });

  it('lists every quantity with its total, unit price and saving', async () => {
    await define();
    const shadow = await ready(place('kerf-price-table', attributes), isPriced);
    const rows = [...shadow.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent?.trim()),
    );
    expect(rows).toHaveLength(12);
    expect(rows[0]).toEqual(['50', '$17.00', '$0.34', '']);
    for (const [, total, unit, saving] of rows.slice(1)) {
      expect(total).toMatch(/^\$[\d,]+\.\d\d$/);
      expect(unit).toMatch(/^\$\d+\.\d{2,4}$/);
      expect(saving).toMatch(/^\d+%$/);
    }
  });

  it('chooses the quantity of a pressed row and tells the page', async () => {
    await define();
    const element = place('kerf-price-table', attributes);
    const shadow = await ready(element, isPriced);
    const told: unknown[] = [];
    document.addEventListener('kerf-change', (event) => told.push((event as CustomEvent).detail), {
      once: true,
    });
    radios(shadow)[6]?.click();
    await ready(element, () => expect(radios(shadow)[6]?.checked).toBe(true));
    await expect
      .poll(() => told)
      .toEqual([
        {
          configuration: 'premium-business-card',
          item: 'premium-business-card',
          selection: expect.objectContaining({ quantity_index: 6 }),
        },
      ]);
  });

  it('shows a quantity of one’s own among the listed ones, marked and chosen, with what a piece costs and saves', async () => {
    await define();
    const element = place('kerf-price-table', attributes) as HTMLElement & { runtime: Runtime };
    const shadow = await ready(element, isPriced);
    const count = radios(shadow).length;
    const own = () => shadow.querySelector('small')?.closest('tr');
    chooseOption(element.runtime, 'premium-business-card', 'quantity_index', -1);
    typeOption(element.runtime, 'premium-business-card', 'custom_quantity', '333');
    await ready(element, () => expect(own()).toBeTruthy());
    const cells = [...(own()?.children ?? [])].map((cell) => cell.textContent?.trim());
    expect(cells[0]).toBe('333Custom');
    expect(cells[1]).toMatch(/^\$[\d,]+\.\d\d$/);
    expect(cells[2]).toMatch(/^\$\d+\.\d{2,4}$/);
    expect(cells[3]).toMatch(/^\d+%$/);
    expect(own()?.getAttribute('part')).toBe('row row-chosen');
    expect(own()?.querySelector('input')?.checked).toBe(true);
    const quantities = [...shadow.querySelectorAll('tbody th')].map((cell) =>
      Number.parseInt(cell.textContent?.replace(/,/g, '') ?? '', 10),
    );
    expect(quantities).toEqual([...quantities].sort((one, other) => one - other));
    expect(quantities).toHaveLength(count + 1);
    chooseQuantity(element.runtime, 'premium-business-card', 0);
    await ready(element, () => expect(radios(shadow)).toHaveLength(count));
    expect(radios(shadow)[0]?.checked).toBe(true);
  });

  it('marks a listed quantity that was typed by hand, once', async () => {
    await define();
    const element = place('kerf-price-table', attributes) as HTMLElement & { runtime: Runtime };
    const shadow = await ready(element, isPriced);
    chooseOption(element.runtime, 'premium-business-card', 'quantity_index', -1);
    typeOption(element.runtime, 'premium-business-card', 'custom_quantity', '500');
    await ready(element, () => expect(radios(shadow)[6]?.checked).toBe(true));
    await new Promise((settled) => setTimeout(settled, 1_000));
    expect(radios(shadow).filter(({ checked }) => checked)).toHaveLength(1);
    expect(shadow.querySelector('small')).toBeNull();
  });

  it('says what to do when there is no such product', async () => {
    await define();
    const element = place('kerf-price-table', { item: 'no-such-thing' });
    const shadow = await ready(element, (root) =>
      expect(root.querySelector('[part=error-notice]')).not.toBeNull(),
    );
    expect(shadow.querySelector('[part=error-notice]')?.textContent?.length).toBeGreaterThan(20);
  });

  it('chooses by a press anywhere in a row, once', async () => {
    await define();
    const element = place('kerf-price-table', attributes);
    const told: unknown[] = [];
    element.addEventListener('kerf-change', (event) => told.push((event as CustomEvent).detail));
    // From then on the page is told what changes.
    await new Promise((isReady) => element.addEventListener('kerf-ready', isReady));
    const shadow = await ready(element, isPriced);
    const rows = [...shadow.querySelectorAll<HTMLElement>('tbody tr')];
    rows[4]?.querySelector<HTMLElement>('td:last-child')?.click();
    await ready(element, () => expect(radios(shadow)[4]?.checked).toBe(true));
    await userEvent.click(rows[2]?.querySelector('label') as HTMLElement);
    await ready(element, () => expect(radios(shadow)[2]?.checked).toBe(true));
    await ready(element, () => expect(told).toHaveLength(2));
    await ready(element, () =>
      expect(rows.map((row) => row.part.contains('row-chosen')).indexOf(true)).toBe(2),
    );
    expect(rows.every((row) => row.part.contains('row'))).toBe(true);
    expect(rows.filter((row) => row.part.contains('row-chosen'))).toHaveLength(1);
  });

  it('gives the text of the chosen row the weight that the page has for its part', async () => {
    const sheet = document.createElement('style');
    sheet.textContent = 'kerf-price-table::part(row-chosen) { font-weight: 700; }';
    await define();
    const shadow = await ready(place('kerf-price-table', attributes), isPriced);
    const weights = (row: string) => {
      const cells = shadow.querySelectorAll(`${row} > *`);
      return [...new Set([...cells].map((cell) => getComputedStyle(cell).fontWeight))];
    };
    expect(weights('tbody .chosen')).toEqual(['650']);
    document.head.append(sheet);
    try {
      expect(weights('tbody .chosen')).toEqual(['700']);
      expect(weights('tr:not(.chosen)')).toEqual(['400']);
    } finally {
      sheet.remove();
    }
  });

  it('strikes the list price of a row that costs less, and of no other', async () => {
    alterPrices((rows) =>
      rows.map((row, index) => (index === 3 ? { ...row, orig_price: dollars(row.price + 12.5) } : row)),
    );
    await define();
    const shadow = await ready(place('kerf-price-table', attributes), isPriced);
    const struck = [...shadow.querySelectorAll('s')];
    expect(struck).toHaveLength(1);
    const [row] = struck.map((one) => one.closest('tr'));
    expect(row?.querySelector('th')?.textContent).toBe(shadow.querySelectorAll('tbody th')[3]?.textContent);
    const prices =
      row
        ?.querySelector('td')
        ?.textContent?.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    expect(prices).toHaveLength(2);
    expect((prices[0] ?? 0) - (prices[1] ?? 0)).toBeCloseTo(12.5, 5);
  });

  it('shows no saving at the first quantity, nor where a piece costs as much', async () => {
    alterPrices((rows) =>
      rows.map((row, index) => (index === 1 ? { ...row, price: dollars(row.quantity) } : row)),
    );
    await define();
    const shadow = await ready(place('kerf-price-table', attributes), isPriced);
    const savings = [...shadow.querySelectorAll('tbody tr')].map((row) => row.lastElementChild?.textContent);
    expect(savings.slice(0, 2)).toEqual(['', '']);
    expect(savings[2]).toMatch(/^\d+%$/);
  });

  it('writes thousands apart', async () => {
    await define();
    const shadow = await ready(place('kerf-price-table', attributes), isPriced);
    const quantities = [...shadow.querySelectorAll('tbody th')].map((cell) => cell.textContent);
    expect(quantities.at(-1)).toMatch(/^\d+,000$/);
  });

  it('is a named table with heads, and says that it waits for prices', async () => {
    interceptCalls(({ path, pass }) =>
      path === '/quote/get/featured-items'
        ? new Promise((resolve) => setTimeout(() => resolve(pass()), 300))
        : null,
    );
    await define();
    const element = place('kerf-price-table', attributes);
    const shadow = await ready(element, (root) => expect(root.querySelector('table')).not.toBeNull());
    const table = within(shadow.querySelector('.root') as HTMLElement).getByRole('table', {
      name: 'Price by quantity, in Australian dollars with GST included',
    });
    expect(table.ariaBusy).toBe('true');
    expect(shadow.querySelectorAll('tbody tr')).toHaveLength(12);
    expect(shadow.querySelector('tbody')?.textContent?.trim()).toBe('');
    expect(radios(shadow)).toEqual([]);
    shadow.querySelector<HTMLElement>('tbody td')?.click();
    expect([...shadow.querySelectorAll('thead th')].map((head) => head.textContent)).toEqual([
      'Quantity',
      'Total',
      'Unit price',
      'Savings',
    ]);
    expect([...shadow.querySelectorAll('thead th')].map((head) => head.getAttribute('scope'))).toEqual(
      Array(4).fill('col'),
    );
    await ready(element, isPriced);
    expect(table.ariaBusy).toBe('false');
    expect(
      [...shadow.querySelectorAll('tbody th')].every((head) => head.getAttribute('scope') === 'row'),
    ).toBe(true);
  });

  it('keeps the quantities of cards while there are no prices, and asks again when told', async () => {
    let isCut = true;
    interceptCalls(({ path }) => (path === '/get/pricing-data' && isCut ? unreachable() : null));
    await define();
    const element = place('kerf-price-table', attributes);
    const shadow = await ready(element, isPriced);
    chooseOption(
      (element as HTMLElement & { runtime: Runtime }).runtime,
      'premium-business-card',
      'printed_side_id',
      2,
    );
    await ready(element, (root) => expect(root.querySelector('[part=error-notice]')).not.toBeNull());
    expect(radios(shadow)).toHaveLength(12);
    expect(shadow.querySelector('tbody')?.textContent).not.toContain('$');
    isCut = false;
    within(shadow.querySelector('.root') as HTMLElement)
      .getByRole('button', { name: 'Try again' })
      .click();
    await ready(element, isPriced);
    expect(shadow.querySelector('[part=error-notice]')).toBeNull();
  });

  it('offers no second try where the shop refuses for good', async () => {
    interceptCalls(({ path }) =>
      path === '/quote/get/featured-items'
        ? refuse(
            404,
            'CATALOGUE_UNKNOWN_ITEM',
            'There is no such item. Its name is the end of its address in the shop.',
          )
        : null,
    );
    await define();
    const element = place('kerf-price-table', attributes);
    const shadow = await ready(element, (root) =>
      expect(root.querySelector('[part=error-notice]')).not.toBeNull(),
    );
    expect(shadow.querySelector('[part=error-notice] button')).toBeNull();
    expect(shadow.querySelector('table')).toBeNull();
  });

  it('keeps the largest quantity beside its radio on a phone', async () => {
    await page.viewport(375, 800);
    await define();
    const element = place('kerf-price-table', { item: 'die-cut' });
    const shadow = await ready(element, isPriced);
    const label = [...shadow.querySelectorAll('.pick')].find(({ textContent }) => textContent === '10,000');
    const words = document.createRange();
    words.selectNode(label?.lastChild as Node);
    const [text, radio] = [
      words.getBoundingClientRect(),
      label?.querySelector('input')?.getBoundingClientRect(),
    ];
    expect(text.left).toBeGreaterThan(radio?.right ?? Number.NaN);
    expect(text.top).toBeLessThan(radio?.bottom ?? Number.NaN);
    expect(shadow.querySelector('table')?.scrollWidth).toBeLessThanOrEqual(375);
  });

  it('can be read in a box of 172 pixels, and is scrolled in it', async () => {
    await define();
    const element = place('kerf-price-table', attributes);
    element.style.width = '172px';
    const shadow = await ready(element, isPriced);
    const table = shadow.querySelector('table') as HTMLTableElement;
    for (const cell of shadow.querySelectorAll('th, td'))
      expect(Number.parseFloat(getComputedStyle(cell).fontSize)).toBeGreaterThanOrEqual(11);
    expect([element.scrollWidth, table.offsetWidth]).toEqual([172, 172]);
    table.scrollLeft = 1_000;
    const last = table.querySelector('td:last-child') as HTMLElement;
    const right = element.getBoundingClientRect().right;
    expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(right + 1);
  });

  it('asks for the size of a sticker that has none', async () => {
    await page.viewport(1000, 800);
    await Promise.all([define(), import('../configurator/configurator.define.js')]);
    const panel = place('kerf-configurator', { item: 'die-cut' });
    const element = place('kerf-price-table', {});
    const shadow = await ready(element, isPriced);
    const drawn = await ready(panel, (root) => expect(root.querySelector('[part=size]')).not.toBeNull());
    const view = within(drawn.querySelector('.root') as HTMLElement);
    const size = within(drawn.querySelector('[part=size]') as HTMLElement);
    size.getByRole('radio', { name: 'Custom' }).click();
    await ready(panel, () => view.getByLabelText('Width'));
    for (const [label, text] of [
      ['Width', ''],
      ['Height', '60'],
    ] as const) {
      const field = view.getByLabelText<HTMLInputElement>(label);
      field.value = text;
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
    await ready(element, () =>
      expect(shadow.querySelector('[part=error-notice]')?.textContent).toBe(messages.sizeRequired),
    );
    expect(shadow.querySelector('table')).toBeNull();
  });

  it('says that it waits while its prices are read anew', async () => {
    await Promise.all([define(), import('../configurator/configurator.define.js')]);
    const panel = place('kerf-configurator', attributes);
    const element = place('kerf-price-table', {});
    const shadow = await ready(element, isPriced);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    interceptCalls(({ path, pass }) => (path === '/get/pricing-data' ? held.then(pass) : null));
    const view = within(panel.shadowRoot?.querySelector('.root') as HTMLElement);
    await ready(panel, () => view.getByRole('radio', { name: /two sides/i }));
    view.getByRole('radio', { name: /two sides/i }).click();
    const busy = () => shadow.querySelector('table')?.getAttribute('aria-busy');
    await ready(element, () => expect(busy()).toBe('true'));
    answer();
    await ready(element, () => expect(busy()).toBe('false'));
  });
});
