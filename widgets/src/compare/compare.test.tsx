import { createShop, type Shop } from '@kerf/sdk';
import type { KeptType, SharedShop } from '@kerf/sdk/runtime';
import { within } from 'shadow-dom-testing-library';
import { beforeEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import type { KerfElement } from '../element/kerf-element.js';
import { keepsTheWidgetContract, place, ready, violations } from '../testing/contract-suite.js';
import { interceptCalls, unreachable } from '../testing/intercept-calls.js';
import { useTestShop } from '../testing/test-shop.js';

const key = (place: number) => `kerf-compare-00${place}`;

/** What the shop prices, as an earlier page would have kept it: one for each quantity. */
async function typesOf(quantities: readonly number[]): Promise<KeptType[]> {
  const shop: Shop = createShop({ api: inject('shopApi') });
  await shop.openConfiguration('cards', { item: 'premium-business-card' });
  const { keepForComparing } = await import('@kerf/sdk/actions');
  const kept: KeptType[] = [];
  for (const quantity of quantities) {
    shop.chooseOption('cards', 'quantity_index', -1);
    shop.typeOption('cards', 'custom_quantity', String(quantity));
    await vi.waitFor(
      () => {
        const comparison = keepForComparing(shop.runtime, 'cards');
        if (comparison.status !== 'kept') throw new Error(comparison.status);
        expect(comparison.type.request.quantity).toBe(quantity);
        kept.push(comparison.type);
      },
      { timeout: 20_000 },
    );
  }
  return kept;
}

let types: KeptType[];
/** Puts the first ones into this tab, as an earlier page would have. */
function keep(count: number, change: (type: KeptType, at: number) => object = () => ({})): void {
  for (const [at, { key: _, ...type }] of types.slice(0, count).entries())
    sessionStorage.setItem(key(at), JSON.stringify({ ...type, keptAt: at, ...change(type as KeptType, at) }));
}

beforeEach(async () => {
  types ??= await typesOf([310, 320, 330, 340]);
});

const define = () => import('./compare.define.js');
const isReady = (shadow: ShadowRoot) => {
  expect(shadow.querySelectorAll('.type').length).toBeGreaterThan(0);
  expect(shadow.querySelector('.price-now[aria-busy="true"]')).toBeNull();
};

describe('kerf-compare', () => {
  beforeEach(() => {
    sessionStorage.clear();
    keep(2);
  });
  keepsTheWidgetContract({
    tag: 'kerf-compare',
    attributes: {},
    define: async () => {
      keep(2);
      await define();
    },
    isReady: (shadow) => expect(shadow.querySelectorAll('.type').length).toBeGreaterThan(0),
  });
});

async function open(count: number, change?: (type: KeptType, at: number) => object) {
  keep(count, change);
  await define();
  const element = place('kerf-compare', {}) as KerfElement;
  const told: [string, unknown][] = [];
  for (const type of [
    'kerf-ready',
    'kerf-error',
    'kerf-before-compare-change',
    'kerf-compare-change',
    'kerf-before-add-to-cart',
    'kerf-add-to-cart',
  ])
    element.addEventListener(type, (event) => told.push([type, (event as CustomEvent).detail]));
  const shadow = await ready(element, isReady);
  const root = within(shadow.querySelector('.root') as HTMLElement);
  const openCards = async () => {
    root.getByRole('button', { name: 'Compare details' }).click();
    await ready(element, () => expect(shadow.querySelector('dialog[open] .card')).not.toBeNull());
    return [...shadow.querySelectorAll<HTMLElement>('.card')];
  };
  return { element, shadow, root, told, openCards };
}

const textsOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);

describe('What is compared', () => {
  useTestShop();

  it('draws nothing, and fetches nothing, before something is kept', async () => {
    const calls = interceptCalls();
    await define();
    const element = place('kerf-compare', {});
    await new Promise((settled) => setTimeout(settled, 300));
    expect([element.shadowRoot?.querySelector('.root')?.childElementCount, calls]).toEqual([0, []]);
    expect(element.getBoundingClientRect().height).toBe(0);
  });

  it('asks what each costs now, and says of one whose price moved what it was', async () => {
    const { shadow } = await open(2, ({ price }, at) => (at ? { price: price + 1 } : {}));
    expect(textsOf(shadow.querySelectorAll('.moved'))).toEqual([
      expect.stringMatching(/^The price has moved: it was \$\d+\.\d\d\.$/),
    ]);
    const { price, was } = JSON.parse(sessionStorage.getItem(key(1)) ?? '');
    expect([price, was]).toEqual([types[1]?.price, (types[1]?.price ?? 0) + 1]);
  });

  it('shows no price as one of today that the shop did not confirm, and asks again', async () => {
    keep(1);
    let isLost = true;
    interceptCalls(() => (isLost ? unreachable() : null));
    await define();
    const element = place('kerf-compare', {});
    const told = vi.fn();
    element.addEventListener('kerf-error', told);
    const shadow = await ready(element, (shadow) => expect(shadow.querySelector('.failed')).not.toBeNull());
    expect(shadow.querySelector('.price')).toBeNull();
    await ready(element, () => expect(told).toHaveBeenCalledTimes(1));
    const root = within(shadow.querySelector('.root') as HTMLElement);
    root.getByRole('button', { name: 'Compare details' }).click();
    await ready(element, () => expect(shadow.querySelector('dialog[open]')).not.toBeNull());
    await ready(element, () =>
      expect(root.getByRole<HTMLButtonElement>('button', { name: 'Add to Cart' }).disabled).toBe(true),
    );
    const again = await root.findByRole('button', { name: 'Try again' }, { timeout: 20_000 });
    isLost = false;
    again.click();
    await ready(element, () => expect(shadow.querySelector('.card .price')).not.toBeNull());
  });

  it('marks what is not the same in all of them, in a sign and in words', async () => {
    const { shadow, element, openCards } = await open(3);
    await openCards();
    const marked = shadow.querySelectorAll('.card:first-child .differs dt');
    expect(textsOf(marked)).toEqual(['Quantity ≠, differs']);
    expect(textsOf(shadow.querySelectorAll('.card .differs dd'))).toEqual(['310', '320', '330']);
    expect(shadow.querySelector('.compared')?.textContent).toContain('What is marked with ≠');
    expect(await violations(element)).toEqual([]);
  });

  it('puts one into the cart once, however often it is pressed, unless the page prevents it', async () => {
    const { element, told, openCards } = await open(2);
    const calls = interceptCalls();
    const [, second] = await openCards();
    const button = within(second as HTMLElement).getByRole('button', { name: 'Add to Cart' });
    const prevent = (event: Event) => event.preventDefault();
    element.addEventListener('kerf-before-add-to-cart', prevent);
    button.click();
    await expect.poll(() => told.filter(([type]) => type === 'kerf-before-add-to-cart')).toHaveLength(1);
    await new Promise((settled) => setTimeout(settled, 200));
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
    element.removeEventListener('kerf-before-add-to-cart', prevent);
    button.click();
    button.click();
    await ready(element, () =>
      expect(second?.querySelector('.said')?.textContent).toBe('Added to your cart. View cart'),
    );
    button.click();
    await new Promise((settled) => setTimeout(settled, 300));
    expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
    const about = { configuration: 'cards', item: 'premium-business-card', selection: types[1]?.selection };
    expect(told.slice(-2)).toEqual([
      ['kerf-before-add-to-cart', { ...about, line: null }],
      ['kerf-add-to-cart', { ...about, line: expect.stringMatching(/./) }],
    ]);
    const { cart } = element.runtime.snapshot().cart;
    expect(cart?.lines.map(({ quantity, total }) => [quantity, total])).toEqual([[320, types[1]?.price]]);
  });

  it('takes one out, says so once, and goes on from a card that is left; not where the page prevents it', async () => {
    const { element, shadow, told, openCards } = await open(3);
    const [first] = await openCards();
    const remove = within(first as HTMLElement).getByRole('button', { name: 'Remove' });
    element.addEventListener('kerf-before-compare-change', (event) => event.preventDefault(), { once: true });
    remove.click();
    expect(Object.keys(sessionStorage)).toHaveLength(3);
    remove.click();
    await ready(element, () => expect(shadow.activeElement?.textContent).toBe('1. Premium Business Card'));
    expect(shadow.querySelector('dialog [role=status]')?.textContent).toBe(
      'Removed: Premium Business Card. Left: 2.',
    );
    expect(Object.keys(sessionStorage).sort()).toEqual([key(1), key(2)]);
    const { product, details, price } = types[0] as KeptType;
    const change = { type: { product, details, price }, action: 'remove' };
    expect(told.slice(-3)).toEqual([
      ['kerf-before-compare-change', change],
      ['kerf-before-compare-change', change],
      ['kerf-compare-change', change],
    ]);
  });

  it('copies the address that opens one, and shows it where the browser does not let it', async () => {
    const { element, shadow, openCards } = await open(1);
    const [card] = await openCards();
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    onTestFinished(() => copied.mockRestore());
    const copy = within(card as HTMLElement).getByRole('button', { name: 'Copy link' });
    const said = () => shadow.querySelector('.said')?.textContent;
    copy.click();
    await ready(element, () => expect(said()).toBe('Link copied.'));
    const address = String(copied.mock.calls[0]?.[0]);
    expect(address).toBe(new URL(types[0]?.path ?? '', inject('shopApi')).href);
    copied.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    copy.click();
    await ready(element, () =>
      expect(shadow.querySelector<HTMLInputElement>('.address')?.value).toBe(address),
    );
    expect(said()).toContain('Copy the link below');
  });

  it('leads nowhere but to the shop, and shows nothing that is no kept configuration', async () => {
    sessionStorage.setItem('kerf-compare-100', '{"product":"X"}');
    sessionStorage.setItem('kerf-compare-101', 'nonsense');
    sessionStorage.setItem('kerf-compare-102', 'null');
    const { shadow, openCards } = await open(2, (_, at) => ({
      path: at ? 'https://elsewhere.example/' : 'javascript:alert(1)',
    }));
    expect(await openCards()).toHaveLength(2);
    expect(shadow.querySelectorAll('.card a')).toHaveLength(0);
  });

  it('keeps nothing before it may, and what was in memory from then on', async () => {
    const shared = (globalThis as { [key: symbol]: SharedShop | undefined })[Symbol.for('kerf.shop')];
    if (shared) shared.options = { ...shared.options, consent: 'withheld' };
    await import('../configurator/configurator.define.js');
    await define();
    const tray = place('kerf-compare', {});
    const panel = place('kerf-configurator', { item: 'premium-business-card' });
    const inPanel = await ready(panel, (shadow) =>
      expect(shadow.querySelector('.total-price')?.textContent).toMatch(/^\$\d/),
    );
    within(inPanel.querySelector('.root') as HTMLElement)
      .getByRole('button', { name: 'Add to Compare' })
      .click();
    await ready(panel, () =>
      expect(inPanel.querySelector('.actions .notice')?.textContent).toBe(
        'Added to compare. It is kept until you leave this page. View comparison',
      ),
    );
    await ready(tray, isReady);
    expect([sessionStorage.length, document.cookie]).toEqual([0, '']);
    tray.setAttribute('consent', 'granted');
    await expect
      .poll(() => Object.keys(sessionStorage))
      .toEqual([expect.stringMatching(/^kerf-compare-\d{3}$/)]);
    // A page of another site gets no cookie.
    expect(document.cookie).toBe('');
  });

  it('opens from the panel, and gives the focus back to it', async () => {
    keep(2);
    await import('../configurator/configurator.define.js');
    const { shadow, element } = await open(2);
    const panel = place('kerf-configurator', { item: 'premium-business-card' });
    const inPanel = await ready(panel, (shadow) =>
      expect(shadow.querySelector('.total-price')?.textContent).toMatch(/^\$\d/),
    );
    const buttons = within(inPanel.querySelector('.root') as HTMLElement);
    buttons.getByRole('button', { name: 'Add to Compare' }).click();
    const view = await buttons.findByRole('button', { name: 'View comparison' }, { timeout: 20_000 });
    view.focus();
    view.click();
    await ready(element, () =>
      expect(shadow.querySelectorAll('dialog[open] .card').length).toBeGreaterThan(1),
    );
    within(shadow.querySelector('dialog') as HTMLElement)
      .getByRole('button', { name: 'Close' })
      .click();
    await ready(panel, () => expect(inPanel.activeElement).toBe(view));
  });

  it('is offered by the panel no longer than there is something to compare', async () => {
    await import('../configurator/configurator.define.js');
    await define();
    const element = place('kerf-compare', {});
    const panel = place('kerf-configurator', { item: 'premium-business-card' });
    const inPanel = await ready(panel, (shadow) =>
      expect(shadow.querySelector('.total-price')?.textContent).toMatch(/^\$\d/),
    );
    const buttons = within(inPanel.querySelector('.root') as HTMLElement);
    const add = buttons.getByRole('button', { name: 'Add to Compare' });
    add.click();
    const view = await buttons.findByRole('button', { name: 'View comparison' }, { timeout: 20_000 });
    view.focus();
    view.click();
    const shadow = await ready(element, (shadow) =>
      expect(shadow.querySelector('dialog[open] .card')).not.toBeNull(),
    );
    const dialog = within(shadow.querySelector('dialog') as HTMLElement);
    dialog.getByRole('button', { name: 'Remove' }).click();
    await ready(element, () => expect(shadow.querySelector('.card')).toBeNull());
    dialog.getByRole('button', { name: 'Close' }).click();
    await ready(panel, () => expect(inPanel.activeElement).toBe(add));
    expect(inPanel.querySelector('.actions .notice')?.textContent).toBe('');
  });

  it('lets whoever took the last one out of the cards go on from the tray that they were opened from', async () => {
    const { element, shadow, root, openCards } = await open(1);
    root.getByRole('button', { name: 'Compare details' }).focus();
    const [card] = await openCards();
    within(card as HTMLElement)
      .getByRole('button', { name: 'Remove' })
      .click();
    await ready(element, () => expect(shadow.querySelector('.card')).toBeNull());
    root.getByRole('button', { name: 'Close' }).click();
    await ready(element, () => expect(shadow.activeElement).toBe(shadow.querySelector('#compare-head')));
  });
});
